import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Draw } from '../grammar/index.ts'
import type { Issue, Refusal } from '../service/refusal.ts'
import { idValue } from './envelope.ts'
import { type Json, type JsonObject, spell, styled } from './json.ts'

/** The media type and the text of a refusal. */
export interface Written {
  type: string | undefined
  text: string
}

export function writeRefusal(refusal: Refusal, draw: Draw): Written {
  const shape = shapeOf(refusal, draw)
  if (shape === 'html') {
    const title = `${refusal.status} ${STATUS_CODES[refusal.status]}`
    return {
      type: 'text/html; charset=utf-8',
      text: `<!doctype html><title>${title}</title><h1>${title}</h1>\n`,
    }
  }
  if (shape === 'text') return { type: 'text/plain; charset=utf-8', text: `${refusal.message}\n` }
  if (shape === 'empty') return { type: undefined, text: '' }
  const problem = shape === 'problem'
  const type = jsonType(draw)
  const body = problem ? general('problem', refusal, draw) : shape
  const traced = isObject(body) ? { ...body, ...traceOf(draw), ...holdersOf(refusal, draw) } : (body as Json)
  return {
    type: problem && type.includes('json') ? 'application/problem+json' : type,
    text: spell(traced, draw),
  }
}

/** The links that keep a pixel from being deleted. */
function holdersOf({ kind, ids }: Refusal, draw: Draw): JsonObject {
  return kind === 'in-use' && draw['errors.in-use'] === 'its links'
    ? named({ links: ids.map(id => idValue('links', id, draw)) }, draw)
    : {}
}

/** An id of the refusal in the logs of the service. */
function traceOf(draw: Draw): JsonObject {
  const id = randomUUID().replaceAll('-', '').slice(0, 14)
  switch (draw['errors.trace']) {
    case 'none':
      return {}
    case 'id':
      return named({ request_id: `req_${id}` }, draw)
    case 'address':
      return named({ log_url: `https://logs.acme.example/of/req_${id}` }, draw)
    case 'query':
      return named(
        { log_url: `https://logs.acme.example/req_${id}?at=${Math.floor(Date.now() / 1000)}` },
        draw,
      )
  }
}

function isObject(body: unknown): body is JsonObject {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

export function jsonType(draw: Draw): string {
  switch (draw['json.type']) {
    case 'application/json':
      return 'application/json'
    case 'with-charset':
      return 'application/json; charset=UTF-8'
    case 'vendor':
      return 'application/vnd.api+json'
    case 'html':
      return 'text/html; charset=UTF-8'
    case 'plain':
      return 'text/plain; charset=utf-8'
  }
}

function shapeOf(refusal: Refusal, draw: Draw): Json {
  const { kind, issues } = refusal
  if (issues.length > 0 && draw['errors.invalid'] !== 'general') return invalidBody(refusal, issues, draw)
  const own = {
    'no-key': 'errors.no-key',
    'not-found': 'errors.not-found',
    'no-route': 'errors.no-route',
  } as const
  const choice = kind in own ? draw[own[kind as keyof typeof own]] : 'general'
  const shape = choice === 'general' ? draw['errors.general'] : choice
  return ['html', 'text', 'empty', 'problem'].includes(shape) ? shape : general(shape, refusal, draw)
}

function general(shape: string, { status, message, kind }: Refusal, draw: Draw): Json {
  const title = STATUS_CODES[status] ?? 'Error'
  switch (shape) {
    case 'error-text':
      return { error: message }
    case 'error-object':
      return { error: named({ type: kind.replace('-', '_'), message, http_status: status }, draw) }
    case 'problem':
      return { type: `https://docs.acme.example/errors/${kind}`, title, status, detail: message }
    case 'json-api':
      return { errors: [{ status: String(status), title, detail: message }] }
    case 'detail':
      return { detail: message }
    case 'code-and-message':
      return named({ code: status * 100 + 1, message, errors: null }, draw)
    case 'bare-string':
      return message
    default:
      return named({ message }, draw)
  }
}

function invalidBody({ status, message }: Refusal, issues: readonly Issue[], draw: Draw): Json {
  const first = issues[0]!
  switch (draw['errors.invalid']) {
    case 'map':
      return named({ message, errors: mapOf(issues) }, draw)
    case 'list':
      return named({ message, errors: issues.map(({ field, message }) => ({ field, message })) }, draw)
    case 'first':
      return named({ error: codeOf(first, draw), field: first.field, message: first.message }, draw)
    case 'pointer':
      return {
        errors: issues.map(issue => ({
          status: String(status),
          code: codeOf(issue, draw),
          detail: issue.message,
          source: { pointer: `/data/attributes/${issue.field.replaceAll('.', '/')}` },
        })),
      }
    case 'bare-map':
      return mapOf(issues)
    case 'map-in-error':
      return { error: { code: 'invalid', message, fields: mapOf(issues) } }
    case 'details':
      // As of gRPC: a list of details, one of which has the list of mistakes.
      return {
        code: 3,
        message: `${first.field}: ${first.message}`,
        details: [
          {
            '@type': 'type.acme.example/BadRequest',
            ...named(
              { field_violations: issues.map(({ field, message }) => ({ field, description: message })) },
              draw,
            ),
          },
        ],
      }
    case 'texts':
      return named({ errors: issues.map(({ message }) => message) }, draw)
    default:
      return { errors: Object.fromEntries(issues.map(issue => [issue.field, codeOf(issue, draw)])) }
  }
}

/** Returns the code of a mistake. A row is named by its list. */
function codeOf({ field, code }: Issue, draw: Draw): string {
  const [name = field] = field.split(/[.[]/)
  switch (draw['errors.codes']) {
    case 'of-mistake':
      return code
    case 'field.mistake':
      return `validation.${name}.${code}`
    case 'mistake_field':
      return `${code}_${name}`
    case 'group/mistake':
      return `input/${code.replaceAll('_', '-')}`
  }
}

function mapOf(issues: readonly Issue[]): JsonObject {
  const map: Record<string, string[]> = {}
  for (const { field, message } of issues) map[field] = [...(map[field] ?? []), message]
  return map
}

function named(members: JsonObject, draw: Draw): JsonObject {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [styled(name, draw), value]))
}
