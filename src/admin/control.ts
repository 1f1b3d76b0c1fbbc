import { answersOf } from '../dialect/dialect.ts'
import type { Account } from '../mock/account.ts'
import type { MockHost } from '../mock/host.ts'
import type { RequestLog } from '../mock/request-log.ts'
import type { Scenario } from '../store/seeds/index.ts'
import { AdminError } from './refusal.ts'

/** The API key of the examples, which is no secret. */
const exampleKey = 'demo-key'

function nameWith(key: string, { number }: Account): string {
  return key === exampleKey ? exampleKey : `account ${number}`
}

/** What the operations of the control plane work on. */
export class Control {
  readonly host: MockHost
  readonly log: RequestLog
  readonly scenarios: ReadonlyMap<string, Scenario>
  /** When the control plane was created, in milliseconds since the epoch. */
  readonly startedAt = Date.now()
  /** Whether all API keys open the same account. */
  readonly isShared: boolean
  readonly #names = new WeakMap<Account, string>()

  constructor(host: MockHost, log: RequestLog, scenarios: Readonly<Record<string, Scenario>>) {
    this.host = host
    this.log = log
    this.isShared = answersOf(host.dialect)['auth.scope'] === 'shared'
    this.scenarios = new Map(Object.values(scenarios).map(scenario => [scenario.name, scenario]))
  }

  accounts(): Account[] {
    return [...this.host.openAccounts()].map(([, account]) => account)
  }

  /** Returns the open account with a number. Throws AdminError if there is none. */
  account(number: number): Account {
    return this.#entry(number)[1]
  }

  /** Returns the key of an open account. It must not get into a response. */
  keyOf(number: number): string {
    return this.#entry(number)[0]
  }

  /** Returns a name of an account for people. */
  nameOf(account: Account): string {
    return this.#names.get(account) ?? this.#named(account)
  }

  /** Opens the account of a key. Throws if that is refused. */
  open(key: string): Account {
    const account = this.host.account(key)
    if (!this.isShared) this.#names.set(account, nameWith(key, account))
    return account
  }

  /** Names all open accounts: to look up the key of each would take very long if there are thousands. */
  #named(wanted: Account): string {
    for (const [key, account] of this.host.openAccounts()) this.#names.set(account, nameWith(key, account))
    return this.#names.get(wanted) ?? nameWith('', wanted)
  }

  #entry(number: number): readonly [string, Account] {
    for (const entry of this.host.openAccounts()) if (entry[1].number === number) return entry
    throw new AdminError(404, `There is no open account ${number}. GET /__admin/accounts lists them.`)
  }
}
