import type { Draw } from '../grammar/index.ts'
import { type Json, type JsonObject, styled } from './json.ts'

/** A member of a record: its path and its value. Undefined if it is left out. */
export interface Member<Subject> {
  path: readonly string[]
  of(subject: Subject): Json | undefined
  /** Whether the value is an object whose members take its place. */
  spread?: true
}

/** A part of a record that is null, absent or, as in PHP, an empty array if it has no members. */
export interface Group<Subject> {
  path: readonly string[]
  otherwise: 'null' | 'absent' | 'array'
  has(subject: Subject): boolean
}

/**
 * Renames members with equal names. Depends on the names alone, so that a member that is left out in one
 * record has the same name in the next.
 */
export function settleNames<Subject>(members: readonly Member<Subject>[], draw: Draw): Member<Subject>[] {
  const used = new Set<string>()
  const groups = new Set(
    members.flatMap(({ path }) => path.slice(0, -1).map((_, end) => pathText(path.slice(0, end + 1)))),
  )
  return members.map(member => {
    let path = member.path
    while (used.has(pathText(path)) || groups.has(pathText(path))) {
      path = [...path.slice(0, -1), `${path.at(-1)}_value`]
    }
    used.add(pathText(path))
    return { ...member, path: path.map(name => styled(name, draw)) }
  })
}

function pathText(path: readonly string[]): string {
  return path.join(' ')
}

/** Writes a record. */
export function assemble<Subject>(
  members: readonly Member<Subject>[],
  groups: readonly Group<Subject>[],
  subject: Subject,
): JsonObject {
  const record: JsonObject = {}
  for (const { path, of, spread } of members) {
    const value = of(subject)
    const parent = path.slice(0, -1).reduce<JsonObject>((object, name) => {
      object[name] ??= {}
      return object[name] as JsonObject
    }, record)
    if (spread) Object.assign(parent, value)
    else if (value !== undefined) parent[path.at(-1)!] = value
  }
  for (const { path, otherwise, has } of groups) {
    if (has(subject)) continue
    const parent = path.slice(0, -1).reduce<JsonObject>((object, name) => object[name] as JsonObject, record)
    if (otherwise === 'absent') delete parent[path.at(-1)!]
    else parent[path.at(-1)!] = otherwise === 'null' ? null : []
  }
  return record
}
