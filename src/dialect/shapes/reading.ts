import { describe, memberPath } from '../../documents/issue.ts'
import { nearest } from '../../documents/nearest.ts'
import type { Reading } from './construct.ts'
import type { Json, JsonObject } from './json.ts'
import type { Value } from './scope.ts'

/** The constant in a shape that writes nothing. */
export const absentWord = '$absent'

/** Reports a mistake at the current place, or at a member of it. */
export function mistake(at: Reading, expected: string, received: unknown, member?: string): void {
  const path = member === undefined ? at.path : memberPath(at.path, member)
  at.issues.push({ path, expected, received: describe(received) })
}

/** Reports members that a construct does not have. */
export function checkMembers(source: JsonObject, known: readonly string[], at: Reading): void {
  for (const name of Object.keys(source)) {
    if (known.includes(name)) continue
    const meant = nearest(name, known)
    const hint = meant === undefined ? known.join(', ') : `did you mean ${meant}?`
    mistake(at, `a member of ${known[0]} (${hint})`, name, name)
  }
}

/** Returns the value of a name. Reports an unknown name, with the most similar known one. */
export function knownValue(
  name: unknown,
  at: Reading,
  member?: string,
  wanted: (value: Value) => boolean = () => true,
): Value | undefined {
  const { values, of } = at.scope
  const value = typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined
  if (value !== undefined && wanted(value)) return value
  const names = Object.keys(values).filter(known => wanted(values[known]!))
  const meant = typeof name === 'string' ? nearest(name, names) : undefined
  const few = names.length === 0 ? 'there is none' : names.join(', ')
  const hint = meant === undefined ? few : `did you mean ${meant}?`
  mistake(at, `the name of a value of ${of} (${hint})`, name, member)
  return undefined
}

/** Returns the word of an option if it is one of the known words. Reports any other. */
export function knownWord<Word extends string>(
  word: unknown,
  words: readonly Word[],
  at: Reading,
  member: string,
): Word | undefined {
  const known = words.find(one => one === word)
  if (known !== undefined) return known
  const meant = typeof word === 'string' ? nearest(word, words) : undefined
  mistake(at, meant === undefined ? words.join(', ') : `${meant} (one of ${words.join(', ')})`, word, member)
  return undefined
}

/**
 * Parses a constant in an option. `$absent` becomes undefined. A text that starts with `$` must double it.
 */
export function readConstant(source: Json, at: Reading, member: string): Json | undefined {
  if (source === absentWord) return undefined
  if (typeof source !== 'string' || !source.startsWith('$')) return source
  if (source.startsWith('$$')) return source.slice(1)
  mistake(at, `a constant or ${absentWord}; write $$ for a text that starts with $`, source, member)
  return source
}

/** Reverses `readConstant`. */
export function printConstant(value: Json | undefined): Json {
  if (value === undefined) return absentWord
  return typeof value === 'string' && value.startsWith('$') ? `$${value}` : value
}
