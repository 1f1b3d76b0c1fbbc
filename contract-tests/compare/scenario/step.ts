import type { QuestionId } from '../../requirements/requirement.ts'
import type { Resource } from '../../writes/account.ts'

/** Fields by name, or a list of pairs if a name occurs twice. */
export type StepFields = Readonly<Record<string, string>> | readonly (readonly [string, string])[]

/**
 * One request of the scenario. Its texts may contain placeholders for values that differ from server to
 * server:
 * - `{run}`: the word that all markers of the run begin with; `{r}`: the same without dashes
 * - `{m}`: a fresh marker; `{a}`: the same without dashes
 * - `{m:NAME}`, `{a:NAME}`, `{id:NAME}`: the marker and the id of the record that the step NAME created
 * - `{domain1}`, `{domain2}`, `{space1}`, `{space2}`: the ids that the user gave
 * - `{domain0}`: an unused id of the same form as the domain ids
 * - `{no:NAME}`: an id of the same form as that of the record that the step NAME created, which no record has
 */
export interface Step {
  method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path under the base URL: `/links/{id:plain}`. */
  path: string
  query?: StepFields
  form?: StepFields
  raw?: { type: string; body: string }
  headers?: Readonly<Record<string, string>>
  /** Replaces the Authorization header, as in `Outgoing`. Null sends none. */
  authorization?: string | null
  /** Milliseconds to wait before sending, so that an update has a different time from the create. */
  restMs?: number
  /** The name of the created record. Only a create that should succeed has one. */
  as?: string
  /** Whether to send a create without adding the fields that the dialect requires. */
  bare?: boolean
  /** The questions that the response depends on, besides those of every response of its kind. */
  asks?: readonly QuestionId[]
}

type Rest = Partial<Omit<Step, 'method' | 'path'>>

/** Builds a step that reads a record or a list: `get('/links', { per_page: '7' })`. */
export function getStep(path: string, query?: StepFields, rest: Rest = {}): Step {
  return { method: 'GET', path, ...(query === undefined ? {} : { query }), ...rest }
}

/** Builds a step that creates a record and names it. */
export function make(resource: Resource, as: string, form: StepFields, rest: Rest = {}): Step {
  return { method: 'POST', path: `/${resource}`, form, as, ...rest }
}

/** Builds a step with a create that the server may refuse. */
export function attempt(
  resource: Resource,
  form: StepFields,
  asks: readonly QuestionId[],
  rest: Rest = {},
): Step {
  return { method: 'POST', path: `/${resource}`, form, asks, ...rest }
}

/** Builds a step that updates the record with this name. */
export function changeStep(resource: Resource, name: string, form: StepFields, rest: Rest = {}): Step {
  return { method: 'PUT', path: `/${resource}/{id:${name}}`, form, ...rest }
}

/** Converts fields to name-value pairs. */
export function fieldPairs(fields: StepFields = {}): (readonly [string, string])[] {
  return Array.isArray(fields) ? [...fields] : (Object.entries(fields) as [string, string][])
}

/** Describes a step in one line: `POST /links alias={a}&url=…`. */
export function stepTitle({ method, path, query, form, raw, headers, authorization, as }: Step): string {
  const joined = (fields?: StepFields) =>
    fieldPairs(fields)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
  const parts = [`${method} ${path}${query === undefined ? '' : `?${joined(query)}`}`]
  if (form !== undefined) parts.push(joined(form) || '(nothing)')
  if (raw !== undefined) parts.push(`${raw.type}: ${raw.body}`)
  for (const [name, value] of Object.entries(headers ?? {})) parts.push(`${name}: ${value}`)
  if (authorization !== undefined)
    parts.push(authorization === null ? 'without a key' : `as ${authorization}`)
  if (as !== undefined) parts.push(`[${as}]`)
  return parts.join(' ')
}

/** Returns the kind of record that a step is about. */
export function resourceOf({ path }: Pick<Step, 'path'>): Resource {
  return path.startsWith('/pixels') ? 'pixels' : 'links'
}

/** Whether a step requests a list. */
export function isList({ method, path }: Step): boolean {
  return method === 'GET' && /^\/(links|pixels)\/?$/.test(path)
}
