import { nearest } from '../../documents/nearest.ts'
import { type Match, matchPath } from '../../operations/routes.ts'
import { accepts } from '../../wire/media.ts'
import type { PlainRequest } from '../../wire/plain.ts'
import { didYouMean, type Finding } from './finding.ts'
import type { Looked } from './request.ts'

/** Returns the route of a request's path, with or without a slash at its end. */
export function routeOf({ path }: PlainRequest): Match | undefined {
  if (path === null) return undefined
  return matchPath(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
}

/** Returns the findings about the path of a request. */
export function pathFindings({ request, answers, isStated }: Looked, route: Match | undefined): Finding[] {
  const { path, method } = request
  // Browsers and tools send such requests on their own: for an icon, or to see whether the server is up.
  if (path === null && ['GET', 'HEAD'].includes(method)) return []
  if (route === undefined) {
    const meant = path === null ? undefined : meantPath(path)
    const place = path === null ? 'The request is not below the base URL.' : 'The document has no such path.'
    return [{ kind: 'unknown-path', text: place + didYouMean(meant), section: '4', ...(meant && { meant }) }]
  }
  const slash = answers['http.trailing-slash']
  if (!path?.endsWith('/') || (slash === 'same' && isStated('http.trailing-slash'))) return []
  const meant = patternOf(path)
  const redirected = typeof slash === 'number' && slash < 400 ? ' The response is a redirect.' : ''
  return [
    {
      kind: 'unknown-path',
      text: `The document has no slash at the end of this path.${redirected}${didYouMean(meant)}`,
      section: '4',
      question: 'http.trailing-slash',
      meant,
    },
  ]
}

/** Returns the documented path that a client probably meant. */
function meantPath(path: string): string | undefined {
  const [first = '', ...more] = path.split('/').filter(step => step !== '')
  const collection = nearest(first, ['links', 'pixels'])
  return collection && patternOf(`/${[collection, ...more].join('/')}`)
}

function patternOf(path: string): string {
  const [collection, ...more] = path.split('/').filter(step => step !== '')
  return more.length === 0 ? `/${collection}` : `/${collection}/{id}`
}

/** Returns the finding about a method that the path does not have. */
export function methodFindings({ request }: Looked, { route }: Match): Finding[] {
  const { method } = request
  if (method === 'OPTIONS' || method === 'HEAD') return []
  const methods = [...route.keys()].join(', ')
  return [
    {
      kind: 'unknown-method',
      text: `The document does not have this method here. It has ${methods}.`,
      section: '4',
      ...(method === 'PATCH' && route.has('PUT') && { question: 'update.patch', meant: 'PUT' }),
    },
  ]
}

/** Names of parameters in which clients of other services send their key. */
const keyParameter = /^((api|access|auth)[_-]?)?(key|token)$/i

/** Whether a query parameter probably holds an API key. */
export function isKeyParameter(name: string): boolean {
  return keyParameter.test(name)
}

const keyHeaders = [
  'x-api-key',
  'api-key',
  'apikey',
  'x-api-token',
  'x-auth-token',
  'x-access-token',
  'token',
]

/**
 * Returns the findings about the headers of a request: a key in the wrong place, and an Accept without JSON.
 */
export function headerFindings({ request, answers }: Looked): Finding[] {
  const findings: Finding[] = []
  if (request.header('authorization') === undefined) {
    const header = keyHeaders.find(name => request.header(name) !== undefined)
    const parameter = header ?? [...new URLSearchParams(request.query).keys()].find(isKeyParameter)
    const place = header === undefined ? `the parameter ${parameter}` : `the header ${header}`
    if (parameter !== undefined)
      findings.push({
        kind: 'misplaced',
        text: `The API key seems to be in ${place}, where it is not read. Send Authorization: Bearer <API_KEY>.`,
        section: '5',
        ...(header === undefined && { parameter }),
      })
  }
  if (answers['http.accept'] === 'json' && !accepts(request.header('accept'), 'application/json'))
    findings.push({
      kind: 'media-type',
      text: 'The Accept header does not allow application/json, which is the type of all responses.',
      section: '4',
      question: 'http.accept',
    })
  return findings
}
