import type { Context } from '../../discover/context.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { broken } from './kit.ts'

/** Throws if a list that is sorted by a key is ascending without `sort` (section 4: the default is `desc`). */
export async function mustDescendByDefault(context: Context, resource: Resource, by: string): Promise<void> {
  const ask = (sort: { sort?: string }, fresh: boolean) =>
    list(context, resource, { sort_by: by, ...sort, per_page: '100' }, { fresh })
  // Records of others may come or go between two lists.
  for (const fresh of [false, true]) {
    const plain = await ask({}, fresh)
    const ids = plain.ids.join('\n')
    if (ids === (await ask({ sort: 'desc' }, fresh)).ids.join('\n')) return
    if (ids !== (await ask({ sort: 'asc' }, fresh)).ids.join('\n')) return
    if (fresh) throw broken(`a list in descending order of ${by}`, 'the list of sort=asc', plain.exchange)
  }
}
