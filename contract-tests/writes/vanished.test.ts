import { expect, it } from 'vitest'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { mustStillBeThere } from './vanished.ts'

function exchangeOf(status: number): Exchange {
  return {
    request: { method: 'GET', path: '/links/7', headers: {} },
    answer: { status, headers: {}, text: '', json: undefined },
    durationMs: 1,
    attempts: 1,
  }
}

/**
 * Looks for a record that is read with these statuses. Returns the pauses, and the error if there was one.
 */
async function look(statuses: readonly (number | 'failing')[]) {
  const left = [...statuses]
  const pauses: number[] = []
  async function read(): Promise<Exchange> {
    const status = left.shift()
    if (status === undefined) throw new Error('It is read too often')
    if (status === 'failing') throw new ContractBroken('no server error', '500', exchangeOf(500))
    return exchangeOf(status)
  }
  const pause = async (ms: number) => void pauses.push(ms)
  const error = await mustStillBeThere(read, pause, 'links', ['7']).catch(reason => reason)
  return { pauses, error, unread: left.length }
}

it.each<[string, (number | 'failing')[]]>([
  ['shown at once', [200]],
  ['shown late', [404, 410, 200]],
  ['refused, which does not mean gone', [404, 403]],
  ['called invalid, which does not mean gone', [422]],
  ['a failure of the server', ['failing']],
])('a record still exists if the response is: %s', async (_, statuses) => {
  expect(await look(statuses)).toEqual({
    pauses: [0, 300, 1000].slice(0, statuses.length),
    error: undefined,
    unread: 0,
  })
})

it.each<[string, number[]]>([
  ['404', [404, 404, 404]],
  ['410', [410, 410, 410]],
  ['either', [404, 410, 404]],
])('a record is gone, and the run ends, if each response is %s', async (_, statuses) => {
  const { pauses, error } = await look(statuses)
  expect(pauses).toEqual([0, 300, 1000])
  expect(error).toMatchObject({ name: 'RunEnded', exitCode: 3, blame: { requirement: 'links.create.alone' } })
  expect(error.blame.broken).toBeInstanceOf(Inconclusive)
})
