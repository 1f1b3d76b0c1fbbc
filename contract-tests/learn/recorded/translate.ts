import type { SentRequest } from '../../core/exchange.ts'
import { parseJson } from '../../core/json.ts'
import { isJsonObject } from '../../core/match.ts'
import type { About } from './ids.ts'
import { queryOf } from './recording.ts'
import type { World } from './world.ts'

/** The mock's number for each id of the recording. Keys are a kind and an id: `links/ab3x`, `domains/7`. */
export type Numbers = Map<string, number>

/** Numbers the records, domains and spaces that existed before the recording: the mock counts from 1. */
export function numbersOf(world: World): Numbers {
  const numbers: Numbers = new Map()
  const count = (kind: string, ids: Iterable<string>) => {
    let next = 1
    for (const id of ids) numbers.set(`${kind}/${id}`, next++)
  }
  count('links', world.before.links.keys())
  count('pixels', world.before.pixels.keys())
  count('domains', world.domainIds)
  count('spaces', world.spaceIds)
  return numbers
}

/** Patterns of the fields and parameters that hold ids, with the kind of the ids. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^domain(_id)?$/, 'domains'],
  [/^space(_id)?$/, 'spaces'],
  [/^pixel(_id|_ids|s)?(\[\w*\])*$/, 'pixels'],
]

/** Replaces the ids in a request of the recording by the mock's numbers. */
export function translated(request: SentRequest, about: About, numbers: Numbers): SentRequest {
  const { id, resource } = about
  const tail = id === undefined ? '' : `/${encodeURIComponent(numberOf(numbers, resource, id))}`
  const query = new URLSearchParams(pairsIn(queryOf(request.path), numbers)).toString()
  const body = request.body && bodyOf(request, numbers)
  return {
    ...request,
    path: `/${resource}${tail}${query === '' ? '' : `?${query}`}`,
    ...(body !== undefined && { body }),
  }
}

/** Returns the mock's number for an id. An id that was never shown gets a value unknown to the mock. */
export function numberOf(numbers: Numbers, kind: string, id: string): string {
  const known = numbers.get(`${kind}/${id}`)
  if (known !== undefined) return String(known)
  return /^\d+$/.test(id) ? `9${id.padStart(8, '0').slice(-8)}` : id
}

function translatedValue(name: string, value: string, numbers: Numbers): string {
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1]
  if (kind === undefined || value === '') return value
  return value
    .split(',')
    .map(one => numberOf(numbers, kind, one))
    .join(',')
}

function pairsIn(pairs: readonly [string, string][], numbers: Numbers): [string, string][] {
  return pairs.map(([name, value]) => [name, translatedValue(name, value, numbers)])
}

function bodyOf({ body = '', headers }: SentRequest, numbers: Numbers): string {
  const type = headers['content-type'] ?? ''
  if (/multipart/i.test(type)) return body
  if (!/json/i.test(type))
    return new URLSearchParams(pairsIn([...new URLSearchParams(body)], numbers)).toString()
  const json = parseJson(body)
  if (!isJsonObject(json)) return body
  const members = Object.entries(json).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map(one => inJson(name, one, numbers))]
    return [name, inJson(name, value, numbers)]
  })
  return JSON.stringify(Object.fromEntries(members))
}

function inJson(name: string, value: unknown, numbers: Numbers): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = translatedValue(name, String(value), numbers)
  return text === String(value) ? value : text
}

/** Restores the recording's ids in the queries of addresses in a response of the mock. */
export function withOwnQuery(json: unknown, request: SentRequest, sent: SentRequest): unknown {
  const own = queryOf(request.path)
  const changed = queryOf(sent.path).flatMap(([name, value], index) => {
    const original = own[index]?.[1]
    return original === undefined || original === value
      ? []
      : [[query(name, value), query(name, original)] as const]
  })
  if (changed.length === 0) return json
  let text = JSON.stringify(json)
  for (const [mine, theirs] of changed) text = text.replaceAll(mine, theirs)
  return JSON.parse(text)
}

function query(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString()
}

/** Removes the question mark at the end of addresses: an empty query has no meaning. */
export function withoutEmptyQuery(json: unknown): unknown {
  if (json === undefined) return undefined
  return JSON.parse(JSON.stringify(json).replace(/"((?:https?:\/)?\/[^"\\]*)\?"/g, '"$1"'))
}
