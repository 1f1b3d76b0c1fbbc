import type { ValueType } from '../../../src/dialect/shapes/constructs/form.ts'
import { formOf } from '../../../src/dialect/shapes/constructs/value-form.ts'
import type { Json, JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { Value, Values } from '../../../src/dialect/shapes/scope.ts'
import { sameWords } from '../../core/match.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import { mostFrequent } from './most-frequent.ts'

/**
 * The name that the service uses for a field. For a row, only the list's name: `country` for
 * `country[0][key]`.
 */
export interface Named {
  values: Values
  name: string
}

/** The naming conventions of fields; undefined: as the document names them. */
export const conventions: readonly (ValueType | undefined)[] = [
  undefined,
  ...(['camel', 'pascal', 'kebab', 'words', 'lower', 'upper'] as const),
]

/** A text, for `formOf`. */
export const text: Value = { type: 'text', schema: { type: 'string' } }

/**
 * Returns the parts of a shape that writes field names: a common prefix, the naming convention, and the
 * fields that are renamed. Undefined if the texts are not field names.
 * @param isPlace whether the name of the place suggests field names
 */
export function nameParts(named: readonly Named[], isPlace: boolean): Json[] | undefined {
  const kinds = kindsWithNames(named)
  const others = named.filter(
    ({ values }) => !kinds.some(({ rule }) => rule === values.rule && !isFieldSet(values.field_index)),
  )
  if (kinds.length === 0 || new Set(others.map(({ name }) => name)).size < 3) return partsOf(named, isPlace)
  const rest = partsOf(others, isPlace)
  if (rest === undefined) return undefined
  const [part, ...more] = rest
  const shape = part !== undefined && more.length === 0 ? part : { $concat: rest }
  const condition = (rule: string) => ({ rule, field_index: '$unset' })
  return [kinds.reduce<Json>((rest, { rule, name }) => choice(condition(rule), spelled(name), rest), shape)]
}

/** Whether a value of an error is set: neither null nor absent. */
export function isFieldSet(value: unknown): boolean {
  return value !== null && value !== undefined
}

/**
 * Returns the kinds of mistakes that show a fixed name instead of the field: JSON:API points to the object
 * that lacks a member, and Django REST framework writes `non_field_errors` for a value that is taken.
 */
function kindsWithNames(named: readonly Named[]): { rule: string; name: string }[] {
  const whole = named.filter(({ values }) => !isFieldSet(values.field_index))
  return [...new Set(whole.map(({ values }) => values.rule))].flatMap(rule => {
    const own = whole.filter(({ values }) => values.rule === rule)
    const others = named.filter(one => !own.includes(one))
    const [name, ...more] = new Set(own.map(one => one.name))
    const roots = new Set(own.map(({ values }) => String(values.field_root)))
    const [root = ''] = roots
    if (name === undefined) return []
    const isElsewhere = others.some(({ values }) => roots.has(String(values.field_root)))
    const isField = roots.size === 1 && (!isElsewhere || sameWords(name, root))
    const isOwn = more.length === 0 && !isField && !others.some(one => one.name === name)
    return typeof rule === 'string' && isOwn ? [{ rule, name }] : []
  })
}

function partsOf(named: readonly Named[], isPlace: boolean): Json[] | undefined {
  const found = [
    prefixed(named, ({ name }) => name, []),
    ...sourcePrefixed(named),
    ...constantPrefixed(named),
    ...markedBySource(named),
  ].sort((a, b) => a.renamed + a.parts.length / 10 - (b.renamed + b.parts.length / 10))
  const [best] = found
  if (best === undefined || (!isPlace && best.renamed > best.roots / 2)) return undefined
  return best.parts
}

interface Candidate {
  parts: Json[]
  roots: number
  /** Number of the roots that do not follow the convention. */
  renamed: number
}

function prefixed(named: readonly Named[], nameOf: (one: Named) => string, before: Json[]): Candidate {
  const roots = [...new Set(named.map(({ values }) => String(values.field_root)))]
  const names = roots.map(root => {
    const own = named.filter(({ values }) => values.field_root === root).map(nameOf)
    return [root, mostFrequent(own) ?? ''] as const
  })
  const ways = conventions.map(as => {
    const form = formOf(text, as)
    return { as, others: names.filter(([root, name]) => form.write(root) !== name) }
  })
  const { as, others } = ways.reduce((best, way) => (way.others.length < best.others.length ? way : best))
  const map: JsonObject = Object.fromEntries(others.map(([root, name]) => [root, spelled(name)]))
  const isPlain = as === undefined && others.length === 0
  const shape: Json = isPlain
    ? '$field_root'
    : { $: 'field_root', ...(others.length > 0 && { map }), ...(as !== undefined && { as }) }
  return { parts: [...before, shape], roots: roots.length, renamed: others.length }
}

/** Returns a candidate for names that start with their source: `body.url`, `query/per_page`. */
function sourcePrefixed(named: readonly Named[]): Candidate[] {
  const [first] = named
  const source = String(first?.values.source)
  const between = first?.name.startsWith(source)
    ? /^[^\p{L}\p{N}]+/u.exec(first.name.slice(source.length))?.[0]
    : undefined
  if (between === undefined) return []
  const before = ({ values }: Named) => `${String(values.source)}${between}`
  if (!named.every(one => one.name.startsWith(before(one)))) return []
  return [prefixed(named, one => one.name.slice(before(one).length), ['$source', spelled(between)])]
}

/** Returns the common prefix of these names, up to the last punctuation. */
function prefixOf(named: readonly Named[]): string {
  const names = named.map(({ name }) => name)
  let [prefix = ''] = names
  for (const name of names) while (!name.startsWith(prefix)) prefix = prefix.slice(0, -1)
  return prefix.replace(/[\p{L}\p{N}_]*$/u, '')
}

/**
 * Returns a candidate for names with a different prefix for each source: `/url` of the body, `?page` of the
 * query.
 */
function markedBySource(named: readonly Named[]): Candidate[] {
  const sources = [...new Set(named.map(({ values }) => String(values.source)))]
  const marks = new Map(
    sources.map(source => [source, prefixOf(named.filter(({ values }) => values.source === source))]),
  )
  if (new Set(marks.values()).size < 2) return []
  const map = Object.fromEntries([...marks].map(([source, mark]) => [source, spelled(mark)]))
  const nameOf = ({ values, name }: Named) => name.slice(marks.get(String(values.source))?.length)
  return [prefixed(named, nameOf, [{ $: 'source', map }])]
}

/** Returns a candidate for names with a constant prefix: `/data/attributes/url`, `link.url`. */
function constantPrefixed(named: readonly Named[]): Candidate[] {
  const prefix = prefixOf(named)
  return prefix === '' ? [] : [prefixed(named, ({ name }) => name.slice(prefix.length), [spelled(prefix)])]
}
