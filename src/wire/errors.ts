import type { CompleteShapes } from '../dialect/shapes/complete.ts'
import { errorScope } from '../dialect/shapes/scopes/index.ts'
import { type ErrorCase, errorCases } from '../dialect/shapes/shapes.ts'
import type { Answers } from '../generated/answers.ts'
import { ErrorValues, type RefusedValues } from './error-values.ts'
import { type InputIssue, isMissingField, issueSummary, plainName } from './issues.ts'
import type { PlainRequest, PlainResponse } from './plain.ts'
import { type Occasion, type ResponseWriter, responseWriter } from './respond.ts'

type RequestLine = Pick<PlainRequest, 'method' | 'path' | 'base'>

/** Removes the received value from an issue: the value may be a secret, and logs are stored. */
function withoutValue({ received, ...issue }: InputIssue): InputIssue {
  const isEmpty = received === '' && issue.expected === undefined
  return { ...issue, field: plainName(issue.field), ...(isEmpty && { expected: 'set; it is empty' }) }
}

/** Returns the reason why fields are refused, for the log. */
function reasonOf(issues: readonly InputIssue[]): NonNullable<PlainResponse['reason']> {
  const [first] = issues
  return { text: issueSummary(issues, first && withoutValue(first)), ...first?.remedy }
}

/** The error case by question, for refusals that name no field. */
const wholeCases: Partial<Record<NonNullable<InputIssue['question']>, ErrorCase>> = {
  'references.unknown': 'reference',
  'list.unknown-filter-id': 'reference',
  'list.page-beyond-last': 'parameter',
  'list.page-invalid': 'parameter',
  'list.unknown-value': 'parameter',
}

/** Returns the error case of issues that name no field: the case they share, or `error` if they differ. */
function wholeCase(issues: readonly InputIssue[]): ErrorCase {
  const cases = new Set(issues.map(({ question }) => question && wholeCases[question]))
  const [only = 'error', ...others] = cases
  return others.length === 0 ? only : 'error'
}

/** Writes errors in the shapes of a dialect. */
export class ErrorWriter {
  readonly #answers: Answers
  readonly #cases: Record<ErrorCase, ResponseWriter>
  readonly #stated: ReadonlySet<string>
  readonly #request: RequestLine | undefined

  /** @param stated the cases for which the dialect states a shape */
  constructor(
    answers: Answers,
    cases: Record<ErrorCase, ResponseWriter>,
    stated: ReadonlySet<string>,
    request?: RequestLine,
  ) {
    this.#answers = answers
    this.#cases = cases
    this.#stated = stated
    this.#request = request
  }

  /** Returns a writer for errors about a request. These errors can show its method and path. */
  about(request: RequestLine): ErrorWriter {
    return new ErrorWriter(this.#answers, this.#cases, this.#stated, request)
  }

  /**
   * Writes an error about the request as a whole, without a list of invalid fields.
   * @param subject the single parameter, id or value that the error is about, if there is one
   */
  refuse(
    of: ErrorCase,
    status: number,
    message: string,
    headers?: Record<string, string>,
    subject?: InputIssue,
  ): PlainResponse {
    const response = this.#cases[of].respond(this.#values(status, message, [], subject), status, headers)
    return { ...response, reason: { text: message, ...subject?.remedy } }
  }

  /**
   * Writes the refusal to delete a pixel that links use.
   * @param usedBy the ids of the links, as the dialect shows them
   */
  refuseInUse(status: number, message: string, usedBy: readonly (string | number)[]): PlainResponse {
    const values = this.#values(status, message, [], undefined, usedBy)
    return { ...this.#cases.in_use.respond(values, status), reason: { text: message } }
  }

  /**
   * Writes an error about one issue. The question `errors.fields` decides whether the error names the field.
   */
  refuseOne(
    question: NonNullable<InputIssue['question']>,
    of: ErrorCase,
    issue: InputIssue,
    message: string,
  ): PlainResponse {
    if (this.#answers['errors.fields'][question]) return this.refuseInput([issue])
    const status = issue.status ?? this.#answers['errors.validation.status']
    return this.refuse(of, status, message, undefined, issue)
  }

  /**
   * Writes an error about fields. Issues that name no field are left out if other issues name one. If the
   * dialect refuses missing fields on their own (question `errors.missing`), only those are shown. The status
   * is that of the issues if they agree, otherwise the status of invalid input.
   */
  refuseInput(all: readonly InputIssue[]): PlainResponse {
    const missing = this.#answers['errors.missing']
    if (missing !== 'together' && all.some(isMissingField))
      return this.#refuseFields('missing', missing, all.filter(isMissingField))
    const invalid = this.#answers['errors.validation.status']
    const fields = this.#answers['errors.fields']
    const named = all.filter(({ question }) => question === undefined || fields[question])
    const issues = named.length > 0 ? named : all
    const own = issues[0]?.status ?? invalid
    const status = issues.every(issue => (issue.status ?? invalid) === own) ? own : invalid
    const isConflict = status !== invalid && issues.every(({ question }) => question === 'links.alias.unique')
    if (named.length === 0) {
      const whole = isConflict ? 'conflict' : wholeCase(issues)
      const reason = reasonOf(issues)
      return { ...this.refuse(whole, status, issueSummary(issues), undefined, issues[0]), reason }
    }
    const of = isConflict && this.#stated.has('conflict') ? 'conflict' : 'invalid'
    return this.#refuseFields(of, status, issues)
  }

  #refuseFields(of: ErrorCase, status: number, issues: readonly InputIssue[]): PlainResponse {
    const values = this.#values(status, issueSummary(issues), issues)
    const reason = reasonOf(issues)
    return { ...this.#cases[of].respond(values, status), reason }
  }

  #values(
    status: number,
    message: string,
    issues: readonly InputIssue[],
    subject?: InputIssue,
    usedBy?: RefusedValues['usedBy'],
  ) {
    const { method, path, base } = this.#request ?? {}
    return new ErrorValues({ status, message, issues, subject, usedBy, method, path, base })
  }
}

/** Creates the writer of a dialect's errors. */
export function errorWriter(
  answers: Answers,
  { errors, stated }: CompleteShapes,
  occasion: () => Occasion,
): ErrorWriter {
  const cases: Partial<Record<ErrorCase, ResponseWriter>> = {}
  for (const name of errorCases)
    cases[name] = responseWriter(errors[name], errorScope, `shapes.errors.${name}`, occasion)
  return new ErrorWriter(answers, cases as Record<ErrorCase, ResponseWriter>, stated)
}

const casesOfStatus: Readonly<Record<number, ErrorCase>> = {
  401: 'unauthenticated',
  404: 'not_found',
  405: 'method',
  406: 'accept',
  409: 'conflict',
  413: 'too_large',
  415: 'media_type',
  429: 'rate_limited',
  500: 'failed',
  503: 'unavailable',
}

/** Returns the error case of a status, for errors whose cause is not known. */
export function caseOfStatus(status: number): ErrorCase {
  return casesOfStatus[status] ?? 'error'
}
