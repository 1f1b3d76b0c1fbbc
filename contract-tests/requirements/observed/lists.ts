import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import { sameSet } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list, narrowing, type Query } from '../../discover/reads.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { pageParameter } from '../support/pages.ts'
import { isEmptyList, observeUnknownFilter, observeUnknownValues } from './list-values.ts'
import { agreed, assumed, observed, refusalStatus, unseen } from './observe.ts'

/**
 * Questions about how further pages are requested, and about parameters and values that the document does not
 * name.
 */
export const assumedLists: readonly AssumedRequirement[] = [
  assumed('list.page-parameter', 'write', pageParameter),
  assumed('list.page-beyond-last', 'write', async context => {
    const { answer } = await pageParameter(context)
    if (answer.counts === 'cursor')
      return unseen('each cursor comes from the previous page, so no cursor leads beyond the last page')
    const base = { ...narrowing(context, 'links'), sort: 'asc' }
    const whole = await list(context, 'links', { ...base, per_page: '100' })
    // If all links fit on one page of 100, it is known which of them are on the last page of ten.
    const last = whole.ids.length < 100 ? whole.ids.slice(lastStart(whole.ids.length, 10)) : undefined
    const sightings = []
    for (const value of ['9000', '90000']) {
      const asked = await list(context, 'links', { ...base, per_page: '10', [answer.name]: value })
      const { exchange, ids } = asked
      const isLast = ids.length > 0 && last !== undefined && sameSet(ids, last)
      const shown = isEmptyList(context, asked)
        ? ('empty' as const)
        : isLast
          ? ('last-page' as const)
          : undefined
      sightings.push({ what: `${answer.name}=${value}`, answer: refusalStatus(exchange) ?? shown, exchange })
    }
    return agreed<Answers['list.page-beyond-last']>(sightings)
  }),
  assumed('list.page-invalid', 'write', async context => {
    const { answer } = await pageParameter(context)
    const base = { ...narrowing(context, 'links'), per_page: '10', sort: 'asc' }
    const first = await list(context, 'links', base)
    const values = answer.counts === 'cursor' ? ['abc'] : ['-1', 'abc', ...(answer.first === 1 ? ['0'] : [])]
    const sightings = []
    for (const value of values) {
      const { exchange, ids } = await list(context, 'links', { ...base, [answer.name]: value })
      const same = sameSet(ids, first.ids) ? ('first-page' as const) : undefined
      sightings.push({ what: `${answer.name}=${value}`, answer: refusalStatus(exchange) ?? same, exchange })
    }
    return agreed<'first-page' | number>(sightings)
  }),
  assumed('list.per-page', 'read', async (context): Promise<Observation<Answers['list.per-page']>> => {
    const { exchange, ids } = await list(context, 'links', { per_page: '7' })
    const status = refusalStatus(exchange)
    if (status !== undefined) return observed(status, exchange)
    const usual = await list(context, 'links')
    if (ids.length < 7 || usual.ids.length <= 7) return unseen('the account has too few links', exchange)
    if (ids.length === 7) return observed('taken', exchange, usual.exchange)
    if (usual.ids.length > ids.length && ids.length === 10) {
      const eleven = await list(context, 'links', { per_page: '11' })
      const answer = eleven.ids.length === 10 ? 'nearest' : 'larger'
      return observed(answer, exchange, usual.exchange, eleven.exchange)
    }
    return usual.ids.length === ids.length && ids.length > 10
      ? observed('ignored', exchange, usual.exchange)
      : unseen(`the page has ${ids.length} links`, exchange)
  }),
  assumed('list.unknown-value', 'read', observeUnknownValues),
  assumed('list.unknown-parameter', 'read', async context => {
    const queries: Query[] = [{ by: 'alias' }, { slk_unknown: '1' }]
    const sightings = []
    for (const query of queries) {
      const { exchange } = await list(context, 'links', query)
      sightings.push({ what: JSON.stringify(query), answer: answerOf(context, exchange), exchange })
    }
    return agreed<'ignored' | number>(sightings)
  }),
  assumed('list.unknown-filter-id', 'write', observeUnknownFilter),
]

/** Returns the index of the first record on the last page. */
function lastStart(total: number, perPage: number): number {
  return Math.max(0, Math.ceil(total / perPage) - 1) * perPage
}

function answerOf(context: Context, exchange: Exchange): 'ignored' | number | undefined {
  return refusalStatus(exchange) ?? (context.discovered.ok(exchange) ? 'ignored' : undefined)
}
