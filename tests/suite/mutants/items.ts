import type { Reply } from './mutant.ts'

type Items = unknown[]

/** Changes the items of a list. Returns the same response if it has no items, or if nothing changes. */
export function withItems(reply: Reply, change: (items: Items) => Items): Reply {
  const json = parsed(reply.text)
  const items = itemsIn(json)
  if (items === undefined || items.length === 0) return reply
  const changed = change([...items])
  if (JSON.stringify(changed) === JSON.stringify(items)) return reply
  items.splice(0, items.length, ...changed)
  return { ...reply, text: JSON.stringify(json) }
}

/** The items of a list of records: the longest array of objects, the outermost of several. */
export function itemsOf(reply: Reply): Items {
  return itemsIn(parsed(reply.text)) ?? []
}

function itemsIn(json: unknown, depth = 0): Items | undefined {
  if (Array.isArray(json)) return json
  if (typeof json !== 'object' || json === null || depth > 4) return undefined
  const arrays = Object.values(json)
    .map(value => itemsIn(value, depth + 1))
    .filter(items => items?.every(item => typeof item === 'object' && item !== null))
  return arrays.reduce(
    (most, items) => ((items?.length ?? -1) > (most?.length ?? -1) ? items : most),
    undefined,
  )
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
