import { isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import { spelled } from './leaf.ts'
import { momentIn, timesOf } from './moments.ts'
import { distinct, type Sample } from './sample.ts'

/**
 * Returns an `$any` shape for a value that differs between responses and is not about the records: a request id, a
 * duration.
 */
export function volatileShape(samples: readonly Sample[], path: readonly string[] = []): Json | undefined {
  const values = distinct(samples)
  const isOwn = () =>
    isAnother(samples, values.length) || isRising(samples) || isDuration(values, path.at(-1))
  if (!isVolatile(samples) && !(isBeside(samples) && isOwn())) return undefined
  if (values.every(value => typeof value === 'number')) {
    const numbers = samples.map(({ json }) => Number(json))
    // The rows of one list may all show the same count.
    const grows = numbers.slice(1).every((number, index) => number >= Number(numbers[index]))
    return { $any: grows && numbers.every(Number.isInteger) ? 'counter' : 'duration' }
  }
  if (!values.every(value => typeof value === 'string') || values.includes('')) return undefined
  const start = startOf(values)
  const any = anyText(values.map(text => text.slice(start.length)))
  return any !== undefined && start !== '' ? { $concat: [spelled(start), any] } : any
}

/**
 * Returns the common beginning of these addresses, before the part that differs. Empty if they are no
 * addresses.
 */
function startOf(texts: readonly string[]): string {
  const [first = ''] = texts
  const differs = [...first].findIndex((letter, index) => texts.some(text => text[index] !== letter))
  const start =
    /^(?:https?:\/\/|\/|urn:).*[/=#:_]/i.exec(differs < 0 ? first : first.slice(0, differs))?.[0] ?? ''
  return texts.every(text => text.length > start.length) ? start : ''
}

function anyText(values: readonly string[]): Json | undefined {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
  if (values.every(value => uuid.test(value))) return { $any: 'uuid' }
  return values.every(value => /^[\x21-\x7e]+$/.test(value)) ? { $any: 'request-id' } : undefined
}

/** Whether a place is outside the records. */
function isBeside(samples: readonly Sample[]): boolean {
  return samples.every(({ values }) => !('created_at' in values))
}

/** Whether a place has different values in more than 60 % of at least 5 responses. */
function isAnother(samples: readonly Sample[], different: number): boolean {
  return samples.length >= 5 && different > samples.length * 0.6
}

/**
 * Whether a place shows numbers that rise with time, as the version of a whole store does with each write. Several reads
 * between two writes may show the same one.
 */
function isRising(samples: readonly Sample[]): boolean {
  const shown = samples.map(({ at, json }) => ({ at, number: numberIn(json) }))
  if (!shown.every(({ at, number }) => at !== undefined && number !== undefined)) return false
  const numbers = shown.toSorted((a, b) => a.at! - b.at!).map(({ number }) => number!)
  const isSorted = numbers.every((number, index) => index === 0 || number >= numbers[index - 1]!)
  return isSorted && new Set(numbers).size > 1 && numbers[0]! >= 100
}

/**
 * Whether a place shows how long something took: numbers that differ, with fractions or under a name that says so. Many
 * requests may take the same number of milliseconds.
 */
function isDuration(values: readonly unknown[], name = ''): boolean {
  const areNumbers = values.length > 1 && values.every(value => typeof value === 'number')
  const isNamed = /duration|elapsed|latency|took|millis|_ms$/i.test(name) || /[a-z]Ms$/.test(name)
  return areNumbers && (isNamed || !values.every(Number.isInteger))
}

function numberIn(json: Json | undefined): number | undefined {
  const text = typeof json === 'number' || typeof json === 'string' ? String(json) : ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/**
 * Returns the shape of a place that shows, in every sample and in one format, when the response was sent.
 * Otherwise undefined.
 */
export function nowShape(samples: readonly Sample[]): Json | undefined {
  const [first] = samples
  if (first === undefined) return undefined
  const form = timesOf(first.json, first.at).find(({ time }) => samples.every(sample => isNow(sample, time)))
  return form && { $any: 'time', ...form }
}

/** Whether a sample shows, in this format, the time at which its response was sent. */
function isNow({ json, at }: Sample, time: string): boolean {
  return at !== undefined && momentIn(time, json, at - 3000, at + 1500) !== undefined
}

/** Whether the same request, sent twice, got different values. */
function isVolatile(samples: readonly Sample[]): boolean {
  const first = new Map<string, Json | undefined>()
  return samples.some(({ of, json }) => {
    if (of === undefined) return false
    if (first.has(of)) return !isSame(first.get(of), json)
    first.set(of, json)
    return false
  })
}
