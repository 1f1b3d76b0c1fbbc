import type { Draw } from '../grammar/index.ts'

export function isAddress(text: string, draw: Draw): boolean {
  if (text.length > 2048 || !URL.canParse(text)) return false
  // A list of top-level domains has none of those that are reserved for tests.
  if (draw['url.hosts'] === 'known' && /\.(test|example|invalid|localhost)$/.test(new URL(text).hostname))
    return false
  return draw['url.schemes'] === 'any' || /^https?:\/\/[^/]/i.test(text)
}

export function isAlias(text: string, draw: Draw): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text) && text.length <= draw['alias.length']
}

/** A date that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

export function isCount(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}
