import type { Draw } from '../grammar/index.ts'
import { beside, emptyList, listPath, noteBody, recordBody, volatileMember } from '../writing/envelope.ts'
import { jsonType } from '../writing/errors.ts'
import { type Json, type JsonObject, rowMark, spell, styled } from '../writing/json.ts'
import { idName } from '../writing/names.ts'
import { type Asked, writePaging } from '../writing/paging.ts'
import type { Page } from './page.ts'

/** A response. */
export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
}

type Kind = 'links' | 'pixels'

export function jsonReply(
  status: number,
  body: Json,
  draw: Draw,
  headers: Record<string, string> = {},
): Reply {
  return { status, headers: { 'content-type': jsonType(draw), ...headers }, text: spell(body, draw) }
}

/** The response to a request about one record. */
export function recordReply(
  kind: Kind,
  operation: 'get' | 'create' | 'update' | 'delete',
  { id, record, baseUrl, count }: { id: string; record: JsonObject; baseUrl: string; count: number },
  draw: Draw,
): Reply {
  const status = operation === 'get' ? 200 : draw[`${operation}.status`]
  const form = operation === 'get' ? 'record' : draw[`${operation}.body`]
  const headers = operation === 'create' ? locationOf(kind, id, baseUrl, draw) : {}
  if (form === 'empty' || status === 204) return { status, headers, text: '' }
  const verb = { get: 'read', create: 'created', update: 'updated', delete: 'deleted' }[operation]
  const body =
    noteBody(form, kind, id, verb, draw) ?? recordBody(kind, operation, record, status, draw, count)
  return jsonReply(status, body, draw, headers)
}

function locationOf(kind: Kind, id: string, baseUrl: string, draw: Draw): Record<string, string> {
  const address = `${baseUrl}/${kind}/${encodeURIComponent(id)}`
  switch (draw['create.location']) {
    case 'none':
      return {}
    case 'address':
      return { location: address }
    case 'path':
      return { location: new URL(address).pathname }
  }
}

/** The response to a request for a list. */
export function listReply(
  kind: Kind,
  page: Page<{ id: string }>,
  records: readonly JsonObject[],
  asked: Asked,
  draw: Draw,
  count: number,
): Reply {
  const paging = writePaging(page, asked, draw)
  if (records.length === 0 && draw['list.no-content'] === 204) {
    return { status: 204, headers: paging.headers, text: '' }
  }
  const items =
    records.length === 0 ? emptyList(draw) : rows(kind, page, elements(kind, page, records, draw), draw)
  const path = listPath(kind, draw)
  const status = records.length > 0 && records.length < page.total ? draw['list.partial'] : 200
  if (path.length === 0) return jsonReply(status, items ?? [], draw, paging.headers)
  const around = merged(merged(beside(status, draw), volatileMember(draw, count)), paging.body)
  return jsonReply(status, placed(around, path, items), draw, paging.headers)
}

/** The rows of a list: an array or, as PHP writes an array with keys, an object by row number or by id. */
function rows(kind: Kind, page: Page<{ id: string }>, items: Json[], draw: Draw): Json {
  const form = draw['list.rows']
  if (form === 'array') return items
  const own = styled(idName(kind === 'links' ? 'link' : 'pixel', draw), draw)
  return Object.fromEntries(
    items.map((item, index) => {
      if (form === 'numbers') return [`${rowMark}${page.start + index + 1}`, item]
      const { [own]: _, ...rest } = isObject(item) ? item : {}
      return [`${rowMark}${page.rows[index]!.id}`, rest]
    }),
  )
}

function elements(
  kind: Kind,
  page: Page<{ id: string }>,
  records: readonly JsonObject[],
  draw: Draw,
): Json[] {
  const one = kind === 'links' ? 'link' : 'pixel'
  switch (draw['list.item']) {
    case 'wrapped':
      return records.map(record => ({ [one]: record }))
    case 'wrapped-with-id':
      return records.map((record, index) => ({ id: page.rows[index]!.id, [one]: record }))
    default:
      return [...records]
  }
}

/** Merges two objects, including the members that both have. */
function merged(one: JsonObject, other: JsonObject): JsonObject {
  const both = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const before = both[name]
    both[name] = isObject(before) && isObject(value) ? { ...before, ...value } : value
  }
  return both
}

/** Puts the list in its place. A member that is already there gets another name. */
function placed(around: JsonObject, [first = '', second]: string[], items: Json | undefined): JsonObject {
  const { [first]: inTheWay, ...rest } = around
  const body: JsonObject = inTheWay === undefined ? rest : { ...rest, [`page_${first}`]: inTheWay }
  if (second !== undefined) body[first] = items === undefined ? {} : { [second]: items }
  else if (items !== undefined) body[first] = items
  return body
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
