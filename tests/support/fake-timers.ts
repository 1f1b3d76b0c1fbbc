import { expect, vi } from 'vitest'
import { createTest } from '../../src/testing/vitest.ts'

// Run by tests/hosts/faults/fake-timers.test.ts: the timers stay fake to the end of the run.
const test = createTest()
const headers = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` })

test('a delayed response arrives', async ({ baseUrl, apiKey, delay }) => {
  vi.useFakeTimers()
  delay('listLinks', 50)
  const { status } = await fetch(`${baseUrl}/links`, { headers: headers(apiKey) })
  expect(status).toBe(200)
})

test('a response that is never awaited', async ({ baseUrl, apiKey, delay, requests }) => {
  delay('listLinks', 600_000)
  // The end of the test sends the response.
  void fetch(`${baseUrl}/links`, { headers: headers(apiKey) })
  await vi.waitUntil(() => requests().length > 0)
})

test('a response that is delayed for an account that stays open', async ({ baseUrl, mock }) => {
  const account = mock.account()
  account.delay('listLinks', 600_000)
  // Rejects when the server closes.
  fetch(`${baseUrl}/links`, { headers: headers(account.apiKey) }).catch(() => undefined)
  await vi.waitUntil(() => account.requests().length > 0)
})
