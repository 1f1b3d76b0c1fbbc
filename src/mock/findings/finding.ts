import type { Answers } from '../../generated/answers.ts'

/**
 * What a client did:
 * - `unknown-path`, `unknown-method`: the document does not have the path, or not the method on this path
 * - `media-type`: the body is no form, or the client does not accept JSON
 * - `unread-body`: the body has no effect, or no field could be read from it
 * - `misplaced`: a field is in the query instead of the body, or the API key is not in `Authorization`
 * - `unknown-field`, `unknown-parameter`: the document does not have a field or list parameter of this name
 * - `repeated`: a field or parameter was sent several times, and only one value counts
 * - `changed-value`: a value was replaced, dropped or ignored
 * - `double-encoded`: a value is percent-encoded twice
 * - `no-effect`: the request changes nothing, or creates a link that has expired already
 */
export type FindingKind =
  | 'unknown-path'
  | 'unknown-method'
  | 'media-type'
  | 'unread-body'
  | 'misplaced'
  | 'unknown-field'
  | 'unknown-parameter'
  | 'repeated'
  | 'changed-value'
  | 'double-encoded'
  | 'no-effect'

/** Something that a client sent although the interface document does not define it. */
export interface Finding {
  kind: FindingKind
  /** What the client did, what became of it, and what to do instead. Contains no received values. */
  text: string
  /** The section of the interface document that says what to send. */
  section: string
  /** The form field, as far as it is about one. */
  field?: string
  /** The query parameter, as far as it is about one. */
  parameter?: string
  /** The open question that decides what becomes of it. */
  question?: keyof Answers
  /** The path, field or parameter that the client probably meant. */
  meant?: string
}

/** What is found in a request: at once what is about records, which change, and all of it when it is asked for. */
export interface RequestFindings {
  readonly ofRecords: readonly Finding[]
  all(): readonly Finding[]
}

/** No findings: of a preflight, which is not sent by the client itself. */
export const noFindings: RequestFindings = { ofRecords: [], all: () => [] }

/** Returns a hint at what the client probably meant. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}

/** Returns a finding as one line: what was found, and where the document and the register say more. */
export function findingText({ text, section, question }: Finding): string {
  return `${text} (section ${section}${question === undefined ? '' : `, ${question}`})`
}
