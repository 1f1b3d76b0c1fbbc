import { describe, expect, it } from 'vitest'
import { Random } from '../../store/random.ts'
import { createMock, host } from '../mock.ts'
import { sampled } from './delay.ts'

const list = (init?: RequestInit) =>
  new Request('http://localhost/api/v1/links', { headers: { authorization: 'Bearer k' }, ...init })

function samples(delay: Parameters<typeof sampled>[0]): number[] {
  const random = new Random(3)
  return Array.from({ length: 4000 }, () => sampled(delay, random)).sort((one, other) => one - other)
}

describe('the distribution of delays', () => {
  it('is even between two times', () => {
    const sorted = samples({ from: 200, to: 800 })
    expect(sorted[0]).toBeGreaterThanOrEqual(200)
    expect(sorted.at(-1)).toBeLessThanOrEqual(800)
    expect(sorted[2000]).toBeGreaterThan(480)
    expect(sorted[2000]).toBeLessThan(520)
  })

  it('has the stated median and 95th percentile', () => {
    const sorted = samples({ median: 300, p95: 1200 })
    expect(sorted[2000]).toBeGreaterThan(280)
    expect(sorted[2000]).toBeLessThan(320)
    expect(sorted[3800]).toBeGreaterThan(1080)
    expect(sorted[3800]).toBeLessThan(1320)
  })
})

describe('a delay', () => {
  it('ends when the request is aborted', async () => {
    const mock = createMock({ faults: ['*: delay 60000'] })
    const controller = new AbortController()
    const response = mock.fetch(list({ signal: controller.signal }))
    setTimeout(() => controller.abort(), 20)
    await expect(response).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  it('of an account ends when the account is closed, and the response is sent', async () => {
    const mock = createMock()
    mock[host].account('k').faults.set(['*: delay 60000'])
    const response = mock.fetch(list())
    setTimeout(() => mock.closeAccount('k'), 20)
    expect((await response).status).toBe(200)
  })
})

describe('the Prefer header', () => {
  const preferred: [header: string, status: number, applied: string | null][] = [
    ['code=503', 503, 'code=503'],
    ['Code = "404"', 404, 'code=404'],
    ['respond-async, code=500; foo=1, code=501', 500, 'code=500'],
    ['x="a, code=500, b"', 200, null],
    ['code=503, delay=1', 503, 'code=503, delay=1'],
    ['delay=1', 200, 'delay=1'],
    ['code=200', 200, null],
    ['code=600', 200, null],
    ['delay=60001', 200, null],
    ['delay=-1', 200, null],
    ['return=minimal', 200, null],
    ['"', 200, null],
    ['', 200, null],
  ]
  it.each(preferred)('%s', async (prefer, status, applied) => {
    const mock = createMock({ seed: 'demo' })
    const response = await mock.fetch(list({ headers: { authorization: 'Bearer k', prefer } }))
    expect(response.status).toBe(status)
    expect(response.headers.get('preference-applied')).toBe(applied)
    const body = await response.json()
    if (status !== 200) expect(body).toMatchObject({ status, message: expect.any(String) })
  })

  it('replaces the rules, and does not use them up', async () => {
    const mock = createMock({ faults: ['*: 503 x1'] })
    const headers = { authorization: 'Bearer k', prefer: 'code=404' }
    expect((await mock.fetch(list({ headers }))).status).toBe(404)
    expect((await mock.fetch(list())).status).toBe(503)
    expect((await mock.fetch(list())).status).toBe(200)
  })

  it('lets no request take effect that fails', async () => {
    const mock = createMock({ seed: 'empty' })
    const post = (prefer: string) =>
      mock.fetch(
        new Request('http://localhost/api/v1/links', {
          method: 'POST',
          headers: { authorization: 'Bearer k', prefer },
          body: new URLSearchParams({ url: 'https://shop.example' }),
        }),
      )
    expect((await post('code=503')).status).toBe(503)
    expect(mock.store('k').db.link.count()).toBe(0)
    expect((await post('delay=1')).status).toBe(200)
    expect(mock.store('k').db.link.count()).toBe(1)
  })

  it('is allowed in a preflight', async () => {
    const response = await createMock().fetch(
      new Request('http://localhost/api/v1/links', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization,prefer',
        },
      }),
    )
    expect(response.headers.get('access-control-allow-headers')).toContain('prefer')
  })
})
