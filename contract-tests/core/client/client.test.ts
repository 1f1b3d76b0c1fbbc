import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { apiKey, sendAny, withServer } from '../../../tests/suite/support/run-client.ts'
import { Interrupted, RunEnded } from '../ended.ts'
import type { Outgoing } from '../exchange.ts'
import { readingClient } from './client.ts'

describe('a request', () => {
  it('is sent as given, and stored without the key', async () => {
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

  it.for([
    ['alone: the next request waits for its response', 1],
    ['with two others at most', 3],
  ] as const)('is sent %s', async ([, concurrency]) => {
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
        await Promise.all([1, 2, 3, 4, 5].map(() => client.send({ method: 'GET', path: '/links' })))
      },
      { concurrency },
    )
    expect(most).toBe(concurrency)
  })
})

describe('a response', () => {
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
  ] as const)('is reported as received: %s', async ([, status, type, text, json]) => {
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
  ] as const)('is read correctly: %s', async ([, status, headers, body]) => {
    await withServer(
      (_, response) => response.writeHead(status, headers).end(body),
      async client => {
        const { answer } = await client.send({ method: 'GET', path: '/links' })
        expect(answer.status).toBe(status)
        expect(answer.json).toEqual(status === 200 ? { a: 1 } : undefined)
      },
    )
  })

  it('is judged as received, even if the server repeats the key', async () => {
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

  it('that adds a slash to the path of a read is followed, and remembered', async () => {
    const paths: string[] = []
    await withServer(
      ({ url = '' }, response) => {
        paths.push(url)
        const [path = '', query] = url.split('?')
        const location = `${path}/${query === undefined ? '' : `?${query}`}`
        if (path.endsWith('/')) response.end('{}')
        else response.writeHead(301, { location }).end()
      },
      async client => {
        for (const query of ['1', '2']) {
          const { answer, request } = await client.send({
            method: 'GET',
            path: '/links',
            query: [['page', query]],
          })
          expect([answer.status, request.path]).toEqual([200, `/links?page=${query}`])
        }
      },
    )
    expect(paths.map(path => path.replace('/api/v1', ''))).toEqual([
      '/links?page=1',
      '/links/?page=1',
      '/links/?page=2',
    ])
  })

  it('is a response like any other if the request accepts it', async () => {
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
  it.for([
    'PUT',
    'DELETE',
    'POST',
  ] as const)('is retried only while the caller allows it: %s', async method => {
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

describe('a client that can only read', () => {
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
