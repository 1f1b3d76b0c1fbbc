import type { ErrorObject, ValidateFunction } from 'ajv'
import { schemaIssues } from '../documents/schema-issues.ts'
import { checks } from '../generated/admin-inputs.js'
import { type AdminOperationId, adminOperations } from '../generated/admin-operations.ts'
import { AdminError } from './refusal.ts'

/** A request to the control plane, whatever carries it. */
export interface AdminRequest {
  method: string
  /** The path below `/__admin`, percent-encoded as sent. */
  path: string
  /** The query string without its question mark. */
  query: string
  header(name: string): string | undefined
  /** Reads the body. 'too-large' if it exceeds the limit, in bytes. */
  body(limit: number): Promise<Uint8Array | 'too-large' | null>
  /** Calls a function once if the client goes away. Returns a function that ends this. */
  onGone?(listener: () => void): () => void
}

/** An operation of the control plane, with its parameters. */
export interface Call {
  operationId: AdminOperationId
  /** The parameters of path and query: those of `integers` are numbers. */
  parameters: Parameters
}

/** Checked parameters. */
export class Parameters {
  readonly #values: Readonly<Record<string, string | number>>

  constructor(values: Readonly<Record<string, string | number>>) {
    this.#values = values
  }

  text(name: string): string | undefined {
    const value = this.#values[name]
    return value === undefined ? undefined : String(value)
  }

  number(name: string): number | undefined {
    const value = this.#values[name]
    return typeof value === 'number' ? value : undefined
  }

  /** Returns a parameter that is required or has a default. */
  required(name: string): number {
    const value = this.number(name)
    if (value === undefined) throw new Error(`Failed to read the parameter ${name}: it is no number`)
    return value
  }
}

const routes = Object.entries(adminOperations).map(([operationId, { method, path }]) => ({
  operationId: operationId as AdminOperationId,
  method,
  parts: path.split('/'),
}))

/** Returns the operation of a request. Throws AdminError if there is none, or if its parameters are invalid. */
export function callOf({ method, path, query }: AdminRequest): Call {
  const parts = path.split('/')
  const matching = routes.filter(({ parts: known }) => isLike(parts, known))
  // `/requests/count` also has the form of `/requests/{id}`. The literal path counts.
  const literal = matching.filter(({ parts: known }) => known.join('/') === path)
  const found = literal.length > 0 ? literal : matching
  if (found.length === 0)
    throw new AdminError(404, 'The control plane has no such path. GET /__admin/openapi.json lists them.')
  const route = found.find(known => known.method === (method === 'HEAD' ? 'GET' : method))
  if (route === undefined) {
    const allow = found.map(known => known.method).join(', ')
    throw new AdminError(405, `This path of the control plane allows ${allow}.`, { headers: { allow } })
  }
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (values.has(name))
      throw new AdminError(400, `The parameter ${JSON.stringify(name.slice(0, 80))} is given twice.`)
    values.set(name, value)
  }
  for (const [at, part] of route.parts.entries()) {
    if (part.startsWith('{')) values.set(part.slice(1, -1), parts[at] ?? '')
  }
  return { operationId: route.operationId, parameters: checkedParameters(route.operationId, values) }
}

function isLike(parts: readonly string[], known: readonly string[]): boolean {
  return (
    parts.length === known.length && known.every((part, at) => part.startsWith('{') || part === parts[at])
  )
}

function checkedParameters(operationId: AdminOperationId, texts: ReadonlyMap<string, string>): Parameters {
  const { integers, defaults } = adminOperations[operationId]
  const given: Record<string, string | number> = Object.create(null)
  for (const [name, text] of texts) {
    given[name] = integers.includes(name) && /^\d{1,16}$/.test(text) ? Number(text) : text
  }
  refuse(checks[`${operationId}Parameters`], given, 'The parameters are not valid')
  return new Parameters({ ...defaults, ...given })
}

/** Throws AdminError with the mistakes of a value that its schema refuses. */
export function refuse(check: ValidateFunction | undefined, value: unknown, message: string): void {
  if (check === undefined || check(value)) return
  const errors: ErrorObject[] = check.errors ?? []
  throw invalid(message, schemaIssues(errors))
}

/** Returns the refusal of an invalid input, which names its first mistake. */
export function invalid(
  message: string,
  issues: readonly { path: string; expected: string; received: string }[],
) {
  const [first] = issues
  const place = first === undefined || first.path === '' ? '' : `${first.path}: `
  const text = first === undefined ? '' : `: ${place}expected ${first.expected}, got ${first.received}`
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new AdminError(400, `${message}${text}${more}.`, { issues })
}
