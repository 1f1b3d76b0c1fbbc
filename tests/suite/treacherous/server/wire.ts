import type { Socket } from 'node:net'

/** A request as it came in, and what it did to other people. */
export interface Wired {
  /** From 1. */
  n: number
  method: string
  /** As sent, with the prefix and the query. */
  path: string
  resource: Resource | undefined
  /** What follows the resource in the path, decoded; undefined for the collection. */
  id: string | undefined
  query: URLSearchParams
  body: string
  /** Milliseconds since 1970. */
  at: number
  keyed: boolean
  /** Foreign records that the path names, by any reading. */
  foreignNamed: string[]
  /** Foreign records that were changed or removed by it. */
  foreignChanges: string[]
}

/** A response before it is put into bytes. */
export interface Reply {
  status: number
  headers?: Record<string, string>
  /** Sent as JSON; `text` is sent as it stands instead. */
  json?: unknown
  text?: string | Buffer
  /** Sent a letter at a time, and never to its end. */
  drips?: boolean
  /** Drop the connection instead of answering. */
  drop?: boolean
  /** Written as they are, instead of a response that `node:http` would make. */
  bytes?: (socket: Socket) => void
}

export const prefix = '/api/v1'

export function isWrite({ method }: Pick<Wired, 'method'>): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Takes a request's address apart; an id may hold anything, slashes included. */
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
