import { type DialectIssue, describe } from '../errors.ts'
import { isObject, isSame } from './json.ts'
import type { Scope } from './scope.ts'

/** What a response shows: the values that are certain, and what does not fit the shape. */
export interface Located {
  /** By name: null is unset. Items of a list are located values themselves. */
  values: Record<string, unknown>
  /** By name, whether a value is set, where more is not shown. */
  set: Record<string, boolean>
  issues: DialectIssue[]
}

export function nothingLocated(): Located {
  return { values: {}, set: {}, issues: [] }
}

/** Notes a value. Two places that show different values of one name do not fit each other. */
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

/** The items of a list of which two places show different values; undefined where they contradict each other. */
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

/** Notes whether a value is set. What is not set is null; of a list it is empty. */
export function noteSet(into: Located, name: string, set: boolean, { values }: Scope): void {
  into.set[name] = set
  if (!set) into.values[name] ??= values[name]?.type === 'list' ? [] : null
}

/** Adds what was located of a part. */
export function noteAll(into: Located, part: Located, path: string): void {
  for (const [name, value] of Object.entries(part.values)) note(into, name, value, path)
  Object.assign(into.set, part.set)
  into.issues.push(...part.issues)
}
