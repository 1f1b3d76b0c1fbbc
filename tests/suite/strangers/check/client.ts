import type { RunningServer } from '../../fixtures/types.ts'

export type Form = Record<string, string>

export interface Answered {
  request: string
  status: number
  type: string
  link: string
  text: string
  /** Undefined if the body is not JSON. */
  json: unknown
}

/** Sends requests as sections 4 and 5 of the interface document describe them. */
export async function send(
  server: RunningServer,
  method: string,
  path: string,
  body?: Form | string,
): Promise<Answered> {
  const response = await fetch(server.baseUrl + path, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${server.apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body === undefined ? {} : { body: new URLSearchParams(body).toString() }),
    ...(typeof body === 'string' ? { body } : {}),
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const link = response.headers.get('link') ?? ''
  return { request: `${method} ${path}`, status: response.status, type, link, text, json: parse(text) }
}

function parse(text: string): unknown {
  try {
    // An object in JavaScript sorts members whose names are numbers.
    return JSON.parse(text.replaceAll(/([{,]\s*")(\d+"\s*:)/g, '$1row:$2'))
  } catch {
    return undefined
  }
}

const tokens = {
  links: /item-\d+(?!\d)|[a-z]+-zz\d+zz/g,
  pixels: /Shop pixel \d+(?!\d)|[a-z]+-pp\d+pp/g,
}

/**
 * The records that a response shows, in its order, by a text that only one record has. Addresses of the
 * interface are ignored, because they repeat the request.
 */
export function shown(answered: Answered, kind: 'links' | 'pixels'): string[] {
  const texts = textsOf(answered.json).filter(text => !text.includes('/api/v1') && !text.startsWith('?'))
  return [...new Set(texts.flatMap(text => text.match(tokens[kind]) ?? []))]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
