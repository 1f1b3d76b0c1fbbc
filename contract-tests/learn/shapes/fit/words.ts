import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { choice } from './choice.ts'
import { conditionFor } from './condition.ts'
import { spelled } from './leaf.ts'
import { distinct, explains, isEmptyJson, type Sample } from './sample.ts'

const mostWords = 6

/**
 * Returns the shape of a list of words such as `["password", "expiring"]`, in which each word has a condition
 * of its own. A list without words may be written differently, as null for example.
 */
export function wordsShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const filled = samples.filter(({ json }) => !isEmptyJson(json))
  const lists = filled.map(({ json }) => json)
  const [empty, ...others] = distinct(samples.filter(sample => !filled.includes(sample)))
  if (filled.length < 2 || others.length > 0 || !lists.every(isTexts)) return undefined
  const words = inOrder(lists)
  if (words === undefined || words.length > mostWords) return undefined
  const parts = words.map(word => partFor(word, samples, scope, path))
  if (!parts.every(part => part !== undefined)) return undefined
  const isAlike = filled.length === samples.length || Array.isArray(empty)
  const shape = isAlike ? parts : around(parts, empty, filled, samples, scope, path)
  return shape !== undefined && explains(shape, samples, scope) ? shape : undefined
}

function isTexts(json: Json | undefined): json is string[] {
  return Array.isArray(json) && json.every(word => typeof word === 'string')
}

/** Returns the words of all lists in one common order. Undefined if two lists contradict each other. */
function inOrder(lists: readonly (readonly string[])[]): string[] | undefined {
  const words = [...new Set(lists.flat())]
  const isBefore = (one: string, other: string) =>
    lists.some(list => list.includes(one) && list.includes(other) && list.indexOf(one) < list.indexOf(other))
  const sorted = words.sort((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0))
  const isSorted = (list: readonly string[]) =>
    list.slice(1).every((word, index) => sorted.indexOf(list[index] ?? '') < sorted.indexOf(word))
  return lists.every(isSorted) ? sorted : undefined
}

function partFor(
  word: string,
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const has = ({ json }: Sample) => Array.isArray(json) && json.includes(word)
  const [held, not] = [samples.filter(has), samples.filter(sample => !has(sample))]
  if (not.length === 0) return spelled(word)
  // If only one record shows the word, any value of that record would explain it.
  if (new Set(held.map(({ values }) => values.id)).size < 2 && held.some(({ values }) => 'id' in values))
    return undefined
  const condition = conditionOf(held, not, scope, [...path, word])
  return condition && choice(condition, spelled(word))
}

function around(
  parts: readonly Json[],
  empty: Json | undefined,
  filled: readonly Sample[],
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const rest = samples.filter(sample => !filled.includes(sample))
  const condition = conditionOf(filled, rest, scope, path)
  return condition && choice(condition, [...parts], empty === undefined ? undefined : spelled(empty))
}

function conditionOf(held: readonly Sample[], not: readonly Sample[], scope: Scope, path: readonly string[]) {
  const valuesOf = (some: readonly Sample[]) => some.map(({ values }) => values)
  return conditionFor(valuesOf(held), valuesOf(not), scope, path)
}
