import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { createRunClient, type PoliteClient, readingClient } from './client.ts'
import { Interrupted, RunEnded } from './ended.ts'
import { ContractBroken, Inconclusive } from './errors.ts'
import type { Exchange, Outgoing, Writing } from './exchange.ts'

const apiKey = 'sk-verysecret-1234'
const bomb = gzipSync(Buffer.alloc(100_000_000))

const always = async () => true

/** Sends a request of any kind. */
function sendAny(client: PoliteClient, method: string, rest: Omit<Outgoing, 'method'>): Promise<Exchange> {
  if (method === 'GET') return client.send({ ...rest, method })
  return client.write({ ...rest, method: method as Writing['method'] }, always)
}

/** Runs a test with a client of a tiny server. Waits take no time, and are recorded. */
async function withServer(
  answer: Parameters<typeof openTinyServer>[0],
  test: (client: PoliteClient, waits: number[]) => Promise<void>,
  options: { timeoutMs?: number; maxBytes?: number } = {},
): Promise<void> {
  const server = await openTinyServer(answer)
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const client = createRunClient({ baseUrl: server.baseUrl, apiKey, wait, ...options })
  try {
    await test(client, waits)
  } finally {
    client.close()
    await server.close()
  }
}

describe('a request', () => {
  it('goes out as told, and is kept without the key', async () => {
    const seen: unknown[] = []
    await withServer(
      ({ method, url, headers, body }, response) => {
        seen.push({ method, url, key: headers.authorization, type: headers['content-type'], body })
        response.end('{"a":1}')
      },
      async client => {
        const { request } = await sendAny(client, 'PUT', {
          path: '/links/1',
          query: [['q', 'a b&c']],
          form: [
            ['country[0][key]', 'DE'],
            ['x', 'ä+b'],
            ['x', ''],
          ],
          headers: { 'X-Other': '1' },
        })
        expect(request).toEqual({
          method: 'PUT',
          path: '/links/1?q=a+b%26c',
          headers: {
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded',
            'x-other': '1',
          },
          body: 'country%5B0%5D%5Bkey%5D=DE&x=%C3%A4%2Bb&x=',
        })
        await client.send({ method: 'GET', path: '/links', authorization: null })
        await client.send({ method: 'GET', path: '/links', authorization: 'bearer $SHORTLINK_API_KEY' })
        await sendAny(client, 'POST', { path: '/links', raw: { type: 'application/json', body: '{}' } })
      },
    )
    expect(seen).toMatchObject([
      { method: 'PUT', url: '/api/v1/links/1?q=a+b%26c', key: `Bearer ${apiKey}` },
      { key: undefined },
      { key: `bearer ${apiKey}` },
      { method: 'POST', type: 'application/json', body: '{}' },
    ])
  })

  it('is sent alone: the next one waits for its answer', async () => {
    let open = 0
    let most = 0
    await withServer(
      (_, response) => {
        open += 1
        most = Math.max(most, open)
        setTimeout(() => {
          open -= 1
          response.end()
        }, 5)
      },
      async client => {
        await Promise.all([1, 2, 3, 4].map(() => client.send({ method: 'GET', path: '/links' })))
      },
    )
    expect(most).toBe(1)
  })
})

describe('an answer', () => {
  it.for([
    ['JSON', 200, 'application/json', '[1]', [1]],
    ['JSON under another type', 200, 'text/html', '{"a":1}', { a: 1 }],
    ['malformed JSON', 200, 'application/json', '{"a":', undefined],
    ['an empty body', 200, 'application/json', '', undefined],
    ['a form', 200, 'application/x-www-form-urlencoded', 'a=1', undefined],
    ['a multipart body', 200, 'multipart/form-data; boundary=x', '--x--', undefined],
    ['a picture', 200, 'image/png', '\u0001', undefined],
    ['an error', 404, 'application/problem+json', '{"title":"No"}', { title: 'No' }],
    ['not implemented', 501, 'text/plain', 'no', undefined],
  ] as const)('is told as it is: %s', async ([, status, type, text, json]) => {
    await withServer(
      (_, response) => response.writeHead(status, { 'content-type': type }).end(text),
      async client => {
        const { answer, attempts } = await client.send({ method: 'GET', path: '/links' })
        expect({ ...answer, headers: answer.headers['content-type'], attempts }).toEqual({
          status,
          headers: type,
          text,
          json,
          attempts: 1,
        })
      },
    )
  })

  it.for([
    ['no content', 204, {}, ''],
    ['compressed', 200, { 'content-encoding': 'gzip' }, gzipSync('{"a":1}')],
  ] as const)('is not followed or spoilt: %s', async ([, status, headers, body]) => {
    await withServer(
      (_, response) => response.writeHead(status, headers).end(body),
      async client => {
        const { answer } = await client.send({ method: 'GET', path: '/links' })
        expect(answer.status).toBe(status)
        expect(answer.json).toEqual(status === 200 ? { a: 1 } : undefined)
      },
    )
  })

  it('is judged as it came, even where a server repeats the key', async () => {
    const body = { [apiKey]: `key ${apiKey}!` }
    await withServer(
      (_, response) => response.setHeader('x-echo', apiKey).end(JSON.stringify(body)),
      async client => {
        const { request, answer } = await client.send({ method: 'GET', path: '/links' })
        expect(JSON.stringify(request)).not.toContain(apiKey)
        expect(answer).toMatchObject({ headers: { 'x-echo': apiKey }, json: body })
      },
    )
  })
})

