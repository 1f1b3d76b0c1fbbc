import { addressNames } from '../../../../src/dialect/shapes/addresses.ts'
import { isSet } from '../../../../src/dialect/shapes/is-set.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import type { Candidate } from './candidate.ts'
import { distance } from './names.ts'
import type { Sample } from './sample.ts'

/**
 * Returns the templates (texts with values in braces) that could have written the longest text of the
 * samples.
 */
export function templatesOf(samples: readonly Sample[], scope: Scope, path: readonly string[]): Candidate[] {
  const texts = samples.filter(({ json }) => typeof json === 'string' && json !== '')
  // The longest text is likely to have the most values set.
  const [first] = texts.sort((a, b) => String(b.json).length - String(a.json).length)
  if (first === undefined) return []
  const names = Object.entries(scope.values)
    .filter(([name, { type }]) => ['text', 'number', 'date', 'clock'].includes(type) && occurs(first, name))
    .map(([name]) => name)
    .slice(0, 8)
  // The service's own address differs on the mock, so a template must not write it as a constant.
  const own = addressNames.find(name => names.includes(name))
  return subsets(names).flatMap((chosen): Candidate[] => {
    if (own !== undefined && !chosen.includes(own)) return []
    const template = templateOf(first, chosen)
    if (template === undefined) return []
    const unset = samples.filter(({ values }) => chosen.some(name => !isSet(values[name])))
    const [spelling = '$absent', ...others] = new Set(unset.map(({ json }) => json))
    if (others.length > 0 || unset.some(sample => ownAddressIn(sample) !== undefined)) return []
    return [
      {
        shape: unset.length === 0 || spelling === null ? template : { $text: template, unset: spelling },
        cost: 2.5 + chosen.length / 5 + Math.min(...chosen.map(name => distance(path, name))) * 0.1,
      },
    ]
  })
}

/** Whether a text shows a value as a whole word. */
export function occurs({ values, json }: Sample, name: string): boolean {
  const text = values[name]
  if (text === null || text === undefined || text === '') return false
  const index = at(String(json), String(text))
  return index >= 0 && !(name === 'base_path' && isBehindHost(String(json), index))
}

/**
 * Whether a path at this index follows a host name, so that it is a path of that host and not of the service.
 */
export function isBehindHost(text: string, index: number): boolean {
  return /[\w.-]$/.test(text.slice(0, index))
}

/** Returns the index of a value in a text. A match in the middle of a number or a word does not count. */
function at(text: string, value: string): number {
  for (let index = text.indexOf(value); index >= 0; index = text.indexOf(value, index + 1)) {
    const [before = '', after = ''] = [text[index - 1], text[index + value.length]]
    // A value may directly follow an encoded character such as %2F; a time the T after a date, and a T the date.
    const isBegun = /(%[0-9a-f]{2}|\dT)$/i.test(text.slice(0, index))
    const isWhole = !isWord(before) || !isWord(value[0]) || isBegun
    if (isInDecimal(text, index, value)) continue
    const isEnded = /\d{4}-\d\d-\d\d$/.test(value) && /^T\d/.test(text.slice(index + value.length))
    if (isWhole && (isEnded || !isWord(after) || !isWord(value.at(-1)))) return index
  }
  return -1
}

/** Whether a whole number at this index is one side of a decimal number, such as the 2 in `2.4`. */
function isInDecimal(text: string, index: number, value: string): boolean {
  if (!/^\d+$/.test(value)) return false
  return /\d\.$/.test(text.slice(0, index)) || /^\.\d/.test(text.slice(index + value.length))
}

/** Returns the text with these values replaced by their names in braces. Undefined if two values overlap. */
export function templateOf({ values, json }: Sample, names: readonly string[]): string | undefined {
  const longest = [...names].sort((a, b) => String(values[b]).length - String(values[a]).length)
  let rest = String(json)
  const holes: string[] = []
  for (const name of longest) {
    const index = at(rest, String(values[name]))
    if (index < 0) return undefined
    rest = `${rest.slice(0, index)}\u0000${holes.length}\u0000${rest.slice(index + String(values[name]).length)}`
    holes.push(name)
  }
  const words = rest.replaceAll('{', '{{').replaceAll('}', '}}').replace(/^\$/, '$$$$')
  return words.replace(/\0(\d+)\0/g, (_, index: string) => `{${holes[Number(index)]}}`)
}

/** Returns a constant text as a template with the service's own address. Undefined if the text does not contain it. */
export function withOwnAddress(sample: Sample): string | undefined {
  const own = ownAddressIn(sample)
  return own && templateOf(sample, [own])
}

/** The value with the service's own address that a text shows. */
function ownAddressIn(sample: Sample): (typeof addressNames)[number] | undefined {
  return typeof sample.json === 'string' ? addressNames.find(name => occurs(sample, name)) : undefined
}

/** Returns all combinations of one to three names. */
function subsets(names: readonly string[]): string[][] {
  const found: string[][] = []
  for (const [index, first] of names.entries()) {
    found.push([first])
    for (const [next, second] of names.entries()) {
      if (next <= index) continue
      found.push([first, second])
      for (const third of names.slice(next + 1)) found.push([first, second, third])
    }
  }
  return found
}

function isWord(letter = ''): boolean {
  return /[a-z0-9]/i.test(letter)
}
