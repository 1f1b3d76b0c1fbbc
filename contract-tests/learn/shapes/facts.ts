import { parsePointer, readPointer } from '../../../src/dialect/pointer.ts'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { type Leaf, leavesOf } from '../../core/match.ts'
import { momentBetween, timesOf, unitOf } from './fit/moments.ts'
import { distance } from './fit/names.ts'
import type { Sample } from './fit/sample.ts'

/** A record as a response shows it, with its values and when it was made and last changed. */
export interface Shown extends Sample {
  json: Json
  created: Span
  updated: Span
  isChanged: boolean
}

/** From and to, in milliseconds since 1970. */
type Span = readonly [number, number]

/** Clocks of two machines, and moments that are cut to seconds. */
const toleranceMs = 1100

/**
 * Adds the values that only the server knows: the moments of its clock, and the names of the account's domains and
 * spaces. Each is taken from a place that shows it in every response.
 */
export function withServersOwn(samples: readonly Shown[]): Sample[] {
  const created = placeOf(samples, 'created_at', ({ json, created }, pointer) => read(json, pointer, created))
  const changed = samples.filter(({ isChanged }) => isChanged)
  const updated =
    changed.length > 0
      ? placeOf(changed, 'updated_at', ({ json, updated }, pointer) => read(json, pointer, updated))
      : namedPlace(samples, 'updated_at')
  const domains = namesOf(samples, 'domain_id')
  const spaces = namesOf(samples, 'space_id')
  return samples.map(({ of, at, values, json, ...sample }) => {
    const domain = domains?.get(String(values.domain_id)) ?? null
    const createdAt = created && read(json, created, sample.created)
    const updatedAt = updated && read(json, updated, sample.isChanged ? sample.updated : sample.created)
    const own: Values = {
      created_at: createdAt ?? null,
      // What shows no time of update before the first one was created then all the same.
      updated_at: updatedAt ?? (sample.isChanged ? null : createdAt) ?? null,
      domain,
      space: spaces?.get(String(values.space_id)) ?? null,
      short_url: domain === null ? null : `https://${domain}/${String(values.alias)}`,
    }
    return { of, at, values: { ...values, ...own }, json }
  })
}

function read(json: Json, pointer: string, [from, to]: Span): number | undefined {
  return momentBetween(readPointer(json, pointer), from - toleranceMs, to + toleranceMs)
}

/** The place at which every sample shows a moment: of several the one that shows it most exactly. */
function placeOf(
  samples: readonly Shown[],
  name: string,
  momentOf: (sample: Shown, pointer: string) => number | undefined,
): string | undefined {
  const [first] = samples
  if (first === undefined) return undefined
  const far = ({ pointer }: Leaf) => distance(parsePointer(pointer), name)
  const unit = ({ value }: Leaf) => unitOf(timesOf(value)[0])
  // Of records that nobody saw the making of, the name alone says which moment is which.
  const isWide = samples.every(({ created: [from, to] }) => to - from > dayMs)
  const wide = (difference: number) => (isWide ? difference : 0)
  return leavesOf(first.json)
    .filter(({ pointer }) => samples.every(sample => momentOf(sample, pointer) !== undefined))
    .sort((a, b) => wide(far(a) - far(b)) || unit(a) - unit(b) || far(a) - far(b))[0]?.pointer
}

/** The place that shows a moment and bears the name of one, where no record was seen to change. */
function namedPlace(samples: readonly Shown[], name: string): string | undefined {
  const from = Math.min(...samples.map(({ created }) => created[0]))
  const isNamed = ({ pointer }: Leaf) => distance(parsePointer(pointer), name) <= 0.5
  const isMoment = ({ pointer }: Leaf) =>
    samples.every(({ json, at = from }) => read(json, pointer, [from, at]) !== undefined)
  return leavesOf(samples[0]?.json).find(leaf => isNamed(leaf) && isMoment(leaf))?.pointer
}

const dayMs = 86_400_000

/**
 * What each domain or space is called: a text that goes with it and is another one for each; within an address before
 * the alias, where that is all that shows it.
 */
function namesOf(samples: readonly Shown[], field: string): Map<string, string> | undefined {
  const own = samples.filter(({ values }) => values[field] !== null && values[field] !== undefined)
  const pointers = new Set(own.flatMap(({ json }) => leavesOf(json).map(({ pointer }) => pointer)))
  const found: Map<string, string>[] = []
  for (const pointer of pointers) {
    const names = new Map<string, string>()
    const fits = own.every(({ json, values }) => {
      const name = nameIn(readPointer(json, pointer), values)
      const id = String(values[field])
      if (name === undefined || name === id || (names.get(id) ?? name) !== name) return false
      names.set(id, name)
      return true
    })
    if (fits && names.size > 1 && new Set(names.values()).size === names.size) found.push(names)
  }
  const length = (names: Map<string, string>) => [...names.values()].join('').length
  const real = found.filter(names => !isMadeOfIds(names))
  return real.sort((a, b) => length(a) - length(b))[0]
}

/** Whether each name is the same text around an id: `spaces/5`. */
function isMadeOfIds(names: ReadonlyMap<string, string>): boolean {
  const around = [...names].map(([id, name]) => {
    const parts = name.split(/([a-z0-9]+)/i)
    return parts.includes(id) ? parts.map(part => (part === id ? '\0' : part)).join('') : name
  })
  return new Set(around).size === 1
}

function nameIn(shown: unknown, { alias }: Values): string | undefined {
  if (typeof shown !== 'string' || shown === '') return undefined
  const text = decoded(shown)
  const at = typeof alias === 'string' ? text.indexOf(`/${alias}`) : -1
  if (at < 0) return /^https?:/.test(text) ? undefined : text
  return /[\w.-]+(:\d+)?$/.exec(text.slice(0, at))?.[0]
}

/** An address may stand in the query of another. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
