import { describe, expect } from 'vitest'
import { type OperationId, operations } from '../generated/operations.ts'
import type { Fault, TestMock } from './index.ts'
import { createTestMock } from './index.ts'
import { createTest, test } from './vitest.ts'

const hosts = [
  ['node:http', test],
  ['msw', createTest({ baseUrl: 'https://links.example/api/v1' })],
] as const

/** A request of each operation. Record 1 exists. */
const asked: Record<OperationId, [method: string, path: string, form?: string]> = {
  listLinks: ['GET', '/links'],
  getLink: ['GET', '/links/1'],
  createLink: ['POST', '/links', 'url=https://shop.example/new'],
  updateLink: ['PUT', '/links/1', 'expiration_clicks=7'],
  deleteLink: ['DELETE', '/links/1'],
  listPixels: ['GET', '/pixels'],
  getPixel: ['GET', '/pixels/1'],
  createPixel: ['POST', '/pixels', 'name=a&type=x&value=b'],
  updatePixel: ['PUT', '/pixels/1', 'name=c'],
  deletePixel: ['DELETE', '/pixels/1'],
}

const operationIds = Object.keys(operations) as OperationId[]

type Send = (operationId: OperationId) => Promise<Response>

function sender(baseUrl: string, apiKey: string): Send {
  return operationId => {
    const [method, path, form] = asked[operationId]
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-www-form-urlencoded' }
    return fetch(baseUrl + path, { method, headers, ...(form !== undefined && { body: form }) })
  }
}

const answers: [title: string, fault: Fault, status: number, message: string][] = [
  ['a status', { status: 503 }, 503, 'A test set this fault: 503.'],
  ['a status and a message', { status: 409, message: 'Taken.' }, 409, 'Taken.'],
  ['a status that the interface never answers', { status: 599 }, 599, 'A test set this fault: 599.'],
  ['a status after the fact', { status: 500, phase: 'after' }, 500, 'A test set this fault: 500.'],
  ['a late status', { status: 504, delay: 40 }, 504, 'A test set this fault: 504.'],
]

describe.each(hosts)('%s', (_name, test) => {
  test.for(operationIds)('%s fails once', async (operationId, { baseUrl, apiKey, fail, db }) => {
    const send = sender(baseUrl, apiKey)
    db.link.create({ url: 'https://shop.example/a' })
    db.pixel.create()
    const before = [db.link.getAll(), db.pixel.getAll()]
    fail(operationId)
    for (const other of operationIds) {
      if (other !== operationId && asked[other][0] === 'GET') expect((await send(other)).status).toBe(200)
    }
    const failed = await send(operationId)
    expect(failed.status).toBe(500)
    expect(await failed.json()).toEqual({ message: 'A test set this fault: 500.', status: 500 })
    expect([db.link.getAll(), db.pixel.getAll()]).toEqual(before)
    expect((await send(operationId)).status).toBe(200)
  })

  test.for(answers)('%s', async ([, fault, status, message], { baseUrl, apiKey, fail, db }) => {
    const send = sender(baseUrl, apiKey)
    fail('createLink', fault)
    const startedAt = performance.now()
    const response = await send('createLink')
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message, status })
    // Timers may be a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual((fault.delay ?? 1) - 1)
    expect(db.link.count()).toBe(fault.phase === 'after' ? 1 : 0)
  })

  test('headers of a fault', async ({ baseUrl, apiKey, fail }) => {
    const send = sender(baseUrl, apiKey)
    fail('listLinks', { status: 429, headers: { 'retry-after': '7' } })
    const { headers } = await send('listLinks')
    expect(headers.get('retry-after')).toBe('7')
    expect(headers.get('content-type')).toBe('application/json')
    fail('listLinks', { status: 503, headers: { 'Retry-After': '8', 'Content-Type': 'text/html' } })
    const other = (await send('listLinks')).headers
    expect(other.get('retry-after')).toBe('8')
    expect(other.get('content-type')).toBe('text/html')
  })

  test.for<[phase: 'before' | 'after', links: number]>([
    ['before', 0],
    ['after', 1],
  ])('a connection that breaks %s', async ([phase, links], { baseUrl, apiKey, fail, db, requests }) => {
    const send = sender(baseUrl, apiKey)
    fail('createLink', { networkError: true, phase })
    await expect(send('createLink')).rejects.toThrow(TypeError)
    expect(db.link.count()).toBe(links)
    expect(requests()).toMatchObject([{ operationId: 'createLink', status: 0 }])
    expect((await send('createLink')).status).toBe(200)
  })

  test('a delay alone changes when, not what; effects keep the order of the requests', async ({
    baseUrl,
    apiKey,
    delay,
    db,
  }) => {
    const send = sender(baseUrl, apiKey)
    const link = db.link.create({ url: 'https://shop.example/a' })
    delay('updateLink', 1000)
    const order: string[] = []
    const late = send('updateLink').then(response => order.push(`update ${response.status}`))
    await expect
      .poll(() => db.link.findFirst({ where: { id: { equals: link.id } } })!.expiration_clicks, {
        interval: 5,
      })
      .toBe(7)
    await send('getLink').then(async response =>
      order.push(`get ${(await response.json()).data.expiration_clicks}`),
    )
    await late
    expect(order).toEqual(['get 7', 'update 200'])
  })

  test('faults are met in the order in which they were set', async ({ baseUrl, apiKey, fail, requests }) => {
    const send = sender(baseUrl, apiKey)
    fail('listLinks', { status: 500, times: 2 })
    fail('listLinks', { status: 502 })
    const withdraw = fail('*', { status: 503, times: Number.POSITIVE_INFINITY })
    for (let at = 0; at < 5; at++) await send('listLinks')
    await send('getPixel')
    withdraw()
    withdraw()
    await send('listLinks')
    expect(requests().map(({ status }) => status)).toEqual([500, 500, 502, 503, 503, 503, 200])
  })

  test('a request can be late and fail as well', async ({ baseUrl, apiKey, fail, delay, requests }) => {
    const send = sender(baseUrl, apiKey)
    delay('*', 30, Number.POSITIVE_INFINITY)
    fail('*', { status: 503, times: Number.POSITIVE_INFINITY })
    fail('listLinks', { status: 500, delay: 30 })
    delay('listLinks', 90)
    const durations: number[] = []
    for (let at = 0; at < 2; at++) {
      const startedAt = performance.now()
      await send('listLinks')
      durations.push(performance.now() - startedAt)
    }
    expect(requests().map(({ status }) => status)).toEqual([500, 503])
    // Timers may be a millisecond early.
    expect(durations[0]).toBeGreaterThanOrEqual(119)
    expect(durations[1]).toBeGreaterThanOrEqual(29)
  })

  test('a fault is met whatever else is wrong, save for the key', async ({ baseUrl, apiKey, fail }) => {
    fail('createLink', { status: 503, times: 2 })
    const post = (key: string, body: string, type: string) =>
      fetch(`${baseUrl}/links`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': type },
        body,
      })
    const form = 'application/x-www-form-urlencoded'
    expect((await post('nobody', 'url=https://shop.example', form)).status).toBe(401)
    expect((await post(apiKey, 'url=nonsense', form)).status).toBe(503)
    expect((await post(apiKey, '<a/>', 'text/xml')).status).toBe(503)
    expect((await post(apiKey, 'url=nonsense', form)).status).toBe(422)
  })

  test('another account has no part in it', async ({ baseUrl, mock, fail }) => {
    fail('*', { status: 500, times: Number.POSITIVE_INFINITY })
    const other = mock.account()
    expect((await sender(baseUrl, other.apiKey)('listLinks')).status).toBe(200)
    expect(other.requests()).toHaveLength(1)
  })

  test('a reset takes faults away', async ({ baseUrl, apiKey, fail, reset }) => {
    fail('*', { status: 500, times: Number.POSITIVE_INFINITY })
    reset()
    expect((await sender(baseUrl, apiKey)('listLinks')).status).toBe(200)
  })
})

