import { stringify } from 'yaml'
import type { AdminOperationId } from '../generated/admin-operations.ts'
import type { MockHost } from '../mock/host.ts'
import type { RequestLog } from '../mock/request-log.ts'
import type { Scenario } from '../store/seeds/index.ts'
import type { PlainResponse } from '../wire/plain.ts'
import { readBody, readSeedBody } from './body.ts'
import { Control } from './control.ts'
import {
  accountFacts,
  clockFacts,
  closeAccount,
  openAccount,
  resetAccount,
  scenarioNames,
} from './operations/accounts.ts'
import { changeClock } from './operations/clock.ts'
import { dialectFacts } from './operations/dialect.ts'
import { addFaults, clearFaults, listFaults, withdrawFault } from './operations/faults.ts'
import { patchState } from './operations/patch.ts'
import { recordedExchange } from './operations/recorded.ts'
import { addClicks, linkPart, pixelPart } from './operations/records.ts'
import { countedFindings, countRequests, searchRequests, waitForRequests } from './operations/requests.ts'
import { AdminError, jsonResponse, refusalResponse, textResponse } from './refusal.ts'
import { type AdminRequest, callOf, type Parameters } from './router.ts'
import { seedFileOf, seedIn, withPasswords } from './seed.ts'

export interface AdminOptions {
  /** Scenarios to which accounts can be reset by name, besides the built-in seeds. */
  scenarios?: Readonly<Record<string, Scenario>>
}

/** The control plane of a mock. */
export class Admin {
  readonly #control: Control

  constructor(host: MockHost, log: RequestLog, { scenarios = {} }: AdminOptions = {}) {
    this.#control = new Control(host, log, scenarios)
  }

  /** Responds to a request. Does not reject for a request that is refused. */
  async handle(request: AdminRequest): Promise<PlainResponse> {
    try {
      const { operationId, parameters } = callOf(request)
      return await operations[operationId](this.#control, parameters, request)
    } catch (error) {
      if (error instanceof AdminError) return refusalResponse(error)
      throw error
    }
  }
}

type Operation = (
  control: Control,
  parameters: Parameters,
  request: AdminRequest,
) => PlainResponse | Promise<PlainResponse>

const ok = (value: unknown) => jsonResponse(200, value)
const done = () => jsonResponse(204)
const accountOf = (control: Control, parameters: Parameters) =>
  control.account(parameters.required('account'))

/** The operations of `spec/admin.yaml`. */
const operations: Record<AdminOperationId, Operation> = {
  getHealth: control =>
    ok({
      status: 'ok',
      seconds: Math.round((Date.now() - control.startedAt) / 1000),
      accounts: control.accounts().length,
      requests: control.log.last,
    }),
  getDocument: async () => ok((await import('../generated/admin.json', { with: { type: 'json' } })).default),
  getDialect: control => ok(dialectFacts(control)),
  listScenarios: control => ok(scenarioNames(control)),
  listAccounts: control => ok(control.accounts().map(account => accountFacts(control, account))),
  async openAccount(control, _, request) {
    const { key } = await readBody(request, 'openAccount')
    return ok(accountFacts(control, openAccount(control, String(key))))
  },
  getAccount: (control, parameters) => ok(accountFacts(control, accountOf(control, parameters))),
  async closeAccount(control, parameters) {
    await closeAccount(control, accountOf(control, parameters))
    return done()
  },
  async resetAccount(control, parameters, request) {
    const account = accountOf(control, parameters)
    const { seed } = await readBody(request, 'resetAccount')
    await resetAccount(control, account, seed)
    return ok(accountFacts(control, account))
  },
  readState(control, parameters, request) {
    const seed = seedFileOf(accountOf(control, parameters).resources.store)
    const isYaml = /^(application|text)\/(x-)?yaml\b/i.test(request.header('accept') ?? '')
    return isYaml ? textResponse(200, 'application/yaml', stringify(seed, { lineWidth: 0 })) : ok(seed)
  },
  async replaceState(control, parameters, request) {
    const account = accountOf(control, parameters)
    const seed = seedIn(await readSeedBody(request), account.clock.now())
    const { links } = account.resources.store
    const complete = { ...seed, links: seed.links.map(link => withPasswords(link, links.get(link.id))) }
    await control.host.change(account, () => account.replaceRecords(complete))
    return ok(accountFacts(control, account))
  },
  async patchState(control, parameters, request) {
    const account = accountOf(control, parameters)
    await patchState(control, account, await readBody(request, 'patchState'))
    return ok(accountFacts(control, account))
  },
  listRecordedLinks: (control, parameters) => ok(linkPart(accountOf(control, parameters), parameters)),
  async addClicks(control, parameters, request) {
    const { times = 1 } = await readBody(request, 'addClicks')
    const account = accountOf(control, parameters)
    return ok(await addClicks(control, account, parameters.required('id'), Number(times)))
  },
  listRecordedPixels: (control, parameters) => ok(pixelPart(accountOf(control, parameters), parameters)),
  getClock: (control, parameters) => ok(clockFacts(accountOf(control, parameters))),
  async changeClock(control, parameters, request) {
    const account = accountOf(control, parameters)
    changeClock(account, await readBody(request, 'changeClock'))
    return ok(clockFacts(account))
  },
  resetClock(control, parameters) {
    accountOf(control, parameters).clock.reset()
    return done()
  },
  searchRequests: (control, parameters) => ok(searchRequests(control, parameters)),
  clearRequests(control) {
    control.log.clear()
    return done()
  },
  countRequests: (control, parameters) => ok(countRequests(control, parameters)),
  waitForRequests: async (control, parameters, request) =>
    ok(await waitForRequests(control, parameters, request.onGone)),
  getRequest: (control, parameters) => ok(recordedExchange(control, parameters.required('id'))),
  listFaults: control => ok(listFaults(control)),
  async addFaults(control, _, request) {
    const { faults, account } = await readBody(request, 'addFaults')
    return ok(
      addFaults(
        control,
        Array.isArray(faults) ? faults : [],
        account === undefined ? undefined : Number(account),
      ),
    )
  },
  clearFaults(control) {
    clearFaults(control)
    return done()
  },
  withdrawFault(control, parameters) {
    withdrawFault(control, parameters.required('id'))
    return done()
  },
  listFindings: (control, parameters) => ok(countedFindings(control, parameters)),
}