describe('a redirect', () => {
  it.for([
    ['GET', 301, 'https://elsewhere.example/links'],
    ['POST', 307, 'https://elsewhere.example/links'],
    ['POST', 303, '/api/v1/links/9'],
    ['PUT', 308, undefined],
    ['DELETE', 302, '/login'],
  ] as const)('of %s with %s ends the run and is not followed', async ([method, status, location]) => {
    let count = 0
    await withServer(
      (_, response) => {
        count += 1
        response.writeHead(status, location === undefined ? {} : { location }).end()
      },
      async client => {
        const error = await sendAny(client, method, { path: '/links/1' }).catch(reason => reason)
        expect(error).toBeInstanceOf(RunEnded)
        expect(error.message).toContain(location ?? 'without a Location')
      },
    )
    expect(count).toBe(1)
  })

  it('is a response like any other where it is asked for', async () => {
    await withServer(
      (_, response) => response.writeHead(301, { location: '/api/v1/links' }).end(),
      async client => {
        const { answer } = await client.send({ method: 'GET', path: '/links/', mayRedirect: true })
        expect(answer.status).toBe(301)
      },
    )
  })
})

describe('a write', () => {
  it.for(['PUT', 'DELETE', 'POST'] as const)('is sent again only where it still may be: %s', async method => {
    let count = 0
    await withServer(
      (_, response) => {
        count += 1
        response.writeHead(method === 'POST' ? 429 : 500, { 'retry-after': '1' }).end()
      },
      async client => {
        const asked: number[] = []
        const once = async () => asked.push(count) < 2
        await client.write({ method, path: '/links/1', form: [] }, once).catch(() => undefined)
        expect(asked).toEqual([1, 2])
      },
    )
    // More requests may follow, to distinguish a failing request from a failing server.
    expect(count).toBeLessThanOrEqual(4)
  })
})

describe('a busy server', () => {
  it.for([
    ['seconds', { 'retry-after': '3' }, [3000]],
    ['nothing', {}, [1000]],
    ['a past date', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, [25]],
  ] as const)('is waited for as it asks: %s', async ([, headers, expected]) => {
    await withServer(
      (_, response, count) => response.writeHead(count === 1 ? 429 : 200, count === 1 ? headers : {}).end(),
      async (client, waits) => {
        const exchange = await sendAny(client, 'POST', { path: '/links', form: [] })
        expect([exchange.answer.status, exchange.attempts]).toEqual([200, 2])
        expect(waits.slice(0, 1)).toEqual(expected)
      },
    )
  })

  it('is slowed down for afterwards', async () => {
    await withServer(
      (_, response, count) => response.writeHead(count === 1 ? 429 : 200, { 'retry-after': '0' }).end(),
      async (client, waits) => {
        for (let sent = 0; sent < 3; sent += 1) await client.send({ method: 'GET', path: '/links' })
        expect(waits.length).toBeGreaterThanOrEqual(2)
        expect(Math.max(...waits)).toBeLessThanOrEqual(25)
      },
    )
  })

  it('is not waited for beyond a minute: inconclusive, with the count', async () => {
    await withServer(
      (_, response) => response.writeHead(429, { 'retry-after': '25' }).end(),
      async (client, waits) => {
        const error = await client.send({ method: 'GET', path: '/links' }).catch(reason => reason)
        expect(error).toBeInstanceOf(Inconclusive)
        expect(error.message).toBe('429 3 times for GET /links, after 50 s of waiting')
        expect(waits.filter(ms => ms === 25_000)).toHaveLength(2)
      },
    )
  })
})

