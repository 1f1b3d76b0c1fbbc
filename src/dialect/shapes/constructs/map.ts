import { describe } from '../../../documents/issue.ts'
import { define } from '../../../documents/pointer.ts'
import type { Construct } from '../construct.ts'
import { isObject, isSame, type Json, type JsonObject } from '../json.ts'
import { eitherOf, type JsonSchema, schemaOfJson } from '../json-schema.ts'
import { type Located, note, noteAll, nothingLocated } from '../located.ts'
import type { MapNode } from '../node.ts'
import { checkMembers, printConstant, readConstant } from '../reading.ts'
import { annotated } from './annotate.ts'
import { isEmptyList, itemsOf, locateItem, parseList, parsePart, showsPlace } from './list-items.ts'
import { locateNested, NestedMembers, nestedSchema } from './nested-members.ts'

/**
 * `$map`: a list as an object, such as `{ $map: country, key: $key, item: $value, empty: [] }`. A list as
 * `key` nests the members: `{ $map: fields, key: [$field_root, $rule], item: $message }` writes
 * `{ url: { required: … } }`. A level whose name writes nothing is skipped.
 */
export const map: Construct<MapNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$map', 'key', 'item', 'empty'], at)
    const part = parseList(members, '$map', at)
    const empty = readConstant(members.empty === undefined ? {} : members.empty, at, 'empty')
    const key = parsePart(members, 'key', part.scope, at)
    return { kind: 'map', ...part, ...(showsPlace(key) && { counted: true }), key, empty }
  },
  write({ key, item, empty, ...part }, compile) {
    const [writeKey, writeItem] = [compile(key), compile(item)]
    return values => {
      const items = itemsOf(values, part)
      if (items.length === 0) return empty
      if (key.kind === 'array') {
        const nested = new NestedMembers()
        for (const one of items) nested.add(writeKey(one) as Json[], writeItem(one) ?? null)
        return nested.written
      }
      const written: JsonObject = {}
      for (const one of items) {
        const name = writeKey(one)
        // An item without a name is not written.
        if (name !== undefined && name !== null) define(written, String(name), writeItem(one) ?? null)
      }
      return written
    }
  },
  locate({ name, key, item, scope, empty }, received, at) {
    const { path, into, locate } = at
    if (isEmptyList(empty, received)) {
      note(into, name, [], path)
      return
    }
    if (!isObject(received) || Object.keys(received).length === 0) {
      into.issues.push({ path, expected: `an object of ${name}`, received: describe(received) })
      return
    }
    if (key.kind === 'array') {
      locateNested(item, key.items.length, received, { ...at, scope })
      return
    }
    const items = Object.entries(received).map(([member, one]): Located => {
      const inner = { ...at, scope, into: nothingLocated(), path: `${path}.${member}` }
      locate(key, member, inner)
      noteAll(inner.into, locateItem(item, one, inner), path)
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
  schema({ name, key, item, scope: inner, empty }, { schema, scope }) {
    const part = schema(item, inner)
    const values = part.optional ? eitherOf([part.schema, { type: 'null' }]) : part.schema
    const names = nameSchema(schema(key, inner).schema)
    const { schema: words = {}, filled } = scope.values[name] ?? {}
    const holder: JsonSchema =
      key.kind === 'array'
        ? nestedSchema(
            values,
            key.items.map(step => schema(step, inner)),
          )
        : { type: 'object', ...(names && { propertyNames: names }), additionalProperties: values }
    const whole = annotated({ ...holder, ...(filled && { minProperties: 1 }) }, words)
    if (filled) return { schema: whole, optional: false }
    if (empty === undefined) return { schema: whole, optional: true }
    if (isSame(empty, {})) return { schema: whole, optional: false }
    return { schema: eitherOf([whole, schemaOfJson(empty)]), optional: false }
  },
  print: ({ name, key, item, empty }, print) => ({
    $map: name,
    key: print(key),
    item: print(item),
    ...(!isSame(empty, {}) && { empty: printConstant(empty) }),
  }),
}

/** Returns the schema of the members' names, or undefined if any text is allowed. */
function nameSchema(schema: JsonSchema): JsonSchema | undefined {
  const { description: _, ...names } = single(schema)
  const isText = names.type === 'string'
  return isText && Object.keys(names).some(keyword => !['type', 'minLength'].includes(keyword))
    ? names
    : undefined
}

/** Returns the schema without null, as no name is null. */
function single(schema: JsonSchema): JsonSchema {
  const [first, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (first !== undefined) return others.length === 0 ? first : {}
  if (!Array.isArray(schema.type)) return schema
  const types = schema.type.filter(type => type !== 'null')
  const values = schema.enum?.filter(value => value !== null)
  return { ...schema, ...(types.length === 1 && { type: types[0]! }), ...(values && { enum: values }) }
}
