import type { Account } from '../mock/account.ts'
import type { MockHost } from '../mock/host.ts'
import type { RequestLog } from '../mock/request-log.ts'
import type { Scenario } from '../store/seeds/index.ts'
import { AdminError } from './refusal.ts'

/** The API key of the examples, which is no secret. */
const exampleKey = 'demo-key'

/** What the operations of the control plane work on. */
export class Control {
  readonly host: MockHost
  readonly log: RequestLog
  readonly scenarios: ReadonlyMap<string, Scenario>
  /** When the control plane was created, in milliseconds since the epoch. */
  readonly startedAt = Date.now()

  constructor(host: MockHost, log: RequestLog, scenarios: Readonly<Record<string, Scenario>>) {
    this.host = host
    this.log = log
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
  nameOf(number: number): string {
    return this.keyOf(number) === exampleKey ? exampleKey : `account ${number}`
  }

  #entry(number: number): readonly [string, Account] {
    for (const entry of this.host.openAccounts()) if (entry[1].number === number) return entry
    throw new AdminError(404, `There is no open account ${number}. GET /__admin/accounts lists them.`)
  }
}
