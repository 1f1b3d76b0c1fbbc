import type { JsonObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { once } from './kit.ts'

/** Records of the account, this run's and other people's, as its plain lists show them. */
interface Census {
  /** Id -> the record as a list shows it. */
  records: ReadonlyMap<string, JsonObject>
  /** Id -> place in the order of creation; undefined where the lists do not agree on one. */
  rank: ReadonlyMap<string, number> | undefined
  /** How many records this run had made by then. */
  made: number
}

const size = 100

/** The oldest and the newest hundred records, read once in a run. What is made later is not in it. */
export function censusOf(context: Context, resource: Resource): Promise<Census> {
  return once(context, `census of ${resource}`, async () => {
    const read = (sort: 'asc' | 'desc') =>
      list(context, resource, { sort_by: 'id', sort, per_page: String(size) })
    const made = context.discovered.creations[resource].length
    const oldest = await read('asc')
    const newest = await read('desc')
    const records = new Map<string, JsonObject>()
    for (const { ids, records: shown } of [oldest, newest]) {
      for (const [index, id] of ids.entries()) if (id !== '') records.set(id, shown[index]!)
    }
    return { records, made, rank: rankOf(oldest.ids, newest.ids.toReversed()) }
  })
}

/** The order of two overlapping lists, both from the oldest; undefined where what is in both stands differently. */
function rankOf(oldest: readonly string[], newest: readonly string[]): Map<string, number> | undefined {
  const both = new Set(oldest.filter(id => newest.includes(id)))
  const common = (ids: readonly string[]) => ids.filter(id => both.has(id)).join('\n')
  if (common(oldest) !== common(newest)) return undefined
  const all = [...oldest, ...newest.filter(id => !both.has(id))]
  return new Set(all).size === all.length ? new Map(all.map((id, index) => [id, index])) : undefined
}
