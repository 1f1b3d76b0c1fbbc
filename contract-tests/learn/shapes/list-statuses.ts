import type { ResponseShape } from '../../../src/dialect/shapes/shapes.ts'
import type { ResponsePair } from './pairs.ts'

/** Statuses of lists, as far as they differ by the records that a list shows. */
export type ListStatuses = Pick<ResponseShape, 'status' | 'empty' | 'partial'>

/** Returns the statuses of lists that are empty or show only some of their records, if these have their own. */
export function listStatuses(lists: readonly ResponsePair[]): ListStatuses {
  const empty = emptyStatus(lists)
  const others = empty === undefined ? lists : lists.filter(list => statusOf(list) !== empty)
  const [part, whole] = [true, false].map(is => [
    ...new Set(others.filter(list => isPartial(list) === is).map(statusOf)),
  ])
  const isOwn = part?.length === 1 && whole?.length === 1 && part[0] !== whole[0]
  return {
    ...(empty !== undefined && { empty }),
    ...(isOwn && { status: whole[0]!, partial: part[0]! }),
  }
}

/** Whether a list shows some of its records, but not all. */
function isPartial({ records, values: { total } }: ResponsePair): boolean {
  return records.length > 0 && records.length < Number(total)
}

/** Returns the status of lists without records if only these have it, and no body. Otherwise undefined. */
function emptyStatus(lists: readonly ResponsePair[]): number | undefined {
  const [bare] = lists.filter(({ exchange }) => exchange.answer.text === '')
  if (bare === undefined) return undefined
  const own = lists.filter(list => statusOf(list) === statusOf(bare))
  const isEmpty = ({ exchange, records }: ResponsePair) => exchange.answer.text === '' && records.length === 0
  return own.length < lists.length && own.every(isEmpty) ? statusOf(bare) : undefined
}

function statusOf({ exchange }: ResponsePair): number {
  return exchange.answer.status
}
