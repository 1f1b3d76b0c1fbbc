import type { CountedFinding, FoundRequests, NearMiss } from '../../generated/admin.ts'
import { hiddenFinding } from '../../mock/credentials.ts'
import type { LoggedRequest } from '../../mock/logged-request.ts'
import { clearRealTimeout, setRealTimeout } from '../../wire/real-timers.ts'
import type { Control } from '../control.ts'
import type { Parameters } from '../router.ts'
import { hiderOfRequest, operationOf, recorded, textOf } from './recorded.ts'

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

/** Returns the findings of the recorded requests, the most frequent first. */
export function countedFindings({ log }: Control, parameters: Parameters): CountedFinding[] {
  const account = parameters.number('account')
  const counted = new Map<string, CountedFinding>()
  for (const entry of log.after(0)) {
    if (account !== undefined && entry.account !== account) continue
    if (entry.answered.findings.length === 0) continue
    const hide = hiderOfRequest(entry)
    for (const found of entry.answered.findings) {
      const finding = hiddenFinding(found, hide)
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
    const shown = (entry: LoggedRequest) => hiderOfRequest(entry)(String(actual(entry) ?? 'none'))
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
            holds: (entry: LoggedRequest) => textOf(entry).toLowerCase().includes(text),
          },
        ]),
  ]
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
