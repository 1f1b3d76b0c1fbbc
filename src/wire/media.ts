import type { Answers } from '../generated/answers.ts'
import type { PlainRequest } from './plain.ts'

const formType = 'application/x-www-form-urlencoded'

/** Returns the media type of a Content-Type header in lower case, without parameters. */
export function essenceOf(contentType: string | undefined): string {
  const text = contentType ?? ''
  const end = text.indexOf(';')
  return (end === -1 ? text : text.slice(0, end)).trim().toLowerCase()
}

/** Whether the dialect reads bodies of the request's media type. An empty body is always readable. */
export function isReadable(request: PlainRequest, answers: Answers): boolean {
  return answers['input.content-type'].otherwise === 'form' || isKnown(request, answers)
}

/** Whether the media type of a body is a form or another one that the dialect names. */
export function isKnown(request: PlainRequest, answers: Answers): boolean {
  if (request.body !== 'too-large' && request.body?.length === 0) return true
  const essence = essenceOf(request.header('content-type'))
  const { also } = answers['input.content-type']
  return (
    essence === formType ||
    (essence === 'application/json' && also.includes('json')) ||
    (essence === 'multipart/form-data' && also.includes('multipart'))
  )
}

/** Whether an Accept header allows a response of a media type. */
export function accepts(accept: string | undefined, type: string): boolean {
  if (!accept) return true
  const family = `${type.split('/')[0]}/*`
  return accept.split(',').some(range => ['*/*', family, type].includes(essenceOf(range)))
}

/** Whether query and body are valid UTF-8, and validly percent-encoded in the query and in a form. */
export function isWellEncoded({ query, body, fields }: PlainRequest): boolean {
  try {
    decodeURIComponent(query)
    if (!(body instanceof Uint8Array)) return true
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (fields === undefined) decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
