import { answersOf, type Dialect, defaultDialect } from './dialect/dialect.ts'
import type { Answers } from './generated/answers.ts'
import { type Clock, systemClock } from './model/clock.ts'
import { createSandbox, type Sandbox } from './model/sandbox.ts'
import { builtInSeed, type Seed, type SeedName } from './model/seeds/index.ts'
import { type Account, openAccount } from './operations/account.ts'
import { check, type Progress } from './operations/checks.ts'
import { preflight, shareAcrossOrigins } from './operations/cors.ts'
import { RateLimit } from './operations/rate.ts'
import { readKey } from './wire/authorization.ts'
import { withFields } from './wire/bodies.ts'
import { ErrorWriter } from './wire/errors.ts'
import type { PlainRequest, PlainResponse } from './wire/plain.ts'

export interface MockOptions {
  /** What the mock answers to the open questions; the default dialect if left out. */
  dialect?: Dialect
  /** What each sandbox starts with: `demo` if left out. */
  seed?: SeedName | Seed
  /** The keys that are valid. If left out, any key opens a sandbox of its own. */
  keys?: readonly string[]
  /** Tells the time; the system's clock if left out. */
  clock?: Clock
  /** How many sandboxes there may be, 100 if left out. Over it a new key is answered 503; none is ever evicted. */
  maxSandboxes?: number
}

/** Ways in which a host can fail to read a request (question `errors.malformed`). */
export type Malformation = keyof Answers['errors.malformed']

/** The mock, without a network: hosts hand it requests. */
export interface Mock {
  /** Answers a request. Only a multipart body takes a promise. */
  handle(request: PlainRequest): PlainResponse | Promise<PlainResponse>
  /** Answers what could not be read as a request. */
  refuseMalformed(malformation: Malformation): PlainResponse
  /** Answers where answering failed: 500, in the dialect's form. */
  refuseFailed(): PlainResponse
  /** The records of a key's sandbox, which is opened if need be. Throws when the key is not valid or there are too many. */
  sandbox(key: string): Sandbox
  /** A number for the sandbox that a request is about, for logs: it tells nothing of the key. */
  sandboxNumber(request: PlainRequest): number | undefined
  /** Greatest size of a body, in bytes: hosts need read no further. */
  readonly bodyLimit: number
}

interface Tenant {
  number: number
  account: Account
}

export function createMock(options: MockOptions = {}): Mock {
  const { dialect = defaultDialect, seed = 'demo', clock = systemClock, maxSandboxes = 100 } = options
  const answers = answersOf(dialect)
  const errors = new ErrorWriter(answers)
  const keys = options.keys && new Set(options.keys)
  const shared = answers['auth.scope'] === 'shared'
  const limit = answers['limits.rate']
  const rateLimit = limit === 'none' ? undefined : new RateLimit(limit)
  const tenants = new Map<string, Tenant>()

  function tenantOf(key: string): Tenant | PlainResponse {
    const name = shared ? '' : key
    const known = tenants.get(name)
    if (keys !== undefined && !keys.has(key)) {
      return refuseKey(answers['auth.invalid'], 'The API key is not valid.')
    }
    if (known) return known
    if (tenants.size >= maxSandboxes) {
      const message = `All ${maxSandboxes} sandboxes are in use: use a key that has one, or allow more (--max-sandboxes).`
      return errors.refuse(answers['errors.unavailable'], message)
    }
    const records = typeof seed === 'object' ? seed : builtInSeed(seed, clock.now())
    const tenant = {
      number: tenants.size + 1,
      account: openAccount(answers, errors, createSandbox(answers, clock, records)),
    }
    tenants.set(name, tenant)
    return tenant
  }

  /** Only 401 says how to come in (RFC 9110, 11.6.1). */
  function refuseKey(status: number, message: string): PlainResponse {
    return errors.refuse(status, message, status === 401 ? { 'www-authenticate': 'Bearer' } : {})
  }

  function refuseMissingKey(header: string | undefined): PlainResponse {
    const came =
      header === undefined ? 'no Authorization header came' : 'the Authorization header is not of that form'
    return refuseKey(
      answers['auth.missing'],
      `Send an API key as "Authorization: Bearer <API_KEY>"; ${came}.`,
    )
  }

  function answer(request: PlainRequest): PlainResponse {
    let rateHeaders: Record<string, string> | undefined
    const progress: Progress = {
      request,
      answers,
      errors,
      open() {
        const header = request.header('authorization')
        const key = readKey(header, answers['auth.header'])
        if (key === undefined) return refuseMissingKey(header)
        const tenant = tenantOf(key)
        if ('status' in tenant) return tenant
        const rate = rateLimit?.take(key, clock.now(), errors)
        rateHeaders = rate?.headers
        return rate?.refusal ?? tenant.account
      },
    }
    const refusal = check(progress)
    const response = refusal ?? progress.operation!.perform(progress.account!, progress)
    return rateHeaders ? { ...response, headers: { ...response.headers, ...rateHeaders } } : response
  }

  return {
    bodyLimit: answers['errors.too-large'].bytes,
    handle(request) {
      const preflighted = preflight(request, answers)
      if (preflighted) return preflighted
      const ready = withFields(request, answers)
      const response = ready instanceof Promise ? ready.then(answer) : answer(ready)
      if (response instanceof Promise)
        return response.then(made => shareAcrossOrigins(request, made, answers))
      return shareAcrossOrigins(request, response, answers)
    },
    refuseMalformed(malformation) {
      const messages: Record<Malformation, string> = {
        unreadable: 'The request is not readable HTTP.',
        headers: 'The headers of the request are too large.',
        slow: 'The request took too long to arrive.',
      }
      return errors.refuse(answers['errors.malformed'][malformation], messages[malformation])
    },
    refuseFailed: () => errors.refuse(500, 'The mock failed to answer: its own output tells why.'),
    sandbox(key) {
      const tenant = tenantOf(key)
      if ('status' in tenant) throw new Error(`Failed to open a sandbox: ${tenant.body}`)
      return tenant.account.sandbox
    },
    sandboxNumber(request) {
      const key = readKey(request.header('authorization'), answers['auth.header'])
      return key === undefined ? undefined : tenants.get(shared ? '' : key)?.number
    },
  }
}