const refused: [title: string, set: (mock: TestMock) => unknown, message: string][] = [
  [
    'an operation that is nearly one',
    mock => mock.fail('listLink' as 'listLinks'),
    'there is no operation "listLink" (did you mean listLinks?)',
  ],
  [
    'an operation that is none',
    mock => mock.fail('__proto__' as 'listLinks'),
    `there is no operation "__proto__" (expected one of ${operationIds.join(', ')} or *)`,
  ],
  ...[200, 399, 600, 404.5, Number.NaN].map((status): (typeof refused)[number] => [
    `status ${status}`,
    mock => mock.fail('*', { status }),
    `status must be a whole number from 400 to 599, got ${status}`,
  ]),
  ...[0, -1, 1.5, Number.NaN].map((times): (typeof refused)[number] => [
    `times ${times}`,
    mock => mock.fail('*', { status: 500, times }),
    `times must be a whole number from 1 or Infinity, got ${times}`,
  ]),
  ...[-1, Number.NaN, 2 ** 31].map((delay): (typeof refused)[number] => [
    `delay ${delay}`,
    mock => mock.delay('*', delay),
    `delay must be from 0 to 2147483647 milliseconds, got ${delay}`,
  ]),
  [
    'nothing',
    // @ts-expect-error: a fault needs one of them
    mock => mock.fail('*', {}),
    'it needs a status, a networkError or a delay, got an empty object',
  ],
  [
    'options only',
    // @ts-expect-error: a fault needs one of them
    mock => mock.fail('*', { times: 2, phase: 'after' }),
    'it needs a status, a networkError or a delay, got times, phase',
  ],
  [
    'an unknown member',
    // @ts-expect-error: there is no such member
    mock => mock.fail('*', { code: 503 }),
    'it needs a status, a networkError or a delay, got code',
  ],
  [
    'both',
    // @ts-expect-error: either a status or a networkError
    mock => mock.fail('*', { status: 500, networkError: true }),
    'status and networkError cannot be combined',
  ],
  [
    'a phase that is none',
    mock => mock.fail('*', { status: 500, phase: 'during' as 'after' }),
    'phase must be before or after, got during',
  ],
]

test.for([{ 'retry\nafter': '1' }, { 'retry-after': '1\n2' }])('headers that cannot be sent: %o', headers => {
  expect(() => createTestMock().fail('*', { status: 503, headers })).toThrow(
    'Failed to set a fault: its headers cannot be sent: ',
  )
})

test.for(refused)('a fault that is none: %s', ([, set, message]) => {
  expect(() => set(createTestMock())).toThrow(new RangeError(`Failed to set a fault: ${message}`))
})
