import type { Resource } from './account.ts'
import type { Client } from '../client.ts'
import type { Exchange, Outgoing } from '../exchange.ts'
import { isObject, leavesOf, nodesOf, textOf } from '../match.ts'
import { ContractBroken, Inconclusive } from '../requirement.ts'

/** What `GET /{resource}/{id}` says of a record: it carries the marker, it is another one, or there is none. */
export type Look = 'marked' | 'other' | 'absent'

/** Statuses that say that there is no such record; 400 and 422 where the id itself is thought wrong. */
const absent = [400, 404, 410, 422]

/** Looks at one record. The marker may stand anywhere in it. Throws Inconclusive when that cannot be told. */
export async function look(client: Client, resource: Resource, id: string, marker: string): Promise<Look> {
  const exchange = await client.send(get(resource, id))
  const { status, text } = exchange.answer
  if (absent.includes(status)) return 'absent'
  if (status >= 300) throw new Inconclusive(`${status} for GET ${exchange.request.path}`, exchange)
  return carries(text, marker) ? 'marked' : 'other'
}

/** Whether a text holds a marker, and not only the beginning of a longer one. */
export function carries(text: string, marker: string): boolean {
  const at = text.indexOf(marker)
  if (at < 0) return false
  return !/\d/.test(text[at + marker.length] ?? '') || carries(text.slice(at + marker.length), marker)
}

/** The searches of section 4 that find a marker, and the newest records for a server whose search does not work. */
export const searches: Record<Resource, readonly ((text: string) => [string, string][])[]> = {
  links: [
    text => [
      ['search', text],
      ['search_by', 'url'],
      ['per_page', '100'],
    ],
    text => [
      ['search', text],
      ['search_by', 'alias'],
      ['per_page', '100'],
    ],
    () => [['per_page', '100']],
  ],
  pixels: [
    text => [
      ['search', text],
      ['search_by', 'name'],
      ['per_page', '100'],
    ],
    () => [['per_page', '100']],
  ],
}

/**
 * The id of the record that carries a marker, without knowing anything of the server: every short value beside the
 * marker is tried as an id, and one is it when `GET /{resource}/{id}` answers a record with the marker and that value.
 * Looks into a create's answer first, then into the documented lists.
 */
export async function findMarked(
  client: Client,
  resource: Resource,
  marker: string,
  created?: Exchange,
): Promise<string | undefined> {
  const tried = new Set<string>()
  async function first(candidates: readonly string[]): Promise<string | undefined> {
    for (const id of candidates) {
      if (tried.has(id)) continue
      tried.add(id)
      if (await isIdOf(client, resource, id, marker)) return id
    }
    return undefined
  }

  if (created !== undefined) {
    const { json } = created.answer
    const marked = recordsWith(json, marker)
    const id = await first([
      ...locationOf(created),
      ...candidatesIn(marked.length > 0 ? marked : [json], marker),
    ])
    if (id !== undefined) return id
  }
  for (const search of searches[resource]) {
    const list = await listed(client, { method: 'GET', path: `/${resource}`, query: search(marker) })
    const id = list && (await first(candidatesIn(recordsWith(list.answer.json, marker), marker)))
    if (id !== undefined) return id
  }
  return undefined
}

/** A list, or undefined from a server that fails for this very search. */
export async function listed(client: Client, request: Outgoing): Promise<Exchange | undefined> {
  try {
    return await client.send(request)
  } catch (error) {
    if (error instanceof ContractBroken) return undefined
    throw error
  }
}

async function isIdOf(client: Client, resource: Resource, id: string, marker: string): Promise<boolean> {
  const exchange = await client.send(get(resource, id))
  const { status, text } = exchange.answer
  if (status >= 300 || !carries(text, marker) || !shows(exchange, id)) return false
  // A server that answers whatever it is asked would make any value look like an id.
  const control = await client.send(get(resource, `${id}0nobody`))
  return control.answer.status >= 300 || !carries(control.answer.text, marker)
}

/** Whether a value of an answer is this id. */
function shows({ answer }: Exchange, id: string): boolean {
  if (answer.json === undefined) return answer.text.includes(id)
  return leavesOf(answer.json).some(leaf => textOf(leaf.value) === id)
}

/** Whether a record is still there, whatever it holds by now. Throws Inconclusive when that cannot be told. */
export async function isThere(
  client: Client,
  resource: Resource,
  id: string,
  marker: string,
): Promise<boolean> {
  const exchange = await client.send(get(resource, id))
  const { status, text } = exchange.answer
  if (absent.includes(status)) return false
  if (status >= 300) throw new Inconclusive(`${status} for GET ${exchange.request.path}`, exchange)
  if (carries(text, marker) || shows(exchange, id)) return true
  return (await findMarked(client, resource, marker)) !== undefined
}

/** A record of a list that carries a marker of a run. */
export interface Listed {
  marker: string
  /** Its most likely id. */
  id: string | undefined
  /** Whether `GET /{resource}/{id}` shows it too. */
  shown: boolean
}

/** Every record with a marker of a run that the lists show, up to a page of them for each search. */
export async function listMarked(client: Client, resource: Resource, run: string): Promise<Listed[]> {
  const found = new Map<string, Listed>()
  for (const search of searches[resource]) {
    const list = await listed(client, { method: 'GET', path: `/${resource}`, query: search(run) })
    for (const record of list === undefined ? [] : recordsWith(list.answer.json, run)) {
      const text = JSON.stringify(record)
      const marker = new RegExp(`${run}-\\d+`).exec(text)?.[0]
      if (marker === undefined || found.has(text)) continue
      const candidates = candidatesIn([record], marker)
      let shown: string | undefined
      for (const id of candidates.slice(0, 3)) {
        if (await isIdOf(client, resource, id, marker)) {
          shown = id
          break
        }
      }
      found.set(text, { marker, id: shown ?? candidates[0], shown: shown !== undefined })
    }
  }
  return [...found.values()]
}

function locationOf({ answer }: Exchange): string[] {
  const last = answer.headers.location?.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return /^[\w.~-]+$/.test(last) ? [last] : []
}

/** What may be an id in records: their short values, likely names first. */
function candidatesIn(records: readonly unknown[], marker: string): string[] {
  const candidates: { id: string; rank: number }[] = []
  for (const record of records) {
    for (const { pointer, value } of leavesOf(record)) {
      const id = typeof value === 'boolean' ? undefined : textOf(value)
      if (id === undefined || id === '' || id.length > 64 || /[\s/:]/.test(id) || carries(id, marker))
        continue
      const name = pointer.split('/').at(-1) ?? ''
      const depth = pointer.split('/').length
      candidates.push({
        id,
        rank: (/^(_?id|uuid|uid)$/i.test(name) ? 1 : /id$/i.test(name) ? 10 : 20) + depth,
      })
    }
  }
  return candidates
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 12)
    .map(candidate => candidate.id)
}

/** The records in a body that carry a marker: the elements of its outermost list, or the whole when it has none. */
function recordsWith(json: unknown, marker: string): unknown[] {
  const has = (value: unknown) => leavesOf(value).some(leaf => textOf(leaf.value)?.includes(marker))
  for (const { value } of nodesOf(json)) {
    const elements = Array.isArray(value) ? value.filter(element => isObject(element) && has(element)) : []
    if (elements.length > 0) return elements
  }
  return has(json) ? [json] : []
}

function get(resource: Resource, id: string) {
  return { method: 'GET', path: `/${resource}/${encodeURIComponent(id)}` }
}
