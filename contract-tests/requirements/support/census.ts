import type { JsonRecord } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { once } from './kit.ts'
import { recordsById } from './listed.ts'

/** Records of the account, whoever created them, as the lists show them without a filter. */
interface Census {
  /** Id -> the record as a list shows it. */
  records: ReadonlyMap<string, JsonRecord>
  /** Id -> place in the order of creation. Undefined if the lists do not agree on the order. */
  rank: ReadonlyMap<string, number> | undefined
  /** The ids of the records that this run had created when the census was taken. */
  made: readonly string[]
}

const size = 100

/**
 * Returns the oldest and the newest hundred records. They are read once in a run, so records created later
 * are missing.
 */
export function censusOf(context: Context, resource: Resource): Promise<Census> {
  return once(context, `census of ${resource}`, async () => {
    const read = (sort: 'asc' | 'desc') =>
      list(context, resource, { sort_by: 'id', sort, per_page: String(size) })
    const made = context.account.created(resource)
    const oldest = await read('asc')
    const newest = await read('desc')
    const records = new Map([...recordsById(oldest), ...recordsById(newest)])
    return { records, made, rank: rankOf(oldest.ids, newest.ids.toReversed()) }
  })
}

/**
 * Combines two lists, each from oldest to newest, into one order. Undefined if records in both lists have a
 * different order in each.
 */
function rankOf(oldest: readonly string[], newest: readonly string[]): Map<string, number> | undefined {
  const both = new Set(oldest.filter(id => newest.includes(id)))
  const common = (ids: readonly string[]) => ids.filter(id => both.has(id)).join('\n')
  if (common(oldest) !== common(newest)) return undefined
  const all = [...oldest, ...newest.filter(id => !both.has(id))]
  return new Set(all).size === all.length ? new Map(all.map((id, index) => [id, index])) : undefined
}
