import { everything, type Fact, facts } from '../discover/facts.ts'
import type { Requirement } from '../requirements/requirement.ts'

/**
 * Returns the facts that must be discovered to judge some requirements and those that must pass first, in the
 * order in which they are discovered. Other facts are discovered once a requirement reads them.
 * @param known all requirements
 */
export function neededBy(requirements: readonly Requirement[], known: readonly Requirement[]): Fact[] {
  const byId = new Map(known.map(requirement => [requirement.id, requirement]))
  const seen = new Set<string>()
  const needed = new Set<Fact>()
  const queue = [...requirements]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next.id)) continue
    seen.add(next.id)
    for (const fact of next.discovers ?? everything) needed.add(fact)
    queue.push(...(next.after ?? []).flatMap(id => byId.get(id) ?? []))
  }
  return facts.filter(fact => needed.has(fact))
}
