import { isDeepStrictEqual } from 'node:util'
import { freshly } from '../core/freshly.ts'
import { brief } from '../core/match.ts'
import type { Context } from '../discover/context.ts'
import { isForm, type Observation, type Requirement } from '../requirements/requirement.ts'

/**
 * Wraps a requirement for `learn`. An observation with a single exchange as evidence is repeated, and counts
 * only if both observations give the same answer. An observation with several exchanges counts at once,
 * because it has already seen the answer twice or excluded the alternatives.
 */
export function sightedTwice(requirement: Requirement): Requirement {
  if (requirement.level === 'documented' || isForm(requirement)) return requirement
  const look = requirement.run as (context: Context) => Promise<Observation>
  const run = async (context: Context) => {
    const { client } = context
    return confirm(await look(context), () => look({ ...context, client: freshly(client) }))
  }
  return { ...requirement, run } as Requirement
}

async function confirm(first: Observation, again: () => Promise<Observation>): Promise<Observation> {
  if ('notObservable' in first || first.evidence.length > 1) return first
  const second = await again()
  if ('notObservable' in second) return { ...second, evidence: first.evidence }
  if (isDeepStrictEqual(first.answer, second.answer)) return second
  return {
    notObservable: `the observations contradict each other: ${brief(first.answer)}, then ${brief(second.answer)}`,
    evidence: [...first.evidence, ...second.evidence],
  }
}
