import { Document } from 'yaml'
import type { Answers } from '../generated/answers.ts'
import { checkDialect } from '../generated/dialect.js'
import { questions } from '../generated/questions.ts'
import { contradictions } from './check.ts'
import { answersOf, type Dialect } from './dialect.ts'
import { readDocument } from './document.ts'
import { DialectError, type DialectIssue, describe } from './errors.ts'
import { mergeAnswers, mergeDialects } from './merge.ts'
import { issuesOf } from './schema-issues.ts'
import { shapeIssues } from './shapes/check.ts'
import { formatShapes } from './shapes/format.ts'
import { isObject } from './shapes/json.ts'
import { yamlText } from './yaml-text.ts'

// Do not import this file at the start of a program: it loads the YAML parser and the schema, which only
// dialect files need.

export type { Dialect } from './dialect.ts'
export { DialectError, type DialectIssue } from './errors.ts'
export { mergeDialects } from './merge.ts'
export { type DialectName, namedDialects } from './named.ts'
export type { KindResponseShape, ResponseShape, Shape, Shapes } from './shapes/shapes.ts'

/**
 * Parses a dialect from the text (or the bytes) of a YAML or JSON file.
 * @throws DialectError with all mistakes of the first check that fails: syntax, then schema, then
 * contradictions
 */
export function parseDialect(content: string | Uint8Array, sourceName: string): Dialect {
  const document = readDocument(content)
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
 */
export function withAnswer(dialect: Dialect, id: string, value: string): Dialect {
  const source = `--answer ${id}`
  const document = readDocument(value)
  if ('issues' in document) throw new DialectError(source, document.issues)
  const known = Object.hasOwn(questions, id) ? { [id]: answersOf(dialect)[id as keyof Answers] } : {}
  const answers = mergeAnswers(known, { [id]: document.value })
  return mergeDialects(dialect, parseDialect(JSON.stringify({ name: id, answers }), source))
}

/** Throws a DialectError if a dialect that was merged from several files contradicts itself. */
export function checkTogether(dialect: Dialect): void {
  const mistakes = [...contradictions(dialect.answers), ...shapeIssues(dialect)]
  if (mistakes.length > 0) throw new DialectError(dialect.name, mistakes)
}

function formIssues(file: unknown): DialectIssue[] {
  return checkDialect(file) ? [] : issuesOf(checkDialect.errors ?? [], file)
}

/** Reports a file that has neither `answers` nor `shapes`. */
function emptyIssues(file: unknown): DialectIssue[] {
  if (!isObject(file) || 'answers' in file || 'shapes' in file) return []
  return [{ path: 'answers', expected: 'an object of answers, or shapes beside them', received: 'nothing' }]
}

/**
 * Checks what the validator does not: `observed` is a day that exists, and `server` has no user name or
 * password.
 */
function valueIssues(file: unknown): DialectIssue[] {
  const { observed, server } = (typeof file === 'object' ? (file ?? {}) : {}) as Record<string, unknown>
  const issues: DialectIssue[] = []
  if (typeof observed === 'string' && !isDay(observed)) {
    const expected = 'a day of the calendar, YYYY-MM-DD'
    issues.push({ path: 'observed', expected, received: describe(observed) })
  }
  if (typeof server === 'string' && URL.canParse(server) && hasSecret(new URL(server))) {
    // Do not repeat the address: it holds a password.
    issues.push({
      path: 'server',
      expected: 'an address without user name and password',
      received: 'one with them',
    })
  }
  return issues
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
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
