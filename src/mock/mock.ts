import { answersOf, type Dialect, defaultDialect, shapesOf } from '../dialect/dialect.ts'
import type { Answers } from '../generated/answers.ts'
import { check, type Progress } from '../operations/checks.ts'
import { preflight, shareAcrossOrigins } from '../operations/cors.ts'
import { type Clock, systemClock } from '../store/clock.ts'
import type { Sandbox } from '../store/sandbox.ts'
import { readKey } from '../wire/authorization.ts'
import { withFields } from '../wire/bodies.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { writersOf } from '../wire/writers.ts'
import { type SeedSource, Tenant } from './tenant.ts'
import { answerWatched } from './watched.ts'

/** How a mock answers, and what its sandboxes start with. */
export interface MockOptions {
  /** What the mock answers to the open questions; the default dialect if left out. */
  dialect?: Dialect
  /** What each sandbox starts with: `demo` if left out. */
  seed?: SeedSource
  /** The keys that are valid; a set may change later. If left out, any key opens a sandbox of its own. */
  keys?: readonly string[] | ReadonlySet<string>
  /** The time; that of the system if left out. */
  clock?: Clock
  /** How many sandboxes there may be, 100 if left out. Over it a new key is answered 503; none is ever evicted. */
  maxSandboxes?: number
  /** How many of its latest requests each sandbox keeps a journal of: 0, which is none, if left out. */
  journal?: number
}

/** Ways in which a host can fail to read a request (question `errors.malformed`). */
export type Malformation = keyof Answers['errors.malformed']

/** The mock, without a network: hosts hand it requests. */
export interface Mock {
  /** Answers a request. Only a multipart body and a fault that delays take a promise. */
  handle(request: PlainRequest): PlainResponse | Promise<PlainResponse>
  /** Answers what could not be read as a request. */
  refuseMalformed(malformation: Malformation): PlainResponse
  /** Answers where answering failed: 500, in the dialect's form. */
  refuseFailed(): PlainResponse
  /** The records of a key's sandbox, which is opened if need be. Throws when the key is not valid or there are too many. */
  sandbox(key: string): Sandbox
  /** The same with the sandbox's time, faults and journal. A seed is for one that is not open yet. Throws as `sandbox`. */
  tenant(key: string, seed?: SeedSource): Tenant
  /** Gives up a key's sandbox, with all that is in it, unless keys share it. Returns whether there was one. */
  closeSandbox(key: string): boolean
  /** The key that a request carries, if it is a valid one. */
  keyOf(request: PlainRequest): string | undefined
  /** A number for the sandbox that a request is about, for logs: it tells nothing of the key. */
  sandboxNumber(request: PlainRequest): number | undefined
  /** Greatest size of a body, in bytes: hosts need read no further. */
  readonly bodyLimit: number
}

/** Makes a mock: each API key has its own records in it, its time, its faults and its journal. */
export function createMock(options: MockOptions = {}): Mock {
  const { dialect = defaultDialect, clock = systemClock, maxSandboxes = 100, journal = 0 } = options
  const answers = answersOf(dialect)
  const writers = writersOf(answers, shapesOf(dialect, answers), () => clock.now())
  const { errors } = writers
  const keys = options.keys && ('has' in options.keys ? options.keys : new Set(options.keys))
  const shared = answers['auth.scope'] === 'shared'
  const tenants = new Map<string, Tenant>()
  let opened = 0
  // Whether requests have to be looked at for a journal or a fault: not before somebody has asked for one.
  let watched = journal > 0

  function tenantOf(
    key: string,
    seed = options.seed ?? 'demo',
    errors = writers.errors,
  ): Tenant | PlainResponse {
    const name = shared ? '' : key
    const known = tenants.get(name)
    if (keys !== undefined && !keys.has(key)) {
      return refuseKey('wrong_key', answers['auth.invalid'], 'The API key is not valid.', errors)
    }
    if (known) return known
    if (tenants.size >= maxSandboxes) {
      const message = `All ${maxSandboxes} sandboxes are in use: use a key that has one, or allow more (--max-sandboxes).`
      return errors.refuse('unavailable', answers['errors.unavailable'], message)
    }
    const tenant = new Tenant(opened + 1, { answers, writers, clock, seed, journal })
    opened++
    tenants.set(name, tenant)
    return tenant
  }

  function openTenant(key: string, seed?: SeedSource): Tenant {
    const tenant = tenantOf(key, seed)
    if ('status' in tenant) throw new Error(`Failed to open a sandbox: ${tenant.body}`)
    return tenant
  }

  /** The tenant whose key a request carries, if it is open: also for a request that was refused before that was asked. */
  function knownTenant(request: PlainRequest): Tenant | undefined {
    const key = keyOf(request)
    return key === undefined ? undefined : tenants.get(shared ? '' : key)
  }

  function keyOf(request: PlainRequest): string | undefined {
    const key = readKey(request.header('authorization'), answers['auth.header'])
    return key !== undefined && keys?.has(key) === false ? undefined : key
  }

  /** Only 401 says how to come in (RFC 9110, 11.6.1). */
  function refuseKey(
    of: 'unauthenticated' | 'wrong_key',
    status: number,
    message: string,
    errors: ErrorWriter,
  ) {
    const challenges = status === 401 && answers['auth.challenge'] === 'bearer'
    return errors.refuse(of, status, message, challenges ? { 'www-authenticate': 'Bearer' } : undefined)
  }

  function refuseMissingKey(header: string | undefined, errors: ErrorWriter): PlainResponse {
    const came =
      header === undefined ? 'no Authorization header came' : 'the Authorization header is not of that form'
    const isWrong = header !== undefined && answers['auth.malformed'] === 'invalid'
    return refuseKey(
      isWrong ? 'wrong_key' : 'unauthenticated',
      answers[isWrong ? 'auth.invalid' : 'auth.missing'],
      `Send an API key as "Authorization: Bearer <API_KEY>"; ${came}.`,
      errors,
    )
  }

  function answer(request: PlainRequest): PlainResponse | Promise<PlainResponse> {
    let rateHeaders: Record<string, string> | undefined
    const errors = writers.errors.about(request)
    const progress: Progress = {
      request,
      answers,
      errors,
      open() {
        const header = request.header('authorization')
        const key = readKey(header, answers['auth.header'])
        if (key === undefined) return refuseMissingKey(header, errors)
        const tenant = tenantOf(key, undefined, errors)
        if ('status' in tenant) return tenant
        const rate = tenant.rateLimit?.take(key, tenant.clock.now(), errors)
        rateHeaders = rate?.headers
        return rate?.refusal ?? tenant.account
      },
    }
    const refusal = check(progress)
    const respond = () => {
      const response = refusal ?? progress.operation!.perform(progress.account!, progress)
      return rateHeaders ? { ...response, headers: { ...response.headers, ...rateHeaders } } : response
    }
    const tenant = watched ? knownTenant(request) : undefined
    return tenant ? answerWatched(tenant, progress, respond) : respond()
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
      return errors.refuse('unreadable', answers['errors.malformed'][malformation], messages[malformation])
    },
    refuseFailed: () => errors.refuse('failed', 500, 'The mock failed to answer; its own output says why.'),
    sandbox: key => openTenant(key).sandbox,
    tenant(key, seed) {
      // Whoever asks for the tenant may set faults.
      watched = true
      return openTenant(key, seed)
    },
    closeSandbox: key => !shared && tenants.delete(key),
    keyOf,
    sandboxNumber: request => knownTenant(request)?.number,
  }
}
