import { isObject, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { Answer } from '../../core/exchange.ts'
import type { KnownAccount, PlayedMock } from '../../run/mock.ts'
import type { About } from './ids.ts'
import type { Taken } from './recording.ts'
import { type Numbers, translated, withOwnQuery } from './translate.ts'

interface Asked {
  taken: Taken
  about: About
  /** The records that the list shows, as the mirror writes them. */
  records: readonly JsonObject[]
  total: number
  numbers: Numbers
  account: KnownAccount
}

/** The mirror's response to a list request. */
interface PageFacts extends Answer {
  json: JsonObject
}

/** Maximum number of records that the mirror creates for a list. Pages of longer lists are not compared. */
const most = 2000

/**
 * Returns the mirror's response to a list request, with as many records in the account as the service's list
 * has in all: copies of those that the page shows. Undefined if the list is too long, or if the mirror's page
 * has a different number of records.
 */
export async function pageFacts(mock: PlayedMock, asked: Asked): Promise<PageFacts | undefined> {
  const { taken, about, records, total, numbers, account } = asked
  if (total > most) return undefined
  const { request } = taken.exchange
  const sent = translated(request, about, numbers)
  const known = records.filter(record => Object.keys(record).length > 0)
  const all = Array.from({ length: total }, (_, index) => copyOf(known[index % known.length] ?? {}, index))
  const other =
    about.resource === 'links'
      ? { ...account, links: all.map((one, index) => linkOf(one, index, taken.sentAt)) }
      : { ...account, pixels: all.map((one, index) => pixelOf(one, index, taken.sentAt)) }
  const answer = await mock.send(sent, taken.receivedAt, other)
  const json = withOwnQuery(answer.json, request, sent)
  if (!isObject(json) || !Array.isArray(json.records) || json.records.length !== records.length)
    return undefined
  return { ...answer, json }
}

interface Copy {
  of: JsonObject
  alias: string
}

function copyOf(record: JsonObject, index: number): Copy {
  return { of: record, alias: `${String(record.alias ?? 'a')}-${index}` }
}

function linkOf({ of, alias }: Copy, index: number, at: number): KnownAccount['links'][number] {
  const pixels = Array.isArray(of.pixel_ids) ? of.pixel_ids : []
  return {
    ...of,
    id: index + 1,
    url: String(of.url ?? 'https://unknown.example/'),
    alias,
    domain_id: Number(of.domain_id ?? 1),
    pixel_ids: pixels.flatMap(one => (isObject(one) ? Number(one.id) : [])),
    password: null,
    privacy_password: null,
    created_at: at - 1_000_000 + index,
    updated_at: at,
  }
}

function pixelOf({ of }: Copy, index: number, at: number): KnownAccount['pixels'][number] {
  const text = (name: string) => (typeof of[name] === 'string' ? of[name] : null)
  const times = { created_at: at - 1_000_000 + index, updated_at: at, updates: 0 }
  return { id: index + 1, name: text('name'), type: text('type'), value: text('value'), ...times }
}
