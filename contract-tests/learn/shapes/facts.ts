import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import { type Leaf, leavesOf } from '../../core/match.ts'
import { momentBetween, timesOf, unitOf } from './fit/moments.ts'
import { distance } from './fit/names.ts'
import type { Sample } from './fit/sample.ts'

/** A record as a response shows it, with its values and the times of its creation and last change. */
export interface Shown extends Sample {
  json: Json
  created: Span
  updated: Span
  isChanged: boolean
}

/** A period: start and end in milliseconds since 1970. */
type Span = readonly [number, number]

/** Allows for the difference between two machines' clocks, and for moments without milliseconds. */
const toleranceMs = 1100

/**
 * Adds the values that only the server knows: creation and update times, and the names of the account's
 * domains and spaces. Each is read from a place that shows it in every response.
 * @param titleAt end of the pointer of a title that the server takes from the page, and nobody else can know
 */
export function withServersOwn(samples: readonly Shown[], titleAt?: string): Sample[] {
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
      // A record without a shown update time, and not yet updated, has its creation time as update time.
      updated_at: updatedAt ?? (sample.isChanged ? null : createdAt) ?? null,
      domain,
      space: spaces?.get(String(values.space_id)) ?? null,
      short_url: domain === null ? null : `https://${domain}/${String(values.alias)}`,
      ...(titleAt !== undefined && { title: titleIn(json, titleAt) }),
    }
    return { of, at, values: { ...values, ...own }, json }
  })
}

function titleIn(json: Json, at: string): string | null {
  const shown = leavesOf(json).find(({ pointer }) => pointer.endsWith(at))?.value
  return typeof shown === 'string' ? shown : null
}

function read(json: Json, pointer: string, [from, to]: Span): number | undefined {
  return momentBetween(readPointer(json, pointer), from - toleranceMs, to + toleranceMs)
}

/**
 * Returns the pointer at which every sample shows a moment. The most precise place wins, then the nearest
 * name.
 */
function placeOf(
  samples: readonly Shown[],
  name: string,
  momentOf: (sample: Shown, pointer: string) => number | undefined,
): string | undefined {
  const [first] = samples
  if (first === undefined) return undefined
  const far = ({ pointer }: Leaf) => distance(parsePointer(pointer), name)
  const unit = ({ value }: Leaf) => unitOf(timesOf(value)[0])
  // If nobody saw when the records were created, only the names distinguish their moments.
  const isWide = samples.every(({ created: [from, to] }) => to - from > dayMs)
  const wide = (difference: number) => (isWide ? difference : 0)
  return leavesOf(first.json)
    .filter(({ pointer }) => samples.every(sample => momentOf(sample, pointer) !== undefined))
    .sort((a, b) => wide(far(a) - far(b)) || unit(a) - unit(b) || far(a) - far(b))[0]?.pointer
}

/** Returns the pointer of a moment with a fitting name. For records that were not seen to change. */
function namedPlace(samples: readonly Shown[], name: string): string | undefined {
  const from = Math.min(...samples.map(({ created }) => created[0]))
  const isNamed = ({ pointer }: Leaf) => distance(parsePointer(pointer), name) <= 0.5
  const isMoment = ({ pointer }: Leaf) =>
    samples.every(({ json, at = from }) => read(json, pointer, [from, at]) !== undefined)
  return leavesOf(samples[0]?.json).find(leaf => isNamed(leaf) && isMoment(leaf))?.pointer
}

const dayMs = 86_400_000

/**
 * Returns the name of each domain or space by id: a text that is always the same for one id and different for
 * each. It may be the part of an address before the alias.
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
  // The domains may also have a type each, such as user and service.
  const hosts = field === 'domain_id' ? real.filter(names => [...names.values()].every(isHost)) : []
  return (hosts.length > 0 ? hosts : real).sort((a, b) => length(a) - length(b))[0]
}

function isHost(name: string): boolean {
  return /^[\w-]+(\.[\w-]+)+$/.test(name)
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

/** Decodes a text, since it may be an address in the query of another address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
