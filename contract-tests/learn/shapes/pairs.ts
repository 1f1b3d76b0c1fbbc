import { addressesOf } from '../../../src/dialect/shapes/addresses.ts'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import type { Side } from '../../compare/play.ts'
import { resourceOf, type Step } from '../../compare/step.ts'
import { type Exchange, isError, isSuccess } from '../../core/exchange.ts'
import { isObject } from '../../core/match.ts'
import type { Resource } from '../../writes/account.ts'

/** A response of the server, and the values from which it was written, as the mirror shows them. */
export interface Pair {
  step: Step
  resource: Resource
  exchange: Exchange
  sentAt: number
  receivedAt: number
  /** The record's name in the plan, if the response is about a record. */
  name: string | undefined
  /** The values of the response itself: of a page, of an error, or of the envelope around a record. */
  values: Values
  /** The values of the response's record or records. */
  records: readonly Values[]
  /** The error case, as the mirror reports it. */
  case: string | undefined
  /** For a record that existed before the run: the start and end of the period in which it was created. */
  before?: readonly [number, number]
}

/**
 * Returns the responses that have the same status on both sides or are successful on both. The mirror's
 * values are translated to those of the server: ids, markers, addresses.
 */
export function pairsOf(steps: readonly Step[], server: Side, mirror: Side): Pair[] {
  const translate = translator(server, mirror)
  return steps.flatMap((step, index): Pair[] => {
    const [one, other] = [server.played[index]!, mirror.played[index]!]
    if ('skipped' in one || 'skipped' in other) return []
    if (!isAlike(one.exchange, other.exchange)) return []
    const shown = other.exchange.answer.json
    const resource = resourceOf(step)
    const body = isObject(shown) ? shown : {}
    const records = Array.isArray(body.records)
      ? body.records
      : body.record === undefined
        ? []
        : [body.record]
    return [
      {
        step,
        resource,
        exchange: one.exchange,
        sentAt: one.sentAt,
        receivedAt: one.receivedAt,
        name: step.as ?? /\{id:([^}]*)\}/.exec(step.path)?.[1],
        values: translate.values(body.values, resource),
        records: records.map(record => translate.values(record, resource)),
        case: typeof body.case === 'string' ? body.case : undefined,
      },
    ]
  })
}

/**
 * Whether both responses have the same outcome. The status of a success may differ, because it belongs to the
 * shapes, which the mirror does not know yet. The mirror's errors have a case.
 */
function isAlike(server: Exchange, mirror: Exchange): boolean {
  const { json, status } = mirror.answer
  if (isObject(json) && 'case' in json) return isError(server) && server.answer.status === status
  return isSuccess(server) || (!isError(server) && server.answer.status === status)
}

function translator(server: Side, mirror: Side) {
  const addresses = addressesOf(server.baseUrl)
  const { base_path: mirrorPath } = addressesOf(mirror.baseUrl)
  const ids = new Map<string, Json>()
  const markers = new Map<string, string>()
  for (const [name, { resource, id, marker }] of mirror.made) {
    const own = server.made.get(name)
    if (own === undefined) continue
    ids.set(`${resource}/${id}`, numbered(own.id))
    markers.set(marker, own.marker)
    markers.set(compact(marker), compact(own.marker))
  }
  const marked = new RegExp(
    `${mirror.run}-\\d{4,}|${compact(mirror.run)}\\d{4}|${mirror.run}|${compact(mirror.run)}`,
    'g',
  )

  function text(value: string): string {
    const below = value.startsWith(`${mirrorPath}/`)
      ? addresses.base_path + value.slice(mirrorPath.length)
      : value
    return below
      .replaceAll(mirror.baseUrl, server.baseUrl)
      .replace(marked, found => {
        if (found === mirror.run) return server.run
        if (found === compact(mirror.run)) return compact(server.run)
        const own = markers.get(found)
        if (own !== undefined) return own
        // A marker of a request that created nothing has the same number on both sides.
        const [run, ours] = found.startsWith(mirror.run)
          ? [mirror.run, server.run]
          : [compact(mirror.run), compact(server.run)]
        return ours + found.slice(run.length)
      })
      .replace(/\/(links|pixels)\/(\d+)/g, (whole, resource: string, id: string) => {
        const own = ids.get(`${resource}/${id}`)
        return own === undefined ? whole : `/${resource}/${encodeURIComponent(String(own))}`
      })
  }

  const account = (known: readonly string[], own: readonly string[], id: unknown): Json => {
    const one = own[known.indexOf(String(id))]
    return one === undefined ? null : numbered(one)
  }

  function one(name: string, value: Json, resource: Resource): Json {
    if (value === null) return null
    if (name === 'id') return ids.get(`${resource}/${value}`) ?? null
    if (name === 'domain_id') return account(mirror.domainIds, server.domainIds, value)
    if (name === 'space_id') return account(mirror.spaceIds, server.spaceIds, value)
    // Names and times on the server differ from those on the mirror. `withServersOwn` adds them later.
    if (['domain', 'space', 'short_url', 'created_at', 'updated_at'].includes(name)) return null
    if (name === 'password' || name === 'privacy_password') return value === true ? true : null
    if (typeof value === 'string') return text(value)
    if (!Array.isArray(value)) return value
    const kind = name === 'pixel_ids' ? 'pixels' : resource
    // The mirror numbers its records in order, so the id of a pixel gives its age.
    return value.map(
      item => ({ ...values(item, kind), ...(kind === 'pixels' && { age: (item as Values).id }) }) as Json,
    )
  }

  function values(shown: unknown, resource: Resource): Record<string, Json> {
    if (!isObject(shown)) return {}
    const own = Object.entries(shown).map(([name, value]): [string, Json] => [
      name,
      one(name, value as Json, resource),
    ])
    const all: Record<string, Json> = { ...Object.fromEntries(own), ...addresses }
    // The id in the path is different on the server.
    const { path, received } = shown
    if (typeof path === 'string' && typeof received === 'string' && path.endsWith(`/${received}`))
      all.received = decodeURIComponent(String(all.path).split('/').at(-1)!)
    return all
  }

  return { values }
}

/** Returns a marker without dashes, as used in aliases. */
function compact(marker: string): string {
  return marker.replaceAll('-', '')
}

/** Returns an id as a number if it is one. */
function numbered(id: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id
}
