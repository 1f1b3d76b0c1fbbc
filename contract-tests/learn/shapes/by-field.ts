import type { Json } from '../../../src/dialect/shapes/json.ts'
import { oneOf } from './fit/choice.ts'
import type { Sample } from './fit/sample.ts'

/** The kind of a mistake; null where it has none. */
export function ruleOf({ rule }: Sample['values']): string | null {
  return typeof rule === 'string' ? rule : null
}

/** So many groups of fields may be otherwise than a kind of mistake mostly is. */
const mostGroups = 4

/** What some fields show for a kind of mistake, where that is otherwise than for most fields. */
export interface Exceptional {
  rule: string
  fields: string[]
  shown: string
}

/**
 * The fields for which a kind of mistake is written otherwise than it mostly is: a service may check one field by an enum
 * and another one by literals. None where there are too many such groups.
 * @param usual what is mostly shown for a kind of mistake
 * @param shownBy what a sample shows, as a text
 */
export function exceptionsByField(
  samples: readonly Sample[],
  usual: ReadonlyMap<string | null, string>,
  shownBy: (sample: Sample) => string,
): Exceptional[] {
  const cells = new Map<string, { rule: string; field: string; shown: Set<string> }>()
  for (const sample of samples) {
    const { rule, field_root: field } = sample.values
    if (typeof rule !== 'string' || typeof field !== 'string') continue
    const key = `${rule} ${field}`
    const cell = cells.get(key) ?? { rule, field, shown: new Set() }
    cells.set(key, cell)
    cell.shown.add(shownBy(sample))
  }
  const groups = new Map<string, Exceptional>()
  for (const { rule, field, shown: all } of cells.values()) {
    const [shown, ...others] = all
    if (shown === undefined || others.length > 0 || shown === usual.get(rule)) continue
    const key = `${rule} ${shown}`
    const group = groups.get(key) ?? { rule, fields: [], shown }
    groups.set(key, group)
    group.fields.push(field)
  }
  return groups.size > mostGroups ? [] : [...groups.values()]
}

/** The condition that holds for these fields alone. */
export function ofFields({ rule, fields }: Exceptional): Json {
  return { rule, field_root: oneOf(fields) }
}
