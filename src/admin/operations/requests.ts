import type {
  CountedFinding,
  FoundRequests,
  NearMiss,
  RecordedExchange,
  RecordedRequest,
} from '../../generated/admin.ts'
import type { OperationId } from '../../generated/operations.ts'
import { settingOf } from '../../mock/answer-text.ts'
import type { LoggedRequest } from '../../mock/request-log.ts'
import { type ShownSide, secretsIn, shownExchange } from '../../mock/shown-exchange.ts'
import { shownTarget } from '../../mock/shown-target.ts'
import { matchPath } from '../../operations/routes.ts'
import { readKey } from '../../wire/authorization.ts'
import type { PlainRequest } from '../../wire/plain.ts'
import { clearRealTimeout, setRealTimeout } from '../../wire/real-timers.ts'
import { hidden } from '../../wire/secrets.ts'
import type { Control } from '../control.ts'
import { AdminError } from '../refusal.ts'
import type { Parameters } from '../router.ts'

/** How often a waiting request looks for new ones, in milliseconds. */
const INTERVAL = 50

/** The number of requests in a list of near misses. */
const NEAREST = 3

/** A condition on recorded requests: what is expected, and what a request has instead. */
interface Condition {
  name: string
  expected: string
  actual(entry: LoggedRequest): string
  holds(entry: LoggedRequest): boolean
}

/** Returns the recorded requests that match, newest first. */
export function searchRequests({ log }: Control, parameters: Parameters): FoundRequests {
  return found(log.after(parameters.number('after') ?? 0), log.last, parameters, parameters.required('limit'))
}

/** Returns how many recorded requests match. */
export function countRequests({ log }: Control, parameters: Parameters): { count: number } {
  const conditions = conditionsOf(parameters)
  return { count: log.after(0).filter(entry => conditions.every(({ holds }) => holds(entry))).length }
}

/** Waits until enough recorded requests match. Returns those that there are after the timeout. */
export async function waitForRequests(
  { log }: Control,
  parameters: Parameters,
  onGone: ((listener: () => void) => () => void) | undefined,
): Promise<FoundRequests> {
  const count = parameters.required('count')
  const end = performance.now() + parameters.required('timeout')
  let isGone = false
  const stop = onGone?.(() => {
    isGone = true
  })
  try {
    for (let seen = -1; ; ) {
      if (log.last !== seen || performance.now() >= end) {
        seen = log.last
        const result = found(
          log.after(parameters.number('after') ?? 0),
          log.last,
          parameters,
          Math.max(count, 100),
        )
        if (result.total >= count) return result
        if (isGone || performance.now() >= end) return { ...result, isComplete: false }
      }
      await pause(Math.min(INTERVAL, Math.max(0, end - performance.now())), onGone)
    }
  } finally {
    stop?.()
  }
}

/** Returns a recorded request with headers and bodies, without secrets. */
export function recordedExchange(control: Control, id: number): RecordedExchange {
  const entry = control.log.get(id)
  if (entry === undefined) throw new AdminError(404, `The request ${id} is not recorded, or not any more.`)
  const account = control.accounts().find(({ number }) => number === entry.account)
  const secrets = account === undefined ? new Set<string>() : secretsIn(account.resources.store)
  const { request, response } = shownExchange(entry.answered, secrets)
  return { ...recorded(entry), request: sideOf(request), response: sideOf(response) }
}

/** Returns the findings of the recorded requests, the most frequent first. */
export function countedFindings({ log }: Control, parameters: Parameters): CountedFinding[] {
  const account = parameters.number('account')
  const counted = new Map<string, CountedFinding>()
  for (const entry of log.after(0)) {
    if (account !== undefined && entry.account !== account) continue
    for (const finding of entry.answered.findings) {
      const key = JSON.stringify([finding.kind, finding.text])
      const known = counted.get(key) ?? { finding, count: 0, lastRequest: entry.id }
      counted.set(key, { ...known, count: known.count + 1, lastRequest: entry.id })
    }
  }
  return [...counted.values()].sort((one, other) => other.count - one.count)
}

function found(
  entries: readonly LoggedRequest[],
  last: number,
  parameters: Parameters,
  limit: number,
): FoundRequests {
  const conditions = conditionsOf(parameters)
  const matching = entries.filter(entry => conditions.every(({ holds }) => holds(entry)))
  return {
    total: matching.length,
    last,
    isComplete: true,
    requests: matching.slice(-limit).reverse().map(recorded),
    nearest: matching.length > 0 || conditions.length === 0 ? [] : nearestOf(entries, conditions),
  }
}

