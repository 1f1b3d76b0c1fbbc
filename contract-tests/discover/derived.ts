import { readPointer } from '../../src/documents/pointer.ts'
import { isEmpty, type JsonRecord, leavesOf, textOf, wordsOf } from '../core/match.ts'
import type { Discovered } from './discovered.ts'
import type { DerivedName } from './found.ts'
import { locateEnum } from './locate/enum.ts'
import { nameScore } from './locate/names.ts'
import { isMoment } from './moments.ts'
import { type FieldPlace, isTaken } from './places.ts'
import type { LinkSample } from './samples.ts'

/** Likely names of the members that show derived values. */
export const derivedNames = {
  short_url: ['short_url', 'short', 'short_link', 'link'],
  title: ['title', 'name', 'page_title', 'label'],
  clicks: (
    'clicks click_count hits visits total_clicks clicks_count stats_clicks click_cnt clk num_clicks ' +
    'clicks_total hit_count visit_count views view_count opens redirects'
  ).split(' '),
  created_at: ['created_at', 'created', 'date_created', 'created_on', 'creation_date'],
  updated_at: ['updated_at', 'updated', 'modified', 'modified_at', 'date_updated', 'changed_at'],
}

/** Whether a pointer names the clicks after which a link expires, not those that it has. */
export function isLimitOfClicks(at: string): boolean {
  return /(^|[/_.-])exp|limit|max|quota|remain|left|allowed/i.test(at)
}

/** Returns the leaves that are in none of the taken places. */
function freeLeaves(record: JsonRecord, taken: readonly string[]) {
  return leavesOf(record).filter(({ pointer }) => !isTaken(pointer, taken))
}

/**
 * Returns the pointer of the free leaf that passes a test in every record and whose name scores at least
 * `least`. The best name wins; of two with the same name, one that is not empty in all records.
 */
function findLeaf(
  records: readonly JsonRecord[],
  taken: readonly string[],
  names: readonly string[],
  least: number,
  test: (value: unknown, record: JsonRecord, index: number) => boolean,
): string | undefined {
  const [first] = records
  if (first === undefined) return undefined
  const isShown = (at: string) => records.some(record => !isEmpty(readPointer(record, at)))
  return freeLeaves(first, taken)
    .map(leaf => leaf.pointer)
    .filter(at => nameScore(at, names) >= least)
    .filter(at => records.every((record, index) => test(readPointer(record, at), record, index)))
    .sort(
      (a, b) =>
        nameScore(b, names) - nameScore(a, names) ||
        Number(isShown(b)) - Number(isShown(a)) ||
        a.length - b.length,
    )[0]
}

/** Learns where links show values that were never sent. */
export function learnLinkDerived(discovered: Discovered, samples: readonly LinkSample[]): void {
  const shape = discovered.shapes.links
  const taken = [...shape.fields.values()].filter(place => place.proven).map(place => place.at)
  taken.push(...shape.ids)
  const records = samples.map(sample => sample.record)
  const aliasAt = shape.fields.get('alias')?.at
  const note = (name: DerivedName, at: string | undefined) => {
    if (at === undefined) return
    shape.derived.set(name, { at })
    taken.push(at)
  }
  note(
    'short_url',
    findLeaf(records, taken, derivedNames.short_url, 0, (value, record, index) => {
      const alias = aliasAt === undefined ? samples[index]?.sent.alias : textOf(readPointer(record, aliasAt))
      if (typeof value !== 'string' || !/^(https?:\/\/)?[^/]+\/[^/]+$/.test(value)) return false
      return alias === undefined ? value.includes('://') : value.endsWith(`/${alias}`)
    }),
  )
  const status = locateStatus(samples, taken) ?? statusOfDisabled(discovered, samples, taken)
  if (status !== undefined) {
    const isForeign = [...status.spellings].some(([value, raw]) => String(raw) !== value)
    const values = Object.fromEntries(status.spellings)
    shape.derived.set('status', { at: status.at, ...(isForeign && { values }) })
    taken.push(status.at)
  }
  note('created_at', findLeaf(records, taken, derivedNames.created_at, 1, isMoment))
  // Some services show `updated_at` only for links that were updated.
  const changed = samples.filter(({ fresh }) => !fresh).map(({ record }) => record)
  const updated = changed.length > 0 ? changed : records
  note('updated_at', findLeaf(updated, taken, derivedNames.updated_at, 1, isMoment))
  const limits = leavesOf(records[0])
    .map(leaf => leaf.pointer)
    .filter(isLimitOfClicks)
  const isCount = (value: unknown) => /^\d+$/.test(textOf(value) ?? '') && !isMoment(value)
  note('clicks', findLeaf(records, [...taken, ...limits], derivedNames.clicks, 1, isCount))
  note('title', locateTitle(samples, taken))
}

