import type { Json } from '../../../src/dialect/shapes/json.ts'
import { choiceBy } from './fit/choice.ts'
import type { Sample } from './fit/sample.ts'

/** Returns the kind of a mistake. Null if it has none. */
export function fieldRule({ rule }: Sample['values']): string | null {
  return typeof rule === 'string' ? rule : null
}

/** The maximum number of groups of exceptions, if there are few samples. */
const mostGroups = 4
/** The number of samples for each group, if there are many. */
const samplesOfGroup = 4

/** The value that a place depends on: the kind of mistake, the field, or the kind of record. */
export type By = 'rule' | 'field_root' | 'object'

/**
 * A group of mistakes that show something different from the usual: these kinds of mistakes in these fields.
 */
export interface Exceptional {
  rules: string[]
  fields: string[]
  /** Set if the group is limited to one kind of record. */
  object?: string
  shown: string
}

/**
 * Returns the groups of mistakes that are written differently from the usual: a service may check one field
 * by an enum and another by literals. Returns none if there are too many groups.
 * @param usual the most frequent text by kind of mistake, field or kind of record
 * @param shownBy returns what a sample shows, as a text
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
    // The condition combines all fields of a group with all its kinds. That is exact, because the key fixes
    // one of them.
    const key = `${same} ${by === 'object' ? rule : ''} ${shown}`
    const { rules, fields } = groups.get(key) ?? { rules: [], fields: [] }
    groups.set(key, {
      ...{ rules: unique([...rules, rule]), fields: unique([...fields, field]) },
      ...(by === 'object' && { object: same }),
      shown,
    })
  }
  return groups.size > Math.max(mostGroups, samples.length / samplesOfGroup) ? [] : [...groups.values()]
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** Returns the condition that holds only for these mistakes. */
export function ofMistakes({ rules, fields, object }: Exceptional): Json {
  return { rule: choiceBy(rules), field_root: choiceBy(fields), ...(object !== undefined && { object }) }
}
