import type { Judged } from '../run/summary.ts'

/** Red requirements that appear to have the same cause. */
export interface Cause {
  /** `pixels.list.type-*` if there are several requirements, otherwise the id of the only one. */
  name: string
  first: Judged
  alike: readonly Judged[]
}

/**
 * Groups the red results by cause: the same operation and verdict, and the same expected and received values
 * apart from details of the single case.
 */
export function causesOf(results: readonly Judged[]): Cause[] {
  const groups = new Map<string, [Judged, ...Judged[]]>()
  for (const result of results) {
    if (!result.red) continue
    const operation = result.id.split('.').slice(0, 2).join('.')
    const key = [
      operation,
      result.verdict,
      shapeOf(result, result.expected),
      shapeOf(result, result.received),
    ]
    const group = groups.get(key.join('\n'))
    if (group === undefined) groups.set(key.join('\n'), [result])
    else group.push(result)
  }
  return [...groups.values()].map(([first, ...alike]) => ({
    name: nameOf([first, ...alike].map(({ id }) => id)),
    first,
    alike,
  }))
}

/**
 * Returns the part of a requirement's id that differs among the failures with the same cause: `google-ads`
 * for `pixels.list.type-google-ads`.
 */
export function causeKey({ name }: Cause, { id }: Judged): string {
  return id.slice(name.length - 1)
}

/**
 * Returns the common start of several ids with a `*`, such as `pixels.list.type-*`. Returns a single id
 * unchanged.
 */
function nameOf([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  let end = first.length
  for (const id of others) while (!id.startsWith(first.slice(0, end))) end -= 1
  return `${first.slice(0, end).replace(/[^-.]*$/, '')}*`
}

/**
 * Replaces the details that differ from case to case with `…`: words of the id, queries, objects, lists,
 * quoted texts, ids and numbers.
 */
function shapeOf({ id }: Judged, value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const own = ownWords(id).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text
    .replace(/"(\\.|[^"\\])*"/g, '…')
    .replace(/\{[^{}]*\}/g, '…')
    .replace(/\[[^[\]]*\]/g, '…')
    .replace(/\S+=\S*/g, '…')
    .replace(new RegExp(`(?<![\\w-])(?:${own.join('|')})(?![\\w-])`, 'g'), '…')
    .replace(/[\w-]*\d[\w-]*/g, '…')
    .replace(/ \(written [^)]*\)/g, '')
}

/**
 * Returns the words of an id that may name a field, a parameter or a value: `expiration_url` for
 * `links.update.expiration-url`, `type` and `google-ads` for `pixels.list.type-google-ads`.
 */
function ownWords(id: string): string[] {
  const parts = (id.split('.').at(-1) ?? '').split('-')
  return parts.flatMap((_, index) => [parts.slice(0, index + 1).join('_'), parts.slice(index).join('-')])
}
