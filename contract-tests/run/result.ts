import type { Answer, Exchange, SentRequest } from '../core/exchange.ts'
import type { Redactor } from '../core/redact/index.ts'
import type { Level, Requirement } from '../requirements/requirement.ts'

/** The verdict on a requirement. */
export type Verdict =
  | 'passed'
  | 'failed'
  | 'matches'
  | 'differs'
  | 'not-observable'
  | 'inconclusive'
  | 'skipped'
  | 'error'

/** The result of one requirement: one row of every report. */
export interface Result {
  id: string
  level: Level
  source: string
  title: string
  verdict: Verdict
  expected?: unknown
  received?: unknown
  reason?: string
  /** The writes that led to the state of the record in `request`: its create and its last update. */
  writes?: readonly SentRequest[]
  request?: SentRequest
  response?: Answer
  durationMs: number
}

/** The outcome of running a requirement. Its result is derived from it. */
export type Outcome = Pick<Result, 'verdict'> &
  Partial<Pick<Result, 'expected' | 'received' | 'reason' | 'writes'>> & { exchange?: Exchange | undefined }

/** Maximum number of characters of a response's text that a report shows. */
const longestText = 8000

/**
 * Returns the outcome of a requirement as reports show it, without the key in what a server sent or received.
 */
export function resultOf(
  { id, level, source, title }: Pick<Requirement, 'id' | 'level' | 'source' | 'title'>,
  { verdict, expected, received, reason, writes, exchange }: Outcome,
  durationMs: number,
  redact: Redactor,
): Result {
  // Documented requirements report sentences, assumed ones report answers.
  const redacted = (value: unknown) =>
    level === 'documented' && typeof value === 'string' ? redact.sentence(value) : redact.value(value)
  return {
    id,
    level,
    source,
    title,
    verdict,
    ...(expected !== undefined && { expected: redacted(expected) }),
    ...(received !== undefined && { received: redacted(received) }),
    ...(reason !== undefined && { reason: redact.sentence(reason) }),
    ...(writes !== undefined && { writes: writes.map(write => requestOf(write, redact)) }),
    ...(exchange !== undefined && {
      request: requestOf(exchange.request, redact),
      response: responseOf(exchange, redact),
    }),
    durationMs: Math.round(durationMs),
  }
}

function requestOf(request: SentRequest, redact: Redactor): SentRequest {
  const { method, path, headers, body, authorization } = request
  return {
    method,
    path: pathOf(path, redact),
    headers: headersOf(headers, redact),
    ...(body !== undefined && { body: redact.text(body) }),
    ...(authorization !== undefined && {
      authorization: authorization === null ? null : redact.text(authorization),
    }),
  }
}

/**
 * Redacts a path. Its first segment, `links` or `pixels`, comes from the suite and is redacted like a name.
 */
function pathOf(path: string, redact: Redactor): string {
  const resource = /^\/[\w-]*/.exec(path)?.[0] ?? ''
  return redact.name(resource) + redact.text(path.slice(resource.length))
}

function responseOf({ answer }: Exchange, redact: Redactor): Answer {
  const { status, headers, text } = answer
  const shown = redact.text(text, longestText)
  return {
    status,
    headers: headersOf(headers, redact),
    text: text.length > longestText ? `${shown}…` : shown,
    json: undefined,
  }
}

function headersOf(headers: Readonly<Record<string, string>>, redact: Redactor): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [redact.name(name), redact.text(value)]),
  )
}
