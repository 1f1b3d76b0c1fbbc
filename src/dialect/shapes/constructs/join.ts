import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import type { Json, JsonObject } from '../json.ts'
import { eitherOf, schemaOfJson } from '../json-schema.ts'
import { type Located, note, noteSet, nothingLocated } from '../located.ts'
import type { JoinNode } from '../node.ts'
import { checkMembers, mistake, printConstant, readConstant } from '../reading.ts'
import type { Value } from '../scope.ts'
import { usesOf } from '../uses.ts'
import { annotated } from './annotate.ts'
import { isEmptyList, itemsOf, parseList } from './list-items.ts'

/** `$join`: a list as one text, such as `{ $join: pixel_ids, with: ",", item: $id, empty: "" }`. */
export const join: Construct<JoinNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$join', 'item', 'sort', 'order', 'with', 'empty'], at)
    const { with: separator = ',' } = members
    if (typeof separator !== 'string' || separator === '')
      mistake(at, 'a separator: a text that is not empty', separator, 'with')
    const empty = readConstant(members.empty === undefined ? '' : members.empty, at, 'empty')
    return { kind: 'join', ...parseList(members, '$join', at), with: String(separator), empty }
  },
  write({ item, with: separator, empty, ...part }, compile) {
    const write = compile(item)
    return values => {
      const items = itemsOf(values, part)
      return items.length === 0 ? empty : items.map(one => String(write(one) ?? '')).join(separator)
    }
  },
  locate(node, received, at) {
    const { name, scope, item, with: separator, empty } = node
    const { path, into, locate } = at
    if (isEmptyList(empty, received)) {
      note(into, name, [], path)
      return
    }
    if (typeof received !== 'string' || received === '') {
      into.issues.push({ path, expected: `a text of ${name}`, received: describe(received) })
      return
    }
    // If an item may contain the separator, the text cannot be split for certain.
    if (!usesOf(item).names.every(used => isWithout(scope.values[used]))) {
      noteSet(into, name, true, at.scope)
      return
    }
    const items = received.split(separator).map((one, index): Located => {
      const inner = { ...at, scope, into: nothingLocated(), path: `${path}[${index}]` }
      locate(item, asWritten(node, one), inner)
      return inner.into
    })
    note(
      into,
      name,
      items.map(({ values }) => values),
      path,
    )
    into.issues.push(...items.flatMap(({ issues }) => issues))
  },
  schema({ name, empty }, { scope }) {
    const whole = annotated({ type: 'string' }, scope.values[name]?.schema ?? {})
    if (empty === undefined) return { schema: whole, optional: true }
    return {
      schema: typeof empty === 'string' ? whole : eitherOf([whole, schemaOfJson(empty)]),
      optional: false,
    }
  },
  print: ({ name, item, sort, order, with: separator, empty }, print) => ({
    $join: name,
    item: print(item),
    ...(sort !== undefined && { sort }),
    ...(order !== undefined && { order }),
    with: separator,
    ...(empty !== '' && { empty: printConstant(empty) }),
  }),
}

/** Whether a value is a number or one word, so that it contains no separator. */
function isWithout(value: Value | undefined): boolean {
  return value?.type === 'number' || value?.word === true
}

/** Turns a part of the text back into the item's JSON: a number was joined as its digits. */
function asWritten({ item }: JoinNode, part: string): Json {
  const isNumber = item.kind === 'value' && item.value.type === 'number' && item.as === undefined
  return isNumber && /^-?\d+$/.test(part) ? Number(part) : part
}
