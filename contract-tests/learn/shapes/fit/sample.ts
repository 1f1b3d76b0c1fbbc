import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope, Values } from '../../../../src/dialect/shapes/scope.ts'
import { compile, parse } from '../../../../src/dialect/shapes/shape.ts'

/** A part of a response, and the values from which the server wrote it. */
export interface Sample {
  values: Values
  /** Undefined if the part is absent. */
  json: Json | undefined
  /**
   * Names the request, to recognize one that was sent twice: a value that differs between the two is
   * volatile.
   */
  of?: string | undefined
  /** The time at which the response was received, in milliseconds since 1970. */
  at?: number | undefined
}

/**
 * Returns ways to leave out a few samples (at most 15 %) that share one value, such as the id of one record.
 * The smallest groups come first.
 */
export function exceptions(samples: readonly Sample[]): { where: string; rest: Sample[] }[] {
  const found = new Map<string, Set<Sample>>()
  for (const sample of samples) {
    for (const [name, value] of Object.entries(sample.values)) {
      if (typeof value === 'object' && value !== null) continue
      const where = `${name} is ${JSON.stringify(value)}`
      found.set(where, (found.get(where) ?? new Set()).add(sample))
    }
  }
  const few = [...found].filter(([, some]) => some.size <= samples.length * 0.15)
  const places = new Map(samples.map((sample, index) => [sample, index]))
  const known = new Set<string>()
  return few
    .sort((a, b) => a[1].size - b[1].size)
    .filter(([, some]) => {
      const key = [...some].map(sample => places.get(sample)).join()
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
    .map(([where, some]) => ({ where, rest: samples.filter(sample => !some.has(sample)) }))
}

/**
 * Whether a shape writes all samples, or at least a share of them. Its `$seen` and `$any` parts match
 * anything.
 */
export function explains(shape: Json, samples: readonly Sample[], scope: Scope, share = 1): boolean {
  if (share < 1) return writtenBy(shape, samples, scope) >= samples.length * share
  return samples.every(fits(shape, scope))
}

/** Counts the samples that a shape writes. Its `$seen` and `$any` parts match anything. */
export function writtenBy(shape: Json, samples: readonly Sample[], scope: Scope): number {
  return samples.filter(fits(shape, scope)).length
}

/** Returns the shape that writes the most samples. On a tie, the first one. */
export function mostWritten(
  shapes: readonly (Json | undefined)[],
  samples: readonly Sample[],
  scope: Scope,
): Json | undefined {
  const found = shapes.flatMap(shape =>
    shape === undefined ? [] : [{ shape, written: writtenBy(shape, samples, scope) }],
  )
  return found.sort((a, b) => b.written - a.written)[0]?.shape
}

/** Returns a test whether a shape writes a sample. An invalid shape writes no sample. */
function fits(shape: Json, scope: Scope): (sample: Sample) => boolean {
  const issues: never[] = []
  const node = parse(withoutOpen(shape), scope, '', issues)
  if (issues.length > 0) return () => false
  const write = compile(node)
  return ({ values, json }) => isAlike(write(values), json)
}

/** Placeholder for a `$seen` or `$any` part. It matches anything. */
const anything = '\u0000anything\u0000'

/**
 * Replaces the parts of a shape whose values or order cannot be predicted by a constant that matches anything:
 * `$seen`, `$any` and `order: any`.
 */
export function withoutOpen(shape: Json): Json {
  if (Array.isArray(shape)) return shape.map(withoutOpen)
  if (!isObject(shape)) return shape
  if (Object.hasOwn(shape, '$seen') || Object.hasOwn(shape, '$any')) return anything
  if (Object.hasOwn(shape, '$list') && shape.order === 'any') return anything
  if (Array.isArray(shape.$concat) && shape.$concat.some(part => withoutOpen(part) === anything))
    return anything
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, withoutOpen(part)]))
}

/**
 * Whether two values are the same. The order of query parameters and digits after the milliseconds are
 * ignored.
 */
export function isAlike(one: Json | undefined, other: Json | undefined): boolean {
  if (one === anything || isSame(one, other)) return true
  if (typeof one === 'string' && typeof other === 'string')
    return normal(one) === normal(other) || normal(one) === normal(trimmed(other))
  if (typeof one === 'number' && typeof other === 'number') return one > 1e8 && Math.abs(one - other) < 0.001
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isAlike(item, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every(name => Object.hasOwn(other, name) && isAlike(one[name], other[name]))
}

/**
 * Cuts the fraction of a time to milliseconds if it has more digits and does not end with a zero. Then
 * removes the zeros at the end of the cut fraction.
 */
function trimmed(text: string): string {
  return text.replace(/(:\d\d)([.,]\d{3})\d{0,5}[1-9](?=\D|$)/, (_, before: string, fraction: string) =>
    before.concat(fraction.replace(/[.,]?0+$/, '')),
  )
}

function normal(text: string): string {
  const steady = text.replace(
    /(:\d\d[.,]\d{3})(\d{1,6})(?=\D|$)/,
    (_, before: string, finer: string) => before + '0'.repeat(finer.length),
  )
  const at = steady.indexOf('?')
  if (at < 0 || !/^(https?:\/\/|\/|\?)/.test(steady)) return steady
  const parameters = new URLSearchParams(steady.slice(at + 1))
  parameters.sort()
  return `${steady.slice(0, at)}?${parameters}`
}

/** Returns the distinct values among the samples. */
export function distinct(samples: readonly Sample[]): (Json | undefined)[] {
  const found = new Map<Json | undefined, Json | undefined>()
  for (const { json } of samples) {
    const isScalar = typeof json !== 'object' || json === null
    found.set(isScalar ? json : `\0${JSON.stringify(json)}`, json)
  }
  return [...found.values()]
}

/** Whether a value is empty: absent, null, an empty text, list or object. */
export function isEmptyJson(json: Json | undefined): boolean {
  if (json === undefined || json === null || json === '') return true
  return typeof json === 'object' && Object.keys(json).length === 0
}

/** Returns a member of an object. Undefined if there is none. */
export function memberOf(json: Json | undefined, name: string): Json | undefined {
  return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined
}
