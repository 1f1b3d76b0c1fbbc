import { nearest } from '../../documents/nearest.ts'
import { requireOperation } from '../../operations/operation-ids.ts'
import { changesResponse, type Delay, type FaultRule, replacesResponse } from './rule.ts'

/** The longest delay of a timer, in milliseconds. With a longer one the timer would fire at once. */
export const MAX_DELAY = 2_147_483_647

const failure = 'Failed to set a fault'

const members = [
  'operation',
  'path',
  'account',
  'nth',
  'every',
  'chance',
  'times',
  'phase',
  'status',
  'message',
  'headers',
  'retryAfter',
  'type',
  'connection',
  'delay',
  'seed',
] as const satisfies readonly (keyof FaultRule)[]

/**
 * Returns a rule in its normal form: without the members that are undefined or have their default, and with
 * lower-case names of headers. Throws a RangeError for an invalid rule. Callers without types can pass
 * anything.
 */
export function checkedRule(rule: FaultRule): FaultRule {
  const given = Object.entries(rule).filter(([, value]) => value !== undefined)
  for (const [name] of given) checkMember(name)
  checkSelection(rule)
  checkEffect(rule)
  checkCombination(rule)
  const { times, phase, headers, operation = '*' } = rule
  const { times: _times, phase: _phase, headers: _headers, ...rest } = Object.fromEntries(given)
  return {
    ...rest,
    operation,
    ...(times !== undefined && times !== Number.POSITIVE_INFINITY && { times }),
    ...(phase === 'after' && replacesResponse(rule) && { phase }),
    ...(headers !== undefined && { headers: sendable(headers) }),
  }
}

export function refusal(cause: string): RangeError {
  return new RangeError(`${failure}: ${cause}`)
}

function checkMember(name: string): void {
  if (members.some(known => known === name)) return
  const meant = nearest(name, members)
  const hint = meant === undefined ? `expected ${members.join(', ')}` : `did you mean ${meant}?`
  throw refusal(`a rule has no member ${JSON.stringify(name)} (${hint})`)
}

function checkSelection({ operation = '*', path, account, nth, every, chance, times, seed }: FaultRule) {
  if (operation !== '*') requireOperation(operation, failure, ' or *')
  if (path !== undefined && !(typeof path === 'string' && path.startsWith('/') && path.length <= 1000)) {
    throw refusal(`path must start with / and have at most 1000 characters, got ${shown(path)}`)
  }
  if (account !== undefined && !(typeof account === 'string' && /^[\x21-\x7e]+$/.test(account))) {
    throw refusal('account must be an API key: visible ASCII characters without spaces')
  }
  requireWhole({ nth, every }, 1, Number.MAX_SAFE_INTEGER)
  requireWhole({ chance }, 1, 100)
  requireWhole({ seed }, 0, 4_294_967_295)
  if (times !== undefined && times !== Number.POSITIVE_INFINITY && !(Number.isInteger(times) && times >= 1)) {
    throw refusal(`times must be a whole number from 1 or Infinity, got ${shown(times)}`)
  }
  if (nth !== undefined && every !== undefined) throw refusal('nth and every cannot be combined')
}

function checkEffect({ status, message, retryAfter, type, connection, delay, phase }: FaultRule) {
  requireWhole({ status }, 400, 599)
  requireWhole({ retryAfter }, 0, 86_400)
  if (delay !== undefined) checkDelay(delay)
  if (phase !== undefined && phase !== 'before' && phase !== 'after') {
    throw refusal(`phase must be before or after, got ${shown(phase)}`)
  }
  if (connection !== undefined && connection !== 'drop' && connection !== 'cut') {
    throw refusal(`connection must be drop or cut, got ${shown(connection)}`)
  }
  if (message !== undefined && typeof message !== 'string') {
    throw refusal(`message must be a text, got ${shown(message)}`)
  }
  if (
    type !== undefined &&
    !(typeof type === 'string' && /^[\w.+-]+\/[\w.+-]+(;[\x20-\x7e]*)?$/.test(type))
  ) {
    throw refusal(`type must be a media type such as text/html, got ${shown(type)}`)
  }
}

function checkCombination(rule: FaultRule): void {
  const { status, connection, type, message, headers, retryAfter, phase, delay } = rule
  if (!changesResponse(rule) && delay === undefined) {
    throw refusal('a rule needs a status, drop, cut, a type or a delay')
  }
  if (connection === 'drop' && status !== undefined) throw refusal('a status and drop cannot be combined')
  if (connection === 'drop' && type !== undefined) throw refusal('a type and drop cannot be combined')
  if (message !== undefined && status === undefined) throw refusal('a message needs a status')
  if (retryAfter !== undefined && status === undefined) throw refusal('retry-after needs a status')
  if (headers !== undefined && (connection === 'drop' || !changesResponse(rule))) {
    throw refusal('headers need a status, cut or a type')
  }
  if (phase === 'before' && !replacesResponse(rule)) {
    throw refusal('before needs a status or drop, because the regular response is sent otherwise')
  }
}

function checkDelay(delay: Delay): void {
  const [low, high] =
    typeof delay !== 'object' || delay === null
      ? [delay, delay]
      : 'from' in delay
        ? [delay.from, delay.to]
        : [delay.median, delay.p95]
  const isTime = (time: unknown) => typeof time === 'number' && time >= 0 && time <= MAX_DELAY
  if (!isTime(low) || !isTime(high)) {
    const wrong = isTime(low) ? high : low
    throw refusal(`delay must be from 0 to ${MAX_DELAY} milliseconds, got ${shown(wrong)}`)
  }
  if (low > high) throw refusal(`a delay cannot be from ${low} to ${high}: the first must be the smaller`)
  if (typeof delay === 'object' && 'median' in delay && low === 0) {
    throw refusal('the median of a delay must be above 0')
  }
}

function requireWhole(values: Readonly<Record<string, unknown>>, min: number, max: number): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) continue
    throw refusal(`${name} must be a whole number from ${min} to ${max}, got ${shown(value)}`)
  }
}

/**
 * Returns headers with lower-case names, like the mock's own. Otherwise a header that both set would be sent
 * twice.
 */
function sendable(headers: NonNullable<FaultRule['headers']>): Record<string, string> {
  try {
    return Object.fromEntries(new Headers(headers))
  } catch (error) {
    throw refusal(`its headers cannot be sent: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function shown(value: unknown): string {
  return typeof value === 'string' && !/^[\w-]+$/.test(value) ? JSON.stringify(value) : String(value)
}
