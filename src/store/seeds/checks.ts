import { describe } from '../../dialect/errors.ts'
import { nearest } from '../../dialect/nearest.ts'
import { type SeedMistakes, seedPath } from './mistake-list.ts'

/** Checks one value of a file. Returns the typed value, or adds a mistake and returns undefined. */
export type Check<T> = (value: unknown, path: string, mistakes: SeedMistakes) => T | undefined

/** The checks of an object's possible members, by name. */
export type Fields = Record<string, Check<unknown>>

/** The result of `object`: the members that were present. An invalid one has the value undefined. */
export type Row<F extends Fields> = { [K in keyof F]?: ReturnType<F[K]> }

/** Accepts a whole number in a range. */
export function integer(min: number, max: number): Check<number> {
  return (value, path, mistakes) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
    mistakes.add(path, `a whole number from ${min} to ${max}`, value)
    return undefined
  }
}

/** Accepts one of a few values. */
export function oneOf<T extends string | number>(...values: T[]): Check<T> {
  const words = values.map(String)
  const expected = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  return (value, path, mistakes) => {
    const found = values.find(known => known === value)
    if (found === undefined) mistakes.add(path, expected, value)
    return found
  }
}

/** Accepts a text that passes the test. `expected` describes such a text. */
export function text(expected: string, test: (value: string) => boolean): Check<string> {
  return parsed(expected, value => (test(value) ? value : undefined))
}

/** Accepts a text that represents another value. `parse` returns undefined for an invalid text. */
export function parsed<T>(expected: string, parse: (value: string) => T | undefined): Check<T> {
  return (value, path, mistakes) => {
    const result = typeof value === 'string' ? parse(value) : undefined
    if (result !== undefined) return result
    // YAML reads 2026 as a number and true as a boolean.
    const unquoted = ['number', 'boolean'].includes(typeof value) && parse(String(value)) !== undefined
    mistakes.add(path, unquoted ? `${expected}, in quotes` : expected, value)
    return undefined
  }
}

/** Accepts a text that is not empty. Messages never repeat it. */
export const secret: Check<string> = (value, path, mistakes) => {
  if (typeof value === 'string' && value !== '') return value
  mistakes.add(
    path,
    'a text of at least one character',
    value,
    typeof value === 'number' ? 'a number' : undefined,
  )
  return undefined
}

/** Accepts null or what another check accepts. */
export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value, path, mistakes) => (value === null ? null : check(value, path, mistakes))
}

/** Accepts a list. Invalid items become undefined, so that the others keep their index. */
export function list<T>(check: Check<T>): Check<(T | undefined)[]> {
  return (value, path, mistakes) => {
    if (Array.isArray(value)) return value.map((item, index) => check(item, `${path}[${index}]`, mistakes))
    mistakes.add(path, 'a list', value)
    return undefined
  }
}

/** Accepts an object that has the required members and no members besides `fields`. */
export function object<F extends Fields>(fields: F, required: (keyof F & string)[]): Check<Row<F>> {
  const names = Object.keys(fields)
  const members = names.length > 5 ? names.slice(0, 4).concat('…') : names
  return (value, path, mistakes) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      mistakes.add(path, `an object (${members.join(', ')})`, value)
      return undefined
    }
    const row: Record<string, unknown> = {}
    for (const name of required) {
      if (!Object.hasOwn(value, name)) fields[name]?.(undefined, seedPath(path, name), mistakes)
    }
    for (const [name, member] of Object.entries(value)) {
      const at = seedPath(path, name)
      // Look up own members only: a file may contain "constructor" or "__proto__".
      const check = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (check === undefined) mistakes.add(at, knownMember(name, names), member, describe(name))
      else row[name] = check(member, at, mistakes)
    }
    // Each member of the row was set by its own check, which TypeScript cannot follow through the loop.
    return row as Row<F>
  }
}

function knownMember(name: string, names: string[]): string {
  const meant = nearest(name, names)
  return meant === undefined
    ? `a known member (${names.join(', ')})`
    : `a known member (did you mean ${meant}?)`
}
