import { type DialectIssue, describe } from '../errors.ts'
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
  if (!Object.hasOwn(into.values, name)) into.values[name] = value
  else if (JSON.stringify(into.values[name]) !== JSON.stringify(value)) {
    const expected = `${name} as it is elsewhere, ${describe(into.values[name])}`
    into.issues.push({ path, expected, received: describe(value) })
  }
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
