import { settingOf } from '../mock/answer-text.ts'
import type { Finding } from '../mock/findings/index.ts'
import type { Reason } from '../wire/plain.ts'
import { hidden, isSecretField } from '../wire/secrets.ts'
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
  return {
    time: new Date().toISOString(),
    method: request.method,
    path: redacted(target),
    status: response.status,
    ms: Number(durationMs.toFixed(1)),
    account: isExampleKey ? 'demo-key' : account,
    reason,
    setting: reason && settingOf(reason),
    findings: findings.length > 0 ? findings : undefined,
  }
}

/**
 * Returns a request's target without user name and password, and without the values of parameters whose names
 * sound secret.
 */
function redacted(target: string): string {
  const mark = target.indexOf('?')
  const address = (mark === -1 ? target : target.slice(0, mark)).replace(/\/\/[^/]*@/, `//${hidden}@`)
  if (mark === -1) return address
  const pairs = target
    .slice(mark + 1)
    .split('&')
    .map(pair => {
      const [[name = ''] = []] = new URLSearchParams(pair)
      return isSecretField(name) && pair.includes('=') ? `${pair.split('=', 1)[0]}=${hidden}` : pair
    })
  return `${address}?${pairs.join('&')}`
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
