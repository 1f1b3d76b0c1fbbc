import { describe, memberPath } from '../../../documents/issue.ts'
import { define } from '../../../documents/pointer.ts'
import type { Locating } from '../construct.ts'
import { isSame, type Json, type JsonObject } from '../json.ts'
import { eitherOf, type JsonSchema } from '../json-schema.ts'
import { nothingLocated } from '../located.ts'
import type { Node } from '../node.ts'
import { locateItem } from './list-items.ts'

/**
 * Nested members, with one level for each step of an item's key: `{ country: { 0: { value: … } } }`. A step
 * that is a number is an index in a list. Other positions of the list are empty objects:
 * `{ country: [{}, { value: … }] }`.
 */
export class NestedMembers {
  readonly written: JsonObject = {}
  /** The objects that hold items. An item may be an object too and must not be extended. */
  readonly #holders = new Set<Json>([this.written])

  /**
   * Writes an item. If two items have the same steps, the last one is written. An item without steps is not
   * written.
   */
  add(steps: readonly Json[], item: Json): void {
    const names = steps.filter(step => step !== null)
    const last = names.pop()
    if (last === undefined) return
    let holder: Json = this.written
    for (const [at, name] of names.entries()) {
      const known = memberOf(holder, name)
      const isList = isPlace(names[at + 1] ?? last)
      const next: Json =
        this.#holders.has(known) && Array.isArray(known) === isList ? known : isList ? [] : {}
      if (next !== known) put(holder, name, next)
      this.#holders.add(next)
      holder = next
    }
    put(holder, last, item)
  }
}

/**
 * Numbers from 1000 are names instead of indexes, because a longer list would take too much memory.
 */
const most = 1000

function isPlace(step: Json): boolean {
  return typeof step === 'number' && step < most
}

function memberOf(holder: Json, name: Json): Json {
  return Object.hasOwn(holder as object, String(name)) ? (holder as JsonObject)[String(name)]! : null
}

function put(holder: Json, name: Json, item: Json): void {
  if (Array.isArray(holder)) while (holder.length < Number(name)) holder.push({})
  define(holder as JsonObject, String(name), item)
}

/**
 * Checks the items in nested members, with at most `most` levels. No value is located, because the order of
 * the names is not that of the list, and a skipped level cannot be recognised.
 */
export function locateNested(item: Node, most: number, received: Json, at: Locating, level = 0): void {
  const { path, into } = at
  const found = level === 0 ? undefined : locateItem(item, received, { ...at, into: nothingLocated() })
  if (found !== undefined && (found.issues.length === 0 || level === most)) {
    into.issues.push(...found.issues)
  } else if (typeof received === 'object' && received !== null && Object.keys(received).length > 0) {
    for (const [name, part] of Object.entries(received))
      if (!(Array.isArray(received) && isSame(part, {})))
        locateNested(item, most, part!, { ...at, path: memberPath(path, name) }, level + 1)
  } else into.issues.push({ path, expected: 'an object of items', received: describe(received) })
}

/**
 * Returns the schema of nested members around the schema of an item.
 * @param steps the schema of each step, and whether the step may be left out
 */
export function nestedSchema(
  item: JsonSchema,
  steps: readonly { schema: JsonSchema; optional: boolean }[],
): JsonSchema {
  const least = steps.filter(({ optional }) => !optional).length
  let schema = item
  for (let level = steps.length - 1; level >= 0; level--) {
    const holder: JsonSchema =
      steps[level]!.schema.type === 'integer'
        ? { type: 'array', items: eitherOf([schema, { type: 'object', maxProperties: 0 }]) }
        : { type: 'object', additionalProperties: schema }
    schema = level > 0 && level >= least ? eitherOf([item, holder]) : holder
  }
  return schema
}
