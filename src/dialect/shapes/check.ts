import { describe, type Issue, memberPath } from '../../documents/issue.ts'
import { answersOf, type Dialect } from '../dialect.ts'
import { isBodyless } from './complete.ts'
import { idSchemas, type PlacedResponse, placedResponses, placedShapes } from './places.ts'
import { absentWord } from './reading.ts'
import { parse } from './shape.ts'
import { statusQuestions } from './statuses.ts'
import { usesOf } from './uses.ts'

/**
 * Checks the shapes of a dialect. Returns mistakes in the language of shapes or, if there are none, shapes
 * that make no sense.
 */
export function shapeIssues(dialect: Dialect): Issue[] {
  const { shapes } = dialect
  if (shapes === undefined) return []
  const answers = answersOf(dialect)
  const ids = idSchemas(answers, dialect)
  const issues: Issue[] = []
  for (const { path, source, scope } of placedShapes(shapes, ids)) parse(source, scope, path, issues)
  if (issues.length > 0) return issues
  const uses = new Map(
    placedShapes(shapes, ids).map(({ path, source, scope }) => [path, usesOf(parse(source, scope)).names]),
  )
  const need = (path: string, name: string, expected: string) => {
    const names = uses.get(path)
    if (names !== undefined && !names.includes(name)) issues.push({ path, expected, received: 'none' })
  }
  // A record must show its identifier, because clients need it to request the record.
  for (const path of ['link', 'pixel', 'links.list.record', 'pixels.list.record'])
    need(`shapes.${path}`, 'id', 'a place for $id')
  for (const kind of ['links', 'pixels']) idNeed(`shapes.ids.${kind}`, uses, issues)
  for (const at of placedResponses(shapes, ids)) {
    if (at.name === 'record') need(`${at.path}.body`, 'record', 'a place for $record')
    if (at.name === 'list') need(`${at.path}.body`, 'records', 'a place for $records')
    issues.push(...responseIssues(at))
  }
  return issues
}

function idNeed(path: string, uses: Map<string, string[]>, issues: Issue[]): void {
  if (uses.get(path)?.length === 0)
    issues.push({ path, expected: '$number, $opaque or a text with one of them', received: 'none' })
}

/** Headers that a shape must not set: the server sets them itself. */
const takenHeaders = ['content-type', 'content-length', 'transfer-encoding', 'connection', 'retry-after']

function responseIssues({ path, name, response }: PlacedResponse): Issue[] {
  const { status, headers = {}, body } = response
  const issues: Issue[] = []
  for (const header of Object.keys(headers)) {
    if (!takenHeaders.includes(header.toLowerCase())) continue
    const expected = 'a header that the server does not set itself'
    issues.push({ path: memberPath(`${path}.headers`, header), expected, received: describe(header) })
  }
  if (path.startsWith('shapes.errors.') && status !== undefined && !Object.hasOwn(statusQuestions, name)) {
    const expected = 'no status: this error has no status of its own'
    issues.push({ path: `${path}.status`, expected, received: String(status) })
  }
  if (status !== undefined && isBodyless(status) && body !== undefined && body !== absentWord) {
    issues.push({
      path: `${path}.body`,
      expected: `none, because ${status} has no body`,
      received: describe(body),
    })
  }
  return issues
}
