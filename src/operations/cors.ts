import type { Answers } from '../generated/answers.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { allowedMethods, matchPath } from './routes.ts'

/** Answers a browser's question whether a page of another origin may send a request (question `http.cors`). */
export function preflight(request: PlainRequest, answers: Answers): PlainResponse | undefined {
  if (request.method !== 'OPTIONS' || answers['http.cors'] !== 'open' || request.path === null)
    return undefined
  const wanted = request.header('access-control-request-method')
  if (wanted === undefined || request.header('origin') === undefined) return undefined
  const match = matchPath(request.path.replace(/\/$/, ''))
  const headers: Record<string, string> = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': match ? allowedMethods(match.route, answers) : wanted,
    'access-control-max-age': '600',
    vary: 'access-control-request-headers',
  }
  const asked = request.header('access-control-request-headers')
  if (asked !== undefined) headers['access-control-allow-headers'] = asked
  return { status: 204, headers, body: null }
}

/** Lets a page of another origin read an answer, headers included. */
export function shareAcrossOrigins(
  request: PlainRequest,
  response: PlainResponse,
  answers: Answers,
): PlainResponse {
  if (answers['http.cors'] !== 'open' || request.header('origin') === undefined) return response
  const shared = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }
  return { ...response, headers: { ...response.headers, ...shared } }
}
