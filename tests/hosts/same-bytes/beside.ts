import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operations } from '../../../src/generated/operations.ts'
import { changedGlobals, readGlobals } from './globals.ts'
import type { Library } from './in-node.ts'
import { dialects, mockIn } from './table.ts'

const baseUrl = 'http://127.0.0.1:4010/api/v1'
const key = { authorization: 'Bearer a' }

/** Tests of handlers next to other handlers, with changed globals, and with other clients than `fetch`. */
export function describeHandlers(library: Library): void {
  const { msw, setupServer, listen, createHandlers } = library
  const { http, HttpHandler, HttpResponse } = msw
  /** A handler that responds with a text. */
  const answering = (method: 'get' | 'post' | 'put' | 'delete', path: string, text: string) =>
    http[method](path, () => HttpResponse.text(text))
  const handlers = (base: string) =>
    createHandlers(mockIn(dialects[0]!), { baseUrl: base, onFinding: 'ignore' })
  const interceptor = setupServer()

  test('the handlers are those of the library under test, one for each operation and one for the rest', () => {
    const made = handlers(baseUrl)
    expect(made).toHaveLength(Object.keys(operations).length + 1)
    for (const handler of made) expect(handler).toBeInstanceOf(HttpHandler)
  })

  describe('server.use() overrides a single operation', () => {
    beforeAll(() => listen(interceptor))
    beforeEach(() => interceptor.resetHandlers(...handlers(baseUrl)))
    afterAll(() => interceptor.close())

    const cases = Object.values(operations).map(({ operationId, method, path }) => {
      return { title: `${method} ${path}`, operationId, method: lower(method), path }
    })
    test.each(cases)('$title, and leaves the nine others alone', async ({ operationId, method, path }) => {
      interceptor.use(answering(method, `*${path.replace('{id}', ':id')}`, 'overridden'))
      expect(await answeredWith('overridden')).toEqual([operationId])
      interceptor.resetHandlers(...handlers(baseUrl))
      expect(await answeredWith('overridden')).toEqual([])
    })
  })

  test('nothing global is left behind', () => {
    const before = readGlobals()
    const made = handlers(baseUrl)
    expect(changedGlobals(before)).toEqual([])
    interceptor.use(...made)
    listen(interceptor)
    // The comparison does notice changes.
    expect(changedGlobals(before)).not.toEqual([])
    interceptor.close()
    expect(changedGlobals(before)).toEqual([])
  })

  describe('over node:http, as other clients send', () => {
    beforeAll(() => {
      interceptor.resetHandlers(...handlers(baseUrl))
      listen(interceptor)
    })
    afterAll(() => interceptor.close())

    const cases: [method: string, path: string, status: number, body?: string][] = [
      ['GET', '/links/1', 200],
      ['HEAD', '/links/1', 200],
      ['HEAD', '/links/999', 404],
      ['GET', '/links/%E9', 404],
      ['POST', '/links', 422, 'url=nowhere'],
      ['POST', '/pixels', 200, 'name=Caf%C3%A9&type=x&value=1'],
      ['OPTIONS', '/links', 405],
    ]
    test.each(cases)('%s %s: %i', async (method, path, status, body) => {
      const response = await send(method, path, body)
      const length = Number(response.headers['content-length'])
      let received = 0
      for await (const chunk of response) received += (chunk as Buffer).length
      expect(response.statusCode).toBe(status)
      expect(length).toBeGreaterThan(0)
      expect(received).toBe(method === 'HEAD' ? 0 : length)
    })
  })

  describe('the base URL', () => {
    beforeAll(() => listen(interceptor))
    afterAll(() => interceptor.close())

    const cases: [given: string, called: string, shown: string][] = [
      [`${baseUrl}/`, baseUrl, baseUrl],
      ['HTTP://Mock.Example:80/api/v1', 'http://mock.example/api/v1', 'http://mock.example/api/v1'],
      ['http://[::1]:4010/api/v1', 'http://[::1]:4010/api/v1', 'http://[::1]:4010/api/v1'],
      ['https://mock.example', 'https://mock.example', 'https://mock.example'],
      [
        'https://mock.example/a+b/(c)/api/v1',
        'https://mock.example/a+b/(c)/api/v1',
        'https://mock.example/a+b/(c)/api/v1',
      ],
    ]
    test.each(cases)('%s', async (given, called, shown) => {
      interceptor.resetHandlers(...handlers(given))
      const response = await fetch(`${called}/links?per_page=10`, { headers: key })
      expect(await response.json()).toMatchObject({ meta: { path: `${shown}/links` } })
    })

    test.each(['/api/v1', 'api/v1', ''])('%j: is refused where there is no page', given => {
      expect(() => handlers(given)).toThrow(
        new TypeError(
          `Failed to create handlers: ${JSON.stringify(given)} is not an absolute URL, and there is no page to resolve it against.`,
        ),
      )
    })

    test('the handlers ignore addresses next to the base URL', async () => {
      interceptor.resetHandlers(...handlers('http://mock.example/api/v1'), answering('get', '*', 'elsewhere'))
      const neighbours = ['/api/v10/links', '/api/v1x', '/api', '/x/api/v1/links']
      for (const path of neighbours) {
        expect(await (await fetch(`http://mock.example${path}`)).text()).toBe('elsewhere')
      }
    })
  })
}

async function answeredWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { operationId, method, path } of Object.values(operations)) {
    const response = await fetch(baseUrl + path.replace('{id}', '1'), { method, headers: key })
    if ((await response.text()) === text) found.push(operationId)
  }
  return found
}

async function send(method: string, path: string, body?: string): Promise<IncomingMessage> {
  const headers = { ...key, 'content-type': 'application/x-www-form-urlencoded' }
  const sent = http.request(`${baseUrl}${path}`, { method, headers }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}

function lower<Text extends string>(text: Text): Lowercase<Text> {
  return text.toLowerCase() as Lowercase<Text>
}
