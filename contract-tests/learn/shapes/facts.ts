import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import { leavesOf } from '../../core/match.ts'
import { clocksOf, momentBetween, timesOf, unitOf } from './fit/moments.ts'
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
 * Adds the values that only the server knows: creation and update times, the names of the account's domains and
 * spaces, and the aliases that it chose. Each is read from a place that shows it in every response. Links whose
 * aliases are not shown are left out.
 * @param titleAt end of the pointer of a title that the server takes from the page, and nobody else can know
 */
export function withServersOwn(shown: readonly Shown[], titleAt?: string): Sample[] {
  const samples = withAliases(shown)
  const created = placeOf(samples, 'created_at', ({ json, created }, place) => read(json, place, created))
  const changed = samples.filter(({ isChanged }) => isChanged)
  const updated =
    changed.length > 0
      ? placeOf(changed, 'updated_at', ({ json, updated }, place) => read(json, place, updated))
      : namedPlace(samples, 'updated_at')
  const domains = namesOf(samples, 'domain_id')
  const spaces = namesOf(samples, 'space_id')
  const first = samples.find(({ values }) => values.domain_position === 1)?.values.domain_id
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
      // On the mock, the address of a link without a domain is on the first domain.
      short_url: addressOn(domain ?? domains?.get(String(first)), values),
      ...(titleAt !== undefined && { title: titleIn(json, titleAt) }),
    }
    return { of, at, values: { ...values, ...own }, json }
  })
}

function addressOn(domain: string | undefined, { alias }: Values): string | null {
  return domain === undefined ? null : `https://${domain}/${String(alias)}`
}

/**
 * Replaces the aliases that the mirror chose by those that the server chose. Some services have another member for
 * aliases that clients chose.
 */
function withAliases(samples: readonly Shown[]): Shown[] {
  const isChosen = ({ values }: Shown) => values.alias_generated === true
  const sent = samples.filter(sample => !isChosen(sample))
  const chosen = samples.filter(isChosen)
  const places = leavesOf(sent[0]?.json)
    .map(({ pointer }) => pointer)
    .filter(pointer => sent.every(({ json, values }) => readPointer(json, pointer) === values.alias))
  const isAlways = (pointer: string) =>
    chosen.every(({ json }) => typeof readPointer(json, pointer) === 'string')
  const at = places.find(isAlways) ?? places[0]
  return samples.flatMap(sample => {
    if (!isChosen(sample)) return [sample]
    const { values, json } = sample
    const alias = at === undefined ? undefined : readPointer(json, at)
    if (typeof alias !== 'string') return []
    const title = values.title === values.alias ? alias : values.title
    return [{ ...sample, values: { ...values, alias, title } }]
  })
}

function titleIn(json: Json, at: string): string | null {
  // A record may be in an envelope, and something in the record may have a name as well.
  const [shown] = leavesOf(json)
    .filter(({ pointer }) => pointer.endsWith(at))
    .sort((a, b) => a.pointer.length - b.pointer.length)
  return typeof shown?.value === 'string' ? shown.value : null
}

/** Where a record shows a moment: a pointer, or those of its date and of its time of day. */
type Place = readonly string[]

function read(json: Json, place: Place, [from, to]: Span): number | undefined {
  return momentBetween(writtenAt(json, place), from - toleranceMs, to + toleranceMs)
}

function writtenAt(json: Json, place: Place): unknown {
  const shown = place.map(pointer => readPointer(json, pointer))
  return shown.length === 1 ? shown[0] : shown.join(' ')
}

/** Returns the places at which a record may show a moment. */
function placesIn(json: Json): Place[] {
  const leaves = leavesOf(json)
  const dates = leaves.filter(({ value }) => typeof value === 'string' && unitOf(timesOf(value)[0]) === dayMs)
  const clocks = leaves.filter(({ value }) => clocksOf(value).length > 0)
  return [
    ...leaves.map(({ pointer }) => [pointer]),
    ...dates.flatMap(date => clocks.map(clock => [date.pointer, clock.pointer])),
  ]
}

/** Returns the place at which every sample shows a moment. The most precise one wins, then the nearest name. */
function placeOf(
  samples: readonly Shown[],
  name: string,
  momentOf: (sample: Shown, place: Place) => number | undefined,
): Place | undefined {
  const [first] = samples
  if (first === undefined) return undefined
  const far = (place: Place) => distance(parsePointer(place.at(-1) ?? ''), name)
  const unit = (place: Place) => unitOf(timesOf(writtenAt(first.json, place))[0])
  // If nobody saw when the records were created, only the names distinguish their moments.
  const isWide = samples.every(({ created: [from, to] }) => to - from > dayMs)
  const wide = (difference: number) => (isWide ? difference : 0)
  return placesIn(first.json)
    .filter(place => samples.every(sample => momentOf(sample, place) !== undefined))
    .sort((a, b) => wide(far(a) - far(b)) || unit(a) - unit(b) || far(a) - far(b))[0]
}

/** Returns the place of a moment with a fitting name. For records that were not seen to change. */
function namedPlace(samples: readonly Shown[], name: string): Place | undefined {
  const from = Math.min(...samples.map(({ created }) => created[0]))
  const isNamed = (place: Place) => distance(parsePointer(place.at(-1) ?? ''), name) <= 0.5
  const isMoment = (place: Place) =>
    samples.every(({ json, at = from }) => read(json, place, [from, at]) !== undefined)
  return placesIn(samples[0]?.json ?? null).find(place => isNamed(place) && isMoment(place))
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
