import { isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { sameWords } from '../../core/match.ts'
import { choice, choiceBy } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import { mostFrequent } from './most-frequent.ts'
import { nameParts } from './names-of-fields.ts'

/** Steps that name a field, without the index and the member of a row. */
export interface FieldPath {
  values: Values
  names: readonly string[]
}

/** The steps that most responses show for a field. */
interface Known extends FieldPath {
  source: string
  root: string
}

/**
 * Returns the shapes of steps whose number depends on the field, one for each place:
 * `["targeting", "expires", "at"]` and `["alias"]`. Undefined if responses about one field differ, or if most paths
 * do not have the name of their field.
 */
export function pathsShape(paths: readonly FieldPath[]): Json[] | undefined {
  const known = knownPaths(paths)
  const isOdd = ({ values, names }: FieldPath) =>
    !known.some(one => isOf(one, values) && one.names.join('\n') === names.join('\n'))
  const named = known.filter(({ names, root }) => names.some(name => sameWords(name, root)))
  if (named.length < known.length / 2 || paths.filter(isOdd).length > paths.length / 5) return undefined
  const length = Math.max(...known.map(({ names }) => names.length))
  return Array.from({ length }, (_, place) => stepShape(known, place))
}

function knownPaths(paths: readonly FieldPath[]): Known[] {
  const known: Known[] = []
  for (const { values } of paths) {
    if (known.some(one => isOf(one, values))) continue
    const own = paths.filter(path => isOf(sourceAndRoot(values), path.values))
    const most = mostFrequent(own.map(({ names }) => names.join('\n'))) ?? ''
    known.push({ values, ...sourceAndRoot(values), names: most.split('\n') })
  }
  return known
}

function sourceAndRoot({ source, field_root }: Values): Pick<Known, 'source' | 'root'> {
  return { source: String(source), root: String(field_root) }
}

function isOf({ source, root }: Pick<Known, 'source' | 'root'>, values: Values): boolean {
  return values.source === source && values.field_root === root
}

function stepShape(known: readonly Known[], place: number): Json {
  const sources = [...new Set(known.map(({ source }) => source))]
  const [usual = '$absent', ...others] = sources.map(source =>
    stepOfSource(
      known.filter(one => one.source === source),
      place,
    ),
  )
  return others.reduce<Json>(
    (rest, shape, index) =>
      isSame(shape, usual) ? rest : choice({ source: sources[index + 1]! }, shape, rest),
    usual,
  )
}

function stepOfSource(known: readonly Known[], place: number): Json {
  const shown = known.filter(({ names }) => place < names.length)
  const [first] = shown
  if (first === undefined) return '$absent'
  const absent = known.filter(one => !shown.includes(one)).map(({ root }) => root)
  const word = first.names[place]
  const isConstant =
    shown.every(({ names }) => names[place] === word) && (shown.length > 1 || first.names.length > place + 1)
  const shape = isConstant ? spelled(word) : nameShape(shown, place)
  return absent.length === 0 ? shape : choice({ field_root: choiceBy(absent) }, '$absent', shape)
}

function nameShape(shown: readonly Known[], place: number): Json {
  const named = shown.map(({ values, names }) => ({ values, name: names[place]! }))
  const parts = nameParts(named, true) ?? []
  return parts.length === 1 ? parts[0]! : { $concat: parts }
}
