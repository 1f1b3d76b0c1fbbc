import { keyPlaceholder } from './exchange.ts'

/** Replaces a key, in every spelling that an answer may give it, by `$SHORTLINK_API_KEY`. */
export type Redact = (text: string) => string

export function redactorOf(key: string): Redact {
  if (key === '') return text => text
  const spellings = new Set([
    key,
    encodeURIComponent(key),
    new URLSearchParams({ key }).toString().slice('key='.length),
    JSON.stringify(key).slice(1, -1),
  ])
  return text => {
    let safe = text
    for (const spelling of spellings) safe = safe.replaceAll(spelling, () => keyPlaceholder)
    return safe
  }
}

/** A JSON value with every text in it redacted. */
export function redactValue(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map(item => redactValue(item, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redactValue(item, redact)]),
  )
}
