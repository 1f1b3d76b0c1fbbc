/** Which kind of refusal: each may have a status and a shape of its own. */
export type RefusalCase =
  | 'no-key'
  | 'wrong-key'
  | 'no-route'
  | 'method'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'other'

/** What is wrong with one field. */
export interface Issue {
  field: string
  /** A short word for machines. */
  code: string
  message: string
}

/** A request that is refused; how it is written is for another to say. */
export class Refusal extends Error {
  readonly kind: RefusalCase
  readonly status: number
  readonly issues: readonly Issue[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    kind: RefusalCase,
    status: number,
    message: string,
    { issues = [], headers = {} }: { issues?: readonly Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.issues = issues
    this.headers = headers
  }
}

export function invalid(status: number, issues: readonly Issue[]): Refusal {
  return new Refusal('invalid', status, issues[0]?.message ?? 'The given data was invalid.', { issues })
}
