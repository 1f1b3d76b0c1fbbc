import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { exchange } from '../../../tests/support/raw.ts'
import { list, serveMock, whole } from '../../../tests/support/served.ts'
import type { Answered } from '../../mock/answered.ts'
import type { MockHost } from '../../mock/host.ts'
import { host, mockOf } from '../../mock/mock.ts'
import { drain } from './drain.ts'

describe('the host in page addresses', () => {
  const cases: [host: string, shown: string | 'own'][] = [
    ['a.example', 'a.example'],
    ['a.example:8080', 'a.example:8080'],
    ['127.0.0.1:1', '127.0.0.1:1'],
    ['[::1]:4010', '[::1]:4010'],
    ['my_host', 'my_host'],
    ['', 'own'],
    ['a.example:999999', 'own'],
    ['a b', 'own'],
    ['a"><script>', 'own'],
    ['a/b', 'own'],
    ['a?b', 'own'],
    ['user@a.example', 'own'],
    ['..', 'own'],
    ['[::::]', 'own'],
    ['[fe80::1%25lo]', 'own'],
    ['\xe9.example', 'own'],
    ['x'.repeat(300), 'own'],
  ]
  it.each(cases)('Host: %.40s', async (host, shown) => {
    const { port } = await serveMock()
    const { answers } = await exchange(port, [list.replace('a.example', host)])
    const expected = shown === 'own' ? `localhost:${port}` : shown
    expect(JSON.parse(answers[0]!.text).meta.path).toBe(`http://${expected}/api/v1/links`)
  })

  it('GET http://b.example/api/v1/links takes precedence over the Host header', async () => {
    const { port } = await serveMock()
    const { answers } = await exchange(port, [list.replace('/api', 'http://b.example:81/api')])
    expect(JSON.parse(answers[0]!.text).meta.path).toBe('http://b.example:81/api/v1/links')
  })
})

describe('a failure of the mock', () => {
  const failure = new Error('made for this test')
  const ways: [title: string, handle: MockHost['handle']][] = [
    [
      'thrown',
      () => {
        throw failure
      },
    ],
    ['rejected', () => Promise.reject(failure)],
  ]
  it.each(ways)('%s: responds with 500, reports the error, and continues', async (_, handle) => {
    const errors: unknown[] = []
    let failing = true
    const { port } = await serveMock({
      wrap: mock =>
        mockOf({
          ...mock[host],
          handle: request => (failing ? handle(request) : mock[host].handle(request)),
        }),
      host: { onError: error => errors.push(error) },
    })
    const { answers } = await exchange(port, [list])
    expect(answers[0]).toMatchObject({ status: 500, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(answers[0]!.text)).toEqual({ message: expect.any(String), status: 500 })
    expect(errors).toEqual([failure])
    failing = false
    expect((await exchange(port, [list])).answers[0]!.status).toBe(200)
  })

  it('a response that cannot be written becomes 500', async () => {
    const errors: unknown[] = []
    const { port } = await serveMock({
      wrap: mock =>
        mockOf({ ...mock[host], handle: () => ({ status: 200, headers: { 'x-a': 'a\nb' }, body: '{}' }) }),
      host: { onError: error => errors.push(error) },
    })
    expect((await exchange(port, [list])).answers[0]!.status).toBe(500)
    expect(errors).toHaveLength(1)
  })

  it('if a listener throws, the response is sent and the error is reported', async () => {
    const errors: unknown[] = []
    const { port } = await serveMock({
      host: {
        onError: error => errors.push(error),
        onAnswer() {
          throw failure
        },
      },
    })
    expect((await exchange(port, [list, 20, list], { answers: 2 })).answers[1]!.status).toBe(200)
    expect(errors).toEqual([failure, failure])
  })

  it('is a process warning without a listener', async () => {
    const warned = once(process, 'warning')
    const { port } = await serveMock({ wrap: mock => mockOf({ ...mock[host], handle: ways[0]![1] }) })
    await exchange(port, [list])
    expect(await warned).toEqual([failure])
  })
})

it('onAnswer is called for every response with request, target, response and time', async () => {
  const calls: Answered[] = []
  const { port } = await serveMock({ host: { onAnswer: answered => calls.push(answered) } })
  await exchange(port, [list.replace('links', 'links?per_page=10')])
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    request: { method: 'GET', path: '/links', query: 'per_page=10' },
    target: '/api/v1/links?per_page=10',
    response: { status: 200 },
  })
  expect(calls[0]!.durationMs).toBeGreaterThan(0)
})

describe('draining', () => {
  it('responds to requests in flight, and closes their connections', async () => {
    const requestTimeout = 60_000
    const { port, server } = await serveMock({ host: { requestTimeout } })
    const slow = exchange(port, [whole.slice(0, -3), 200, whole.slice(-3)], {
      answers: Number.POSITIVE_INFINITY,
    })
    await once(server, 'request')
    const startedAt = performance.now()
    await drain(server)
    expect(performance.now() - startedAt).toBeLessThan(requestTimeout)
    const { answers, closed } = await slow
    expect(answers[0]).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(closed).toBe('cleanly')
  })

  it('does not wait for idle connections', async () => {
    const { port, server } = await serveMock()
    const idle = exchange(port, [list], { answers: 2 })
    await once(server, 'request')
    await drain(server)
    expect((await idle).closed).toBe('cleanly')
  })

  it('closes connections with requests in flight after the grace period', async () => {
    const { port, server } = await serveMock({ host: { requestTimeout: 5_000 } })
    const stuck = exchange(port, [whole.slice(0, -3)], { answers: Number.POSITIVE_INFINITY })
    await once(server, 'request')
    await drain(server, 50)
    expect((await stuck).answers).toEqual([])
  })
})
