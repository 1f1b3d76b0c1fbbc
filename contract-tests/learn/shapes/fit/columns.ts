import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import { choice } from './choice.ts'
import { spelled } from './leaf.ts'
import type { Place } from './place.ts'
import { memberOf, type Sample } from './sample.ts'

type Fit = (samples: readonly Sample[], place: Place) => Json

/** Rows in numbered members, such as `country-0-key`, `country-0-value` and `country-1-key`. */
interface Columns {
  /** The text before the number. */
  before: string
  /** The texts after the number, one for each column. */
  after: readonly string[]
  /** The number of the first row. */
  start: number
}

/**
 * Returns the shapes of rows that objects show in numbered members, and the samples without these members. There
 * is one shape for each column.
 */
export function columnShapes(
  samples: readonly Sample[],
  place: Place,
  fitShape: Fit,
): { shapes: Json[]; rest: readonly Sample[] } {
  const shapes: Json[] = []
  let rest = samples
  for (const columns of columnsIn(samples)) {
    const rows = samples.map(sample => ({ ...sample, json: rowsOf(sample.json, columns) }))
    const inner: Place = { ...place, path: [...place.path, columns.before], unexplained: [] }
    const shape = fitShape(rows, inner)
    const maps = columns.after.map(after => mapOf(shape, after, columns))
    if (!maps.every(map => map !== undefined)) continue
    place.unexplained.push(...inner.unexplained)
    shapes.push(...maps)
    rest = rest.map(sample => ({ ...sample, json: without(sample.json, columns) }))
  }
  return { shapes, rest }
}

const numbered = /^(.*?)(\d+)(\D*)$/

/** Returns the columns in which the samples show different numbers of rows without a gap. */
function columnsIn(samples: readonly Sample[]): Columns[] {
  const names = new Set(samples.flatMap(({ json }) => (isObject(json) ? Object.keys(json) : [])))
  const groups = new Map<string, { after: Set<string>; numbers: number[] }>()
  for (const name of names) {
    const [, before, number, after = ''] = numbered.exec(name) ?? []
    if (before === undefined || String(Number(number)) !== number) continue
    const { after: known, numbers } = groups.get(before) ?? { after: new Set(), numbers: [] }
    groups.set(before, { after: known.add(after), numbers: [...numbers, Number(number)] })
  }
  return [...groups]
    .map(([before, { after, numbers }]) => ({ before, after: [...after], start: Math.min(...numbers) }))
    .filter(columns => {
      const counts = samples.map(({ json }) => rowsOf(json, columns).length)
      const isWhole = samples.every(({ json }, at) => {
        const { before, start } = columns
        return membersOf(json, columns).every(name => numberIn(name, before) < start + counts[at]!)
      })
      return columns.start < 2 && isWhole && Math.max(...counts) > 1 && new Set(counts).size > 1
    })
}

function numberIn(name: string, before: string): number {
  return Number.parseInt(name.slice(before.length), 10)
}

/** Returns the names of an object's members that belong to columns. */
function membersOf(json: Json | undefined, { before, after }: Columns): string[] {
  const names = isObject(json) ? Object.keys(json) : []
  return names.filter(name => {
    const found = numbered.exec(name)
    return found?.[1] === before && after.includes(found[3] ?? '')
  })
}

/** Returns the rows up to the first number that no member has. Rows of one column are its values. */
function rowsOf(json: Json | undefined, { before, after, start }: Columns): Json[] {
  const rows: Json[] = []
  if (!isObject(json)) return rows
  for (let number = start; ; number++) {
    const shown = after.filter(name => Object.hasOwn(json, `${before}${number}${name}`))
    if (shown.length === 0) return rows
    const row = Object.fromEntries(shown.map(name => [name, json[`${before}${number}${name}`]!]))
    rows.push(after.length > 1 ? row : Object.values(row)[0]!)
  }
}

function without(json: Json | undefined, columns: Columns): Json | undefined {
  if (!isObject(json)) return json
  const names = membersOf(json, columns)
  return Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)))
}

/** Returns the shape of one column, by the shape of the rows. Undefined if the rows are not those of a list. */
function mapOf(rows: Json, after: string, columns: Columns): Json | undefined {
  if (isSame(rows, [])) return {}
  if (!isObject(rows)) return undefined
  const { $list, item = null, $if, then: held = [], else: other = [], ...more } = rows
  if (Object.keys(more).length > 0) return undefined
  if ($list !== undefined) {
    const part = columns.after.length > 1 ? memberOf(item, after) : item
    const key = `${spelled(columns.before)}{${columns.start === 0 ? 'index' : 'position'}}${spelled(after)}`
    return part === undefined ? undefined : { $map: $list, key, item: part }
  }
  if ($if === undefined) return undefined
  const [one, two] = [mapOf(held, after, columns), mapOf(other, after, columns)]
  return one === undefined || two === undefined ? undefined : choice($if, one, two)
}
