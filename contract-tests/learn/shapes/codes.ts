import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { areAddresses, arePlain, ownAddresses } from './code-places.ts'
import { codesBy, codesByRule, ofEveryKind } from './codes-by.ts'
import { codesOfFields } from './codes-of-fields.ts'
import { choice } from './fit/choice.ts'
import { leafShape, spelled } from './fit/leaf.ts'
import { distinct, mostWritten, type Sample, writtenBy } from './fit/sample.ts'

/**
 * Returns the shape of a place that shows a word for the kind of a mistake, or the address of a page about
 * it. The kind is tried before the field: with few samples of few fields, a word seems to go with the field.
 */
export function codeShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  if (!('rule' in scope.values)) return undefined
  const own = ownAddresses(samples, scope)
  if (own !== undefined) {
    const rest = codesByRule(own.rest)
    return rest && { $concat: [`$${own.name}`, rest] }
  }
  if (!(arePlain(samples) || areAddresses(samples))) return undefined
  const { shape } = leafShape(samples, scope, path) ?? {}
  const isByField = isObject(shape) && String(shape.$).startsWith('field')
  if (isObject(shape) && shape.$ === 'rule' && isObject(shape.map)) {
    // A kind that the map lacks is shown by its name.
    const { map } = shape
    const areMapped = samples.every(({ values }) => String(values.rule) in map)
    return areMapped ? { ...shape, map: ofEveryKind(map) } : shape
  }
  if (shape !== undefined && !isByField) return shape
  const isAsked = ({ values }: Sample) => values.source === 'query'
  const areSeveral = ({ values }: Sample) => Number(values.more ?? 0) > 0
  const found = [
    codesByRule(samples),
    apart(samples, isAsked, { source: 'query' }, codesByRule),
    'more' in scope.values ? apart(samples, areSeveral, { more: '$positive' }, onlyWord) : undefined,
    byValue(samples, isAsked, { source: 'query' }, scope, path),
  ]
  // Shapes that name fields come last: a shape for all query parameters also holds for unseen ones.
  const names = (shape: Json | undefined) => Number(JSON.stringify(shape ?? null).includes('"field_root"'))
  if ('object' in scope.values) found.push(codesBy('object', samples))
  if ('method' in scope.values) found.push(readsApart(samples))
  const best = mostWritten(
    found.sort((a, b) => names(a) - names(b)),
    samples,
    scope,
  )
  const fields = 'field_root' in scope.values ? codesBy('field_root', samples) : undefined
  const count = (shape: Json | undefined) => (shape === undefined ? 0 : writtenBy(shape, samples, scope))
  const named = 'field_root' in scope.values ? codesOfFields(samples, scope) : undefined
  if (named !== undefined && count(named) >= Math.max(count(best), count(fields))) return named
  return count(fields) > count(best) + samples.length * coincidence ? fields : best
}

/**
 * The share of samples whose word may match the field by chance, because each kind of mistake has few fields.
 */
const coincidence = 0.15

/** Returns a choice: one shape for the mistakes for which a condition holds, words by kind for all others. */
function apart(
  samples: readonly Sample[],
  holds: (sample: Sample) => boolean,
  condition: Json,
  shapeOf: (samples: readonly Sample[]) => Json | undefined,
): Json | undefined {
  const held = samples.filter(holds)
  const own = shapeOf(held)
  const others = codesByRule(samples.filter(sample => !held.includes(sample)))
  if (own === undefined || others === undefined) return undefined
  return choice(condition, own, others)
}

/** Returns a choice: one word in responses to reads, another one in all others. */
function readsApart(samples: readonly Sample[]): Json | undefined {
  const isRead = ({ values }: Sample) => values.method === 'GET'
  const [reads, writes] = [samples.filter(isRead), samples.filter(sample => !isRead(sample))].map(distinct)
  return samples.length > 2 && reads?.length === 1 && writes?.length === 1
    ? choice({ method: 'GET' }, spelled(reads[0]), spelled(writes[0]))
    : undefined
}

/**
 * Returns a choice: one constant if a condition holds, else words that go with a value such as the kind of
 * record.
 */
function byValue(
  samples: readonly Sample[],
  holds: (sample: Sample) => boolean,
  condition: Json,
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const [own, others] = [samples.filter(holds), samples.filter(sample => !holds(sample))]
  const [word, ...more] = distinct(own)
  const { shape } = leafShape(others, scope, path) ?? {}
  const isByField = isObject(shape) && String(shape.$).startsWith('field')
  return own.length === 0 || more.length > 0 || shape === undefined || isByField
    ? undefined
    : choice(condition, spelled(word), shape)
}

/** Returns the word that all samples show. Undefined if they differ or if there is only one sample. */
function onlyWord(samples: readonly Sample[]): Json | undefined {
  const [word, ...others] = distinct(samples)
  return samples.length < 2 || others.length > 0 ? undefined : word
}
