import type { Answers } from '../generated/answers.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import { accepts, isReadable } from '../wire/media.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { type Remedy, refusalWith, remedyOf } from '../wire/remedies.ts'
import { mediaRemedy, methodRemedy, sizeRemedy } from './remedies.ts'
import { countFields, refusedMethod } from './request-parts.ts'
import { allowedMethods, type Match, matchPath, type Route } from './routes.ts'

/** The result of a check that refuses the request. */
export class Refused {
  constructor(readonly response: PlainResponse) {}

  /** Returns the same refusal with the question that decides it, and with a reason of its own for logs. */
  with(remedy: Remedy | undefined, reason?: string): Refused {
    return new Refused(refusalWith(remedy, this.response, reason))
  }
}

/** What a check of a request needs. */
export interface Checked {
  request: PlainRequest
  readonly answers: Answers
  readonly errors: ErrorWriter
}

export function refuse({ errors }: Checked, ...refusal: Parameters<ErrorWriter['refuse']>): Refused {
  return new Refused(errors.refuse(...refusal))
}

/** Returns the route of the path, or the refusal of a path that has none. */
export function checkPath(checked: Checked): Match | Refused {
  const { request, answers } = checked
  const { path, query, base } = request
  const isSlashed = path !== null && path.length > 1 && path.endsWith('/')
  const bare = isSlashed ? path.slice(0, -1) : path
  const match = bare === null ? undefined : matchPath(bare)
  const slash = answers['http.trailing-slash']
  if (match === undefined) {
    const hint = bare === null ? 'It is not below the base URL.' : 'The interface has /links and /pixels.'
    const message = `There is nothing at this path. ${hint}`
    const refused = refuse(checked, 'no_path', answers['errors.unknown-path'], message)
    return bare === null ? refused.with(undefined, `The path is not below the base URL ${base}.`) : refused
  }
  if (!isSlashed || slash === 'same') return match
  if (slash === 404) {
    const message = 'There is nothing at this path: it ends with a slash.'
    return refuse(checked, 'no_path', slash, message).with(remedyOf('http.trailing-slash'))
  }
  const location = `${base}${bare}${query === '' ? '' : `?${query}`}`
  return new Refused({ status: slash, headers: { location }, body: null })
}

/** Refuses a method that the path does not have. */
export function refuseMethod(checked: Checked, route: Route): Refused {
  const { request, answers } = checked
  const status = refusedMethod(request.method, route, answers)
  const allow = allowedMethods(route, answers)
  const message = `The ${request.method} method is not supported here. Supported: ${allow}.`
  const refused = refuse(checked, 'method', status, message, status === 405 ? { allow } : undefined)
  return refused.with(methodRemedy(request, route))
}

/** Refuses a request that does not accept JSON, if the dialect minds. */
export function checkAccept(checked: Checked): undefined | Refused {
  const acceptable = checked.answers['http.accept']
  if (acceptable === 'json' || accepts(checked.request.header('accept'), 'application/json')) return undefined
  const message = 'Responses are application/json, which the request does not accept.'
  return refuse(checked, 'accept', acceptable, message).with(remedyOf('http.accept'))
}

/**
 * Returns the request if the dialect reads the body's media type. If the dialect ignores bodies of that type,
 * returns the request without its body.
 */
export function checkMediaType(checked: Checked): PlainRequest | Refused {
  const { request, answers } = checked
  if (request.body === null || isReadable(request, answers)) return request
  const { otherwise } = answers['input.content-type']
  if (typeof otherwise !== 'number') return { ...request, body: null }
  const sent = request.header('content-type')
  const received =
    sent === undefined ? 'there is no Content-Type' : `got ${JSON.stringify(sent.slice(0, 64))}`
  const message = `The body must be application/x-www-form-urlencoded; ${received}.`
  return refuse(checked, 'media_type', otherwise, message).with(
    mediaRemedy(request, answers),
    unreadType(sent),
  )
}

/** Returns why a body is not read, for logs. A media type that is not plain text is not repeated. */
function unreadType(sent: string | undefined): string {
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(sent ?? '')?.[0].slice(0, 64)
  if (sent === undefined) return 'a body without a Content-Type is not read here'
  return type === undefined ? 'the content type is not read here' : `content type ${type} is not read here`
}

/** Refuses a body with too many bytes or too many fields. */
export function checkSize(checked: Checked): 'fits' | Refused {
  const { request, answers } = checked
  const { body, fields } = request
  const limit = answers['errors.too-large']
  if (body === null) return 'fits'
  const tooLarge = (message: string) =>
    refuse(checked, 'too_large', limit.status, message).with(sizeRemedy(request, limit.bytes))
  if (body === 'too-large' || body.length > limit.bytes)
    return tooLarge(`The body must not be larger than ${limit.bytes} bytes.`)
  return countFields(body, fields) <= limit.fields
    ? 'fits'
    : tooLarge(`The body must not have more than ${limit.fields} fields.`)
}
