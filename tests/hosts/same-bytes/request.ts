import { type Dialect, shapesOf } from '../../../src/dialect/dialect.ts'
import { idCodec } from '../../../src/wire/ids.ts'

/** A request of the table. */
export interface Sent {
  /** Method and target, with what else sets the request apart: `POST /links url=nowhere`. */
  title: string
  method: string
  /** Below the base URL, as it is given to `fetch`. */
  target: string
  /** Made afresh for each sending: some bodies can be read once only. */
  init(): RequestInit
}

/** Part of the table. Identifiers are written as the dialect writes them. */
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

/** Lists of one resource, by what stands after the question mark. */
export function lists(path: string, queries: readonly string[]): Sent[] {
  return queries.map(query => plain('GET', `${path}?${query}`))
}

/** A request with a form, as it stands in the body. */
export function form(method: string, target: string, text: string): Sent {
  return typed(method, target, 'application/x-www-form-urlencoded', text, text)
}

/** A request with a body of a media type; without one, as `fetch` sends it. */
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

/** How a dialect writes the identifier of a number. */
export function idsOf(dialect: Dialect): (number: number) => string {
  const { encode } = idCodec(shapesOf(dialect).ids.links)
  return number => String(encode(number))
}

function titled(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
