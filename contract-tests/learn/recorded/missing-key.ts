import { isError, isSuccess } from '../../core/exchange.ts'
import { aboutOf } from './ids.ts'
import type { Recording, Taken } from './recording.ts'

/**
 * Marks the requests without an API key in a recording whose browser saved no keys. The list that one of them asks
 * for is refused, and is not refused to another.
 */
export function withMissingKeys({ taken, hasKeys }: Pick<Recording, 'taken' | 'hasKeys'>): readonly Taken[] {
  if (hasKeys) return taken
  const allowed = new Set(taken.filter(one => isList(one) && isSuccess(one.exchange)).map(pathOf))
  return taken.map(one => {
    const { exchange } = one
    if (!isList(one) || !isError(exchange) || !allowed.has(pathOf(one))) return one
    return { ...one, exchange: { ...exchange, request: { ...exchange.request, authorization: null } } }
  })
}

function isList(one: Taken): boolean {
  const about = aboutOf(one)
  return about !== undefined && about.id === undefined && one.exchange.request.method === 'GET'
}

const pathOf = ({ exchange }: Taken) => exchange.request.path
