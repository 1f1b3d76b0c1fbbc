/**
 * Reads, merges and writes dialects: how a service writes its responses, and how it behaves where the
 * interface document says nothing.
 *
 * @module shortlink-kit/dialect
 */

import { Document } from 'yaml'
import schema from '../../spec/dialect.schema.json' with { type: 'json' }
import { type Limits, readDocument } from '../documents/document.ts'
import { describe, type Issue, memberPath } from '../documents/issue.ts'
import { knownName } from '../documents/nearest.ts'
import { schemaIssues } from '../documents/schema-issues.ts'
import type { Answers } from '../generated/answers.ts'
import { checkDialect } from '../generated/dialect.js'
import { questions } from '../generated/questions.ts'
import { contradictions } from './check.ts'
import { answersOf, type Dialect } from './dialect.ts'
import { DialectError } from './errors.ts'
import { mergeAnswers, mergeDialects } from './merge.ts'
import { shapeInstead } from './moved.ts'
import { shapeIssues } from './shapes/check.ts'
import { formatShapes } from './shapes/format.ts'
import { isObject } from './shapes/json.ts'
import { yamlText } from './yaml-text.ts'

// Do not import this file at the start of a program: it loads the YAML parser and the schema, which only
// dialect files need.

export type { Issue as DialectIssue } from '../documents/issue.ts'
export type { Dialect } from './dialect.ts'
export { DialectError } from './errors.ts'
export { mergeDialects } from './merge.ts'
export { type DialectName, namedDialects } from './named.ts'
export type {
  ErrorCase,
  KindResponseShape,
  ResponseShape,
  Shape,
  Shapes,
  SuccessKind,
} from './shapes/shapes.ts'

/** A dialect with all its evidence has about 1 % of this size. */
const limits: Limits = { mebibytes: 1, aliases: 100 }

/**
 * Parses a dialect from the text (or the bytes) of a YAML or JSON file.
 * @throws DialectError with all mistakes of the first check that fails: syntax, then schema, then
 * contradictions
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { parseDialect } from 'shortlink-kit/dialect'
 *
 * const dialect = parseDialect('{ name: staging, answers: { errors.not-found: 410 } }', 'staging.yaml')
 * const mock = createMock({ dialect })
 * const headers = { authorization: 'Bearer any-key' }
 * const response = await mock.fetch(new Request('http://localhost/api/v1/links/4711', { headers }))
 * console.log(response.status) // 410
 * ```
 */
export function parseDialect(content: string | Uint8Array, sourceName: string): Dialect {
  const document = readDocument(content, limits)
  if ('issues' in document) throw new DialectError(sourceName, document.issues)
  const issues = [
    ...formIssues(document.value),
    ...valueIssues(document.value),
    ...emptyIssues(document.value),
  ]
  if (issues.length > 0) throw new DialectError(sourceName, issues)
  // The file is valid now: it is a dialect, perhaps with a `$schema` member, which is dropped.
  const { $schema: _, ...stated } = document.value as Partial<Dialect> & { name: string; $schema?: string }
  const dialect: Dialect = { ...stated, answers: stated.answers ?? {} }
  const mistakes = [...contradictions(dialect.answers), ...shapeIssues(dialect)]
  if (mistakes.length > 0) throw new DialectError(sourceName, mistakes)
  return dialect
}

/**
 * Returns the dialect with one answer from a command line, such as `errors.validation.status` and `400`. The
 * value is YAML. An object changes only the members that it names.
 * @throws DialectError for an unknown question or an invalid answer
 * @example
 * ```ts
 * import { defaultDialect } from 'shortlink-kit'
 * import { withAnswer } from 'shortlink-kit/dialect'
 *
 * const dialect = withAnswer(defaultDialect, 'errors.not-found', '410')
 * console.log(dialect.answers['errors.not-found']) // 410
 * ```
 */
export function withAnswer(dialect: Dialect, id: string, value: string): Dialect {
  const source = `--answer ${id}`
  const document = readDocument(value, limits)
  if ('issues' in document) throw new DialectError(source, document.issues)
  const known = Object.hasOwn(questions, id) ? { [id]: answersOf(dialect)[id as keyof Answers] } : {}
  const answers = mergeAnswers(known, { [id]: document.value })
  return mergeDialects(dialect, parseDialect(JSON.stringify({ name: id, answers }), source))
}

/**
 * Checks a dialect that was merged from several: each may be valid alone, and the whole contradict itself.
 *
 * @throws DialectError with all contradictions
 * @example
 * ```ts
 * import { checkTogether, mergeDialects, namedDialects, parseDialect } from 'shortlink-kit/dialect'
 *
 * const own = parseDialect('{ name: own, answers: { list.per-page: nearest } }', 'own.yaml')
 * const dialect = mergeDialects(namedDialects['json-api'], own)
 * checkTogether(dialect)
 * ```
 */
