import { hidden } from '../../wire/secrets.ts'
import type { Delay, FaultRule } from './rule.ts'

/** Writes a rule in the notation that `parseFaults` reads: `createLink: 503 x2`. */
export function printFault(rule: FaultRule): string {
  const { operation = '*', status, connection, type, delay, phase, retryAfter, message, headers } = rule
  const { path, account, nth, every, chance, times, seed } = rule
  const words: (string | number)[] = []
  const add = (word: string, value: string | number | undefined) => {
    if (value !== undefined) words.push(word, typeof value === 'string' ? quoted(value) : value)
  }
  if (status !== undefined) words.push(status)
  if (connection !== undefined) words.push(connection)
  add('type', type)
  if (phase === 'after') words.push(phase)
  if (delay !== undefined) words.push('delay', delayText(delay))
  add('retry-after', retryAfter)
  for (const [name, value] of Object.entries(headers ?? {})) add('header', `${name}: ${value}`)
  add('message', message)
  add('path', path)
  add('key', account)
  add('nth', nth)
  add('every', every)
  add('chance', chance)
  if (times !== undefined && times !== Number.POSITIVE_INFINITY) words.push(`x${times}`)
  add('seed', seed)
  return `${operation}: ${words.join(' ')}`
}

/** Writes a rule for logs. Its API key may be a real one, and is hidden. */
export function printHidden(rule: FaultRule): string {
  return printFault(rule.account === undefined ? rule : { ...rule, account: hidden })
}

function delayText(delay: Delay): string {
  if (typeof delay === 'number') return String(delay)
  return 'from' in delay ? `${delay.from}..${delay.to}` : `median ${delay.median} p95 ${delay.p95}`
}

/** Writes a value as one word. A word with characters of the notation is a JSON text. */
function quoted(text: string): string {
  return /^[^\s"]+$/.test(text) ? text : JSON.stringify(text)
}
