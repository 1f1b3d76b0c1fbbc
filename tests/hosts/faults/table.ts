import { describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../../src/mock/mock.ts'
import { apiKey, type Case, cases, readAll } from './cases.ts'

// The same faults in every place where a mock responds.

/** Sends a request to a mock. Rejects as `fetch` does. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

/** A mock that responds to requests at a place. */
export interface Open {
  send: Send
  close(): unknown
}

/** Creates a link, and checks that the client sees the fault. */
export async function expectFault(
  { status, body, headers = {}, takes = 0 }: Case,
  send: Send,
  key = apiKey,
): Promise<void> {
  const startedAt = performance.now()
  const sent = send('/links', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ url: 'https://shop.example/a' }),
  })
  if (status === 0) await expect(sent).rejects.toThrow(TypeError)
  else {
    const response = await sent
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
    await expectBody(response, body, status)
  }
  // Timers may be a millisecond early.
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(takes - 1)
}

async function expectBody(response: Response, body: Case['body'], status: number): Promise<void> {
  if (body === 'cut') {
    const { received, error } = await readAll(response)
    expect(error).toBeInstanceOf(Error)
    expect(received).toBe(Math.ceil(Number(response.headers.get('content-length')) / 2))
  } else if (body === 'page') {
    expect(await response.text()).toContain(`<h1>${status} Server Error</h1>`)
  } else if (body === 'error') {
    expect(await response.json()).toEqual({ status, message: expect.any(String) })
  } else expect(await response.json()).toMatchObject({ data: { url: 'https://shop.example/a' } })
}

/** Tests all faults in a place. */
export function describeFaults(place: string, open: (mock: Mock) => Promise<Open>): void {
  describe(place, () => {
    test.each(cases)('createLink: $rule', async fault => {
      const mock = createMock({ seed: 'empty', faults: [`createLink: ${fault.rule} x1`] })
      const { send, close } = await open(mock)
      try {
        await expectFault(fault, send)
        expect(mock.store(apiKey).db.link.count()).toBe(fault.isEffective ? 1 : 0)
        const next = await send('/links', { headers: { authorization: `Bearer ${apiKey}` } })
        expect(next.status).toBe(200)
        expect((await next.json()).data).toHaveLength(fault.isEffective ? 1 : 0)
      } finally {
        await close()
      }
    })

    test('Prefer: code=503, delay=40', async () => {
      const mock = createMock({ seed: 'demo' })
      const { send, close } = await open(mock)
      try {
        const startedAt = performance.now()
        const headers = { authorization: `Bearer ${apiKey}`, prefer: 'code=503, delay=40' }
        const response = await send('/links', { headers })
        expect(response.status).toBe(503)
        expect(response.headers.get('preference-applied')).toBe('code=503, delay=40')
        expect(performance.now() - startedAt).toBeGreaterThanOrEqual(39)
      } finally {
        await close()
      }
    })

    test('half of a body of which there is none is no response', async () => {
      const mock = createMock({ seed: 'demo', faults: ['*: cut'] })
      const { send, close } = await open(mock)
      const headers = { authorization: `Bearer ${apiKey}` }
      try {
        await expect(send('/links', { method: 'HEAD', headers })).rejects.toThrow(TypeError)
      } finally {
        await close()
      }
    })
  })
}
