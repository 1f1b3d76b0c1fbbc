import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { serve } from '../../../src/hosts/node/index.ts'
import { createMock } from '../../../src/mock/mock.ts'

const headers = { authorization: 'Bearer k' }

/** Serves a mock that delays everything for a minute, and sends it a request. */
/** In milliseconds. */
const delay = 60_000

async function serveSlow() {
  const mock = createMock({ faults: [`*: delay ${delay}`] })
  const served = await serve(mock)
  const received = once(served.server, 'request')
  const response = fetch(`${served.baseUrl}/links`, { headers }).then(
    ({ status }) => status,
    () => 'no response',
  )
  await received
  return { ...served, response }
}

test('a server that closes does not wait for delays', async () => {
  const { close, response } = await serveSlow()
  const startedAt = performance.now()
  await close()
  expect(await response).toBe('no response')
  expect(performance.now() - startedAt).toBeLessThan(delay)
})

test('a server closes even if the timers are fake', async () => {
  const { close, response } = await serveSlow()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await close()
    expect(await response).toBe('no response')
  } finally {
    vi.useRealTimers()
  }
})

test('a delay ends with its connection, and leaves no listener', async () => {
  const mock = createMock({ faults: ['*: delay 60000 x1', '*: delay 1'] })
  const { server, baseUrl, close } = await serve(mock, {
    onAnswer: ({ response }) => statuses.push(response.status),
  })
  const statuses: number[] = []
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1')
  const received = once(server, 'request')
  socket.write('GET /api/v1/links HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer k\r\n\r\n')
  await received
  socket.destroy()
  await vi.waitUntil(() => statuses.length === 1)
  expect(statuses).toEqual([0])
  const listeners: number[] = []
  server.on('request', request => listeners.push(request.socket.listenerCount('close')))
  for (let at = 0; at < 20; at++) await fetch(`${baseUrl}/links`, { headers }).then(({ status }) => status)
  expect(statuses.slice(1)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(listeners).size).toBe(1)
  await close()
})
