import type { Answers } from '../generated/answers.ts'
import { type OperationId, operations } from '../generated/operations.ts'

/** The operations that a path has, by method. */
export type Route = ReadonlyMap<string, OperationId>

/** A path that the interface has, and the identifier in it, still encoded. */
export interface Match {
  route: Route
  id: string | undefined
}

const routes = new Map<string, Map<string, OperationId>>()
for (const { path, method, operationId } of Object.values(operations)) {
  const route = routes.get(path) ?? new Map<string, OperationId>()
  routes.set(path, route.set(method, operationId))
}

/** Finds a path below the base URL among the interface's own: `/links` or `/links/{id}`. */
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

/** The methods of a path, for Allow and for preflights. */
export function allowedMethods(route: Route, answers: Answers): string {
  const methods = [...route.keys()]
  if (route.has('GET') && answers['http.head'] === 'as-get') methods.push('HEAD')
  if (route.has('PUT') && answers['update.patch'] === 'as-put') methods.push('PATCH')
  return methods.join(', ')
}
