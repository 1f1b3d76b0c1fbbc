import type { Answers } from '../generated/answers.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { allowedMethods, matchPath } from './routes.ts'

/**
 * Responds to a CORS preflight (question `http.cors`) and to other OPTIONS requests (question
 * `http.options`). Returns undefined for all other requests, and for OPTIONS that the dialect refuses.
 */
export function preflight(request: PlainRequest, answers: Answers): PlainResponse | undefined {
  if (request.method !== 'OPTIONS' || request.path === null) return undefined
  const match = matchPath(request.path.replace(/\/$/, ''))
  const allowed = allowedOrigin(request, answers)
  const requestedMethod = request.header('access-control-request-method')
  if (allowed === undefined || requestedMethod === undefined) {
    const status = answers['http.options']
    if (status === 'refused' || match === undefined) return undefined
    return { status, headers: { allow: allowedMethods(match.route, answers) }, body: null }
  }
  const headers: Record<string, string> = {
    ...allowed,
    'access-control-allow-methods': match ? allowedMethods(match.route, answers) : requestedMethod,
    'access-control-max-age': '600',
    vary:
      answers['http.cors'] === 'echoed'
        ? 'origin, access-control-request-headers'
        : 'access-control-request-headers',
  }
  const requestedHeaders = request.header('access-control-request-headers')
  if (requestedHeaders !== undefined) headers['access-control-allow-headers'] = requestedHeaders
  return { status: 204, headers, body: null }
}

/** Adds the headers that let a page of another origin read the response and its headers. */
export function shareAcrossOrigins(
  request: PlainRequest,
  response: PlainResponse,
  answers: Answers,
): PlainResponse {
  const allowed = allowedOrigin(request, answers)
  if (allowed === undefined) return response
  const shared = { ...allowed, 'access-control-expose-headers': '*' }
  return { ...response, headers: { ...response.headers, ...shared } }
}

/**
 * Returns the headers that allow the origin of a request. Returns undefined if there is no origin, or if the
 * dialect allows none.
 */
function allowedOrigin(request: PlainRequest, answers: Answers): Record<string, string> | undefined {
  const origin = request.header('origin')
  if (origin === undefined || answers['http.cors'] === 'closed') return undefined
  if (answers['http.cors'] === 'open') return { 'access-control-allow-origin': '*' }
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
}
