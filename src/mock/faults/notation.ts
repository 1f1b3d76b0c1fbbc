import { nearest } from '../../documents/nearest.ts'
import { operations } from '../../generated/operations.ts'
import { checkedRule } from './check.ts'
import { isPresetName, presets } from './presets.ts'
import type { Delay, FaultRule } from './rule.ts'

type Writable = { -readonly [Name in keyof FaultRule]: FaultRule[Name] }

/** Reads the words after the operation. Each reader takes the values that follow its word. */
class Words {
  readonly #words: readonly string[]
  #at = 0

  constructor(text: string) {
    // An unclosed quotation mark matches alone, and is refused as a word or as a value.
    this.#words = text.match(/"(?:[^"\\]|\\.)*"|[^\s"]+|"/g) ?? []
  }

  next(): string | undefined {
    return this.#words[this.#at++]
  }

  /** Takes the next word if it is the given one. */
  take(word: string): boolean {
    if (this.#words[this.#at] !== word) return false
    this.#at++
    return true
  }

  text(word: string): string {
    const next = this.next()
    if (next === undefined) throw new Error(`${word} needs a value`)
    if (!next.startsWith('"')) return next
    try {
      return String(JSON.parse(next))
    } catch {
      throw new Error(`the text after ${word} is not a JSON string: ${next}`)
    }
  }

  number(word: string): number {
    return numberIn(this.text(word), word)
  }
}

function numberIn(text: string, word: string): number {
  if (/^\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) return Number(text)
  throw new Error(`${word} needs a number, got ${JSON.stringify(text)}`)
}

function delayIn(words: Words): Delay {
  if (words.take('median')) {
    const median = words.number('median')
    if (!words.take('p95')) throw new Error('a median needs a p95 after it: delay median 300 p95 1200')
    return { median, p95: words.number('p95') }
  }
  const text = words.text('delay').replace(/ms$/, '')
  const range = /^(.+?)\.\.(.+)$/.exec(text)
  if (range === null) return numberIn(text, 'delay')
  return { from: numberIn(range[1] ?? '', 'delay'), to: numberIn(range[2] ?? '', 'delay') }
}

const readers: Readonly<Record<string, (rule: Writable, words: Words) => void>> = {
  drop: rule => once(rule, 'connection', 'drop'),
  cut: rule => once(rule, 'connection', 'cut'),
  before: rule => once(rule, 'phase', 'before'),
  after: rule => once(rule, 'phase', 'after'),
  type: (rule, words) => once(rule, 'type', words.text('type')),
  delay: (rule, words) => once(rule, 'delay', delayIn(words)),
  'retry-after': (rule, words) => once(rule, 'retryAfter', words.number('retry-after')),
  message: (rule, words) => once(rule, 'message', words.text('message')),
  header: (rule, words) => addHeader(rule, words.text('header')),
  path: (rule, words) => once(rule, 'path', words.text('path')),
  key: (rule, words) => once(rule, 'account', words.text('key')),
  nth: (rule, words) => once(rule, 'nth', words.number('nth')),
  every: (rule, words) => once(rule, 'every', words.number('every')),
  chance: (rule, words) => once(rule, 'chance', numberIn(words.text('chance').replace(/%$/, ''), 'chance')),
  seed: (rule, words) => once(rule, 'seed', words.number('seed')),
}

function once<Name extends keyof Writable>(rule: Writable, name: Name, value: Writable[Name]): void {
  if (rule[name] !== undefined) throw new Error(`the ${name} is given twice`)
  rule[name] = value
}

function addHeader(rule: Writable, text: string): void {
  const colon = text.indexOf(':')
  if (colon < 1)
    throw new Error(`a header needs a name and a value, such as "x-id: 7", got ${JSON.stringify(text)}`)
  rule.headers = { ...rule.headers, [text.slice(0, colon)]: text.slice(colon + 1).trim() }
}

/**
 * Reads the notation of faults: a rule such as `createLink: 503 x2`, or the name of a preset such as `flaky`,
 * which may be followed by a seed. Throws a RangeError.
 */
export function parseFaults(text: string): FaultRule[] {
  try {
    const colon = text.indexOf(':')
    return colon === -1 ? presetIn(text) : [ruleIn(text.slice(0, colon).trim(), text.slice(colon + 1))]
  } catch (error) {
    const cause =
      error instanceof Error ? error.message.replace(/^Failed to set a fault: /, '') : String(error)
    throw new RangeError(`Failed to set the fault ${JSON.stringify(text)}: ${cause}`)
  }
}

function ruleIn(operation: string, text: string): FaultRule {
  const rule: Writable = {}
  const words = new Words(text)
  for (let word = words.next(); word !== undefined; word = words.next()) {
    const times = /^x(\d+)$/.exec(word)?.[1]
    if (/^\d+$/.test(word)) once(rule, 'status', Number(word))
    else if (times !== undefined) once(rule, 'times', Number(times))
    else if (Object.hasOwn(readers, word)) readers[word]?.(rule, words)
    else throw new Error(unknownWord(word))
  }
  if (operation !== '*' && !isOperation(operation)) throw new Error(unknownOperation(operation))
  return checkedRule({ operation, ...rule })
}

function presetIn(text: string): FaultRule[] {
  const words = new Words(text)
  const name = words.next() ?? ''
  if (!isPresetName(name)) throw new Error(unknownPreset(name))
  const seed = words.take('seed') ? words.number('seed') : undefined
  const rest = words.next()
  if (rest !== undefined) throw new Error(`a preset takes only a seed, got ${JSON.stringify(rest)}`)
  return presets[name]
    .flatMap(parseFaults)
    .map(rule => (seed === undefined ? rule : checkedRule({ ...rule, seed })))
}

function isOperation(name: string): name is keyof typeof operations {
  return Object.hasOwn(operations, name)
}

function unknownWord(word: string): string {
  const known = [...Object.keys(readers)]
  const meant = nearest(word, known)
  const hint =
    meant === undefined ? `expected a status, x2 or one of ${known.join(', ')}` : `did you mean ${meant}?`
  return `there is no word ${JSON.stringify(word)} (${hint})`
}

function unknownOperation(name: string): string {
  const meant = nearest(name, Object.keys(operations))
  const hint =
    meant === undefined
      ? `expected * or one of ${Object.keys(operations).join(', ')}`
      : `did you mean ${meant}?`
  return `there is no operation ${JSON.stringify(name)} (${hint})`
}

function unknownPreset(name: string): string {
  const names = Object.keys(presets)
  const operation = nearest(name, Object.keys(operations))
  const meant = nearest(name, names) ?? (operation && `${operation}:`)
  const hint =
    meant === undefined
      ? `expected ${names.join(', ')}, or a rule such as "createLink: 503 x2"`
      : `did you mean ${meant}?`
  return `there is no preset ${JSON.stringify(name)} (${hint})`
}
