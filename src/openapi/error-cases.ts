import { isSame } from '../dialect/shapes/json.ts'
import type { Node } from '../dialect/shapes/node.ts'
import { absentWord } from '../dialect/shapes/reading.ts'
import { errorScope } from '../dialect/shapes/scopes/index.ts'
import { parse } from '../dialect/shapes/shape.ts'
import { type ErrorCase, errorCases } from '../dialect/shapes/shapes.ts'
import { isWrittenInJson } from '../wire/respond.ts'
import type { Refusal } from './refusal.ts'
import type { Speech } from './speech.ts'

/** The error cases of refusals, by question. */
const cases: Readonly<Record<string, ErrorCase>> = {
  'auth.missing': 'unauthenticated',
  'auth.invalid': 'wrong_key',
  'errors.not-found': 'not_found',
  'errors.deleted': 'deleted',
  'errors.unknown-path': 'no_path',
  'ids.malformed': 'malformed_id',
  'references.unknown': 'reference',
  'list.unknown-filter-id': 'reference',
  'list.page-beyond-last': 'parameter',
  'list.page-invalid': 'parameter',
  'list.per-page': 'parameter',
  'list.unknown-value': 'parameter',
  'links.update.empty-body': 'no_fields',
  'errors.method': 'method',
  'update.patch': 'method',
  'http.head': 'method',
  'http.accept': 'accept',
  'input.content-type': 'media_type',
  'errors.too-large': 'too_large',
  'limits.rate': 'rate_limited',
  'errors.unavailable': 'unavailable',
  'pixels.delete.attached': 'in_use',
  'errors.malformed': 'unreadable',
}

/** Returns the error case whose shape the mock uses for a refusal. */
export function errorCaseOf({ assumed, body, status }: Refusal, { answers, shapes }: Speech): ErrorCase {
  const [question] = assumed
  const isConflict = question === 'links.alias.unique' && status !== answers['errors.validation.status']
  if (question === 'errors.missing') return 'missing'
  if (body === 'validation') return isConflict && shapes.stated.has('conflict') ? 'conflict' : 'invalid'
  return isConflict ? 'conflict' : (cases[question] ?? 'error')
}

/** Returns the name of the schema of an error. Errors with the same body share a schema. */
export function schemaNameOf(of: ErrorCase, { shapes }: Speech): string {
  const isLike = (other: ErrorCase) => isSame(shapes.errors[of].body, shapes.errors[other].body)
  if (isLike('error')) return 'Error'
  if (isLike('invalid')) return 'ValidationError'
  const first = errorCases.find(isLike) ?? of
  return `${first.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Error`
}

/** Whether two errors have the same media type, body and headers. */
export function isSameError(one: ErrorCase, other: ErrorCase, { shapes }: Speech): boolean {
  return isSame(shapes.errors[one], shapes.errors[other])
}

/** Whether an error has a body. */
export function errorHasBody(of: ErrorCase, { shapes }: Speech): boolean {
  return shapes.errors[of].body !== absentWord
}

/**
 * Returns each place at which the body of an error repeats the status: the member names from the root of the
 * body.
 */
export function statusPlaces(of: ErrorCase, { shapes }: Speech): string[][] {
  return placesOf(parse(shapes.errors[of].body, errorScope))
}

/** Whether the body of an error is JSON. */
export function isJsonError(of: ErrorCase, { shapes }: Speech): boolean {
  const { type, body } = shapes.errors[of]
  return body !== absentWord && isWrittenInJson(type, parse(body, errorScope))
}

function placesOf(node: Node, steps: readonly string[] = []): string[][] {
  if (node.kind === 'value' && node.name === 'status' && node.as === undefined && node.map === undefined)
    return [[...steps]]
  if (node.kind !== 'object') return []
  return node.members.flatMap(([name, part]) => placesOf(part, [...steps, name]))
}
