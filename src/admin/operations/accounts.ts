import type { Account as AccountFacts, ClockFacts } from '../../generated/admin.ts'
import type { Account } from '../../mock/account.ts'
import { recordsOf } from '../../mock/account.ts'
import { MAX_GENERATED, type Seed } from '../../store/seeds/index.ts'
import type { Control } from '../control.ts'
import { AdminError } from '../refusal.ts'
import { seedIn } from '../seed.ts'
import { versionOf } from './records.ts'

/** Returns the facts of an account. */
export function accountFacts(control: Control, account: Account): AccountFacts {
  const { store } = account.resources
  const now = account.clock.now()
  return {
    account: account.number,
    name: control.nameOf(account),
    isShared: control.isShared,
    links: store.links.size,
    pixels: store.pixels.size,
    version: versionOf(store, now),
    domains: [...store.domains.values()].map(({ id, name }) => ({ id, name })),
    spaces: [...store.spaces.values()].map(({ id, name }) => ({ id, name })),
    clock: clockFacts(account),
  }
}

/** Returns the facts of an account's clock. */
export function clockFacts({ clock }: Account): ClockFacts {
  return { now: new Date(clock.now()).toISOString(), isFrozen: clock.isFrozen, isMoved: clock.isMoved }
}

/** Returns the account of an API key, and opens it if needed. */
export function openAccount(control: Control, key: string): Account {
  try {
    return control.open(key)
  } catch (error) {
    throw new AdminError(
      409,
      error instanceof Error ? error.message.replaceAll(key, '[redacted]') : String(error),
    )
  }
}

/** Closes an account. */
export async function closeAccount(control: Control, account: Account): Promise<void> {
  const key = control.keyOf(account.number)
  const isClosed = await control.host.change(account, () => control.host.closeAccount(key))
  if (!isClosed)
    throw new AdminError(409, 'All API keys share this account, so it cannot be closed. It can be reset.')
}

/** Resets an account: its records, its clock and its faults. */
export async function resetAccount(control: Control, account: Account, given: unknown): Promise<void> {
  const { clock } = account
  // The clock is reset first, because built-in seeds are relative to it. An invalid seed changes nothing.
  const now = account.mockTime()
  const seed = given === undefined ? account.seedAt(now) : seedOf(control, given, now)
  await control.host.change(account, () => {
    clock.reset()
    account.faults.clear()
    account.replaceRecords(seed)
  })
}

/** Returns the names of the seeds to which an account can be reset. */
export function scenarioNames({ scenarios }: Control): string[] {
  return [...new Set(['demo', 'empty', ...scenarios.keys()])]
}

function seedOf(control: Control, given: unknown, now: number): Seed {
  if (given === 'demo' || given === 'empty') return recordsOf(given, now)
  if (typeof given === 'string') {
    const scenario = control.scenarios.get(given)
    if (scenario === undefined) {
      const known = scenarioNames(control).join(', ')
      throw new AdminError(
        400,
        `There is no scenario ${JSON.stringify(given.slice(0, 80))}: expected one of ${known}.`,
      )
    }
    return scenario.seed(now)
  }
  if (typeof given === 'number') {
    if (given < 0 || given > MAX_GENERATED)
      throw new AdminError(400, `seed: expected a number from 0 to ${MAX_GENERATED}, got ${given}.`)
    return recordsOf(given, now)
  }
  return seedIn(JSON.stringify(given), now)
}
