import type { Answers } from '../generated/answers.ts'
import type { OperationId } from '../generated/operations.ts'
import type { PlainRequest } from '../wire/plain.ts'
import type { Route } from './routes.ts'

/** Returns the operation of a method on a path, or undefined if there is none. */
export function operationOf(method: string, route: Route, answers: Answers): OperationId | undefined {
  if (method === 'HEAD' && answers['http.head'] === 'as-get') return route.get('GET')
  if (method === 'PATCH' && answers['update.patch'] === 'as-put') return route.get('PUT')
  return route.get(method)
}

/** Returns the status that refuses a method on a path. HEAD and PATCH have questions of their own. */
export function refusedMethod(method: string, route: Route, answers: Answers): number {
  const { 'http.head': head, 'update.patch': patch } = answers
  if (method === 'HEAD' && head !== 'as-get' && route.has('GET')) return head
  if (method === 'PATCH' && patch !== 'as-put' && route.has('PUT')) return patch
  return answers['errors.method']
}

/**
 * Counts the fields of a body. The fields of a form are counted by its ampersands, before anything is parsed.
 */
export function countFields(body: Uint8Array, fields: PlainRequest['fields']): number {
  if (fields !== undefined) return fields.length
  let count = 1
  for (const byte of body) if (byte === 0x26) count++
  return count
}

/**
 * Returns the id of a path without its percent-encoding. A malformed id is returned unchanged; it names no
 * record.
 */
export function decoded(id: string): string {
  if (!id.includes('%')) return id
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
