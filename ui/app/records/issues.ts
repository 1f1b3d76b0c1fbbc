import type { AdminRefusal } from '../../../src/client/index.ts'

/** The issues of a refused record, by the names of its fields. */
export interface FieldIssues {
  of(name: string): string | undefined
  /** What belongs to no field of the form. Empty if nothing was refused. */
  rest: string[]
}

/** Assigns issues to fields: `links[0].url` and `links[0].country[1].value` to `url` and `country`. */
export function fieldIssues(
  refusal: AdminRefusal | undefined,
  list: 'links' | 'pixels',
  names: readonly string[],
): FieldIssues {
  const byName = new Map<string, string>()
  const rest: string[] = []
  for (const { path, expected, received } of refusal?.issues ?? []) {
    const [name = '', place = ''] = parted(path, list)
    const text = `${place === '' ? '' : `${place.replace(/^\./, '')}: `}expected ${expected}, got ${received}`
    if (!names.includes(name)) rest.push(`${path}: expected ${expected}, got ${received}`)
    else byName.set(name, [byName.get(name), text].filter(Boolean).join('; '))
  }
  if (refusal === undefined) return { of: () => undefined, rest }
  // With issues the message repeats the first of them.
  const summary = byName.size > 0 ? 'Nothing was changed: some fields were refused.' : refusal.message
  return { of: name => byName.get(name), rest: [summary, ...rest] }
}

/** Parts `links[0].country[1].value` into `country` and `[1].value`. */
function parted(path: string, list: string): string[] {
  const [, name = '', place = ''] = /^\w+\[\d+\]\.(\w+)(.*)$/s.exec(path) ?? []
  return path.startsWith(`${list}[`) ? [name, place] : []
}
