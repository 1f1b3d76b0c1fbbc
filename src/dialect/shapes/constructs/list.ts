import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import { isObject, isSame } from '../json.ts'
import { eitherOf, schemaOfJson } from '../json-schema.ts'
import { type Located, note } from '../located.ts'
import type { ListNode } from '../node.ts'
import { checkMembers, knownWord, printConstant, readConstant } from '../reading.ts'
import { annotated } from './annotate.ts'
import { isEmptyList, itemsOf, locateItem, parseList } from './list-items.ts'

/**
 * `$list`: a list, such as `{ $list: country, item: [$key, $value], empty: null, single: item }`. `$country`
 * is the list with items of the default shape.
 */
export const list: Construct<ListNode> = {
  parse(source, at) {
    const members = isObject(source) ? source : { $list: String(source).slice(1) }
    checkMembers(members, ['$list', 'item', 'sort', 'order', 'empty', 'single'], at)
    const empty = readConstant(members.empty === undefined ? [] : members.empty, at, 'empty')
    const isSingle = members.single !== undefined && knownWord(members.single, ['item'], at, 'single')
    return { kind: 'list', ...parseList(members, '$list', at), empty, ...(isSingle && { single: true }) }
  },
  write({ item, empty, single, ...part }, compile) {
    const write = compile(item)
    return values => {
      const items = itemsOf(values, part)
      if (items.length === 0) return Array.isArray(empty) ? [] : empty
      if (single && items.length === 1) return write(items[0]!)
      return items.map(one => write(one) ?? null)
    }
  },
  locate({ name, scope, item, empty, single }, received, at) {
    const { path, into } = at
    if (isEmptyList(empty, received)) {
      note(into, name, [], path)
      return
    }
    const inItem = { ...at, scope }
    const list = Array.isArray(received) && received.length > (single ? 1 : 0) ? received : []
    let items = list.map((one, index) => locateItem(item, one, { ...inItem, path: `${path}[${index}]` }))
    const isList = items.length > 0
    if (single && !(isList && items.every(fits)) && received !== undefined) {
      const alone = locateItem(item, received, inItem)
      if (!isList || fits(alone)) items = [alone]
    }
    if (items.length === 0) {
      into.issues.push({ path, expected: `a list of ${name}`, received: describe(received) })
      return
    }
    note(
      into,
      name,
      items.map(({ values }) => values),
      path,
    )
    into.issues.push(...items.flatMap(({ issues }) => issues))
  },
  schema({ name, item, usual, scope: inner, empty, single }, { schema, scope }) {
    const known = usual ? scope.values[name]?.schema.items : undefined
    const described = known ? { schema: known, optional: false } : schema(item, inner)
    const items = described.optional ? eitherOf([described.schema, { type: 'null' }]) : described.schema
    const { schema: words = {}, filled } = scope.values[name] ?? {}
    const several = { type: 'array', items, ...((filled || single) && { minItems: single ? 2 : 1 }) }
    const whole = annotated(single ? eitherOf([described.schema, several]) : several, words)
    const optional = single === true && described.optional
    if (filled) return { schema: whole, optional }
    if (empty === undefined) return { schema: whole, optional: true }
    if (isSame(empty, []) && !single) return { schema: whole, optional }
    return { schema: eitherOf([whole, schemaOfJson(empty)]), optional }
  },
  print({ name, item, usual, sort, order, empty, single }, print) {
    const isUsual = isSame(empty, [])
    if (usual && isUsual && sort === undefined && order === undefined && !single) return `$${name}`
    return {
      $list: name,
      ...(!usual && { item: print(item) }),
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
      ...(!isUsual && { empty: printConstant(empty) }),
      ...(single && { single: 'item' }),
    }
  },
}

function fits({ issues }: Located): boolean {
  return issues.length === 0
}
