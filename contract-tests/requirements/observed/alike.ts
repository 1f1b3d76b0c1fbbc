import type { Exchange } from '../../core/exchange.ts'
import { leavesOf } from '../../core/match.ts'

/**
 * Returns a function that returns the text of a response, to compare responses with one another: without the marker
 * of a request that it repeats, and without what differs between two responses of one kind, such as the id of the
 * request, the time or the path.
 */
export function unchanging(
  pairs: readonly (readonly [Exchange, Exchange])[],
): (exchange: Exchange) => string {
  const differing = (one: Exchange, other: Exchange) => {
    const values = new Map(valuesOf(other))
    return valuesOf(one).flatMap(([pointer, value]) => (values.get(pointer) === value ? [] : [pointer]))
  }
  const changing = new Set(
    pairs.flatMap(([one, other]) => [...differing(one, other), ...differing(other, one)]),
  )
  return exchange => JSON.stringify(valuesOf(exchange).filter(([pointer]) => !changing.has(pointer)))
}

/** Returns the values of a response by their pointers. A body that is not JSON is one value. */
function valuesOf({ answer: { json, text } }: Exchange): (readonly [pointer: string, value: unknown])[] {
  const leaves = json === undefined ? [{ pointer: '', value: text }] : leavesOf(json)
  return leaves.map(({ pointer, value }) => [pointer, typeof value === 'string' ? unmarked(value) : value])
}

function unmarked(text: string): string {
  return text.replace(/slk-[0-9a-f]+-\d+x*/g, '')
}
