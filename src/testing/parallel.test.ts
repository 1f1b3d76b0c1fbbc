import { describe, vi } from 'vitest'
import type { TestAccount } from './account.ts'
import { test } from './vitest.ts'

/** How many tests run at the same time. For comparison, `AT_A_TIME=1` runs them one after another. */
const atATime = Number(process.env.AT_A_TIME ?? 200)
vi.setConfig({ maxConcurrency: atATime })

/**
 * How long the server takes for each response, in milliseconds. `LATENCY=20` is closer to a remote service.
 */
const latency = Number(process.env.LATENCY ?? 0)

const count = 200
let started = 0
let allAreThere: () => void
const together = new Promise<void>(resolve => {
  allAreThere = resolve
})

/** Waits until all tests that may run at the same time have reached this point. */
function meetTheOthers(): Promise<void> {
  started++
  if (started === atATime) allAreThere()
  return together
}

/** Sets the delay, the clock and a fault of an account, differently for each test. */
function steer({ clock, fail, delay }: TestAccount, number: number): void {
  delay('*', latency, Number.POSITIVE_INFINITY)
  clock.advance({ days: number })
  fail('deleteLink', { status: 500 + (number % 4) })
}

describe.concurrent(`${count} accounts, ${atATime} at a time`, () => {
  test.for(Array.from({ length: count }, (_, index) => index + 1))('account %i', async (number, {
    account,
    client,
    db,
    click,
    requests,
    linkFactory,
    expect,
  }) => {
    await meetTheOthers()
    steer(account, number)
    // All accounts have the same aliases and ids.
    const links = 1 + (number % 7)
    for (let at = 1; at <= links; at++) {
      const { data } = await client.POST('/links', {
        body: linkFactory.build({ space_id: 1 + (number % 3) }),
      })
      expect(data!.data).toMatchObject({ id: at, alias: `link-${at}` })
    }
    const params = { path: { id: 1 } }
    const expiration_clicks = number
    await client.PUT('/links/{id}', { params, body: { expiration_clicks, expiration_url: null } })
    click(1, number)
    const refused = await client.DELETE('/links/{id}', { params })
    expect(refused.response.status).toBe(500 + (number % 4))
    const { data } = await client.GET('/links', { params: { query: { status: 2 } } })
    expect(data!.data).toMatchObject([{ id: 1, clicks: number, expiration_clicks }])
    expect(data!.data[0]!.updated_at > new Date(Date.now() + (number - 1) * 86_400_000).toISOString()).toBe(
      true,
    )
    await client.DELETE('/links/{id}', { params })
    const left = await client.GET('/links', { params: { query: { space_id: 1 + (number % 3) } } })
    expect(left.data!.meta.total).toBe(links - 1)
    expect(db.link.count()).toBe(links - 1)
    expect(requests().map(({ operationId }) => operationId)).toEqual([
      ...Array.from({ length: links }, () => 'createLink'),
      'updateLink',
      'deleteLink',
      'listLinks',
      'deleteLink',
      'listLinks',
    ])
  })
})
