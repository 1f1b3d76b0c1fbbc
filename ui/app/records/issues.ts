import type { AdminRefusal } from '../../../src/client/index.ts'

/** The issues of a refused record, by the names of its fields. */
export interface FieldIssues {
  of(name: string): string | undefined
  /** The message, with the issues that belong to no field of the form. */
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
  return { of: name => byName.get(name), rest: refusal === undefined ? [] : [refusal.message, ...rest] }
}

/** Parts `links[0].country[1].value` into `country` and `[1].value`. */
function parted(path: string, list: string): string[] {
  const [, name = '', place = ''] = /^\w+\[\d+\]\.(\w+)(.*)$/s.exec(path) ?? []
  return path.startsWith(`${list}[`) ? [name, place] : []
}
