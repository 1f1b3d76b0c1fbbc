import { isObject, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
import { wordsIn } from '../../../core/match.ts'
import { listShape } from './list.ts'
import type { Place } from './place.ts'
import { explains, type Sample } from './sample.ts'

/**
 * Returns the shape of a list of objects of several kinds, in which a member or two name the kind and the kinds follow
 * one another: the related records of JSON:API, or the attributes of Magento. Undefined if the samples show no
 * such list.
 */
export function relatedShape(
  samples: readonly Sample[],
  place: Place,
  fitShape: (samples: readonly Sample[], place: Place) => Json,
): Json | undefined {
  const lists = samples.map(({ json }) => json)
  if (!lists.every(isListOfObjects)) return undefined
  for (const { names, kinds } of waysToName(lists)) {
    const inner: Place = { ...place, unexplained: [] }
    const parts: Json[] = []
    for (const kind of kinds) {
      const own = samples.map((sample, index) => ({
        ...sample,
        json: lists[index]?.filter(item => kindOf(item, names) === kind) ?? [],
      }))
      const part = partFor(own, { ...inner, path: [...place.path, kind], isOfKind: true }, fitShape)
      // If the items of one kind are not explained, those of the others do not matter.
      if (part === undefined || !explains(part, own, place.scope)) break
      parts.push(part)
    }
    if (parts.length < kinds.length) continue
    const shape = joined(parts)
    if (shape === undefined || !explains(shape, samples, place.scope)) continue
    place.unexplained.push(...inner.unexplained)
    return shape
  }
  return undefined
}

/** Returns the shape of the items of one kind: a list of them, or the only item. */
function partFor(
  own: readonly (Sample & { json: JsonObject[] })[],
  place: Place,
  fitShape: (samples: readonly Sample[], place: Place) => Json,
): Json | undefined {
  if (own.some(({ json }) => json.length > 1)) {
    const list = listShape(own, place, fitShape)
    place.unexplained.push(...(list?.unexplained ?? []))
    return list?.shape
  }
  const items = own.map(sample => ({ ...sample, json: sample.json[0] }))
  return [fitShape(items, place)]
}

function isListOfObjects(json: Json | undefined): json is JsonObject[] {
  return Array.isArray(json) && json.every(isObject)
}

/** The members that name the kinds of objects, and the kinds in the order that all lists share. */
interface Naming {
  names: string[]
  kinds: string[]
  /** Whether each list has at most one object of a kind. */
  areAttributes: boolean
}

/** Returns the ways to name kinds: by one member, and attributes by two if no single one names them. */
function waysToName(lists: readonly JsonObject[][]): Naming[] {
  const all = lists.flat()
  const texts = Object.keys(all[0] ?? {}).filter(name => all.every(item => wordsIn(item[name]) !== undefined))
  const named = (names: string[]) => kindsBy(names, lists) ?? []
  const single = texts.flatMap(name => named([name]))
  const pairs = texts.flatMap((name, index) => texts.slice(index + 1).map(other => [name, other]))
  const ofSingle = single.filter(({ areAttributes }) => areAttributes)
  const attributes =
    ofSingle.length > 0 ? ofSingle : pairs.flatMap(named).filter(({ areAttributes }) => areAttributes)
  const [best] = attributes.sort((a, b) => a.kinds.length - b.kinds.length)
  return [...single.filter(({ areAttributes }) => !areAttributes), ...(best === undefined ? [] : [best])]
}

function kindOf(item: JsonObject, names: readonly string[]): string {
  return names.map(name => wordsIn(item[name])).join('\t')
}

/** Returns the kinds that these members name. Undefined if the lists share no order, or if there are too many kinds. */
function kindsBy(names: string[], lists: readonly JsonObject[][]): Naming | undefined {
  const shown = lists.map(list => list.map(item => kindOf(item, names)))
  const kinds = sharedOrder(shown.map(list => [...new Set(list)]))
  if (kinds === undefined || kinds.length < 2) return undefined
  const isOrdered = (list: readonly string[]) =>
    list.every((kind, index) => index === 0 || kinds.indexOf(list[index - 1]!) <= kinds.indexOf(kind))
  const areAttributes = shown.every(list => new Set(list).size === list.length)
  const most = areAttributes ? Math.min(mostAttributes, shown.flat().length / 2) : mostKinds
  return kinds.length <= most && shown.every(isOrdered) ? { names, kinds, areAttributes } : undefined
}

const mostKinds = 6
const mostAttributes = 40

/** Merges lists to one in which the texts of each list have its order. Undefined if two lists contradict one another. */
function sharedOrder(lists: readonly (readonly string[])[]): string[] | undefined {
  const order: string[] = []
  let rest = lists.filter(list => list.length > 0)
  while (rest.length > 0) {
    const next = rest.find(([first]) => rest.every(list => list.indexOf(first!) <= 0))?.[0]
    if (next === undefined) return undefined
    order.push(next)
    rest = rest.map(list => (list[0] === next ? list.slice(1) : list)).filter(list => list.length > 0)
  }
  return order
}

/**
 * Joins the shapes of the kinds into one list: neighbouring arrays are merged, list shapes are concatenated.
 */
function joined(parts: readonly Json[]): Json | undefined {
  const lists: Json[] = []
  for (const part of parts) {
    const last = lists.at(-1)
    if (Array.isArray(part) && Array.isArray(last)) last.push(...part)
    else lists.push(part)
  }
  return lists.length > 1 ? { $concat: lists } : lists[0]
}
