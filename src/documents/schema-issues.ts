import type { ErrorObject } from 'ajv'
import { formats } from './formats.ts'
import { describe, describeSecret, type Issue, memberPath } from './issue.ts'
import { knownName } from './nearest.ts'
import { parsePointer } from './pointer.ts'
import { joined, memberNames, typeOf, type WordingPart, wording, wordings } from './wording.ts'

/** What the translation of errors needs to know of a schema. */
export interface SchemaContext {
  /** The schema that the validator was generated from, if it has references. */
  schema?: unknown
  /** Returns the mistake for a member that the schema does not have, or undefined for the usual one. */
  unknownMember?: (path: string, name: string, value: unknown, names: string[]) => Issue | undefined
}

/**
 * Turns the errors of a generated validator into mistakes, without repetitions. The validator must be
 * verbose: its errors contain the data, and the part of the schema that they come from.
 */
export function schemaIssues(all: readonly ErrorObject[], context: SchemaContext = {}): Issue[] {
  const issues: Issue[] = []
  // If a list lacks a required item, report one mistake, not one for each item of the list.
  const errors = all.filter(({ schemaPath }) => !schemaPath.includes('/contains/'))
  // A `oneOf` fails with the errors of all its alternatives. It is one mistake, unless one alternative was
  // clearly meant.
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf')
  for (const error of errors) {
    const inner = choices.find(({ instancePath }) => isWithin(error.instancePath, instancePath))
    // A `oneOf` may contain another one for the same value. The validator reports the outer one last.
    const choice = choices.findLast(({ instancePath }) => instancePath === inner?.instancePath)
    if (choice === undefined) issues.push(issueOf(error, context))
    else if (error === choice) issues.push(...choiceIssues(choice, errors, context))
  }
  const seen = new Set<string>()
  return issues.filter(({ path, expected }) => {
    const key = `${path} ${expected}`
    return !seen.has(key) && seen.add(key)
  })
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`)
}

/**
 * Reports a failed `oneOf`: the mistakes in the members if the value and an alternative are objects, else the
 * alternatives.
 */
function choiceIssues(choice: ErrorObject, errors: readonly ErrorObject[], context: SchemaContext): Issue[] {
  const { instancePath, data } = choice
  const members = errors.filter(
    error =>
      error.keyword !== 'oneOf' &&
      (error.instancePath.startsWith(`${instancePath}/`) ||
        (error.instancePath === instancePath &&
          ['required', 'additionalProperties'].includes(error.keyword))),
  )
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  if (isObject && members.length > 0) return members.map(error => issueOf(error, context))
  const parts = (choice.schema as WordingPart[]).flatMap(part => wordings(part, context.schema))
  return [{ path: pathOf(instancePath), expected: joined(parts), received: describe(data) }]
}

function issueOf(error: ErrorObject, context: SchemaContext): Issue {
  const { keyword, params, instancePath, parentSchema, propertyName, data } = error
  const path = pathOf(instancePath)
  const part = (parentSchema ?? {}) as WordingPart
  switch (keyword) {
    case 'required': {
      const name = String(params.missingProperty)
      const member = part.properties?.[name]
      const expected = member === undefined ? 'a value' : wording(member, context.schema)
      return { path: memberPath(path, name), expected, received: 'nothing' }
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const names = memberNames(part)
      const value = Object.hasOwn(data as object, name) ? (data as Record<string, unknown>)[name] : undefined
      return context.unknownMember?.(path, name, value, names) ?? unknownName(path, name, names)
    }
    case 'enum':
      // If the name of a member is not allowed, the error is about the name, not the value.
      if (propertyName !== undefined) return unknownName(path, propertyName, part.enum as string[])
      break
    case 'propertyNames':
      return unknownName(path, String(params.propertyName), part.propertyNames?.enum ?? [])
    case 'uniqueItems': {
      const received = `${describe((data as unknown[])[Number(params.i)])} twice`
      return { path, expected: 'a list of distinct items', received }
    }
    case 'minItems':
      return { path, expected: `a list of at least ${params.limit}`, received: describe(data) }
    case 'contains': {
      const expected = `a list with ${wording(part.contains ?? {}, context.schema)} in it`
      return { path, expected, received: describe(data) }
    }
  }
  const hint = keyword === 'type' && fitsInQuotes(data, part) ? ', in quotes' : ''
  const received = part.writeOnly ? describeSecret(data) : describe(data)
  return { path, expected: wording(part, context.schema) + hint, received }
}

function unknownName(path: string, name: string, names: readonly string[]): Issue {
  return {
    path: memberPath(path, name),
    expected: knownName('member', name, names),
    received: describe(name),
  }
}

/** Whether a value would be valid as a text. YAML reads 2026 as a number and true as a boolean. */
function fitsInQuotes(value: unknown, part: WordingPart): boolean {
  if (typeOf(part) !== 'string' || part.writeOnly || !['number', 'boolean'].includes(typeof value))
    return false
  const text = String(value)
  const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = part
  if (text.length < minLength || text.length > maxLength) return false
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false
  return (
    format === undefined || Object.entries(formats).every(([name, test]) => name !== format || test(text))
  )
}

/** Turns a JSON Pointer into the path that a mistake shows. */
function pathOf(pointer: string): string {
  return parsePointer(pointer).reduce(
    (path, step) => (/^\d+$/.test(step) && path !== '' ? `${path}[${step}]` : memberPath(path, step)),
    '',
  )
}
