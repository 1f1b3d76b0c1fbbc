import type { CodeKind, Value } from '../scope.ts'
import type { ValueForm } from './form.ts'

const afterBreak = /[_\s-]+(\w)/g

const cases = {
  lower: (text: string) => text.toLowerCase(),
  upper: (text: string) => text.toUpperCase(),
  camel: (text: string) => text.replace(afterBreak, (_, letter: string) => letter.toUpperCase()),
  pascal: (text: string) => cases.camel(`_${text}`),
  kebab: (text: string) => text.replace(/[_\s]+/g, '-'),
  words: (text: string) => text.replace(/[_-]+/g, ' '),
  compact: (text: string) => text.replace(/[_\s-]+/g, ''),
}

/** Writes the letters of a text in one case, or joins its words by a naming convention. */
export function inCase(as: keyof typeof cases, { schema }: Value): ValueForm {
  const written = cases[as]
  return {
    write: text => written(String(text)),
    read: received =>
      typeof received === 'string' && received !== '' && received === written(received) ? true : undefined,
    schema: { type: 'string', ...(schema.minLength !== undefined && { minLength: schema.minLength }) },
    lossy: true,
  }
}

const names: Partial<Record<CodeKind, Intl.DisplayNames>> = {}

function nameIn(type: CodeKind, code: string): string {
  names[type] ??= new Intl.DisplayNames('en', { type, fallback: 'code' })
  return names[type].of(code)!
}

/**
 * Returns the English name of a code. If the kind is not known, two capitals are a country, and two or three
 * small letters a language. Any other text is returned as it is.
 */
function nameOf(code: string, kind: CodeKind | undefined): string {
  if (kind === undefined) {
    if (/^[A-Z]{2}$/.test(code)) return nameIn('region', code)
    return /^[a-z]{2,3}$/.test(code) ? nameIn('language', code) : code
  }
  if (kind === 'region') return /^[a-z]{2}$/i.test(code) ? nameIn(kind, code.toUpperCase()) : code
  return /^[a-z]{2,3}$/i.test(code) ? nameIn(kind, code.toLowerCase()) : code
}

/**
 * Writes English names in place of country and language codes. Other texts are written as they are, so a name
 * does not determine the code.
 */
export const named = ({ codes }: Value): ValueForm => ({
  write(code, { list } = {}) {
    const text = String(code)
    if (typeof codes !== 'object') return nameOf(text, codes)
    const kind = codes[String(list)]
    return kind === undefined ? text : nameOf(text, kind)
  },
  read: received => (typeof received === 'string' && received !== '' ? true : undefined),
  schema: { type: 'string', minLength: 1 },
  lossy: true,
})
