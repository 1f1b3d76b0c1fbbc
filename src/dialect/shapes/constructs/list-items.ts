import type { Locating, Reading } from '../construct.ts'
import type { Json, JsonObject } from '../json.ts'
import { isSame } from '../json.ts'
import { type Located, nothingLocated } from '../located.ts'
import { type ListPart, listOrders, type Node } from '../node.ts'
import { knownValue, knownWord, mistake } from '../reading.ts'
import type { Scope, Value, Values } from '../scope.ts'
import { usesOf } from '../uses.ts'

const noItems: Scope = { of: 'an item', values: {} }

/**
 * Parses the list that `operator` names and the shape of its items. Without `item`, the items have the list's
 * default shape.
 */
export function parseList(source: JsonObject, operator: string, at: Reading): ListPart {
  const known = knownValue(source[operator], at, operator, isList)
  const scope = known?.item ?? noItems
  const path = `${at.path}.item`
  const own = Object.hasOwn(source, 'item') ? source.item! : (known?.plain ?? null)
  const sort = sortOf(source, scope, at)
  const item = at.parse(own, { path, scope })
  // Compare parsed shapes, as one shape can be spelled in two ways: `$id` and `{ $: id }`.
  const usual = known?.plain !== undefined && isSame(item, at.parse(known.plain, { path, scope }))
  const counted = showsPlace(item)
  return {
    name: String(source[operator]),
    scope,
    item,
    usual,
    ...(sort !== undefined && { sort }),
    ...(source.order !== undefined && { order: knownWord(source.order, listOrders, at, 'order') }),
    ...(counted && { counted }),
  }
}

/** Whether a part of an item shows the item's position in the list, or the link that the list belongs to. */
export function showsPlace(part: Node): boolean {
  return usesOf(part).names.some(name => name === 'position' || name === 'index' || name === 'link_id')
}

function sortOf({ sort }: JsonObject, scope: Scope, at: Reading): string | undefined {
  if (sort === undefined) return undefined
  if (typeof sort === 'string' && Object.hasOwn(scope.values, sort.replace(/^-/, ''))) return sort
  mistake(at, `the name of a value of ${scope.of}`, sort, 'sort')
  return undefined
}

/** Parses a part of an item. */
export function parsePart(source: JsonObject, member: string, scope: Scope, at: Reading): Node {
  if (!Object.hasOwn(source, member)) mistake(at, `the ${member} of an item`, undefined, member)
  return at.parse(source[member] ?? null, { path: `${at.path}.${member}`, scope })
}

function isList({ type }: Value): boolean {
  return type === 'list'
}

/** Returns the items of a list in the order in which they are written. */
export function itemsOf(
  values: Values,
  { name, sort, order, counted }: Pick<ListPart, 'name' | 'sort' | 'order' | 'counted'>,
): readonly Values[] {
  const list = values[name]
  if (!Array.isArray(list)) return []
  const items = sort === undefined ? list : sorted(list, sort, order)
  return counted
    ? items.map((item, index) => ({ position: index + 1, index, link_id: values.id, ...item }))
    : items
}

/** Compares numbers by size, including those within texts. Created when it is needed, as it takes milliseconds. */
let dictionary: Intl.Collator | undefined

function sorted(list: readonly Values[], sort: string, order: ListPart['order']): Values[] {
  const name = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  return [...list].sort((a, b) => sign * compared(a[name], b[name], order))
}

function compared(one: unknown, other: unknown, order: ListPart['order']): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [first, second] = [String(one), String(other)]
  if (order === 'code-point') return first < second ? -1 : Number(first > second)
  dictionary ??= new Intl.Collator('en', { numeric: true })
  return dictionary.compare(first, second)
}

/** Whether a received part is the written form of an empty list. */
export function isEmptyList(empty: Json | undefined, received: Json | undefined): boolean {
  return empty === undefined ? received === undefined : received !== undefined && isSame(empty, received)
}

/** Reads an item. An item that writes nothing is null in its list. */
export function locateItem(item: Node, received: Json, at: Locating): Located {
  const found = { ...at, into: nothingLocated() }
  at.locate(item, received, found)
  if (received !== null || found.into.issues.length === 0) return found.into
  const absent = { ...at, into: nothingLocated() }
  at.locate(item, undefined, absent)
  return absent.into.issues.length === 0 ? absent.into : found.into
}
