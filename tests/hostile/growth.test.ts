import { expect, it } from 'vitest'
import { parseDialect } from '../../src/dialect/file.ts'
import { createMock, host, type Mock } from '../../src/mock/mock.ts'
import { parseSeed } from '../../src/store/seeds/file.ts'
import { plainRequest } from '../../src/wire/fetch.ts'
import { sampled } from '../support/sample.ts'

// The time that an input takes grows as its size does. Eight times the size may take at most 40 times as long: a
// quadratic step would take 64 times as long.

const factor = 8
const most = 40
const base = 'http://localhost/api/v1'

/** The default dialect refuses forms of more than a thousand fields before it reads them. */
const roomy = {
  name: 'roomy',
  answers: { 'errors.too-large': { status: 413, bytes: 2 ** 24, fields: 100_000 } },
}

/** Sends a request, and looks for its findings. */
async function send(mock: Mock, method: string, target: string, form?: string): Promise<void> {
  const headers = { authorization: 'Bearer key', 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(base + target, { method, headers, ...(form !== undefined && { body: form }) })
  await mock[host].handle(await plainRequest(request, base, mock[host].bodyLimit), found => found.all())
}

const repeated = (size: number, part: (at: number) => string) =>
  Array.from({ length: size }, (_, at) => part(at))

type Case = [title: string, size: number, use: (size: number, mock: Mock) => unknown]

const cases: Case[] = [
  [
    'PUT /links/1: rows from the last to the first',
    4_000,
    (size, mock) => {
      const row = (at: number) => `rotation[${size - at}][value]=`
      return send(mock, 'PUT', '/links/1', repeated(size, row).join('&'))
    },
  ],
  [
    'PUT /links/1: pixel_ids[] again and again',
    2_000,
    (size, mock) => send(mock, 'PUT', '/links/1', repeated(size, () => 'pixel_ids[]=1').join('&')),
  ],
  [
    'POST /links: unknown fields',
    2_000,
    (size, mock) => send(mock, 'POST', '/links', repeated(size, at => `field_${at}=1`).join('&')),
  ],
  [
    'POST /links: one field again and again',
    2_000,
    (size, mock) =>
      send(mock, 'POST', '/links', repeated(size, at => `url=https://a.example/${at}`).join('&')),
  ],
  [
    'POST /links: a long url',
    20_000,
    (size, mock) => send(mock, 'POST', '/links', `url=https://a.example/${'%41'.repeat(size)}`),
  ],
  [
    'GET /links: unknown parameters',
    1_000,
    (size, mock) => send(mock, 'GET', `/links?${repeated(size, at => `parameter_${at}=1`).join('&')}`),
  ],
  [
    'GET /links: one parameter again and again',
    1_000,
    (size, mock) => send(mock, 'GET', `/links?${repeated(size, at => `search=${at}`).join('&')}`),
  ],
  [
    'GET /links: a long search text',
    2_000,
    (size, mock) => send(mock, 'GET', `/links?search_by=url&search=${'aw '.repeat(size)}`),
  ],
  [
    'a seed file',
    200,
    size => {
      const links = repeated(size, at => `  - { url: https://a.example/${at}, alias: alias-${at} }`)
      return parseSeed(`links:\n${links.join('\n')}\n`, Date.now(), 'seed.yaml')
    },
  ],
  [
    'a dialect file with a large shape',
    150,
    size => {
      const members = repeated(size, at => `      member_${at}: $url`)
      return parseDialect(
        `name: large\nshapes:\n  link:\n      id: $id\n${members.join('\n')}\n`,
        'dialect.yaml',
      )
    },
  ],
]

/** Returns how long something takes, in milliseconds. */
async function timeOf(use: () => unknown): Promise<number> {
  const startedAt = performance.now()
  await use()
  return performance.now() - startedAt
}

/**
 * Returns how many times as long the large input takes, by the shortest of several times: those that the machine disturbed
 * least. Takes them in turn, and goes on as long as the growth seems too large.
 */
async function growth(use: (size: number) => unknown, size: number): Promise<number> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 1; round <= 5 || (round <= 30 && large / small >= most); round++) {
    small = Math.min(small, await timeOf(() => use(size)))
    large = Math.min(large, await timeOf(() => use(size * factor)))
  }
  return large / small
}

it.each(sampled(cases, 4))('%s', async (_, size, use) => {
  const mock = createMock({ dialect: roomy })
  await use(size, mock)
  expect(await growth(input => use(input, mock), size)).toBeLessThan(most)
})
