import type { Store, Stored } from '../server/store.ts'
import type { Twist } from '../server/twist.ts'

/** Gives the first foreign links these values before the first request. */
export function withLinks(
  store: Store,
  count: number,
  valuesOf: (nth: number) => Stored['values'],
  { answer, ...twist }: Twist,
): Twist {
  let isDone = false
  return {
    ...twist,
    answer(next, request) {
      const links = isDone ? [] : store.of('links').slice(0, count)
      for (const [nth, link] of links.entries()) store.change(link, valuesOf(nth), 'others')
      isDone = true
      return answer === undefined ? next() : answer(next, request)
    },
  }
}
