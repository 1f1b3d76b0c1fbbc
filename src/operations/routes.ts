import type { Answers } from '../generated/answers.ts'
import { type OperationId, operations } from '../generated/operations.ts'

/** The operations of a path, by method. */
export type Route = ReadonlyMap<string, OperationId>

/** The route of a path, and the id in the path, still percent-encoded. */
export interface Match {
  route: Route
  id: string | undefined
}

const routes = new Map<string, Map<string, OperationId>>()
for (const { path, method, operationId } of Object.values(operations)) {
  const route = routes.get(path) ?? new Map<string, OperationId>()
  routes.set(path, route.set(method, operationId))
}

/**
 * Finds the route of a path below the base URL: `/links` or `/links/{id}`. Returns undefined for other paths.
 */
export function matchPath(path: string): Match | undefined {
  const end = path.indexOf('/', 1)
  if (end === -1) {
    const route = routes.get(path)
    return route && { route, id: undefined }
  }
  const id = path.slice(end + 1)
  const route = id === '' || id.includes('/') ? undefined : routes.get(`${path.slice(0, end)}/{id}`)
  return route && { route, id }
}

/** Returns the methods of a path, for the Allow header and for preflights. */
export function allowedMethods(route: Route, answers: Answers): string {
  const methods = [...route.keys()]
  if (route.has('GET') && answers['http.head'] === 'as-get') methods.push('HEAD')
  if (route.has('PUT') && answers['update.patch'] === 'as-put') methods.push('PATCH')
  return methods.join(', ')
}
