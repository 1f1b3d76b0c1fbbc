/** The kinds of refusals. Each may have its own status and shape. */
export type RefusalCase =
  | 'no-key'
  | 'wrong-key'
  | 'no-route'
  | 'method'
  | 'not-found'
  | 'invalid'
  | 'gone'
  | 'conflict'
  | 'in-use'
  | 'other'

/** A mistake in one field. */
export interface Issue {
  field: string
  /** A short code for programs. */
  code: string
  message: string
}

/** Thrown to refuse a request. It does not decide how the refusal is written. */
export class Refusal extends Error {
  readonly kind: RefusalCase
  readonly status: number
  readonly issues: readonly Issue[]
  readonly headers: Readonly<Record<string, string>>
  /** The links that keep a pixel from being deleted. */
  readonly ids: readonly string[]

  constructor(
    kind: RefusalCase,
    status: number,
    message: string,
    {
      issues = [],
      headers = {},
      ids = [],
    }: { issues?: readonly Issue[]; headers?: Record<string, string>; ids?: readonly string[] } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.issues = issues
    this.headers = headers
    this.ids = ids
  }
}

export function invalid(status: number, issues: readonly Issue[]): Refusal {
  return new Refusal('invalid', status, issues[0]?.message ?? 'The given data was invalid.', { issues })
}
