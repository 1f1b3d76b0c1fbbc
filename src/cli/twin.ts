import { randomBytes } from 'node:crypto'
import type { Dialect } from '../dialect/dialect.ts'
import { serve } from '../hosts/node/index.ts'
import { createMock } from '../mock/mock.ts'
import type { MockOptions } from '../mock/options.ts'
import { type AccountIds, seedOf } from './twin-seed.ts'

/** The mock in a dialect, served on this machine. */
export interface Twin {
  baseUrl: string
  apiKey: string
  domainIds: string[]
  spaceIds: string[]
  close(): Promise<void>
}

/** How a twin is served: its clock, whether every key is valid, and the ids of its domains and spaces. */
export interface TwinOptions extends Pick<MockOptions, 'clock'> {
  anyKey?: boolean
  /** The ids of the account that it is compared with, so that what holds for one domain holds for the same id. */
  account?: AccountIds
}

/** Serves the mock on a free port of the loopback. One random key is valid, or every key with `anyKey`. */
export async function openTwin(
  dialect: Dialect,
  { anyKey = false, account, ...options }: TwinOptions = {},
): Promise<Twin> {
  const apiKey = randomBytes(12).toString('hex')
  const mock = createMock({
    ...options,
    dialect,
    ...(!anyKey && { keys: [apiKey] }),
    ...(account && { seed: { seed: now => seedOf(account, now) } }),
  })
  const { baseUrl, close } = await serve(mock)
  const { domains, spaces } = mock.store(apiKey)
  return {
    baseUrl,
    apiKey,
    domainIds: [...domains.keys()].map(String),
    spaceIds: [...spaces.keys()].map(String),
    close,
  }
}
