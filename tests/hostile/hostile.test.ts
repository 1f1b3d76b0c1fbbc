import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drain } from '../../src/hosts/node/drain.ts'
import { createNodeServer } from '../../src/hosts/node/server.ts'
import { createMock } from '../../src/mock/mock.ts'
import { basePath } from '../../src/wire/base.ts'
import { checkDescribed, type Exchange } from '../support/described.ts'
import { exchange, type Piece, type RawAnswer, type RawOptions } from '../support/raw.ts'
import { Hostility } from './requests.ts'
import { spoilers } from './wire.ts'

const errors: unknown[] = []
const mock = createMock({ seed: 'demo' })
const server = createNodeServer(mock, { requestTimeout: 500, onError: error => errors.push(error) })
let port: number
const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype]
const untouched = prototypes.map(one => Reflect.ownKeys(one).length)

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => drain(server, 0))

/** Validates a response against the contract. After an unreadable request, any operation may describe it. */
function check(answer: RawAnswer, asked: Pick<Exchange, 'method' | 'path'>) {
  const { status } = answer
  if (status >= 500)
    throw new Error(`The answer to ${asked.method} ${asked.path} is ${status}: ${answer.text}`)
  const unreadable = [400, 408, 431].includes(status)
  const method = asked.method === 'HEAD' ? 'HEAD' : 'GET'
  checkDescribed({ ...answer, ...(unreadable ? { method, path: `${basePath}/links` } : asked) })
}

/** Runs a task many times, several at once. */
async function manyTimes(times: number, act: (time: number) => Promise<void>) {
  let next = 0
  const worker = async () => {
    while (next < times) await act(next++)
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

async function ask(pieces: Piece[], asked: Pick<Exchange, 'method' | 'path'>, options: RawOptions = {}) {
  const { answers } = await exchange(port, pieces, { methods: [asked.method], ...options })
  if (answers.length === 0) throw new Error(`There is no answer to ${asked.method} ${asked.path}`)
  for (const answer of answers) check(answer, asked)
  return answers
}

const getLink = { method: 'GET', path: `${basePath}/links/1` }

describe('thousands of odd requests', () => {
  const counts = new Map<number, number>()

  it.each([1, 2, 3, 4])('of sequence %i get responses that the contract describes', async seed => {
    await manyTimes(1_200, async time => {
      const { method, path, pieces } = new Hostility(seed * 100_000 + time).request()
      try {
        const [answer] = await ask(pieces, { method, path })
        counts.set(answer!.status, (counts.get(answer!.status) ?? 0) + 1)
      } catch (error) {
        throw new Error(`Sequence ${seed}, request ${time}: ${String(pieces[0]).slice(0, 300)}`, {
          cause: error,
        })
      }
    })
    expect(errors).toEqual([])
  })

  it('lead to every kind of response', () => {
    const seen = [...counts.keys()].sort((a, b) => a - b)
    expect(seen).toEqual(expect.arrayContaining([200, 204, 401, 404, 405, 413, 415, 422, 431]))
  })
})

describe('broken connections', () => {
  const rounds = 60
  it.each(Object.entries(spoilers))('%s', async (_, spoil) => {
    await manyTimes(rounds, async round => {
      const pieces = [...spoil(new Hostility(round)), 'end' as const]
      // The number of responses is unknown. Each of them must be a valid one.
      const { answers } = await exchange(port, pieces, { answers: Number.POSITIVE_INFINITY })
      for (const answer of answers) {
        if (answer.status < 200) continue
        expect(answer.status).toBeLessThan(500)
        expect(answer.headers['content-type']).toBe('application/json')
        expect(JSON.parse(answer.text)).toMatchObject({ status: answer.status })
      }
    })
    expect(errors).toEqual([])
    await ask([`GET ${getLink.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer k9\r\n\r\n`], getLink)
  })

  it('200 connections that stall in a request get 408, and others get responses meanwhile', async () => {
    const whole = `POST ${basePath}/links HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer k0\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 21\r\n\r\nurl=https://a.example`
    const hostility = new Hostility(7)
    let slow = 200
    const stalled = Promise.all(
      Array.from({ length: slow }, async () => {
        const [answer] = await ask([whole.slice(0, 1 + hostility.below(whole.length - 1))], getLink)
        expect(answer!.status).toBe(408)
        slow--
      }),
    )
    let meanwhile = 0
    while (slow === 200) {
      await ask([`GET ${getLink.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer k9\r\n\r\n`], getLink)
      meanwhile++
    }
    expect(meanwhile).toBeGreaterThan(1)
    await stalled
  })
})

it('the prototypes are unchanged', () => {
  expect(prototypes.map(one => Reflect.ownKeys(one).length)).toEqual(untouched)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
