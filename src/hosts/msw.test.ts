import type { AddressInfo } from 'node:net'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../mock.ts'
import { fixedClock } from '../model/clock.ts'
import { createHandlers } from './msw.ts'
import { basePath, createNodeServer } from './node.ts'

type Sent = [title: string, init?: RequestInit]

const form = (text: string): RequestInit => ({
  body: text,
  headers: { authorization: 'Bearer a', 'content-type': 'application/x-www-form-urlencoded' },
})
const key = { headers: { authorization: 'Bearer a' } }
const origin = { headers: { ...key.headers, origin: 'https://app.example' } }

// One after the other on one account: what is written shows in what is read after it.
const script: Sent[] = [
  ['GET /links', key],
  ['GET /links?per_page=10&page=3&sort_by=title&sort=asc', key],
  ['GET /links?search=sale&search_by=url&status=1&domain_id=1', key],
  ['GET /links?per_page=7', key],
  ['GET /links?search=caf%C3%A9%20%26%20more&page=2', key],
  ['GET /links/1', key],
  ['HEAD /links/1', key],
  ['GET /links/999', key],
  ['GET /links/abc', key],
  ['GET /links/', key],
  ['GET /nowhere', key],
  ['GET /links/1'],
  ['GET /links/1', { headers: { authorization: 'Basic a' } }],
  ['POST /links', form('url=https://shop.example/sale&alias=sale&pixel_ids[]=1&country[0][key]=DE')],
  [
    'POST /links',
    form('url=https://shop.example/sale&alias=sale&country[3][key]=DE&country[3][value]=https://a.example'),
  ],
  ['POST /links', form('url=nowhere&privacy=9')],
  ['POST /links', form('')],
  ['POST /links', { ...key, body: '{}', headers: { ...key.headers, 'content-type': 'application/json' } }],
  ['POST /links', form(`url=https://shop.example/${'x'.repeat(1_100_000)}`)],
  ['PUT /links/63', form('expiration_date=2020-01-01')],
  ['PATCH /links/63', form('disabled=1')],
  ['GET /links?status=2&per_page=10', key],
  ['DELETE /links/63', key],
  ['DELETE /links/63', key],
  ['GET /pixels?type=facebook&sort_by=name', key],
  ['POST /pixels', form('name=Caf%C3%A9&type=x&value=1')],
  ['PUT /pixels/13', form('name=Shop')],
  ['DELETE /pixels/1', key],
  ['GET /links?pixel_id=1', key],
  ['GET /links?per_page=10', origin],
  [
    'OPTIONS /links/1',
    {
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    },
  ],
]

type Answer = { status: number; headers: Record<string, string>; body: string }

/** Headers that belong to the connection, or to its moment, and not to the answer. */
const connection = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']

async function play(baseUrl: string): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [title, init] of script) {
    const [method = '', path] = title.split(' ')
    const response = await fetch(baseUrl + path, { method, ...init })
    const headers = [...response.headers].filter(([name]) => !connection.includes(name))
    answers.push({
      status: response.status,
      headers: Object.fromEntries(headers),
      body: await response.text(),
    })
  }
  return answers
}

const mock = () => createMock({ clock: fixedClock(Date.UTC(2026, 0, 31)) })

describe('createHandlers answers what the HTTP server answers, to the byte', () => {
  let overHttp: Answer[]
  let inProcess: Answer[]
  const interceptor = setupServer()

  beforeAll(async () => {
    const server = createNodeServer(mock()).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`
    overHttp = await play(baseUrl)
    // Nobody listens there any more: whatever is answered now is answered by the handlers.
    await new Promise(resolve => server.close(resolve))
    interceptor.use(...createHandlers(mock(), { baseUrl }))
    interceptor.listen({ onUnhandledRequest: 'error' })
    inProcess = await play(baseUrl)
  })
  afterAll(() => interceptor.close())

  test.each(script.map(([title], index) => [`${index + 1} ${title}`, index] as const))('%s', (_, index) => {
    expect(inProcess[index]).toEqual(overHttp[index])
  })
})
