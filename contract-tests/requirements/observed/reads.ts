import type { Exchange, Outgoing } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Observation } from '../requirement.ts'
import { agreed } from './observe.ts'

/** What is read, as the reason why responses contradict each other names it, and its request. */
export type Read = readonly [what: string, request: Outgoing]

/** Sends reads that do not depend on one another. Observes the answer that all of their responses show. */
export async function seenIn<Answer extends string | number>(
  { client }: Context,
  reads: readonly Read[],
  answerOf: (exchange: Exchange) => Answer | undefined,
): Promise<Observation<Answer>> {
  const sightings = reads.map(async ([what, request]) => {
    const exchange = await client.send(request)
    return { what, answer: answerOf(exchange), exchange }
  })
  return agreed(await Promise.all(sightings))
}
