import type { Judged } from '../summary.ts'

/** Requirements that are red for what looks like one reason. */
export interface Cause {
  /** `pixels.list.type-*` where there are several, else the id. */
  name: string
  first: Judged
  alike: readonly Judged[]
}

/** What is red, by cause: requirements about one thing that expected the same and received the same, values aside. */
export function causesOf(results: readonly Judged[]): Cause[] {
  const groups = new Map<string, Judged[]>()
  for (const result of results) {
    if (!result.red) continue
    const key = [
      familyOf(result.id),
      result.verdict,
      shapeOf(result, result.expected),
      shapeOf(result, result.received),
    ]
    const group = key.join('\n')
    groups.set(group, [...(groups.get(group) ?? []), result])
  }
  return [...groups.values()].map(([first, ...alike]) => ({
    name: alike.length > 0 ? `${familyOf(first!.id)}-*` : first!.id,
    first: first!,
    alike,
  }))
}

/** `pixels.list.type` of `pixels.list.type-google-ads`. */
function familyOf(id: string): string {
  return id.replace(/-[^.]*$/, '')
}

/** A value without what tells one case from another: the value that the id names, texts in quotes, ids and numbers. */
function shapeOf({ id }: Judged, value: unknown): string {
  const [, own = ''] = /-([^.]*)$/.exec(id) ?? []
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text
    .replace(new RegExp(`(?<![\\w-])${own === '' ? '\\n' : own}(?![\\w-])`, 'g'), '…')
    .replace(/"(\\.|[^"\\])*"/g, '…')
    .replace(/[\w-]*\d[\w-]*/g, '…')
}