function nearestOf(entries: readonly LoggedRequest[], conditions: readonly Condition[]): NearMiss[] {
  return entries
    .map(entry => ({ entry, failed: conditions.filter(({ holds }) => !holds(entry)) }))
    .sort((one, other) => one.failed.length - other.failed.length || other.entry.id - one.entry.id)
    .slice(0, NEAREST)
    .map(({ entry, failed }) => ({
      request: recorded(entry),
      differences: failed.map(
        ({ name, expected, actual }) => `${name}: expected ${expected}, got ${actual(entry)}`,
      ),
    }))
}

function conditionsOf(parameters: Parameters): Condition[] {
  const text = parameters.text('text')?.toLowerCase()
  const finding = parameters.text('finding')
  const equal = (
    name: string,
    actual: (entry: LoggedRequest) => string | number | null | undefined,
    expected = parameters.text(name),
  ) => {
    const shown = (entry: LoggedRequest) => String(actual(entry) ?? 'none')
    const holds = (entry: LoggedRequest) => String(actual(entry)) === expected
    return expected === undefined ? [] : [{ name, expected, actual: shown, holds }]
  }
  return [
    ...equal('account', ({ account }) => account),
    ...equal('operationId', ({ answered: { request } }) => operationOf(request)),
    ...equal(
      'method',
      ({ answered: { request } }) => request.method,
      parameters.text('method')?.toUpperCase(),
    ),
    ...equal('path', ({ answered: { request } }) => request.path),
    ...equal('status', ({ answered: { response } }) => response.status),
    ...(finding === undefined
      ? []
      : [
          {
            name: 'finding',
            expected: finding,
            actual: ({ answered }: LoggedRequest) =>
              answered.findings.map(({ kind }) => kind).join(', ') || 'none',
            holds: ({ answered }: LoggedRequest) => answered.findings.some(({ kind }) => kind === finding),
          },
        ]),
    ...(text === undefined
      ? []
      : [
          {
            name: 'text',
            expected: JSON.stringify(text),
            actual: (entry: LoggedRequest) => JSON.stringify(textOf(entry).slice(0, 200)),
            holds: (entry: LoggedRequest) => textOf(entry).includes(text),
          },
        ]),
  ]
}

function textOf({ answered: { request, response, findings, target } }: LoggedRequest): string {
  const parts = [request.method, shownTarget(target), response.status, response.reason?.text]
  return [...parts, ...findings.map(finding => finding.text)].join(' ').toLowerCase()
}

function recorded({ id, at, account, answered }: LoggedRequest): RecordedRequest {
  const { request, response, target, findings, durationMs } = answered
  const { reason } = response
  const setting = reason && settingOf(reason)
  const withoutKey = keyRemover(request)
  return {
    id,
    account: account ?? null,
    operationId: operationOf(request) ?? null,
    method: request.method,
    path: request.path === null ? null : withoutKey(request.path),
    target: withoutKey(shownTarget(target)),
    status: response.status,
    ms: Number(durationMs.toFixed(1)),
    at: new Date(at).toISOString(),
    reason:
      reason === undefined
        ? null
        : {
            text: reason.text,
            ...(reason.question !== undefined && { question: reason.question }),
            ...(setting !== undefined && { try: setting }),
          },
    findings: [...findings],
  }
}

/** Returns a function that hides a request's API key in a text. */
function keyRemover(request: PlainRequest): (text: string) => string {
  const key = readKey(request.header('authorization'), 'lenient')
  if (key === undefined || key.length < 4) return text => text
  return text => text.replaceAll(key, hidden).replaceAll(encodeURIComponent(key), hidden)
}

/** Returns the operation of a request. HEAD is that of GET. */
function operationOf({ path, method }: PlainRequest): OperationId | undefined {
  return path === null ? undefined : matchPath(path)?.route.get(method === 'HEAD' ? 'GET' : method)
}

function sideOf({ headers, body }: ShownSide): RecordedExchange['request'] {
  return { headers: headers.map(([name, value]) => [name, value]), ...shownBody(body) }
}

function shownBody(body: ShownSide['body']) {
  if (body === undefined) return {}
  return 'fields' in body
    ? { fields: body.fields.map(([name, value]): [string, string] => [name, value]) }
    : body
}

/** Waits, or until the client goes away. */
function pause(
  milliseconds: number,
  onGone: ((listener: () => void) => () => void) | undefined,
): Promise<void> {
  return new Promise(resolve => {
    const timer = setRealTimeout(() => finish(), milliseconds)
    const stop = onGone?.(() => finish())
    const finish = () => {
      clearRealTimeout(timer)
      stop?.()
      resolve()
    }
  })
}
