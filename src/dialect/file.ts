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
import { textOf } from './yaml-text.ts'

// Not for import at the start of a program: it loads the YAML parser and the schema, which only files need.

export type { Dialect } from './dialect.ts'
export { DialectError, type DialectIssue } from './errors.ts'
export { mergeDialects } from './merge.ts'
export { type DialectName, namedDialects } from './named.ts'
export type { KindResponseShape, ResponseShape, Shape, Shapes } from './shapes/shapes.ts'

/**
 * Reads a dialect from the text (or the bytes) of a YAML or JSON file. Throws a DialectError with every mistake: first
 * those of the text, then those of form, and when there are none those of sense.
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
  // The validator has seen it all: from here on it is a dialect, and perhaps the address of its schema.
  const { $schema: _, ...stated } = document.value as Partial<Dialect> & { name: string; $schema?: string }
  const dialect: Dialect = { ...stated, answers: stated.answers ?? {} }
  const mistakes = [...contradictions(dialect.answers), ...shapeIssues(dialect)]
  if (mistakes.length > 0) throw new DialectError(sourceName, mistakes)
  return dialect
}

/**
 * One answer as a command line gives it, `errors.validation.status` and `400`: the value is YAML. An object changes the
 * members that it names. Throws a DialectError for a question that there is not, and for an answer that does not fit.
 */
export function withAnswer(dialect: Dialect, id: string, value: string): Dialect {
  const source = `--answer ${id}`
  const document = readDocument(value)
  if ('issues' in document) throw new DialectError(source, document.issues)
  const known = Object.hasOwn(questions, id) ? { [id]: answersOf(dialect)[id as keyof Answers] } : {}
  const answers = mergeAnswers(known, { [id]: document.value })
  return mergeDialects(dialect, parseDialect(JSON.stringify({ name: id, answers }), source))
}

/** Throws a DialectError where what several files say together makes no sense. */
export function checkTogether(dialect: Dialect): void {
  const mistakes = [...contradictions(dialect.answers), ...shapeIssues(dialect)]
  if (mistakes.length > 0) throw new DialectError(dialect.name, mistakes)
}

function formIssues(file: unknown): DialectIssue[] {
  return checkDialect(file) ? [] : issuesOf(checkDialect.errors ?? [], file)
}

/** A file says at least one of the two. */
function emptyIssues(file: unknown): DialectIssue[] {
  if (!isObject(file) || 'answers' in file || 'shapes' in file) return []
  return [{ path: 'answers', expected: 'an object of answers, or shapes beside them', received: 'nothing' }]
}

/** What the schema says in formats, which the validator passes over. */
function valueIssues(file: unknown): DialectIssue[] {
  const { observed, server } = (typeof file === 'object' ? (file ?? {}) : {}) as Record<string, unknown>
  const issues: DialectIssue[] = []
  if (typeof observed === 'string' && !isDay(observed)) {
    const expected = 'a day of the calendar, YYYY-MM-DD'
    issues.push({ path: 'observed', expected, received: describe(observed) })
  }
  if (typeof server === 'string' && URL.canParse(server) && hasSecret(new URL(server))) {
    // What came is not repeated.
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

/** Where editors find the schema of dialect files in an installed package. */
const schemaPath = 'node_modules/shortlink-kit/spec/dialect.schema.json'

/**
 * Writes a dialect as YAML, for people to read and edit: the schema for editors on top, each answer in a line of its
 * own under its question, in the register's order, so that two files of one server differ where the server does.
 * @param schema where the schema is; by default in the installed package, seen from a project's root
 * @param notes lines for people, which stand as comments before the shapes
 * @throws TypeError for an answer to a question that there is not
 */
export function formatDialect(dialect: Dialect, schema = schemaPath, notes: readonly string[] = []): string {
  const { name, observed, server, answers, evidence = {} } = dialect
  const head = [`# yaml-language-server: $schema=${schema}`, `name: ${inline(name)}`]
  if (observed !== undefined) head.push(`observed: ${inline(observed)}`)
  if (server !== undefined) head.push(`server: ${inline(server)}`)
  head.push(...notes.flatMap((line, index) => [...(index === 0 ? [''] : []), `# ${inOneLine(line)}`]))
  const unknown = Object.keys(answers).filter(id => !Object.hasOwn(questions, id))
  if (unknown.length > 0) {
    throw new TypeError(`Failed to write the dialect ${name}: there is no question ${unknown.join(', ')}`)
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

/** What a comment can hold: a line break would end it. */
function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trimEnd()
}

/** A value as YAML in one line. */
function inline(value: unknown): string {
  return textOf(new Document(value), { collectionStyle: 'flow' }).trim()
}
