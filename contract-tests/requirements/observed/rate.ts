import { type Limit as RateLimit, rateHeaderNames } from '../../../src/dialect/rate-headers.ts'
import type { Stated } from '../../../src/generated/answers.ts'
import type { Context } from '../../discover/context.ts'
import type { Observation } from '../requirement.ts'
import { observed, unseen } from './observe.ts'

type Headers = Readonly<Record<string, string>>

/** Names of headers about a rate limit. */
const limited = /^(x-)?rate-?limit(-(limit|policy|remaining|reset))?$/

interface Limit {
  requests?: number
  seconds?: number
}

/** Returns the limit that all creates of discovery show, if they show one that is not the limit of reads. */
function writesOf({ settings, discovered }: Context, reads: number): { writes?: number } {
  if (settings.readOnly) return {}
  const made = [...discovered.madeLinks, ...discovered.madePixels]
  return writesIn(
    made.map(({ created }) => rateOf(created.answer.headers).requests),
    reads,
  )
}

/** Returns the limit of writes, if all of them show the same one and it is not the limit of reads. */
export function writesIn(shown: readonly (number | undefined)[], reads: number): { writes?: number } {
  const [writes, ...others] = new Set(shown)
  return writes === undefined || writes === reads || others.length > 0 ? {} : { writes }
}

/** Returns which headers show the limit as the mock would write them, unless they are those by default. */
export function shownBy(headers: Headers): Pick<RateLimit, 'headers'> {
  const kinds = ['x-ratelimit', 'ratelimit'] as const
  const [kind = 'none'] = kinds.filter(one => {
    const { limit = '', left = '' } = rateHeaderNames(one) ?? {}
    return /^\d+$/.test(headers[limit] ?? '') && /^\d+$/.test(headers[left] ?? '0')
  })
  return kind === 'x-ratelimit' ? {} : { headers: kind }
}

/** Observes the rate limit from response headers alone. It does not send many requests to find the limit. */
export async function observeRate(context: Context): Promise<Observation<Stated<'limits.rate'>>> {
  const reads = ['/links', '/pixels', '/links'].map(path =>
    context.client.send({ method: 'GET', path, fresh: true }),
  )
  const evidence = await Promise.all(reads)
  const shown = evidence.map(({ answer }) => rateOf(answer.headers))
  const [first] = shown
  if (
    first === undefined ||
    shown.every(({ requests, seconds }) => requests === undefined && seconds === undefined)
  ) {
    const hints = evidence.some(({ answer }) => Object.keys(answer.headers).some(name => limited.test(name)))
    if (hints) return unseen('headers show a limit, but not the number of requests', ...evidence)
    const busy = evidence.some(exchange => exchange.attempts > 1)
    return busy
      ? unseen('requests that come too fast are refused, and no header shows the limit', ...evidence)
      : observed('none', ...evidence)
  }
  const { requests, seconds } = first
  if (requests === undefined || shown.some(one => one.requests !== requests))
    return unseen('responses show different limits', ...evidence)
  const headers = evidence[0]?.answer.headers ?? {}
  const limit = { requests, ...writesOf(context, requests), ...shownBy(headers) }
  if (seconds !== undefined && shown.every(one => one.seconds === seconds))
    return observed({ ...limit, seconds }, ...evidence)
  const note = `headers show a limit of ${requests} requests, but not the number of seconds`
  return { answer: limit, evidence, note }
}

/**
 * Returns the limit that the headers show: `X-RateLimit-Limit: 60`, or with the window, as in the drafts of
 * RateLimit (`RateLimit-Limit: 60, 60;w=30`, `RateLimit-Policy: 60;w=30`, `RateLimit-Policy:
 * "default";q=60;w=30`). The reset headers are not used: the end of a window does not show its length.
 */
export function rateOf(headers: Headers): Limit {
  const shown: Limit = {}
  for (const [name, value] of Object.entries(headers)) {
    if (!limited.test(name) || /remaining|reset/.test(name)) continue
    const requests = Number(/(?:^|[;,]\s*)(?:q=|limit=)?(\d+)/.exec(value)?.[1])
    const seconds = Number(/;\s*w=(\d+)/.exec(value)?.[1])
    // Do not combine this header with others: they may be about a different limit.
    if (requests > 0 && seconds > 0) return { requests, seconds }
    if (requests > 0) shown.requests ??= requests
    if (seconds > 0) shown.seconds ??= seconds
  }
  return shown
}
