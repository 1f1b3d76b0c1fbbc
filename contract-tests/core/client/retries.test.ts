import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { apiKey, sendAny, withServer } from '../../../tests/suite/support/run-client.ts'
import type { openTinyServer } from '../../../tests/suite/support/tiny-server.ts'
import { ContractBroken, Inconclusive } from '../errors.ts'

const bomb = gzipSync(Buffer.alloc(100_000_000))

describe('a failing server', () => {
  const failFor = (fails: (method: string, url: string, count: number) => boolean) =>
    ((request, response, count) => {
      response.writeHead(fails(request.method!, request.url!, count) ? 500 : 200).end('[]')
    }) as Parameters<typeof openTinyServer>[0]

  it.for(['GET', 'PUT', 'DELETE'])('is sent the request again: %s', async method => {
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

  it.for(['POST', 'PATCH'])('is never sent the same request twice: %s', async method => {
    await withServer(
      failFor(() => true),
      async (client, waits) => {
        expect((await sendAny(client, method, { path: '/links', form: [] })).answer.status).toBe(500)
        expect(waits).toEqual([])
      },
    )
  })

  it('has broken the contract if other requests succeed', async () => {
    await withServer(
      failFor((_, url) => url.includes('sort_by')),
      async client => {
        const error = await client
          .send({ method: 'GET', path: '/links', query: [['sort_by', 'title']] })
          .catch(reason => reason)
        expect(error).toBeInstanceOf(ContractBroken)
        expect(error.message).toBe(
          'expected no server error for GET /links?sort_by=title, received 500, 4 times, while other requests succeed',
        )
      },
    )
  })

  it('is inconclusive if every request fails', async () => {
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

  it('is not retried if the request accepts a failure', async () => {
    await withServer(
      failFor(() => true),
      async client => {
        expect((await client.send({ method: 'GET', path: '/links/%', once: true })).answer.status).toBe(500)
      },
    )
  })
})

describe('no response', () => {
  it.for([
    ['a dropped connection', {}, (response: ServerResponse) => response.destroy()],
    ['silence', { timeoutMs: 30 }, () => {}],
    [
      'half a response',
      {},
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 10 }).write('{')
        setTimeout(() => response.destroy(), 5)
      },
    ],
    ['a response without an end', { timeoutMs: 30 }, (response: ServerResponse) => response.write('{')],
    ['too long a response', { maxBytes: 10 }, (response: ServerResponse) => response.end('x'.repeat(11))],
    [
      'a compression bomb: 100 MB of zeros in 100 kB of gzip',
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

  it('of an unreachable server: after the first requests, each one is sent once', async () => {
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
