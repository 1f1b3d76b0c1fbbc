import type { Told } from './mutant.ts'

type Items = unknown[]

/** Changes the items of a list. Leaves the response alone where they are in no array, and where nothing changes. */
export function withItems(told: Told, change: (items: Items) => Items): Told {
  const json = parsed(told.text)
  const items = itemsIn(json)
  if (items === undefined || items.length === 0) return told
  const changed = change([...items])
  if (JSON.stringify(changed) === JSON.stringify(items)) return told
  items.splice(0, items.length, ...changed)
  return { ...told, text: JSON.stringify(json) }
}

/** The items of a list of records: its longest array of objects, the outermost of those. */
export function itemsOf(told: Told): Items {
  return itemsIn(parsed(told.text)) ?? []
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
