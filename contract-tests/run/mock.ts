import { answersOf, type Dialect } from '../../src/dialect/dialect.ts'
import { serve } from '../../src/hosts/node/index.ts'
import { createMock, host } from '../../src/mock/mock.ts'
import type { Pixel } from '../../src/store/entities.ts'
import { completeLink, type GivenLink } from '../../src/store/link.ts'
import { titleOf } from '../../src/store/titles.ts'
import type { Answer, SentRequest } from '../core/exchange.ts'
import { parseJson } from '../core/json.ts'

/** The mock of this package, served on this machine, with a function to stop it. */
export interface RunningMock {
  baseUrl: string
  apiKey: string
  domainIds: string[]
  spaceIds: string[]
  close(): Promise<void>
}

/** Serves the mock on a free port of 127.0.0.1. */
export async function startMock(dialect?: Dialect): Promise<RunningMock> {
  const apiKey = 'contract-suite'
  const mock = createMock({ keys: [apiKey], ...(dialect && { dialect }) })
  const { baseUrl, close } = await serve(mock)
  const { domains, spaces } = mock.store(apiKey)
  return {
    baseUrl,
    apiKey,
    domainIds: [...domains.keys()].slice(0, 2).map(String),
    spaceIds: [...spaces.keys()].slice(0, 2).map(String),
    close,
  }
}

/**
 * The initial data of an account of the mock: its records, as far as known, and its numbers of domains and
 * spaces.
 */
export interface KnownAccount {
  domains: number
  spaces: number
  links: readonly GivenLink[]
  pixels: readonly Pixel[]
}

/** The mock in this process. Its clock shows the time of each request. */
export interface PlayedMock {
  /**
   * Handles a request as if it were sent at a moment, in milliseconds since 1970.
   * @param account the data of another account, used for this request only
   */
  send(request: SentRequest, at: number, account?: KnownAccount): Promise<Answer>
}

/** Creates the mock in this process with the data of an account. Nothing is sent over the network. */
export function playedMock(dialect: Dialect, baseUrl: string, account: KnownAccount): PlayedMock {
  let now = 0
  const mine = 'mine'
  const mock = createMock({
    dialect,
    keys: [mine, 'other'],
    clock: { now: () => now },
    seed: recordsOf(account, dialect),
  })
  return {
    async send({ method, path, headers, body, authorization }, at, other) {
      now = at
      const key = other === undefined ? mine : 'other'
      if (other !== undefined) mock[host].account(key, recordsOf(other, dialect))
      const sent: Record<string, string> = { ...headers }
      if (authorization !== null) sent.authorization = authorization ?? `Bearer ${key}`
      const [bare = '', query = ''] = path.split(/\?(.*)/s)
      const response = await mock[host].handle({
        method,
        base: baseUrl,
        path: bare,
        query,
        header: name => sent[name],
        body: body === undefined ? null : new TextEncoder().encode(body),
      })
      if (other !== undefined) mock.closeAccount(key)
      const text = response.body ?? ''
      return { status: response.status, headers: response.headers, text, json: parseJson(text) }
    },
  }
}

function recordsOf({ domains, spaces, links, pixels }: KnownAccount, dialect: Dialect) {
  const title = answersOf(dialect)['links.title']
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `name-${index + 1}.example` }))
  return {
    domains: named(domains),
    spaces: named(spaces),
    pixels: [...pixels],
    links: links.map(link => completeLink({ title: titleOf(link, title), ...link })),
  }
}
