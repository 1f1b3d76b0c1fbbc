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

/** How a twin is served: its clock, whether every key is valid, and the account that it resembles. */
export interface TwinOptions extends Pick<MockOptions, 'clock'> {
  anyKey?: boolean
  /**
   * The ids of the account with which the twin is compared. The twin has domains and spaces with the same
   * ids.
   */
  account?: AccountIds
}

/** Serves the mock on a free port of 127.0.0.1. One random key is valid, or every key with `anyKey`. */
export async function openTwin(
  dialect: Dialect,
  { anyKey = false, account, ...options }: TwinOptions = {},
): Promise<Twin> {
  const apiKey = randomBytes(12).toString('hex')
  const mock = createMock({
    ...options,
    dialect,
    ...(!anyKey && { keys: [apiKey] }),
    ...(account && { seed: { name: 'twin', seed: now => seedOf(account, now) } }),
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
