import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import type { Input } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { createHandover } from './handover.ts'

/** Maximum number of times that a check of neighbours is repeated. */
export const neighbourRounds = 3

/** Three records that were created one after the other. */
export interface Trio {
  middle: Attempt
  /** The records created just before and just after the middle one. */
  neighbours: readonly [before: Attempt, behind: Attempt]
  /**
   * Whether a list shows that no other record is between the three. If not, another client may have created
   * one, and a check of neighbours is repeated with new records.
   */
  areAdjacent: boolean
}

/** Three records in a row that the requirements about deletions can use, by resource. */
export const trios = createHandover<Trio>()

/** Creates three records one after the other. */
export async function createTrio(
  context: Context,
  resource: Resource,
  fieldsOf: (word: 'before' | 'middle' | 'behind', marker: string) => Input,
): Promise<Trio> {
  const makeOne = (word: 'before' | 'middle' | 'behind') =>
    create(context, resource, marker => fieldsOf(word, marker))
  const before = await makeOne('before')
  const middle = await makeOne('middle')
  const behind = await makeOne('behind')
  const newest = await list(context, resource, { sort_by: 'id', sort: 'desc', per_page: '100' })
  const [first = -1, ...others] = [behind, middle, before].map(({ id = '' }) => newest.ids.indexOf(id))
  const areAdjacent = first >= 0 && others.every((place, index) => place === first + index + 1)
  return { middle, neighbours: [before, behind], areAdjacent }
}
