import { describe, type Issue } from '../../documents/issue.ts'
import { isObject, isSame } from './json.ts'
import type { Scope } from './scope.ts'

/** The result of reading a response: the values that are certain, and the parts that do not fit the shape. */
export interface Located {
  /** Located values by name; null means unset. A list has one object of located values for each item. */
  values: Record<string, unknown>
  /** By name, whether a value is set, for values that the response does not show. */
  set: Record<string, boolean>
  issues: Issue[]
}

export function nothingLocated(): Located {
  return { values: {}, set: {}, issues: [] }
}

/** Adds a located value. Adds a mistake if another place of the response shows a different value. */
export function note(into: Located, name: string, value: unknown, path: string): void {
  const known = into.values[name]
  if (!Object.hasOwn(into.values, name)) into.values[name] = value
  else if (!isSame(known, value)) {
    const together = joined(known, value)
    if (together !== undefined) into.values[name] = together
    else {
      const expected = `${name} as it is elsewhere, ${describe(known)}`
      into.issues.push({ path, expected, received: describe(value) })
    }
  }
}

type Items = Record<string, unknown>[]

/**
 * Merges the items of a list that the response shows in two places. Returns undefined if the places
 * contradict each other.
 */
function joined(known: unknown, value: unknown): Items | undefined {
  if (!isItems(known) || !isItems(value) || known.length !== value.length) return undefined
  const agree = known.every((item, index) =>
    Object.entries(value[index]!).every(
      ([name, one]) => !Object.hasOwn(item, name) || isSame(item[name], one),
    ),
  )
  return agree ? known.map((item, index) => ({ ...item, ...value[index] })) : undefined
}

function isItems(value: unknown): value is Items {
  return Array.isArray(value) && value.every(isObject)
}

/** Records whether a value is set. An unset value is null, an unset list is empty. */
export function noteSet(into: Located, name: string, set: boolean, { values }: Scope): void {
  into.set[name] = set
  if (!set) into.values[name] ??= values[name]?.type === 'list' ? [] : null
}

/** Adds the values and mistakes of a part of the response. */
export function noteAll(into: Located, part: Located, path: string): void {
  for (const [name, value] of Object.entries(part.values)) note(into, name, value, path)
  Object.assign(into.set, part.set)
  into.issues.push(...part.issues)
}
