import type { Value } from '../scope.ts'
import type { ValueForm } from './form.ts'

const cases = {
  lower: (text: string) => text.toLowerCase(),
  upper: (text: string) => text.toUpperCase(),
}

/** Letters in one case; they are read in the other, in which the document has them. */
export function inCase(as: 'lower' | 'upper', { schema }: Value): ValueForm {
  const written = cases[as]
  const usual = cases[as === 'lower' ? 'upper' : 'lower']
  return {
    write: text => written(String(text)),
    read(received) {
      if (typeof received !== 'string' || received === '' || received !== written(received)) return undefined
      return usual(received)
    },
    schema: { type: 'string', ...(schema.minLength !== undefined && { minLength: schema.minLength }) },
  }
}

type Kind = 'region' | 'language'
const names: Partial<Record<Kind, Intl.DisplayNames>> = {}

function nameIn(type: Kind, code: string): string {
  names[type] ??= new Intl.DisplayNames('en', { type, fallback: 'code' })
  return names[type].of(code)!
}

/** A code that is in capitals is a country's, another a language's; what is no code stays as it is. */
function nameOf(code: string): string {
  if (/^[A-Z]{2}$/.test(code)) return nameIn('region', code)
  return /^[a-z]{2,3}$/.test(code) ? nameIn('language', code) : code
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap(first => letters.map(second => first + second))

/** A name was another code's before, as Germany was DD too: the code of today is meant. */
function isCurrent(code: string): boolean {
  const tag = code === code.toLowerCase() ? code : `und-${code}`
  return Intl.getCanonicalLocales(tag)[0] === tag
}

/** Codes by their names. */
function codesByName(): ReadonlyMap<string, string> {
  const codes = [...pairs, ...pairs.map(code => code.toUpperCase())].filter(isCurrent)
  return new Map(codes.map(code => [nameOf(code), code]))
}

let codes: ReadonlyMap<string, string> | undefined

/** Countries and languages by their English names. */
export const named: ValueForm = {
  write: code => nameOf(String(code)),
  read(received) {
    codes ??= codesByName()
    return typeof received === 'string' && received !== '' ? (codes.get(received) ?? received) : undefined
  },
  schema: { type: 'string', minLength: 1 },
}
