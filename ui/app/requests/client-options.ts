import { encodeForm } from '../../../src/client/form.ts'
import type { RecordedExchange } from '../../../src/client/index.ts'
import { type FieldKind, type OperationMetadata, operations } from '../../../src/generated/operations.ts'
import { hidden } from '../../../src/wire/secrets.ts'
import { headerIn, type Replay } from './replay.ts'

/** The arguments of a method of the typed client. */
export interface ClientOptions {
  path: string
  params?: { path?: { id: number }; query?: Record<string, string | number> }
  body?: Record<string, unknown>
}

type Pair = readonly [name: string, value: string]

/**
 * Returns the arguments with which the typed client sends a recorded request. Undefined if it cannot send the
 * same request: the client knows only what the interface document defines.
 */
export function clientOptions(exchange: RecordedExchange, replay: Replay): ClientOptions | undefined {
  const operation = operationOf(exchange)
  if (operation === undefined || exchange.findings.length > 0 || !hasClientHeaders(exchange, replay))
    return undefined
  if (replay.lost.length > 0 || (replay.body !== undefined && exchange.reason !== null)) return undefined
  const id = operation.path.includes('{id}') ? wholeNumber(exchange.path?.split('/')[2] ?? '') : undefined
  if (operation.path.includes('{id}') && id === undefined) return undefined
  const query = queryOf(exchange, operation)
  const body = bodyFields(replay, operation)
  if (query === undefined || body === undefined) return undefined
  // The types of the client allow only the documented values of a parameter.
  if (exchange.reason !== null && Object.keys(query).length > 0) return undefined
  const params = {
    ...(id !== undefined && { path: { id } }),
    ...(Object.keys(query).length > 0 && { query }),
  }
  return {
    path: operation.path,
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(operation.fields).length > 0 && { body }),
  }
}

function operationOf({ operationId, method }: RecordedExchange): OperationMetadata | undefined {
  const operation = Object.values(operations).find(known => known.operationId === operationId)
  return operation?.method === method ? operation : undefined
}

/** Whether the client's headers mean the same: a valid key, JSON accepted, and a form if there is a body. */
function hasClientHeaders({ account }: RecordedExchange, replay: Replay): boolean {
  const names = replay.headers.map(([name]) => name.toLowerCase())
  const isKnown = names.every(name => ['accept', 'authorization', 'content-type'].includes(name))
  const isForm = headerIn(replay, 'content-type') === 'application/x-www-form-urlencoded'
  return (
    isKnown &&
    account !== null &&
    headerIn(replay, 'authorization') === `Bearer ${hidden}` &&
    /^(application\/json|\*\/\*)$/.test(headerIn(replay, 'accept') ?? '') &&
    (replay.body === undefined ? headerIn(replay, 'content-type') === undefined : isForm)
  )
}

function queryOf(
  { target }: RecordedExchange,
  { parameters }: OperationMetadata,
): Record<string, string | number> | undefined {
  const mark = target.indexOf('?')
  const query = new Map<string, string | number>()
  for (const [name, text] of new URLSearchParams(mark === -1 ? '' : target.slice(mark))) {
    const kind = parameters.find(known => known.name === name && known.documented)?.kind
    const value = kind === 'text' ? text : wholeNumber(text)
    if (kind === undefined || value === undefined || query.has(name) || text.includes(hidden))
      return undefined
    query.set(name, value)
  }
  return Object.fromEntries(query)
}

/** Returns the fields as the client takes them. Undefined if the client would send other fields. */
function bodyFields({ body }: Replay, { fields }: OperationMetadata): Record<string, unknown> | undefined {
  if (body === undefined) return Object.keys(fields).length === 0 ? {} : undefined
  if (!('fields' in body)) return undefined
  const values = new Map<string, unknown>()
  for (const [name, text] of body.fields) {
    const root = name.split('[', 1)[0] ?? ''
    const kind = Object.hasOwn(fields, root) ? fields[root] : undefined
    if (kind === undefined) return undefined
    addValue(values, root, kind, name.slice(root.length), text)
  }
  const given = Object.fromEntries(values)
  return isSameForm(given, body.fields) ? given : undefined
}

function addValue(
  values: Map<string, unknown>,
  root: string,
  kind: FieldKind,
  rest: string,
  text: string,
): void {
  const known = values.get(root)
  const list = Array.isArray(known) ? known : []
  const [, index = '', part = ''] = /^\[(\d{1,4})\]\[(\w+)\]$/.exec(rest) ?? []
  if (kind === 'text') values.set(root, text)
  else if (kind === 'integer' || kind === 'id') values.set(root, text === '' ? null : wholeNumber(text))
  else if (rest === '') values.set(root, [])
  else if (kind === 'ids') values.set(root, [...list, wholeNumber(text)])
  else {
    const row: unknown = list[Number(index)]
    list[Number(index)] = { ...(typeof row === 'object' ? row : {}), [part]: text }
    values.set(root, list)
  }
}

/** Whether the client encodes the fields as they were sent. Lists of ids may have had indexes. */
function isSameForm(given: Record<string, unknown>, sent: readonly Pair[]): boolean {
  try {
    const encoded = [...encodeForm(given)]
    const plain = sent.map(([name, value]): Pair => [name.replace(/^(pixel_ids)\[\d*\]$/, '$1[]'), value])
    return (
      encoded.length === plain.length &&
      encoded.every(([name, value], index) => {
        const [sentName, sentValue] = plain[index] ?? []
        return name === sentName && value === sentValue
      })
    )
  } catch {
    // A field of the record has no form, such as a text in place of an identifier.
    return false
  }
}

function wholeNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined
}
