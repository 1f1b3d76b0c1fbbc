import type { Reader } from '../../../contract-tests/core/exchange.ts'

/**
 * Reads lists and records of an account that a test changes.
 * @param missing the status for a record that does not exist
 */
export function readerOf(records: { id: number; name: string }[], missing = 404): Reader {
  return async ({ method, path, query = [] }) => {
    const id = /^\/(?:links|pixels)\/(\d+)$/.exec(path)?.[1]
    const one = records.find(record => String(record.id) === id)
    const isUp = query.some(([, value]) => value === 'asc')
    const json = id === undefined ? (isUp ? [...records] : records.toReversed()) : one
    const error = { error: `no such record ${id}` }
    const answer = {
      status: json === undefined ? missing : 200,
      headers: {},
      text: JSON.stringify(json ?? error),
      json: json ?? error,
    }
    return { request: { method, path, headers: {} }, answer, durationMs: 1, attempts: 1 }
  }
}
