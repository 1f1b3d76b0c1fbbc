import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { list } from '../../discover/reads.ts'
import { timedStatuses } from './timed-links.ts'

/**
 * Returns the statuses 1, 2 and 3 whose lists contain a link. `status` is undefined unless exactly one list
 * does.
 */
export async function statusOf(
  context: Context,
  { id, sent }: { id: string | undefined; sent: LinkInput },
): Promise<{ status: string | undefined; statuses: readonly string[]; exchange: Exchange }> {
  if (id === undefined) throw new Skipped('the link could not be created')
  const ask = async (status: string) => {
    const query = { search: sent.url ?? '', search_by: 'url', status }
    return { status, ...(await list(context, 'links', query)) }
  }
  const [first, ...others] = await timedStatuses(context, { id, sent })
  if (first !== undefined) return combined(first, [first, ...others])
  const asked = await ask('1')
  const found = [asked, await ask('2'), await ask('3')].filter(({ ids }) => ids.includes(id))
  return combined(asked, found)
}

/** A list by status, and the status. */
interface ByStatus {
  status: string
  exchange: Exchange
}

/** @param first the list that is the evidence if no list contains the link */
function combined(first: ByStatus, found: readonly ByStatus[]) {
  const statuses = found.map(({ status }) => status)
  const { exchange } = found.at(-1) ?? first
  return { status: statuses.length === 1 ? statuses[0] : undefined, statuses, exchange }
}
