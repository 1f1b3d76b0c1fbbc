import { addressesOf } from '../dialect/shapes/addresses.ts'
import { FieldValues, IssueValues } from './issue-values.ts'
import { type InputIssue, messageOf } from './issues.ts'

/** Title (RFC 9110) and short code by status, for dialects whose errors show them. */
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

/** The contents of an error: status, message, invalid fields, and the request if it is known. */
export interface RefusedValues {
  status: number
  message: string
  issues: readonly InputIssue[]
  /**
   * The single parameter, id or value in use that an error without a list of fields is about.
   */
  subject?: InputIssue | undefined
  /** The ids of the links that use a pixel which cannot be deleted, as the dialect shows them. */
  usedBy?: readonly (string | number)[] | undefined
  method?: string | undefined
  path?: string | null | undefined
  base?: string | undefined
}

/** The values of its first issue that an error shows. */
const shownOfFirst = [
  'field',
  'field_root',
  'field_brackets',
  'field_pointer',
  'field_index',
  'field_key',
  'source',
  'rule',
] as const

/**
 * The values that an error can show, by their names in shapes. It shows the values of its first issue, or of its
 * subject. A value is computed if a shape uses it.
 */
export class ErrorValues {
  readonly [name: string]: unknown
  readonly status: number
  readonly title: string
  readonly code: string
  readonly message: string
  readonly object: string | undefined
  readonly method: string | undefined
  readonly path: string | null | undefined
  readonly path_id: string | undefined
  readonly #refused: RefusedValues
  readonly #first: IssueValues | undefined

  constructor(refused: RefusedValues) {
    const { status, message, issues, subject, method, path } = refused
    const [title, code] = titles[status] ?? [`Status ${status}`, `status_${status}`]
    const [, object, id] = /^\/(link|pixel)s(?:$|\/([^/]*))/.exec(path ?? '') ?? []
    this.status = status
    this.title = title
    this.code = code
    this.message = message
    this.object = object
    this.method = method
    this.path = path
    this.path_id = id || undefined
    this.#refused = refused
    // A subject without `expected` is an id that names no record: only the received id is shown.
    const first = issues[0] ?? (subject?.expected === undefined ? undefined : subject)
    this.#first = first && new IssueValues(first, this)
  }

  get issues(): IssueValues[] {
    return this.#refused.issues.map(issue => new IssueValues(issue, this))
  }

  /** The number of further issues. */
  get more(): number | undefined {
    const { length } = this.#refused.issues
    return length > 0 ? length - 1 : undefined
  }

  /** The issues by field, in the order in which the fields first occur. Each field has all its messages. */
  get fields(): IssueValues[] {
    const fields = new Map<string, FieldValues>()
    for (const issue of this.#refused.issues) {
      const message = messageOf(issue)
      const known = fields.get(issue.field)
      if (known) known.messages.push({ message })
      else fields.set(issue.field, new FieldValues(issue, this, [{ message }]))
    }
    return [...fields.values()]
  }

  get used_by(): { id: string | number }[] {
    return (this.#refused.usedBy ?? []).map(id => ({ id }))
  }

  get base(): string | undefined {
    return this.#refused.base
  }

  get origin(): string | undefined {
    return this.base === undefined ? undefined : addressesOf(this.base).origin
  }

  get base_path(): string | undefined {
    return this.base === undefined ? undefined : addressesOf(this.base).base_path
  }

  get allowed(): { value: string }[] {
    return this.#first?.allowed ?? []
  }

  get received(): string | undefined {
    return this.#first === undefined ? this.#refused.subject?.received : this.#first.received
  }

  static {
    for (const name of shownOfFirst) {
      Object.defineProperty(ErrorValues.prototype, name, {
        get(this: ErrorValues) {
          return this.#first?.[name]
        },
      })
    }
  }
}