const statusNames = ['status', 'state', 'lifecycle']

function locateStatus(samples: readonly LinkSample[], taken: readonly string[]): FieldPlace | undefined {
  const seen = samples
    .filter(({ sent, expired }) => sent.disabled !== undefined || expired === true)
    // A link that is both disabled and expired may have either status.
    .filter(({ sent, expired }) => !(expired === true && sent.disabled === '1'))
    .map(({ record, sent, expired }) => ({
      record,
      value: expired === true ? '2' : sent.disabled === '1' ? '3' : '1',
    }))
  const place = locateEnum(seen, statusNames, taken)
  if (place === undefined || [...place.spellings.values()].includes(null)) return undefined
  // One expired link is little evidence: a member with another name, such as a count of pixels, may differ
  // for it by chance.
  const agrees = (value: string, record: JsonRecord) =>
    readPointer(record, place.at) === undefined ||
    readPointer(record, place.at) === place.spellings.get(value)
  if (nameScore(place.at, statusNames) < 2 && !seen.every(({ value, record }) => agrees(value, record)))
    return undefined
  return place
}

/**
 * Returns the place that shows whether a link is disabled, if it also shows whether it has expired: services whose links
 * have a status alone.
 */
function statusOfDisabled(
  { shapes }: Discovered,
  samples: readonly LinkSample[],
  taken: readonly string[],
): FieldPlace | undefined {
  const disabled = shapes.links.fields.get('disabled')
  if (disabled?.proven !== true) return undefined
  const place = locateStatus(
    samples,
    taken.filter(at => at !== disabled.at),
  )
  return place?.at === disabled.at && place.spellings.has('2') ? place : undefined
}

/**
 * Finds the title by its name, or else as a text made of words from the destination that is not the
 * destination itself.
 */
function locateTitle(samples: readonly LinkSample[], taken: readonly string[]): string | undefined {
  const records = samples.map(sample => sample.record)
  const isText = (value: unknown) => value === null || typeof value === 'string'
  const others = leavesOf(records[0])
    .map(leaf => leaf.pointer)
    .filter(at => isOfAnother(at, samples))
  const named = findLeaf(records, [...taken, ...others], ['title', 'page_title'], 3, isText)
  if (named !== undefined) return named
  // The destination may have changed since the title was made from it.
  const made = samples.filter(({ fresh }) => fresh)
  const titled = made.map(({ record }) => record)
  return findLeaf(titled, taken, derivedNames.title, 0, (value, _record, index) =>
    isMadeOf(value, made[index]?.sent.url ?? ''),
  )
}

/** Whether a value is a text of words from a destination, as titles are that come from it. */
export function isMadeOf(value: unknown, url: string): boolean {
  const address = wordsOf(url.replace(/^\w+:/, ''))
  const words = typeof value === 'string' ? (value.match(/[a-z0-9]+/gi) ?? []) : []
  return words.join('').length > 5 && words.every(word => address.includes(wordsOf(word)))
}

/**
 * Whether a leaf belongs to the domain or the space of a link: it shows the same text for the same id, and a
 * different one for each other id.
 */
function isOfAnother(at: string, samples: readonly LinkSample[]): boolean {
  return (['domain_id', 'space_id'] as const).some(field => {
    const shown = new Map<string, Set<unknown>>()
    for (const { sent, record } of samples) {
      const value = readPointer(record, at)
      const id = sent[field]
      if (id === undefined || isEmpty(value)) continue
      shown.set(id, (shown.get(id) ?? new Set()).add(value))
    }
    const values = [...shown.values()].flatMap(some => [...some])
    return values.length > 1 && values.length === shown.size && new Set(values).size === shown.size
  })
}
