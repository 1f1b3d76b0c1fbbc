import { isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import type { Sample } from './fit/sample.ts'
import { isFieldSet, type Named, nameParts } from './names-of-fields.ts'
import { type FieldPath, pathsShape } from './paths-of-fields.ts'

interface Steps {
  values: Values
  before: readonly Json[]
  root: string
  index: Json | undefined
  key: Json | undefined
}

/** The steps that are shown: the index (only of rows, or also of ids in a list) and the member of a row. */
interface Shows {
  index: 'rows' | 'all' | 'none'
  key: boolean
}

/** The share of samples whose steps must be those of a field. */
const most = 0.8

const ways: readonly Shows[] = [true, false].flatMap(key =>
  (['all', 'rows', 'none'] as const).map(index => ({ index, key })),
)

/**
 * Returns the shape of field names as steps: `["body", "country", 0, "value"]` is prefix, list, index and
 * member.
 */
export function stepsShape(samples: readonly Sample[], isPlace: boolean): Json[] | undefined {
  const found = ways.map(shows => ({ shows, steps: samples.flatMap(sample => stepsOf(sample, shows)) }))
  for (const { shows, steps } of found.sort((a, b) => b.steps.length - a.steps.length)) {
    if (steps.length < samples.length * most) continue
    const names = nameParts(
      steps.map(({ values, root }): Named => ({ values, name: root })),
      isPlace,
    )
    const before = beforeParts(steps)
    const [name] = names ?? []
    if (names?.length !== 1 || name === undefined || before === undefined) continue
    return [...before, name, ...indexStep(steps, shows), ...keyStep(steps)]
  }
  for (const { shows, steps } of found) {
    const paths = steps.length < samples.length * most ? undefined : pathsShape(steps.flatMap(pathOf))
    if (paths !== undefined) return [...paths, ...indexStep(steps, shows), ...keyStep(steps)]
  }
  return undefined
}

function pathOf({ values, before, root }: Steps): FieldPath[] {
  // A step that is a number is the index of a row, in a way to show rows that is not this one.
  const names = [...before, root].flatMap(step =>
    typeof step === 'string' && !/^\d+$/.test(step) ? [step] : [],
  )
  return names.length > before.length ? [{ values, names }] : []
}

function stepsOf({ values, json }: Sample, shows: Shows): Steps[] {
  const rest = Array.isArray(json) ? [...json] : []
  const key = shows.key && isFieldSet(values.field_key) ? rest.pop() : undefined
  const isShown = shows.index === 'all' || (shows.index === 'rows' && isFieldSet(values.field_key))
  const index = isShown && isFieldSet(values.field_index) ? rest.pop() : undefined
  if (index !== undefined && String(index) !== String(values.field_index)) return []
  const root = rest.pop()
  return typeof root === 'string' ? [{ values, before: rest, root, index, key }] : []
}

/**
 * Returns the steps before all field names, or before those of rows only. Undefined if they follow no rule.
 */
function beforeParts(steps: readonly Steps[]): Json[] | undefined {
  const together = constants(steps)
  if (together !== undefined) return together
  const rows = steps.filter(({ values }) => isFieldSet(values.field_key))
  const others = steps.filter(step => !rows.includes(step))
  const ofAll = constants(others.length > 0 ? others : rows)
  const ofRows = constants(rows)
  if (ofAll === undefined) return undefined
  if (rows.length === 0 || isSame(ofAll, ofRows ?? null)) return ofAll
  if (ofAll.length > 0 || ofRows === undefined) return undefined
  return ofRows.map(then => choice('field_key', then))
}

function constants(steps: readonly Steps[]): Json[] | undefined {
  const [first] = steps
  if (first === undefined) return undefined
  const parts = first.before.map((step, at): Json | undefined => {
    if (steps.every(({ before, values }) => before[at] === values.source)) return '$source'
    return steps.every(({ before }) => isSame(before[at] ?? null, step))
      ? spelled(step)
      : sourceAs(steps.map(({ values, before }) => [String(values.source), before[at] ?? null]))
  })
  const isAlike = steps.every(({ before }) => before.length === parts.length)
  return isAlike && parts.every(part => part !== undefined) ? parts : undefined
}

/** Returns a map from the source of a field to the service's word for it. */
function sourceAs(shown: readonly (readonly [source: string, word: Json])[]): Json | undefined {
  const words = new Map(shown)
  const isAlways = shown.every(([source, word]) => typeof word === 'string' && words.get(source) === word)
  if (!isAlways || words.size < 2) return undefined
  const others = [...words].filter(([source, word]) => word !== source)
  return { $: 'source', map: Object.fromEntries(others.map(([source, word]) => [source, spelled(word)])) }
}

function indexStep(steps: readonly Steps[], shows: Shows): Json[] {
  const index = steps.find(step => step.index !== undefined)?.index
  if (index === undefined) return []
  const shape = { $: 'field_index', ...(typeof index === 'string' && { as: 'text' }), unset: '$absent' }
  return [shows.index === 'rows' ? choice('field_key', shape) : shape]
}

function keyStep(steps: readonly Steps[]): Json[] {
  const keys = steps.flatMap(({ values, key }): [string, Json][] =>
    key === undefined ? [] : [[String(values.field_key), key]],
  )
  if (keys.length === 0) return []
  const words = [...new Map(keys)]
  const others = words.filter(([key, word]) => key !== word)
  const map = Object.fromEntries(others.map(([key, word]) => [key, spelled(word)]))
  return [{ $: 'field_key', ...(others.length > 0 && { map }), unset: '$absent' }]
}
