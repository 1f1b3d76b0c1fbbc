import type { Draw } from '../grammar/index.ts'
import { type Json, type JsonObject, styled } from './json.ts'

type Kind = 'links' | 'pixels'

/** A member that changes with every request. */
export function volatileMember(draw: Draw, count: number): JsonObject {
  switch (draw['envelope.volatile']) {
    case 'none':
      return {}
    case 'request_id':
      return {
        [styled('request_id', draw)]:
          `req_${(count * 7919 + 104_729).toString(36)}${Date.now().toString(36)}`,
      }
    case 'trace':
      return { [styled('trace', draw)]: `${(Date.now() % 65_536).toString(16)}#${count.toString(36)}@web;2` }
    case 'took':
      return { took: Math.round(Math.random() * 900) / 100 }
    case 'counter':
      return { [styled('requests_today', draw)]: 4000 + count }
    case 'server_time':
      return { [styled('server_time', draw)]: Math.floor(Date.now() / 1000) }
  }
}

/** One record in its envelope. */
export function recordBody(
  kind: Kind,
  operation: 'get' | 'create' | 'update' | 'delete',
  record: JsonObject,
  status: number,
  draw: Draw,
  count: number,
): Json {
  const common =
    kind === 'pixels' && draw['record.pixels'] !== 'same' ? draw['record.pixels'] : draw['record.envelope']
  const form = operation === 'create' && draw['create.envelope'] !== 'same' ? draw['create.envelope'] : common
  if (form === 'bare') return record
  return { ...enveloped(form, kind, record, draw), ...beside(status, draw), ...volatileMember(draw, count) }
}

function enveloped(form: string, kind: Kind, record: JsonObject, draw: Draw): JsonObject {
  const one = kind === 'links' ? 'link' : 'pixel'
  switch (form) {
    case 'named':
      return { [styled(one, draw)]: record }
    case 'data-named':
      return { [styled('data', draw)]: { [styled(one, draw)]: record } }
    default:
      return { [styled(form, draw)]: record }
  }
}

/** Members next to data. */
export function beside(status: number, draw: Draw): JsonObject {
  switch (draw['record.beside']) {
    case 'none':
      return {}
    case 'status':
      return { [styled('status', draw)]: status }
    case 'ok':
      return { [styled('ok', draw)]: true }
    case 'success':
      return { [styled('success', draw)]: 1 }
    case 'message':
      return { [styled('message', draw)]: 'OK', [styled('code', draw)]: 0 }
    case 'meta':
      return { [styled('meta', draw)]: { [styled('api_version', draw)]: '1.4' } }
  }
}

/** The body of a write that reports success instead of the record. Undefined if the body is the record. */
export function noteBody(form: string, kind: Kind, id: string, verb: string, draw: Draw): Json | undefined {
  const one = kind === 'links' ? 'link' : 'pixel'
  const message = { [styled('message', draw)]: `The ${one} was ${verb}.` }
  switch (form) {
    case 'id':
      return { [styled('id', draw)]: idValue(kind, id, draw) }
    case 'message-and-id':
      return { ...message, [styled(`${one}_id`, draw)]: idValue(kind, id, draw) }
    case 'message':
      return message
    case 'flag':
      return { [styled(verb, draw)]: true, [styled('id', draw)]: idValue(kind, id, draw) }
    case 'null-data':
      return { [styled('data', draw)]: null, ...beside(200, draw) }
    default:
      return undefined
  }
}

export function idValue(kind: Kind, id: string, draw: Draw): Json {
  return draw[`ids.${kind}`] === 'number' ? Number(id) : id
}

/** The path of a list in its body. Empty if the body is the list. */
export function listPath(kind: Kind, draw: Draw): string[] {
  const form =
    kind === 'pixels' && draw['list.pixels'] !== 'same' ? draw['list.pixels'] : draw['list.envelope']
  switch (form) {
    case 'bare':
      return []
    case 'named':
      return [styled(kind, draw)]
    case 'embedded':
      return ['_embedded', styled(kind, draw)]
    case 'data-named':
      return [styled('data', draw), styled(kind, draw)]
    default:
      return [styled(form, draw)]
  }
}

export function emptyList(draw: Draw): Json | undefined {
  return { array: [], null: null, absent: undefined, object: {} }[draw['list.empty']]
}
