import type { Answers } from '../generated/answers.ts'
import type { OperationId } from '../generated/operations.ts'
import type { PlainRequest } from '../wire/plain.ts'
import type { Route } from './routes.ts'

/** The operation of a path's method; undefined if it has none. */
export function operationOf(method: string, route: Route, answers: Answers): OperationId | undefined {
  if (method === 'HEAD' && answers['http.head'] === 'as-get') return route.get('GET')
  if (method === 'PATCH' && answers['update.patch'] === 'as-put') return route.get('PUT')
  return route.get(method)
}

/** The status that refuses a method that a path does not have. HEAD and PATCH have answers of their own. */
export function refusedMethod(method: string, route: Route, answers: Answers): number {
  const { 'http.head': head, 'update.patch': patch } = answers
  if (method === 'HEAD' && head !== 'as-get' && route.has('GET')) return head
  if (method === 'PATCH' && patch !== 'as-put' && route.has('PUT')) return patch
  return answers['errors.method']
}

/** How many fields a body has. A form's are counted by its ampersands, before anything is parsed. */
export function countFields(body: Uint8Array, fields: PlainRequest['fields']): number {
  if (fields !== undefined) return fields.length
  let count = 1
  for (const byte of body) if (byte === 0x26) count++
  return count
}

/** An id of a path without its percent-encoding. If that is malformed, the id stays as it is, and names no record. */
export function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
