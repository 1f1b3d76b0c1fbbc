import { parseJson } from '../core/json.ts'
import { isJsonObject, type JsonRecord, wordsIn, wordsOf } from '../core/match.ts'

/** Members that hold the names of attributes, and hardly anything else. */
const ofAttributes = ['attribute_code', 'attribute', 'property', 'field']
/** Members that hold the name of an attribute, or the key of a row. */
const ofAnything = ['code', 'key', 'name', 'id']

/** Fields that are no indexed lists: `country` may also name the list to which a row belongs. */
const fields = new Set(
  [
    ...['url', 'alias', 'domain_id', 'space_id', 'pixel_ids', 'password', 'disabled', 'privacy'],
    ...['privacy_password', 'expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks'],
    ...['target_type', 'type', 'value'],
  ].map(wordsOf),
)

const known = new WeakMap<JsonRecord, JsonRecord>()

/**
 * Returns a record with an object for each list of attributes, as Magento and Shopify have them, so that each attribute
 * has one place: `[{ attribute_code: 'privacy', value: '1' }]` becomes `{ privacy: { …, value: '1' } }`. A list of relations
 * becomes one, too: `[{ rel: 'self', href: … }]`. Texts of JSON become what they hold.
 */
export function withAttributes(record: JsonRecord): JsonRecord {
  const found = known.get(record) ?? (unfolded(record) as JsonRecord)
  known.set(record, found)
  return found
}

function unfolded(node: unknown): unknown {
  if (typeof node === 'string') return parsed(node)
  if (typeof node !== 'object' || node === null) return node
  if (!Array.isArray(node)) {
    const members = Object.entries(node)
    const inner = members.map(([name, value]) => [name, unfolded(value)] as const)
    return inner.every(([, value], index) => value === members[index]![1]) ? node : Object.fromEntries(inner)
  }
  const inner = node.map(unfolded)
  const object = attributesIn(inner) ?? relationsIn(inner)
  return object ?? (inner.every((item, index) => item === node[index]) ? node : inner)
}

/** Returns what a text of JSON holds, if it is a list or an object that is not empty. */
function parsed(text: string): unknown {
  const json = /^(\[\s*["[{\d]|\{\s*")/.test(text) ? parseJson(text) : undefined
  return json === undefined ? text : unfolded(json)
}

function attributesIn(list: readonly unknown[]): JsonRecord | undefined {
  const names = list.map(item => (isJsonObject(item) && 'value' in item ? nameOf(item) : undefined))
  const [first] = names
  if (first === undefined || names.some(one => one === undefined) || isRepeated(names)) return undefined
  const isOfFields = names.some(one => one?.isCertain || fields.has(wordsOf(one?.name ?? '')))
  return isOfFields ? Object.fromEntries(names.map((one, index) => [one!.name, list[index]])) : undefined
}

function isRepeated(names: readonly ({ name: string } | undefined)[]): boolean {
  return new Set(names.map(one => one?.name)).size < names.length
}

/** Returns the name of an attribute. It is certain if nothing but a list of attributes has such items. */
function nameOf(item: JsonRecord): { name: string; isCertain: boolean } | undefined {
  const { namespace, key } = item
  if (typeof namespace === 'string' && typeof key === 'string')
    return { name: `${namespace}_${key}`, isCertain: true }
  const member = [...ofAttributes, ...ofAnything].find(name => typeof item[name] === 'string')
  return member === undefined
    ? undefined
    : { name: String(item[member]), isCertain: ofAttributes.includes(member) }
}

/** Returns an object for the relations of a record, among them its own address. Several of one name are in a list. */
function relationsIn(list: readonly unknown[]): JsonRecord | undefined {
  const names = list.map(relationOf)
  if (!names.includes('self') || names.includes(undefined)) return undefined
  const groups = new Map<string, unknown[]>()
  for (const [index, name = ''] of names.entries()) {
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [list[index]])
    else group.push(list[index])
  }
  return Object.fromEntries([...groups].map(([name, group]) => [name, group.length === 1 ? group[0] : group]))
}

/** Returns the name of the relation of an address. */
function relationOf(item: unknown): string | undefined {
  return isJsonObject(item) && typeof item.href === 'string' ? wordsIn(item.rel) : undefined
}
