import type { Json } from '../../../src/dialect/shapes/json.ts'
import { oneOf } from './fit/choice.ts'
import type { Sample } from './fit/sample.ts'

/** The kind of a mistake; null where it has none. */
export function ruleOf({ rule }: Sample['values']): string | null {
  return typeof rule === 'string' ? rule : null
}

/** So many groups of mistakes may be otherwise than they mostly are. */
const mostGroups = 4

/** What a place goes with: the kind of the mistake, the field, or the kind of record. */
export type By = 'rule' | 'field_root' | 'object'

/** What some fields show for some kinds of mistakes, where that is otherwise than usual. */
export interface Exceptional {
  rules: string[]
  fields: string[]
  /** Of one kind of record alone. */
  object?: string
  shown: string
}

/**
 * The fields for which a kind of mistake is written otherwise than it mostly is, or the kinds for which a field is: a service
 * may check one field by an enum and another one by literals. None where there are too many such groups.
 * @param usual what is mostly shown for a kind of mistake, or for a field
 * @param shownBy what a sample shows, as a text
 */
export function exceptionsTo(
  samples: readonly Sample[],
  usual: ReadonlyMap<string | null, string>,
  shownBy: (sample: Sample) => string,
  by: By = 'rule',
): Exceptional[] {
  const cells = new Map<string, { rule: string; field: string; same: string; shown: Set<string> }>()
  for (const sample of samples) {
    const { rule, field_root: field, [by]: same } = sample.values
    if (typeof rule !== 'string' || typeof field !== 'string' || typeof same !== 'string') continue
    const key = `${rule} ${field} ${same}`
    const cell = cells.get(key) ?? { rule, field, same, shown: new Set() }
    cells.set(key, cell)
    cell.shown.add(shownBy(sample))
  }
  const groups = new Map<string, Exceptional>()
  for (const { rule, field, same, shown: all } of cells.values()) {
    const [shown, ...others] = all
    if (shown === undefined || others.length > 0 || shown === usual.get(same)) continue
    // All fields of a group with all of its kinds: either is one, where what the place goes with is the other.
    const key = `${same} ${by === 'object' ? rule : ''} ${shown}`
    const { rules, fields } = groups.get(key) ?? { rules: [], fields: [] }
    groups.set(key, {
      ...{ rules: unique([...rules, rule]), fields: unique([...fields, field]) },
      ...(by === 'object' && { object: same }),
      shown,
    })
  }
  return groups.size > mostGroups ? [] : [...groups.values()]
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** The condition that holds for these mistakes alone. */
export function ofMistakes({ rules, fields, object }: Exceptional): Json {
  return { rule: oneOf(rules), field_root: oneOf(fields), ...(object !== undefined && { object }) }
}
