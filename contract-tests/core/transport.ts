import * as http from 'node:http'
import * as https from 'node:https'
import supertest from 'supertest'
import { type Exchange, keyPlaceholder, type Outgoing, type SentRequest, type Writing } from './exchange.ts'
import { parseJson } from './json.ts'

/** No answer came: no connection, one that broke, one that was too slow or too long. */
export class NetworkTrouble extends Error {
  override name = 'NetworkTrouble'
}

export interface TransportOptions {
  /** With `/api/v1`, without a slash at its end. */
  baseUrl: string
  apiKey: string
  timeoutMs: number
  maxBytes: number
}

export interface Transport {
  /** Sends a request once. Throws NetworkTrouble when no answer came. */
  send(request: Outgoing | Writing): Promise<Exchange>
  close(): void
}

/** The whole body as bytes-turned-text, whatever its type says: malformed JSON is something to be seen. */
function keepText(
  response: supertest.Response & NodeJS.ReadableStream,
  done: (error: Error | null, body: string) => void,
) {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('end', () => done(null, textIn(Buffer.concat(chunks), response.headers['content-type'])))
}

/** What bytes say in the charset that the media type names; in UTF-8 where it names none, or one that nobody knows. */
export function textIn(bytes: Buffer, type = ''): string {
  const charset = /;\s*charset="?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    // A byte order mark is no JSON, and is kept to be seen.
    return new TextDecoder(charset, { ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return bytes.toString('utf8')
    throw error
  }
}

export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, apiKey, timeoutMs, maxBytes } = options
  const { Agent } = baseUrl.startsWith('https:') ? https : http
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  // A kept connection that the server closes just now would make a create ambiguous: each gets one of its own.
  const fresh = new Agent({ keepAlive: false })

  function send(request: Outgoing | Writing): Promise<Exchange> {
    const sent = describe(request)
    const test = new supertest.Test(baseUrl, request.method, sent.path)
      .agent(request.method === 'POST' ? fresh : kept)
      .timeout({ response: timeoutMs, deadline: timeoutMs * 2 })
      .maxResponseSize(maxBytes)
      .buffer(true)
      .parse(keepText as Parameters<supertest.Request['parse']>[0])
      .set(sent.headers)
    const authorization =
      request.authorization === undefined ? `Bearer ${keyPlaceholder}` : request.authorization
    if (authorization !== null)
      test.set(
        'authorization',
        authorization.replaceAll(keyPlaceholder, () => apiKey),
      )
    if (sent.body !== undefined) test.send(sent.body)
    const start = performance.now()
    return new Promise((resolve, reject) => {
      test.end((error: Error | null, response?: supertest.Response | null) => {
        // With half an answer, or too long a one, it is null.
        if (!response) {
          const cause = error?.message ?? 'no answer'
          reject(new NetworkTrouble(`Failed to ${request.method} ${sent.path}: ${cause}`))
          return
        }
        const text = typeof response.body === 'string' ? response.body : ''
        resolve({
          request: sent,
          answer: { status: response.status, headers: headersOf(response), text, json: parseJson(text) },
          durationMs: Math.round(performance.now() - start),
          attempts: 1,
        })
      })
    })
  }

  return {
    send,
    close() {
      kept.destroy()
      fresh.destroy()
    },
  }
}

/** A request as it is kept: everything but the key. */
function describe(request: Outgoing | Writing): SentRequest {
  const query = request.query === undefined ? '' : new URLSearchParams(request.query.map(copy)).toString()
  const headers: Record<string, string> = { accept: 'application/json' }
  let body: string | undefined
  if (request.form !== undefined) {
    headers['content-type'] = 'application/x-www-form-urlencoded'
    body = new URLSearchParams(request.form.map(copy)).toString()
  }
  if (request.raw !== undefined) {
    headers['content-type'] = request.raw.type
    body = request.raw.body
  }
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (name.toLowerCase() === 'authorization')
      throw new Error('Failed to send: use `authorization`, not a header')
    headers[name.toLowerCase()] = value
  }
  return {
    method: request.method,
    path: query === '' ? request.path : `${request.path}?${query}`,
    headers,
    ...(body !== undefined && { body }),
    ...(request.authorization !== undefined && { authorization: request.authorization }),
  }
}

function copy(pair: readonly [string, string]): [string, string] {
  return [pair[0], pair[1]]
}

function headersOf(response: supertest.Response): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(response.headers as Record<string, string | string[]>)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return headers
}
