import type { Socket } from 'node:net'

/** A received request, and its effect on foreign records. */
export interface Wired {
  /** From 1. */
  n: number
  method: string
  /** As sent, with the prefix and the query. */
  path: string
  resource: Resource | undefined
  /** The decoded rest of the path after the resource. Undefined for a list. */
  id: string | undefined
  query: URLSearchParams
  body: string
  /** Milliseconds since 1970. */
  at: number
  keyed: boolean
  /** Foreign records that the path may mean, in any reading. */
  foreignNamed: string[]
  /** Foreign records that the request changed or removed. */
  foreignChanges: string[]
}

/** A response before serialisation. */
export interface Reply {
  status: number
  headers?: Record<string, string>
  /** Sent as JSON. `text` is sent as it is instead. */
  json?: unknown
  text?: string | Buffer
  /** Sent one character at a time, and never to the end. */
  drips?: boolean
  /** Drop the connection instead of a response. */
  drop?: boolean
  /** Raw bytes, instead of a response of `node:http`. */
  bytes?: (socket: Socket) => void
}

export const prefix = '/api/v1'

export function isWrite({ method }: Pick<Wired, 'method'>): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Parses the target of a request. An id may contain anything, slashes included. */
export function addressOf(path: string): Pick<Wired, 'resource' | 'id' | 'query'> {
  const [place = '', ...query] = path.split('?')
  const match = new RegExp(`^${prefix}/(links|pixels)(?:/(.*))?$`, 's').exec(place)
  return {
    resource: match?.[1] as Resource | undefined,
    id: match?.[2] === undefined ? undefined : decoded(match[2]),
    query: new URLSearchParams(query.join('?')),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export type Resource = 'links' | 'pixels'
