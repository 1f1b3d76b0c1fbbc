import { parsePointer } from '../../../src/documents/pointer.ts'
import { wordsOf } from '../../core/match.ts'

/** The score of a pointer that ends with one of the names. */
export const sameName = 3

/** Names of the member that has the value of the object around it: `{"clicks": {"value": 3, "at": 1703}}`. */
const ofTheValue = /^(value|val|v|amount|text|number|numberlong|numberint)$/

/**
 * Returns how likely a pointer is the place of a field, judged by its name alone: from 0 (no match) to 3
 * (exactly the name).
 */
export function nameScore(pointer: string, names: readonly string[]): number {
  const named = parsePointer(pointer).filter(step => !/^\d+$/.test(step))
  const isWrapped = named.length > 1 && ofTheValue.test(wordsOf(named.at(-1) ?? ''))
  const steps = isWrapped ? named.slice(0, -1) : named
  const last = wordsOf(steps.at(-1) ?? '')
  const joined = wordsOf(steps.slice(-2).join(''))
  let score = 0
  for (const name of names.map(wordsOf)) {
    if (last === name || joined === name) score = sameName
    else if (last.length > 2 && (name.startsWith(last) || last.startsWith(name))) score = Math.max(score, 2)
    else if (last.includes(name) || joined.includes(name)) score = Math.max(score, 1)
  }
  return score
}

/**
 * Returns the pointers on which most of the records agree, the best first. The name counts too: if ids are
 * small numbers, other members sometimes show the same number. The first of the names is the field's own: an alias
 * that was sent may also be in `slug`, beside those that the server made.
 */
export function ranked(counts: ReadonlyMap<string, number>, names: readonly string[], of: number): string[] {
  const byName = (pointer: string) =>
    nameScore(pointer, names) * 0.15 + (nameScore(pointer, names.slice(0, 1)) === sameName ? 0.01 : 0)
  const score = (pointer: string) => (counts.get(pointer) ?? 0) / of + byName(pointer)
  return [...counts.keys()].sort((a, b) => score(b) - score(a) || a.length - b.length)
}

/** Adds one to the number of records for a pointer. */
export function countNames(counts: Map<string, number>, pointer: string): void {
  counts.set(pointer, (counts.get(pointer) ?? 0) + 1)
}

/** Whether a pointer leads into an array. A value there belongs to whichever element comes first. */
export function isInList(pointer: string): boolean {
  return /\/\d+(\/|$)/.test(pointer)
}
