import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { learn } from './learn.ts'

const folder = mkdtempSync(join(tmpdir(), 'rate-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Learns the rate limit of a server that sends the given sets of headers in turn. */
async function learnRate(...headers: Record<string, string>[]) {
  const server = await openTinyServer((_, response, count) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers[count % headers.length] })
      .end('{"data":[]}'),
  )
  const ledger = join(folder, `${server.baseUrl.replace(/\W/g, '')}.jsonl`)
  const { dialect, unseen, partly } = await learn({
    baseUrl: server.baseUrl,
    apiKey: 'k',
    readOnly: true,
    only: ['limits.rate'],
    ledger,
  })
  await server.close()
  return { rate: dialect.answers['limits.rate'], reason: [...unseen, ...partly][0]?.reason }
}

describe('the limit of a server whose responses have', () => {
  it.each<[Record<string, string>, unknown]>([
    [{}, 'none'],
    [
      { 'RateLimit-Limit': '100, 100;w=30', 'RateLimit-Remaining': '7', 'RateLimit-Reset': '9' },
      { requests: 100, headers: 'none', seconds: 30 },
    ],
    [
      { 'RateLimit-Policy': '100;w=30', 'RateLimit-Limit': '100' },
      { requests: 100, headers: 'ratelimit', seconds: 30 },
    ],
    [
      { 'RateLimit-Policy': '"default";q=500;w=3600', RateLimit: '"default";r=499;t=60' },
      { requests: 500, headers: 'none', seconds: 3600 },
    ],
    // If there are two limits, the one with a known window counts. Their numbers and windows are not mixed.
    [
      { 'X-RateLimit-Limit': '1000', 'RateLimit-Policy': '60;w=30' },
      { requests: 60, seconds: 30 },
    ],
  ])('%j', async (headers, rate) => {
    expect(await learnRate(headers)).toEqual({ rate, reason: undefined })
  })

  it.each<[Record<string, string>, number, string?]>([
    [{ 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '59', 'X-RateLimit-Reset': '1767225600' }, 60],
    // The time until the window ends is not the length of the window.
    [{ 'RateLimit-Limit': '60', 'RateLimit-Reset': '30' }, 60, 'ratelimit'],
    [{ RateLimit: 'limit=60, remaining=50, reset=30' }, 60, 'none'],
  ])('%j: its seconds are not guessed', async (sent, requests, headers) => {
    const { rate, reason } = await learnRate(sent)
    expect(rate).toEqual({ requests, ...(headers && { headers }) })
    expect(reason).toBe(`headers show a limit of ${requests} requests, but not the number of seconds`)
  })

  it.each<[Record<string, string>[], RegExp]>([
    [[{ 'X-RateLimit-Remaining': '59' }], /not the number of requests/],
    [[{ 'X-RateLimit-Limit': '60' }, { 'X-RateLimit-Limit': '90' }], /different limits/],
    [[{ 'X-RateLimit-Limit': '60' }, {}], /different limits/],
  ])('%j: it is not observed', async (headers, expected) => {
    const { rate, reason } = await learnRate(...headers)
    expect(rate).toBeUndefined()
    expect(reason).toMatch(expected)
  })
})