export function checkTogether(dialect: Dialect): void {
  const mistakes = [...contradictions(dialect.answers), ...shapeIssues(dialect)]
  if (mistakes.length > 0) throw new DialectError(dialect.name, mistakes)
}

function formIssues(file: unknown): Issue[] {
  return checkDialect(file) ? [] : schemaIssues(checkDialect.errors ?? [], { schema, unknownMember })
}

/** Reports an unknown question, and a former question that a shape replaces. */
function unknownMember(path: string, name: string, value: unknown, names: string[]): Issue | undefined {
  if (path !== 'answers' && path !== 'evidence') return undefined
  const shape = shapeInstead(name)
  const at = memberPath(path, name)
  if (shape === undefined)
    return { path: at, expected: knownName('question', name, names), received: describe(name) }
  const expected = `${shape} instead, as how a service writes its JSON is now a shape`
  return { path: at, expected, received: describe(value) }
}

/** Reports a file that has neither `answers` nor `shapes`. */
function emptyIssues(file: unknown): Issue[] {
  if (!isObject(file) || 'answers' in file || 'shapes' in file) return []
  return [{ path: 'answers', expected: 'an object of answers, or shapes beside them', received: 'nothing' }]
}

/** Checks what the validator does not: `server` has no user name or password. */
function valueIssues(file: unknown): Issue[] {
  const server = isObject(file) ? file.server : undefined
  if (typeof server !== 'string' || !URL.canParse(server) || !hasSecret(new URL(server))) return []
  // Do not repeat the address: it holds a password.
  const expected = 'an address without user name and password'
  return [{ path: 'server', expected, received: 'one with them' }]
}

function hasSecret({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}

/** The path at which editors find the schema of dialect files in an installed package. */
const schemaPath = 'node_modules/shortlink-kit/spec/dialect.schema.json'

/**
 * Writes a dialect as YAML for people to read and edit. The schema for editors is on top. Each answer has a
 * line of its own under its question, in the register's order, so that a diff of two files shows how the
 * servers differ.
 * @param schema path of the schema; by default in the installed package, relative to a project's root
 * @param notes lines to write as comments before the shapes
 * @throws TypeError for an answer to an unknown question
 * @example
 * ```ts
 * import { formatDialect } from 'shortlink-kit/dialect'
 *
 * const text = formatDialect({ name: 'staging', answers: { 'errors.not-found': 410 } })
 * console.log(text.includes('  errors.not-found: 410\n')) // true
 * ```
 */
export function formatDialect(dialect: Dialect, schema = schemaPath, notes: readonly string[] = []): string {
  const { name, observed, server, answers, evidence = {} } = dialect
  const head = [`# yaml-language-server: $schema=${schema}`, `name: ${inline(name)}`]
  if (observed !== undefined) head.push(`observed: ${inline(observed)}`)
  if (server !== undefined) head.push(`server: ${inline(server)}`)
  head.push(...notes.flatMap((line, index) => [...(index === 0 ? [''] : []), `# ${inOneLine(line)}`]))
  const unknown = Object.keys(answers).filter(id => !Object.hasOwn(questions, id))
  if (unknown.length > 0) {
    throw new TypeError(`Failed to write the dialect ${name}: unknown question ${unknown.join(', ')}`)
  }
  const ids = Object.keys(questions) as (keyof Answers)[]
  const answered = ids.filter(id => answers[id] !== undefined)
  const lines = answered.flatMap(id => [`  # ${questions[id].ask}`, `  ${id}: ${inline(answers[id])}`])
  const shapes = dialect.shapes === undefined ? [] : ['', formatShapes(dialect, dialect.shapes).trimEnd()]
  const text = [...head, ...shapes, '', answered.length === 0 ? 'answers: {}' : 'answers:', ...lines]
  const seen = ids.filter(id => evidence[id] !== undefined)
  if (dialect.evidence !== undefined) {
    text.push('', '# What each answer was seen in.', seen.length === 0 ? 'evidence: {}' : 'evidence:')
    text.push(...seen.map(id => `  ${id}: ${inline(evidence[id])}`))
  }
  return `${text.join('\n')}\n`
}

/** Makes a text fit in a comment, which a line break would end. */
function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trimEnd()
}

/** Writes a value as YAML in one line. */
function inline(value: unknown): string {
  return yamlText(new Document(value), { collectionStyle: 'flow' }).trim()
}
