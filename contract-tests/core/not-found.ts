import type { Exchange } from './exchange.ts'

/** Whether a response to a read of a record says that the record does not exist, by its status or in its body. */
export function isNotFound({ answer }: Exchange): boolean {
  return answer.status === 404 || answer.status === 410 || answer.refused === true
}

/** Statuses of failures that say nothing about a record: those of the key, the method and the pace. */
const ofTheRequest = [401, 402, 405, 407, 408, 425, 429, 431, 451]

/**
 * Whether the status of a read by id may mean that no record has the id. Besides 404 and 410, services send 400 or 422 if
 * they consider the id invalid, 403 if they do not reveal whether the record exists, 406 if they cannot show it as one
 * object, and 204.
 */
export function isOfNoRecord(status: number): boolean {
  return status === 204 || (status >= 400 && status < 500 && !ofTheRequest.includes(status))
}
