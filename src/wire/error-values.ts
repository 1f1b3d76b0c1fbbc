import { addressesOf } from '../dialect/shapes/addresses.ts'
import { type InputIssue, messageOf, ruleOf } from './issues.ts'

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
  method?: string | undefined
  path?: string | null | undefined
  base?: string | undefined
}

/** Returns the values that an error can show, by their names in shapes. */
export function errorValues({
  status,
  message,
  issues,
  subject,
  method,
  path,
  base,
}: RefusedValues): Record<string, unknown> {
  const [title, code] = titles[status] ?? [`Status ${status}`, `status_${status}`]
  const [, object, id] = /^\/(link|pixel)s(?:$|\/([^/]*))/.exec(path ?? '') ?? []
  const values = issues.map(issue => ({ status, title, ...issueValues(issue, object) }))
  return {
    ...(values[0] ?? subjectValues(subject, object)),
    status,
    title,
    code,
    message,
    issues: values,
    more: values.length > 0 ? values.length - 1 : undefined,
    fields: byField(values),
    method,
    path,
    ...(base !== undefined && addressesOf(base)),
    object,
    path_id: id || undefined,
  }
}

/**
 * Returns the values of the subject. A subject without `expected` is an id that names no record: only the
 * received id is shown.
 */
function subjectValues(subject: InputIssue | undefined, object: string | undefined): Partial<IssueValues> {
  if (subject?.expected === undefined) return { received: subject?.received }
  return issueValues(subject, object)
}

interface IssueValues {
  field: string
  field_root: string
  field_brackets: string
  field_pointer: string
  field_index: number | undefined
  field_key: string | undefined
  source: string
  object: string | undefined
  rule: string
  message: string
  received: string | undefined
}

function issueValues(issue: InputIssue, object: string | undefined): IssueValues {
  const steps = issue.field.split('.')
  const [root = '', index = '', key] = steps
  return {
    field: issue.field,
    field_root: root,
    field_brackets:
      root +
      steps
        .slice(1)
        .map(step => `[${step}]`)
        .join(''),
    field_pointer: steps.map(step => `/${step}`).join(''),
    field_index: /^\d+$/.test(index) ? Number(index) : undefined,
    field_key: key,
    source: issue.source ?? 'body',
    object,
    rule: ruleOf(issue),
    message: messageOf(issue),
    received: issue.received,
  }
}

/** Groups issues by field, in the order in which the fields first occur. Each field has all its messages. */
function byField<Shown extends IssueValues>(issues: readonly Shown[]) {
  const fields = new Map<string, Shown & { messages: { message: string }[] }>()
  for (const issue of issues) {
    const known = fields.get(issue.field)
    if (known) known.messages.push({ message: issue.message })
    else fields.set(issue.field, { ...issue, messages: [{ message: issue.message }] })
  }
  return [...fields.values()]
}
