import type { ErrorObject } from 'ajv'
import schema from '../../spec/dialect.schema.json' with { type: 'json' }
import { type DialectIssue, describe, memberPath } from './errors.ts'
import { shapeInstead } from './moved.ts'
import { nearest } from './nearest.ts'
import { parsePointer, readPointer } from './pointer.ts'

/** The keywords of the dialect schema that this file reads. */
interface Part {
  $ref?: string
  type?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  contains?: Part
  const?: unknown
  pattern?: string
  properties?: Record<string, Part>
  propertyNames?: { enum?: string[] }
  oneOf?: Part[]
  description?: string
}

/** Turns the validator's errors into mistakes, without repetitions. */
export function issuesOf(all: readonly ErrorObject[], file: unknown): DialectIssue[] {
  const issues: DialectIssue[] = []
  // If a list lacks a required item, report one mistake, not one for each item of the list.
  const errors = all.filter(({ schemaPath }) => !schemaPath.includes('/contains/'))
  // A `oneOf` fails with the errors of all its alternatives. It is one mistake, unless one alternative was
  // clearly meant.
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf')
  for (const error of errors) {
    const inner = choices.find(({ instancePath }) => isWithin(error.instancePath, instancePath))
    // A `oneOf` may contain another one for the same value. The validator reports the outer one last.
    const choice = choices.findLast(({ instancePath }) => instancePath === inner?.instancePath)
    if (choice === undefined) issues.push(issueOf(error, file))
    else if (error === choice) issues.push(...choiceIssues(choice, errors, file))
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
function choiceIssues(choice: ErrorObject, errors: readonly ErrorObject[], file: unknown): DialectIssue[] {
  const { instancePath } = choice
  const value = readPointer(file, instancePath)
  const members = errors.filter(
    error =>
      error.keyword !== 'oneOf' &&
      (error.instancePath.startsWith(`${instancePath}/`) ||
        (error.instancePath === instancePath &&
          ['required', 'additionalProperties'].includes(error.keyword))),
  )
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isObject && members.length > 0) return members.map(error => issueOf(error, file))
  const parts = (choice.schema as Part[]).flatMap(wordings)
  return [{ path: pathOf(instancePath), expected: joined(parts), received: describe(value) }]
}

function issueOf(
  { keyword, params, instancePath, parentSchema, propertyName }: ErrorObject,
  file: unknown,
): DialectIssue {
  const path = pathOf(instancePath)
  const owner = (parentSchema ?? {}) as Part
  const value = readPointer(file, instancePath)
  switch (keyword) {
    case 'required': {
      const name = String(params.missingProperty)
      const member = owner.properties?.[name]
      return {
        path: memberPath(path, name),
        expected: member ? wording(member) : 'a value',
        received: 'nothing',
      }
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const isQuestion = path === 'answers' || path === 'evidence'
      const shape = isQuestion ? shapeInstead(name) : undefined
      if (shape !== undefined) {
        const expected = `${shape} instead, as how a service writes its JSON is now a shape`
        return { path: memberPath(path, name), expected, received: describe(readPointer(value, `/${name}`)) }
      }
      return unknownName(path, name, Object.keys(owner.properties ?? {}), isQuestion ? 'question' : 'member')
    }
    case 'enum':
      // If the name of a member is not allowed, the error is about the name, not the value.
      if (propertyName !== undefined) return unknownName(path, propertyName, owner.enum as string[], 'member')
      break
    case 'propertyNames':
      return unknownName(path, String(params.propertyName), owner.propertyNames?.enum ?? [], 'member')
    case 'uniqueItems':
      return { path, expected: 'a list of distinct items', received: 'a duplicate' }
    case 'contains':
      return {
        path,
        expected: `a list with ${wording(owner.contains ?? {})} in it`,
        received: describe(value),
      }
  }
  return { path, expected: wording(owner), received: describe(value) }
}

function unknownName(path: string, name: string, names: readonly string[], kind: string): DialectIssue {
  const meant = nearest(name, names)
  const few = names.length <= 12 ? ` (${names.join(', ')})` : ''
  const hint = meant === undefined ? few : ` (did you mean ${meant}?)`
  return { path: memberPath(path, name), expected: `a known ${kind}${hint}`, received: describe(name) }
}

/** Describes what a part of the schema requires, as words that follow "expected". */
function wording(part: Part): string {
  const { type, enum: values, const: constant, oneOf, minimum, maximum } = resolved(part)
  if (oneOf) return joined(oneOf.flatMap(wordings))
  if (constant !== undefined) return JSON.stringify(constant)
  if (values) return joined(values.map(value => JSON.stringify(value)))
  switch (type) {
    case 'integer':
      if (minimum !== undefined && maximum !== undefined)
        return `a whole number from ${minimum} to ${maximum}`
      return minimum === undefined ? 'a whole number' : `a whole number from ${minimum}`
    case 'string':
      return textWording(resolved(part))
    case 'boolean':
      return 'true or false'
    case 'array':
      return 'a list'
    case 'object': {
      const names = Object.keys(resolved(part).properties ?? {})
      return names.length === 0
        ? 'an object'
        : `an object (${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''})`
    }
    default:
      return type ?? 'another value'
  }
}

/** Describes each alternative of a part, including those of nested choices. */
function wordings(part: Part): string[] {
  const { oneOf } = resolved(part)
  return oneOf === undefined ? [wording(part)] : oneOf.flatMap(wordings)
}

const patterns: Record<string, string> = {
  [schema.$defs.line.pattern]: `a text of 1 to ${schema.$defs.line.maxLength} characters in one line`,
  [schema.$defs.mediaType.pattern]: 'a media type such as application/json',
  '^[A-Za-z0-9-]+$': 'the name of a header',
  '^[a-z][a-z0-9+.-]*$': 'the name of a scheme in small letters, such as https',
}

function textWording({ pattern, minLength, maxLength }: Part): string {
  if (pattern !== undefined) return patterns[pattern] ?? `a text of the form ${pattern}`
  if (minLength === undefined) return 'a text'
  return maxLength === undefined
    ? 'a text that is not empty'
    : `a text of ${minLength} to ${maxLength} characters`
}

function joined(words: readonly string[]): string {
  const unique = [...new Set(words)]
  return unique.length < 2
    ? (unique[0] ?? 'nothing')
    : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`
}

function resolved(part: Part): Part {
  if (part.$ref === undefined) return part
  return { ...(readPointer(schema, part.$ref.slice(1)) as Part), ...part }
}

/** Turns a JSON Pointer into the path that a mistake shows. */
function pathOf(pointer: string): string {
  return parsePointer(pointer).reduce(
    (path, step) => (/^\d+$/.test(step) && path !== '' ? `${path}[${step}]` : memberPath(path, step)),
    '',
  )
}
