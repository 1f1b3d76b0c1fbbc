import { addressesOf } from '../dialect/shapes/addresses.ts'
import { type Issue, messageOf, ruleOf } from './issues.ts'

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

/** What an error is about: the request where it is known, and fields where it is about fields. */
export interface Refused {
  status: number
  message: string
  issues: readonly Issue[]
  /** What a refusal as a whole is about: a parameter, an identifier, a value that is taken. */
  subject?: Issue | undefined
  method?: string | undefined
  path?: string | null | undefined
  base?: string | undefined
}

/** What an error shows, by names in shapes. */
export function errorValues({
  status,
  message,
  issues,
  subject,
  method,
  path,
  base,
}: Refused): Record<string, unknown> {
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

/** Of a record that is not there, the mistake is no other than that. */
function subjectValues(subject: Issue | undefined, object: string | undefined): Partial<IssueValues> {
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

function issueValues(issue: Issue, object: string | undefined): IssueValues {
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

/** Each field with all of its messages, in the order in which the fields were found wrong. */
function byField<Shown extends IssueValues>(issues: readonly Shown[]) {
  const fields = new Map<string, Shown & { messages: { message: string }[] }>()
  for (const issue of issues) {
    const known = fields.get(issue.field)
    if (known) known.messages.push({ message: issue.message })
    else fields.set(issue.field, { ...issue, messages: [{ message: issue.message }] })
  }
  return [...fields.values()]
}
