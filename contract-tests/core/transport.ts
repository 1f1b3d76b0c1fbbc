import * as http from 'node:http'
import * as https from 'node:https'
import supertest from 'supertest'
import { type Exchange, keyPlaceholder, type Outgoing, type SentRequest, type Writing } from './exchange.ts'
import { parseJson } from './json.ts'
import { createListParser } from './keyed-rows.ts'

/** No response came: no connection, a broken one, or a response that was too slow or too long. */
export class NetworkTrouble extends Error {
  override name = 'NetworkTrouble'
}

export interface TransportOptions {
  /** Includes `/api/v1`, without a trailing slash. */
  baseUrl: string
  apiKey: string
  timeoutMs: number
  maxBytes: number
  /** Maximum number of connections on which several requests are sent. */
  concurrency: number
}

export interface Transport {
  /** Sends a request once. Throws NetworkTrouble if no response came. */
  send(request: Outgoing | Writing): Promise<Exchange>
  close(): void
}

/** Reads the whole body as text, whatever its content type, so that malformed JSON can be seen. */
function readText(
  response: supertest.Response & NodeJS.ReadableStream,
  done: (error: Error | null, body: string) => void,
) {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('end', () => done(null, textIn(Buffer.concat(chunks), response.headers['content-type'])))
}

/**
 * Decodes bytes in the charset of the media type, or in UTF-8 if the media type names none or an unknown one.
 */
export function textIn(bytes: Buffer, type = ''): string {
  const charset = /;\s*charset="?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    // Preserves a byte order mark, so that it can be seen: it is not valid JSON.
    return new TextDecoder(charset, { ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return bytes.toString('utf8')
    throw error
  }
}

export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, apiKey, timeoutMs, maxBytes, concurrency } = options
  const { Agent } = baseUrl.startsWith('https:') ? https : http
  const reused = new Agent({ keepAlive: true, maxSockets: concurrency })
  // If the server closed a kept-alive connection during a create, it would be unclear whether the create was
  // carried out. So each POST gets a new connection.
  const fresh = new Agent({ keepAlive: false })

  const parseRows = createListParser()

  function send(request: Outgoing | Writing): Promise<Exchange> {
    const sent = describe(request)
    const test = new supertest.Test(baseUrl, request.method, sent.path)
      .agent(request.method === 'POST' ? fresh : reused)
      .timeout({ response: timeoutMs, deadline: timeoutMs * 2 })
      .maxResponseSize(maxBytes)
      .buffer(true)
      // The types of superagent do not say that the response is a stream.
      .parse(readText as Parameters<supertest.Request['parse']>[0])
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
        // A connection may fail twice: its response and its socket. superagent would print that as a bug of its own.
        Object.assign(test, { callback() {} })
        // The response is null if it is incomplete or too long.
        if (!response) {
          const cause = error?.message ?? 'no response'
          reject(new NetworkTrouble(`Failed to ${request.method} ${sent.path}: ${cause}`))
          return
        }
        const text = typeof response.body === 'string' ? response.body : ''
        const of = listedBy(sent)
        resolve({
          request: sent,
          answer: {
            status: response.status,
            headers: headersOf(response),
            text,
            ...(of === undefined ? { json: parseJson(text) } : parseRows(of, text)),
          },
          durationMs: Math.round(performance.now() - start),
          attempts: 1,
        })
      })
    })
  }

  return {
    send,
    close() {
      reused.destroy()
      fresh.destroy()
    },
  }
}

/** Returns the resource of which a request asks for a list. */
function listedBy({ method, path }: SentRequest): string | undefined {
  return method === 'GET' ? /^\/(links|pixels)\/?(\?|$)/.exec(path)?.[1] : undefined
}

/** Returns a request as it is stored: without the key. */
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
  const received: Record<string, string | string[]> = response.headers
  for (const [name, value] of Object.entries(received)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return headers
}
