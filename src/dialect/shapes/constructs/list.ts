import { describe } from '../../errors.ts'
import type { Construct } from '../construct.ts'
import { isObject, isSame, type Json } from '../json.ts'
import { eitherOf, schemaOfJson } from '../json-schema.ts'
import { note } from '../located.ts'
import { checkMembers, printConstant, readConstant } from '../reading.ts'
import { annotated } from './annotate.ts'
import { isEmpty, itemsOf, type ListPart, locateItem, parseList } from './list-items.ts'

/** A list, with one item for each of a value's. */
export interface ListNode extends ListPart {
  kind: 'list'
  /** How it is written with nothing in it; undefined writes nothing. */
  empty: Json | undefined
}

/** `{ $list: country, item: [$key, $value], empty: null }`; `$country` where the items are the usual ones. */
export const list: Construct<ListNode> = {
  parse(source, at) {
    const members = isObject(source) ? source : { $list: String(source).slice(1) }
    checkMembers(members, ['$list', 'item', 'sort', 'empty'], at)
    const empty = readConstant(members.empty === undefined ? [] : members.empty, at, 'empty')
    return { kind: 'list', ...parseList(members, '$list', at), empty }
  },
  write({ item, empty, ...part }, compile) {
    const write = compile(item)
    return values => {
      const items = itemsOf(values, part)
      if (items.length === 0) return Array.isArray(empty) ? [] : empty
      return items.map(one => write(one) ?? null)
    }
  },
  locate({ name, scope, item, empty }, received, at) {
    const { path, into } = at
    if (isEmpty(empty, received)) {
      note(into, name, [], path)
      return
    }
    if (!Array.isArray(received) || received.length === 0) {
      into.issues.push({ path, expected: `a list of ${name}`, received: describe(received) })
      return
    }
    const items = received.map((one, index) =>
      locateItem(item, one, { ...at, scope, path: `${path}[${index}]` }),
    )
    note(
      into,
      name,
      items.map(({ values }) => values),
      path,
    )
    into.issues.push(...items.flatMap(({ issues }) => issues))
  },
  schema({ name, item, usual, scope: inner, empty }, { schema, scope }) {
    const known = usual ? scope.values[name]?.schema.items : undefined
    const described = known ? { schema: known, optional: false } : schema(item, inner)
    const items = described.optional ? eitherOf([described.schema, { type: 'null' }]) : described.schema
    const { schema: words = {}, filled } = scope.values[name] ?? {}
    const whole = annotated({ type: 'array', items, ...(filled && { minItems: 1 }) }, words)
    if (filled) return { schema: whole, optional: false }
    if (empty === undefined) return { schema: whole, optional: true }
    if (isSame(empty, [])) return { schema: whole, optional: false }
    return { schema: eitherOf([whole, schemaOfJson(empty)]), optional: false }
  },
  print({ name, item, usual, sort, empty }, print) {
    const isUsual = isSame(empty, [])
    if (usual && isUsual && sort === undefined) return `$${name}`
    return {
      $list: name,
      ...(!usual && { item: print(item) }),
      ...(sort !== undefined && { sort }),
      ...(!isUsual && { empty: printConstant(empty) }),
    }
  },
}
