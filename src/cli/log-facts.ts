import { settingOf } from '../mock/answer-text.ts'
import { credentialsIn, hiddenFinding, hiderOf } from '../mock/credentials.ts'
import type { Finding } from '../mock/findings/index.ts'
import { shownTarget } from '../mock/shown-target.ts'
import type { Reason } from '../wire/plain.ts'
import type { Logged } from './log-types.ts'

/** What a log says about a request, whatever its form. */
export interface LogFacts {
  /** The local time, ISO 8601 with an offset of UTC. */
  time: string
  method: string
  path: string
  status: number
  ms: number
  /** The number of the account, or the API key of the examples. */
  account: number | 'demo-key' | undefined
  reason: Reason | undefined
  /** The value of `--answer` under which the request is not refused for this reason. */
  setting: string | undefined
  findings: readonly Finding[] | undefined
}

/** Returns what a log says about a request. */
export function logFacts({ answered, account, isExampleKey }: Logged): LogFacts {
  const { request, target, response, durationMs, findings } = answered
  const { reason } = response
  const hide = hiderOf(credentialsIn(answered.headers))
  return {
    time: new Date().toISOString(),
    method: request.method,
    path: hide(shownTarget(target)),
    status: response.status,
    ms: Number(durationMs.toFixed(1)),
    account: isExampleKey ? 'demo-key' : account,
    reason: reason && { ...reason, text: hide(reason.text) },
    setting: reason && settingOf(reason),
    findings: findings.length > 0 ? findings.map(finding => hiddenFinding(finding, hide)) : undefined,
  }
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
