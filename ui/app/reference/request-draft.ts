import { encodeForm, type FormFields } from '../../../src/client/index.ts'
import type { FieldKind, OperationMetadata } from '../../../src/generated/operations.ts'

/** A row of a targeting list as typed. */
export interface RowDraft {
  key: string
  value: string
}

/** The values of the form of one operation, as typed. A value that is not sent is missing. */
export interface RequestDraft {
  id: string
  /** Query parameters, by name. */
  parameters: Readonly<Record<string, string>>
  /** Texts of fields, by name. Ids of a list are separated by commas. */
  fields: Readonly<Record<string, string>>
  /** Rows of lists, by the name of the field. */
  rows: Readonly<Record<string, readonly RowDraft[]>>
  /** Names of the fields that are sent although they are empty, which clears them. */
  cleared: readonly string[]
}

export const emptyDraft: RequestDraft = { id: '1', parameters: {}, fields: {}, rows: {}, cleared: [] }

/** A request as it is sent. */
export interface BuiltRequest {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: string | undefined
}

/** Returns the request of a form. */
export function builtRequest(
  operation: OperationMetadata,
  draft: RequestDraft,
  baseUrl: string,
  key: string,
): BuiltRequest {
  const { method, path, parameters, fields } = operation
  const query = new URLSearchParams()
  for (const { name } of parameters) {
    const value = draft.parameters[name] ?? ''
    if (value !== '') query.append(name, value)
  }
  const form = formOf(fields, draft)
  const search = String(query)
  const hasBody = Object.keys(fields).length > 0
  return {
    method,
    url: `${baseUrl}${path.replace('{id}', encodeURIComponent(draft.id))}${search === '' ? '' : `?${search}`}`,
    headers: [
      ['accept', 'application/json'],
      ...(key === '' ? [] : ([['authorization', `Bearer ${key}`]] as [string, string][])),
      ...(hasBody ? ([['content-type', 'application/x-www-form-urlencoded']] as [string, string][]) : []),
    ],
    body: hasBody ? form : undefined,
  }
}

function formOf(fields: Readonly<Record<string, FieldKind>>, draft: RequestDraft): string {
  const values: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(fields)) {
    const value = fieldValue(kind, draft.fields[name] ?? '', draft.rows[name] ?? [])
    if (value !== undefined) values[name] = value
    else if (draft.cleared.includes(name)) values[name] = null
  }
  // A person may type any value, so that the refusal can be seen.
  return String(encodeForm(values as FormFields))
}

function fieldValue(kind: FieldKind, text: string, rows: readonly RowDraft[]): unknown {
  if (kind === 'rows') return rows.length === 0 ? undefined : rows.map(({ key, value }) => ({ key, value }))
  if (kind === 'values') return rows.length === 0 ? undefined : rows.map(({ value }) => ({ value }))
  if (text === '') return undefined
  return kind === 'ids' ? text.split(',').map(id => id.trim()) : text
}

/** Returns a request in the form in which the control plane records requests, for the command that sends it. */
export function recordedAs({ method, url, headers, body }: BuiltRequest) {
  const { pathname, search } = new URL(url)
  return {
    id: 0,
    account: null,
    operationId: null,
    path: null,
    method,
    target: `${pathname}${search}`,
    status: 0,
    ms: 0,
    at: '',
    reason: null,
    findings: [],
    request: {
      headers: headers.map(([name, value]) => [name, name === 'authorization' ? 'Bearer [redacted]' : value]),
      ...(body !== undefined && { fields: [...new URLSearchParams(body)] }),
    },
    response: { headers: [] },
  }
}
