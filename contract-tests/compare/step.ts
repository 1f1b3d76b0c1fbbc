import type { QuestionId } from '../requirements/requirement.ts'
import type { Resource } from '../writes/account.ts'

/** Fields by name; a list of pairs where one comes twice. */
export type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[]

/**
 * One request of the scenario. Its texts hold words in braces that stand for what differs from server to server:
 * `{run}` the run's word, `{r}` the same without its dash, `{m}` a fresh marker and `{a}` the same without dashes, `{m:NAME}`, `{a:NAME}` and
 * `{id:NAME}` the marker and the id of what an earlier step made under that name, `{domain1}`, `{domain2}`,
 * `{space1}`, `{space2}` the ids that the user gave, `{domain0}` an id of the same form that nothing has.
 */
export interface Step {
  method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under the base URL: `/links/{id:plain}`. */
  path: string
  query?: Fields
  form?: Fields
  raw?: { type: string; body: string }
  headers?: Readonly<Record<string, string>>
  /** As in `Outgoing`: another Authorization header, or null for none. */
  authorization?: string | null
  /** Milliseconds to wait before it is sent, so that a change has another time than the create. */
  restMs?: number
  /** The name of what is created: a create that is meant to succeed has one. */
  as?: string
  /** A create that is sent as it stands, without the fields that the dialect says are required. */
  bare?: boolean
  /** The open questions that its answer rests on, beside those of every answer of its kind. */
  asks?: readonly QuestionId[]
}

type Rest = Partial<Omit<Step, 'method' | 'path'>>

/** Asks for a record or a list: `get('/links', { per_page: '7' })`. */
export function get(path: string, query?: Fields, rest: Rest = {}): Step {
  return { method: 'GET', path, ...(query === undefined ? {} : { query }), ...rest }
}

/** Creates something under a name. */
export function make(resource: Resource, as: string, form: Fields, rest: Rest = {}): Step {
  return { method: 'POST', path: `/${resource}`, form, as, ...rest }
}

/** Sends a create that may be refused. */
export function attempt(
  resource: Resource,
  form: Fields,
  asks: readonly QuestionId[],
  rest: Rest = {},
): Step {
  return { method: 'POST', path: `/${resource}`, form, asks, ...rest }
}

/** Changes what was made under a name. */
export function change(resource: Resource, name: string, form: Fields, rest: Rest = {}): Step {
  return { method: 'PUT', path: `/${resource}/{id:${name}}`, form, ...rest }
}

/** The pairs of some fields. */
export function pairsOf(fields: Fields = {}): (readonly [string, string])[] {
  return Array.isArray(fields) ? [...fields] : (Object.entries(fields) as [string, string][])
}

/** A step in one line: `POST /links alias={a}&url=…`. */
export function titleOf({ method, path, query, form, raw, headers, authorization, as }: Step): string {
  const joined = (fields?: Fields) =>
    pairsOf(fields)
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

/** The kind of records that a step is about. */
export function resourceOf({ path }: Pick<Step, 'path'>): Resource {
  return path.startsWith('/pixels') ? 'pixels' : 'links'
}

/** Whether a step asks for a list. */
export function isList({ method, path }: Step): boolean {
  return method === 'GET' && /^\/(links|pixels)\/?$/.test(path)
}
