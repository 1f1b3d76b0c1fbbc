import { describe, memberPath } from '../../errors.ts'
import type { Locating } from '../construct.ts'
import { define, isObject, type Json, type JsonObject } from '../json.ts'
import { eitherOf, type JsonSchema } from '../json-schema.ts'
import { nothingLocated } from '../located.ts'
import type { Node } from '../node.ts'
import { locateItem } from './list-items.ts'

/** Members in members, one for each step to an item: `{ country: { 0: { value: … } } }`. */
export class NestedMembers {
  readonly written: JsonObject = {}
  /** The objects that hold items: an item may be an object itself. */
  readonly #holders = new Set<Json>([this.written])

  /** Writes an item. Of two with the same steps the last is shown, and one without a step has no place. */
  add(steps: readonly Json[], item: Json): void {
    const names = steps.filter(step => step !== null).map(String)
    const last = names.pop()
    if (last === undefined) return
    let holder = this.written
    for (const name of names) {
      const known = Object.hasOwn(holder, name) ? holder[name]! : null
      const next: JsonObject = isObject(known) && this.#holders.has(known) ? known : {}
      if (next !== known) define(holder, name, next)
      this.#holders.add(next)
      holder = next
    }
    define(holder, last, item)
  }
}

/**
 * Reads items in members that are nested, up to so many. Which item a member is, is not certain: the order of names is not
 * that of the list, and a step that was left out leaves no trace.
 */
export function locateNested(item: Node, most: number, received: Json, at: Locating, level = 0): void {
  const { path, into } = at
  const found = level === 0 ? undefined : locateItem(item, received, { ...at, into: nothingLocated() })
  if (found !== undefined && (found.issues.length === 0 || level === most)) {
    into.issues.push(...found.issues)
  } else if (isObject(received) && Object.keys(received).length > 0) {
    for (const [name, part] of Object.entries(received))
      locateNested(item, most, part!, { ...at, path: memberPath(path, name) }, level + 1)
  } else into.issues.push({ path, expected: 'an object of items', received: describe(received) })
}

/**
 * The schema of members that are nested, around that of an item.
 * @param steps of each, whether it may be left out
 */
export function nestedSchema(item: JsonSchema, steps: readonly boolean[]): JsonSchema {
  const least = steps.filter(isOptional => !isOptional).length
  let schema = item
  for (let level = steps.length - 1; level >= 0; level--) {
    const holder: JsonSchema = { type: 'object', additionalProperties: schema }
    schema = level > 0 && level >= least ? eitherOf([item, holder]) : holder
  }
  return schema
}
