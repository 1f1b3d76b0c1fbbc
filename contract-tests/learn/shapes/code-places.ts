import { addressNames } from '../../../src/dialect/shapes/addresses.ts'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { distinct, type Sample } from './fit/sample.ts'

// Tests whether a place of an error may show a code: a word, a number or the address of a page about the
// mistake.

/** A code: `alias_taken`, `auth/invalid-email`, `ZK/007`, `E:12`; or words. */
const codeOrWords = /^(\0words\0|(?!\w+:\/\/)[\w.:/#-]+)$/

/**
 * Whether a place shows only words or null, at least two different values, and belongs to the error as a whole,
 * which has a `code`.
 */
export function isWord(parts: readonly Sample[]): boolean {
  const shown = distinct(parts)
  return (
    parts.some(({ values }) => 'code' in values) &&
    shown.length > 1 &&
    shown.some(json => json !== null) &&
    shown.every(json => json === null || (typeof json === 'string' && /^[\w.-]+$/.test(json)))
  )
}

/**
 * Whether a place shows only words, numbers, flags or null, at least two of them. Echoes of the sent value
 * are ignored.
 */
export function arePlain(parts: readonly Sample[]): boolean {
  const isPlain = (json: Json | undefined) =>
    ['number', 'boolean', 'undefined'].includes(typeof json) ||
    json === null ||
    (typeof json === 'string' && codeOrWords.test(json))
  const shown = distinct(parts.filter(part => shownBy(part) !== '$received'))
  const isSome = shown.some(json => json !== null && json !== undefined)
  return shown.length > 1 && isSome && shown.every(isPlain) && !parts.some(showsPath)
}

/** Whether a text ends with the path of the request. A code may contain the path of a list: `errors/links/required`. */
function showsPath({ json, values: { path } }: Sample): boolean {
  return typeof json === 'string' && typeof path === 'string' && path.length > 1 && json.endsWith(path)
}

/** Whether a place shows different addresses outside this service: RFC 9457 types, pages about mistakes. */
export function areAddresses(parts: readonly Sample[]): boolean {
  const isOf = ({ values, json }: Sample) => {
    const own = [values.base, values.origin, values.received, values.path].filter(text => text)
    return (
      json === null ||
      json === undefined ||
      (typeof json === 'string' &&
        /^(https?:\/\/|urn:)[^\s?]+$/.test(json) &&
        !own.some(text => json.includes(String(text))))
    )
  }
  const isShown = ({ json }: Sample) => json !== null && json !== undefined
  return distinct(parts).length > 1 && parts.some(isShown) && parts.every(isOf)
}

/** Returns what a place shows. An echo of the sent value is shown as the name of that value. */
export function shownBy({ json, values }: Sample): Json {
  if (json === undefined) return '$absent'
  return json !== '' && json === values.received ? '$received' : json
}

/**
 * Removes the service's own address from the start of all samples. Undefined if a sample does not start with
 * it or contains the path of the request.
 */
export function ownAddresses(
  samples: readonly Sample[],
  scope: Scope,
): { name: (typeof addressNames)[number]; rest: Sample[] } | undefined {
  const known = addressNames.filter(name => name in scope.values)
  const name = known.find(name =>
    samples.every(({ values, json }) => {
      const start = values[name]
      const isBelow = typeof start === 'string' && start !== '' && String(json).startsWith(`${start}/`)
      return isBelow && typeof json === 'string' && !json.includes(String(values.path))
    }),
  )
  if (name === undefined) return undefined
  const rest = samples.map(sample => ({
    ...sample,
    json: String(sample.json).slice(String(sample.values[name]).length),
  }))
  return { name, rest }
}
