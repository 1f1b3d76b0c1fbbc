import { describe, expect, it } from 'vitest'
import { sendAny, withServer } from '../../../tests/suite/support/run-client.ts'
import { Inconclusive } from '../errors.ts'

describe('a busy server', () => {
  it.for([
    ['seconds', { 'retry-after': '3' }, [3000]],
    ['nothing', {}, [1000]],
    ['a past date', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, [25]],
  ] as const)('is waited for as long as it asks: %s', async ([, headers, expected]) => {
    await withServer(
      (_, response, count) => response.writeHead(count === 1 ? 429 : 200, count === 1 ? headers : {}).end(),
      async (client, waits) => {
        const exchange = await sendAny(client, 'POST', { path: '/links', form: [] })
        expect([exchange.answer.status, exchange.attempts]).toEqual([200, 2])
        expect(waits.slice(0, 1)).toEqual(expected)
      },
    )
  })

  it('is sent requests more slowly afterwards', async () => {
    await withServer(
      (_, response, count) => response.writeHead(count === 1 ? 429 : 200, { 'retry-after': '0' }).end(),
      async (client, waits) => {
        for (let sent = 0; sent < 3; sent += 1) await client.send({ method: 'GET', path: '/links' })
        expect(waits.length).toBeGreaterThanOrEqual(2)
        // Waits take no time here, so each one adds to those before it.
        for (const [index, ms] of waits.entries()) expect(ms).toBeLessThanOrEqual(25 * (index + 1))
      },
    )
  })

  it('is a reason to slow down once, even if it refuses several requests at once', async () => {
    let open = 0
    const refused: number[] = []
    await withServer(
      (_, response, count) => {
        open += 1
        const status = count <= 4 ? 429 : 200
        if (status === 429) refused.push(count)
        setTimeout(() => response.writeHead(status, { 'retry-after': '0' }).end(), 5)
      },
      async (client, waits) => {
        const requests = [1, 2, 3, 4].map(() => client.send({ method: 'GET', path: '/links' }))
        await Promise.all(requests)
        // Four refusals one after the other would lead to 100 ms and more.
        expect(Math.max(...waits)).toBeLessThanOrEqual(4 * 25)
      },
      { concurrency: 4 },
    )
    expect(refused).toHaveLength(4)
    expect(open).toBeGreaterThanOrEqual(8)
  })

  it('is not waited for longer than a minute: inconclusive, with the count', async () => {
    await withServer(
      (_, response) => response.writeHead(429, { 'retry-after': '25' }).end(),
      async (client, waits) => {
        const error = await client.send({ method: 'GET', path: '/links' }).catch(reason => reason)
        expect(error).toBeInstanceOf(Inconclusive)
        expect(error.message).toBe('429 3 times for GET /links, after 50 s of waiting')
        expect(waits.filter(ms => ms === 25_000)).toHaveLength(2)
      },
    )
  })

  it('is not waited for if only large bodies get 429', async () => {
    await withServer(
      (request, response) => response.writeHead(request.method === 'POST' ? 429 : 200).end(),
      async (client, waits) => {
        const raw = { type: 'application/x-www-form-urlencoded', body: `url=${'x'.repeat(70_000)}` }
        const exchange = await sendAny(client, 'POST', { path: '/links', raw })
        expect([exchange.answer.status, exchange.attempts]).toEqual([429, 2])
        expect(waits.filter(ms => ms >= 1000)).toEqual([1000])
      },
    )
  })
})
