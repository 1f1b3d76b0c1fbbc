import { fillTemplate } from '../dialect/template.ts'
import type { Answers } from '../generated/answers.ts'
import { type Issue, messageOf, messagesByField, summaryOf } from './issues.ts'
import type { PlainResponse } from './plain.ts'

/** Status -> the title of RFC 9110 and a short word, for dialects whose errors carry them. */
const titles: Record<number, [title: string, code: string]> = {
  400: ['Bad Request', 'bad_request'],
  401: ['Unauthorized', 'unauthorized'],
  403: ['Forbidden', 'forbidden'],
  404: ['Not Found', 'not_found'],
  405: ['Method Not Allowed', 'method_not_allowed'],
  406: ['Not Acceptable', 'not_acceptable'],
  408: ['Request Timeout', 'request_timeout'],
  409: ['Conflict', 'conflict'],
  410: ['Gone', 'gone'],
  413: ['Content Too Large', 'content_too_large'],
  415: ['Unsupported Media Type', 'unsupported_media_type'],
  422: ['Unprocessable Content', 'unprocessable_content'],
  429: ['Too Many Requests', 'too_many_requests'],
  431: ['Request Header Fields Too Large', 'headers_too_large'],
  500: ['Internal Server Error', 'internal_error'],
  503: ['Service Unavailable', 'unavailable'],
}

/** Writes errors as the dialect does (questions `errors.body` and `errors.validation.*`). */
export class ErrorWriter {
  readonly #answers: Answers

  constructor(answers: Answers) {
    this.#answers = answers
  }

  /** An error that is about the request as a whole. */
  refuse(status: number, message: string, headers: Record<string, string> = {}): PlainResponse {
    return this.#respond(status, this.#answers['errors.body'].body, { message, ...headed(status) }, headers)
  }

  /** An error that is about one field, where its question says so (`errors.fields`), and else about the request. */
  refuseOne(question: NonNullable<Issue['question']>, issue: Issue, message: string): PlainResponse {
    if (this.#answers['errors.fields'][question]) return this.refuseInput([issue])
    return this.refuse(issue.status ?? this.#answers['errors.validation.status'], message)
  }

  /**
   * An error that is about fields: every issue is told, save those that are told as no field's where there are others.
   * Answers the issues' own status where they agree on one.
   */
  refuseInput(all: readonly Issue[]): PlainResponse {
    const invalid = this.#answers['errors.validation.status']
    const fields = this.#answers['errors.fields']
    const told = all.filter(({ question }) => question === undefined || fields[question])
    const issues = told.length > 0 ? told : all
    const own = issues[0]?.status ?? invalid
    const status = issues.every(issue => (issue.status ?? invalid) === own) ? own : invalid
    const summary = summaryOf(issues)
    if (told.length === 0) return this.refuse(status, summary)
    return this.#respond(status, this.#answers['errors.validation.body'], {
      message: summary,
      summary,
      fields: messagesByField(issues),
      issues: issues.map(issue => ({ field: issue.field, message: messageOf(issue) })),
      ...headed(status),
    })
  }

  #respond(
    status: number,
    template: unknown,
    words: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): PlainResponse {
    return {
      status,
      headers: { 'content-type': this.#answers['errors.body'].type, ...headers },
      body: JSON.stringify(fillTemplate(template, words)),
    }
  }
}

function headed(status: number): { status: number; title: string; code: string } {
  const [title, code] = titles[status] ?? [`Status ${status}`, `status_${status}`]
  return { status, title, code }
}
