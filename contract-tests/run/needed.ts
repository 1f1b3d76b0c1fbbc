import type { DiscoveryNeed, Requirement } from '../requirements/requirement.ts'

/** From the least to the most: links are discovered together with the pixels that are attached to them. */
const needs: readonly DiscoveryNeed[] = ['nothing', 'pixels', 'links']

/**
 * Returns what must be discovered to judge some requirements and those that must pass first.
 * @param known all requirements
 */
export function neededBy(requirements: readonly Requirement[], known: readonly Requirement[]): DiscoveryNeed {
  const byId = new Map(known.map(requirement => [requirement.id, requirement]))
  const seen = new Set<string>()
  let most = 0
  const queue = [...requirements]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next.id)) continue
    seen.add(next.id)
    most = Math.max(most, needs.indexOf(next.discovers ?? 'links'))
    queue.push(...(next.after ?? []).flatMap(id => byId.get(id) ?? []))
  }
  return needs[most] ?? 'links'
}
