import type { Judged } from '../run/summary.ts'

/** Requirements that are red for what looks like one reason. */
export interface Cause {
  /** `pixels.list.type-*` where there are several, else the id. */
  name: string
  first: Judged
  alike: readonly Judged[]
}

/** What is red, by cause: requirements about one operation that expected and received the same, values aside. */
export function causesOf(results: readonly Judged[]): Cause[] {
  const groups = new Map<string, Judged[]>()
  for (const result of results) {
    if (!result.red) continue
    const operation = result.id.split('.').slice(0, 2).join('.')
    const key = [
      operation,
      result.verdict,
      shapeOf(result, result.expected),
      shapeOf(result, result.received),
    ]
    const group = key.join('\n')
    groups.set(group, [...(groups.get(group) ?? []), result])
  }
  return [...groups.values()].map(([first, ...alike]) => ({
    name: nameOf([first!, ...alike].map(({ id }) => id)),
    first: first!,
    alike,
  }))
}

/** What tells a requirement from the others of its cause: `google-ads` of `pixels.list.type-google-ads`. */
export function caseOf({ name }: Cause, { id }: Judged): string {
  return id.slice(name.length - 1)
}

/** `pixels.list.type-*` of several ids that begin so. */
function nameOf([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  let end = first.length
  for (const id of others) while (!id.startsWith(first.slice(0, end))) end -= 1
  return `${first.slice(0, end).replace(/[^-.]*$/, '')}*`
}

/** A value without what tells one case from another: the words that the id names, queries, objects, texts in quotes, ids and numbers. */
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

/** Of `links.update.expiration-url` the field, of `pixels.list.type-google-ads` the parameter and its value. */
function ownWords(id: string): string[] {
  const parts = (id.split('.').at(-1) ?? '').split('-')
  return parts.flatMap((_, index) => [parts.slice(0, index + 1).join('_'), parts.slice(index).join('-')])
}
