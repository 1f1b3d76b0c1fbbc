import type { Answers } from '../generated/answers.ts'
import { readingOf } from '../wire/authorization.ts'
import { essenceOf } from '../wire/media.ts'
import type { PlainRequest } from '../wire/plain.ts'
import { type Remedy, remedyFor, remedyOf } from '../wire/remedies.ts'
import { countFields } from './request-parts.ts'
import type { Route } from './routes.ts'

// Remedies that depend on the request. All others are in the register (`tries`).

const largestBody = 67_108_864
const mostFields = 100_000

/** Returns the remedy of a method that a path does not have. */
export function methodRemedy({ method, header }: PlainRequest, route: Route): Remedy | undefined {
  if (method === 'HEAD' && route.has('GET')) return remedyOf('http.head')
  if (method === 'PATCH' && route.has('PUT')) return remedyOf('update.patch')
  if (method !== 'OPTIONS') return undefined
  const isPreflight = header('origin') !== undefined && header('access-control-request-method') !== undefined
  return remedyOf(isPreflight ? 'http.cors' : 'http.options')
}

/** Returns the remedy of an Authorization header that cannot be read: a reading that finds a key in it. */
export function keyRemedy(header: string | undefined): Remedy | undefined {
  const reading = readingOf(header)
  return reading && { question: 'auth.header', answer: reading }
}

/** Returns the remedy of a body whose media type is not read: to read it, or to treat it as absent. */
export function mediaRemedy(request: PlainRequest, answers: Answers): Remedy {
  const essence = essenceOf(request.header('content-type'))
  const { also } = answers['input.content-type']
  const added = ({ 'application/json': 'json', 'multipart/form-data': 'multipart' } as const)[essence]
  return {
    question: 'input.content-type',
    answer: added === undefined ? { otherwise: 'absent' } : { also: [...also, added] },
  }
}

/** Returns the remedy of a body that is too large: a limit that it fits in. */
export function sizeRemedy({ body, header, fields }: PlainRequest, limit: number): Remedy | undefined {
  const bytes = body instanceof Uint8Array ? body.length : Number(header('content-length') ?? Number.NaN)
  const question = 'errors.too-large'
  if (bytes > limit)
    return bytes > largestBody ? undefined : { question, answer: { bytes: roundedUp(bytes) } }
  const count = body instanceof Uint8Array ? countFields(body, fields) : Number.NaN
  return count <= mostFields
    ? { question, answer: { fields: Math.min(roundedUp(count), mostFields) } }
    : undefined
}

/** Returns the next power of 2: a limit that is easy to read. */
export function roundedUp(count: number): number {
  return 2 ** Math.ceil(Math.log2(count))
}

/** A required field that is missing or was sent empty. */
interface Missing {
  field: string
  of: 'links' | 'pixels'
  isSentEmpty: boolean
  isUpdate: boolean
}

/** Returns the remedy of a required field that is missing or was sent empty. */
export function missingRemedy(
  { field, of, isSentEmpty, isUpdate }: Missing,
  { query }: PlainRequest,
  answers: Answers,
): Remedy | undefined {
  const isInQuery = query !== '' && new URLSearchParams(query).get(field)
  if (isInQuery && answers['input.query-fields'] === 'ignored') return remedyOf('input.query-fields')
  if (isUpdate && isSentEmpty) return { question: 'input.empty-value', answer: { [of]: 'absent' } }
  if (isUpdate) return remedyFor('update.partial', 'default', answers)
  if (field === 'url') return undefined
  const question = `${of}.create.required` as const
  const required: readonly string[] = answers[question]
  return { question, answer: required.filter(name => name !== field) }
}
