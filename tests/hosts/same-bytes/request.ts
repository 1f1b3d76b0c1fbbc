import { type Dialect, shapesOf } from '../../../src/dialect/dialect.ts'
import { idCodec } from '../../../src/wire/ids.ts'

/** A request of the table. */
export interface Sent {
  /** Method and target, and the other properties of the request: `POST /links url=nowhere`. */
  title: string
  method: string
  /** Below the base URL, as passed to `fetch`. */
  target: string
  /** Created for each sending, because some bodies can only be read once. */
  init(): RequestInit
}

/** Part of the table. Ids are in the form of the dialect. */
export type Part = (id: (number: number) => string) => Sent[]

const key = { authorization: 'Bearer a' }

/** A request without a body, with a valid key unless the headers say otherwise. */
export function plain(method: string, target: string, headers: Record<string, string> = {}): Sent {
  const shown = Object.entries(headers).map(([name, value]) => ` ${name}: ${value}`)
  return {
    title: titled(`${method} ${target}${shown.join()}`),
    method,
    target,
    init: () => ({ method, headers: { ...key, ...headers } }),
  }
}

/** Lists of one resource, by query. */
export function lists(path: string, queries: readonly string[]): Sent[] {
  return queries.map(query => plain('GET', `${path}?${query}`))
}

/** A request with a form body, already encoded. */
export function form(method: string, target: string, text: string): Sent {
  return typed(method, target, 'application/x-www-form-urlencoded', text, text)
}

/** A request with a body of a media type. If there is none, `fetch` sets it. */
export function typed(
  method: string,
  target: string,
  type: string | undefined,
  body: NonNullable<RequestInit['body']> | (() => NonNullable<RequestInit['body']>),
  shown: string,
): Sent {
  const headers = type === undefined ? key : { ...key, 'content-type': type }
  return {
    title: titled(`${method} ${target} ${shown}`),
    method,
    target,
    init: () => ({ method, headers, body: typeof body === 'function' ? body() : body }),
  }
}

/** The id of the n-th record in a dialect. */
export function idsOf(dialect: Dialect): (number: number) => string {
  const { encode } = idCodec(shapesOf(dialect).ids.links)
  return number => String(encode(number))
}

function titled(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
