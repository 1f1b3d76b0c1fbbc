import type { ByName } from '../../../src/dialect/by-name.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Observation } from '../requirement.ts'

/** The observed answer for one of the names that a question is about, such as a field or a parameter. */
export interface NamedSighting<Answer> {
  name: string
  /** Undefined if nothing could be observed. Such a sighting is not counted. */
  answer: Answer | undefined
  exchange: Exchange
}

/**
 * Returns the most frequent answer as the default and the others as exceptions by name. If two answers are
 * equally frequent, the one seen first is the default.
 */
export function byName<Answer extends string | number>(
  sightings: readonly NamedSighting<Answer>[],
): Observation<ByName<Answer>> {
  const evidence = sightings.map(({ exchange }) => exchange)
  const counts = new Map<Answer, number>()
  for (const { answer } of sightings) {
    if (answer !== undefined) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  if (most === undefined) return { notObservable: 'no response showed the answer', evidence }
  const [usual] = most
  const exceptions = sightings.flatMap(({ name, answer }) =>
    answer === undefined || answer === usual ? [] : [[name, answer] as const],
  )
  if (exceptions.length === 0) return { answer: usual, evidence }
  return { answer: { default: usual, ...Object.fromEntries(exceptions) }, evidence }
}