describe('a failing server', () => {
  const failFor = (fails: (method: string, url: string, count: number) => boolean) =>
    ((request, response, count) => {
      response.writeHead(fails(request.method!, request.url!, count) ? 500 : 200).end('[]')
    }) as Parameters<typeof openTinyServer>[0]

  it.for(['GET', 'PUT', 'DELETE'])('is asked again: %s', async method => {
    await withServer(
      failFor((_, __, count) => count < 4),
      async (client, waits) => {
        const exchange = await sendAny(client, method, { path: '/links/1' })
        expect(exchange.answer.status).toBe(200)
        expect(waits).toEqual([100, 300, 900])
        expect(client.flaky).toBe(true)
      },
    )
  })

  it.for(['POST', 'PATCH'])('is never sent the same twice: %s', async method => {
    await withServer(
      failFor(() => true),
      async (client, waits) => {
        expect((await sendAny(client, method, { path: '/links', form: [] })).answer.status).toBe(500)
        expect(waits).toEqual([])
      },
    )
  })

  it('has broken the contract when it answers everything else', async () => {
    await withServer(
      failFor((_, url) => url.includes('sort_by')),
      async client => {
        const error = await client
          .send({ method: 'GET', path: '/links', query: [['sort_by', 'title']] })
          .catch(reason => reason)
        expect(error).toBeInstanceOf(ContractBroken)
        expect(error.message).toBe(
          'expected an answer to GET /links?sort_by=title, received 500, 4 times, while other requests are answered',
        )
      },
    )
  })

  it('is inconclusive when it fails for everything', async () => {
    await withServer(
      failFor(() => true),
      async client => {
        const error = await client.send({ method: 'GET', path: '/links' }).catch(reason => reason)
        expect(error).toBeInstanceOf(Inconclusive)
        expect(error.message).toBe('500 for GET /links, 4 times')
        expect(error.exchange.answer.status).toBe(500)
      },
    )
  })

  it('is taken at its word when the request asks for it', async () => {
    await withServer(
      failFor(() => true),
      async client => {
        expect((await client.send({ method: 'GET', path: '/links/%', once: true })).answer.status).toBe(500)
      },
    )
  })
})

describe('no answer', () => {
  it.for([
    ['a dropped connection', {}, (response: ServerResponse) => response.destroy()],
    ['silence', { timeoutMs: 30 }, () => {}],
    [
      'half an answer',
      {},
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 10 }).write('{')
        setTimeout(() => response.destroy(), 5)
      },
    ],
    ['an answer without an end', { timeoutMs: 30 }, (response: ServerResponse) => response.write('{')],
    ['too long an answer', { maxBytes: 10 }, (response: ServerResponse) => response.end('x'.repeat(11))],
    [
      'a bomb: 100 MB of zeros in 100 kB of gzip',
      { maxBytes: 1_000_000 },
      (response: ServerResponse) => response.setHeader('content-encoding', 'gzip').end(bomb),
    ],
    ['no HTTP', {}, (response: ServerResponse) => response.socket?.end('what?\r\n\r\n')],
  ] as const)('is inconclusive, with the count and without the key: %s', async ([, options, answer]) => {
    await withServer(
      (_, response) => void answer(response),
      async client => {
        const error = await client.send({ method: 'GET', path: '/links' }).catch(reason => reason)
        expect(error).toBeInstanceOf(Inconclusive)
        expect(error.message).toMatch(/^Failed to GET \/links: .+, 4 times$/)
        expect(error.message).not.toContain(apiKey)
      },
      options,
    )
  })

  it('of a server that is away: each request is sent once, after the first ones', async () => {
    let count = 0
    await withServer(
      (_, response) => {
        count += 1
        response.destroy()
      },
      async client => {
        for (let sent = 0; sent < 6; sent += 1) {
          await expect(client.send({ method: 'GET', path: '/links' })).rejects.toBeInstanceOf(Inconclusive)
        }
      },
    )
    expect(count).toBe(4 + 4 + 4 + 1 + 1 + 1)
  })
})

describe('a client that only looks', () => {
  it.for(['POST', 'PUT', 'PATCH', 'DELETE'])('sends no %s', async method => {
    let count = 0
    await withServer(
      (_, response) => {
        count += 1
        response.end()
      },
      async client => {
        // As in JavaScript, where no type prevents the call.
        const write = { method, path: '/links/1' } as unknown as Outgoing
        await expect(readingClient(client).send(write)).rejects.toThrow(
          `Failed to send ${method} /links/1: writes go through the account`,
        )
      },
    )
    expect(count).toBe(0)
  })

  it('sends nothing once it is stopped', async () => {
    await withServer(
      (_, response) => response.end(),
      async client => {
        const reading = readingClient(client, AbortSignal.abort())
        await expect(reading.send({ method: 'GET', path: '/links' })).rejects.toBeInstanceOf(Interrupted)
      },
    )
  })
})
