import type { ByName } from '../../../src/dialect/by-name.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Observation } from '../requirement.ts'

/** What was seen of one of the things that a question is about. */
export interface NamedSighting<Answer> {
  name: string
  /** Left out where nothing was to be seen. */
  answer: Answer | undefined
  exchange: Exchange
}

/** What was seen most often as the default, and the rest as exceptions by name; of equals the first counts. */
export function byName<Answer extends string | number>(
  sightings: readonly NamedSighting<Answer>[],
): Observation<ByName<Answer>> {
  const evidence = sightings.map(({ exchange }) => exchange)
  const counts = new Map<Answer, number>()
  for (const { answer } of sightings) {
    if (answer !== undefined) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  if (most === undefined) return { notObservable: 'nothing that was tried showed it', evidence }
  const [usual] = most
  const exceptions = sightings.flatMap(({ name, answer }) =>
    answer === undefined || answer === usual ? [] : [[name, answer] as const],
  )
  if (exceptions.length === 0) return { answer: usual, evidence }
  return { answer: { default: usual, ...Object.fromEntries(exceptions) }, evidence }
}
