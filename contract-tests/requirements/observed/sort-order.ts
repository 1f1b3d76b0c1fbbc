import type { Answers, Stated } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import { ascends, descends } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { list, narrowing } from '../../discover/reads.ts'
import type { Observation } from '../requirement.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { shownTitle } from '../support/titles.ts'
import { unseen } from './observe.ts'

/**
 * Pixel names whose order is different for each way of comparing texts. Two are equal. No two others differ
 * only in case, because names may have to be unique regardless of case.
 */
const endings = ['a', 'C', 'zeta', 'étude', 'same', 'same'] as const

/** Observes how texts are compared, where unset values go, and how equal values are ordered. */
export async function observeOrder(context: Context): Promise<Observation<Stated<'sort.order'>>> {
  const pixels: { id: string; ending: string }[] = []
  // A marker of its own: names may have to be unique, and the requirement may be judged again.
  const prefix = `order-${context.account.marker()}-`
  for (const ending of endings) {
    const made = await create(context, 'pixels', marker => ({
      name: `${prefix}${ending}`,
      type: 'bing',
      value: `order-${marker}`,
    }))
    if (made.id !== undefined) pixels.push({ id: made.id, ending })
  }
  // If names must be unique, one of the two equal ones is refused.
  const made = new Set(pixels.map(({ ending }) => ending))
  if (made.size < new Set(endings).size) return unseen('not all pixels could be created')
  const sorted = async (sort: string) => {
    const query = { search: prefix, sort_by: 'name', sort, per_page: '100' }
    const { ids, exchange } = await list(context, 'pixels', query)
    return { own: pixelsIn(ids, pixels), exchange }
  }
  const up = await sorted('asc')
  const down = await sorted('desc')
  const place = (ending: string) => up.own.findIndex(pixel => pixel.ending === ending)
  if (up.own.length < pixels.length) return unseen('the list does not contain all the pixels', up.exchange)
  const text = place('C') < place('a') ? 'code-point' : place('étude') < place('zeta') ? 'locale' : 'folded'
  const twins = ({ own }: typeof up) =>
    own.filter(pixel => pixel.ending === 'same').map(pixel => pixels.findIndex(({ id }) => id === pixel.id))
  const isPair = pixels.length === endings.length
  const equals = isPair ? tiesOf(twins(up), twins(down)) : await tiesOfClicks(context)
  if (equals === 'opposite')
    return unseen('equal names are ordered by id against the direction of the list', up.exchange)
  const unset = await observeUnset(context)
  const evidence = [up.exchange, down.exchange, ...(unset === undefined ? [] : unset.evidence)]
  const left = [
    ...(unset === undefined ? ['unset (nothing to sort has an unset value)'] : []),
    ...(equals === undefined ? ['ties (nothing to sort has equal values)'] : []),
  ]
  const answer = {
    text,
    ...(unset !== undefined && { unset: unset.answer }),
    ...(equals !== undefined && { ties: equals }),
  } as const
  if (left.length === 0) return { answer, evidence }
  return { answer, evidence, note: `not observed, and left out: ${left.join('; ')}` }
}

type Ties = Answers['sort.order']['ties']

/**
 * Returns how equal values are ordered. The arguments are the creation numbers of records with equal values,
 * as an ascending and a descending list order them.
 */
function tiesOf(up: readonly number[], down: readonly number[]): Ties | 'opposite' {
  const rises = (numbers: readonly number[]) => (numbers[0] ?? 0) < (numbers.at(-1) ?? 0)
  const [isUp, staysUp] = [rises(up), rises(down)]
  if (!isUp && staysUp) return 'opposite'
  return isUp === staysUp ? (isUp ? 'id-ascending' : 'id-descending') : 'id'
}

/**
 * Observes how equal values are ordered, by sorting the links of the fixture account by clicks: none of these
 * links has any clicks.
 */
async function tiesOfClicks(context: Context): Promise<Ties | 'opposite' | undefined> {
  const { actors } = await fixtureAccount(context)
  const known = actors.map(actor => actor.id)
  const placesIn = async (sort: string) => {
    const query = { ...narrowing(context, 'links'), sort_by: 'clicks', sort, per_page: '100' }
    const { ids } = await list(context, 'links', query)
    return ids.map(id => known.indexOf(id)).filter(place => place !== -1)
  }
  const up = await placesIn('asc')
  const down = await placesIn('desc')
  const isSorted = [up, down].every(places => places.length > 1 && (ascends(places) || descends(places)))
  return isSorted ? tiesOf(up, down) : undefined
}

function pixelsIn<T extends { id: string }>(ids: readonly string[], known: readonly T[]): T[] {
  return ids.map(id => known.find(one => one.id === id)).filter(one => one !== undefined)
}

/**
 * Observes where unset values go: pixels without a name if the server accepts them, otherwise links without a
 * title.
 */
async function observeUnset(
  context: Context,
): Promise<{ answer: 'last' | 'lowest'; evidence: Exchange[] } | undefined> {
  const made = await create(context, 'pixels', marker => ({ type: 'bing', value: `nameless-${marker}` }))
  const links = await list(context, 'links', { sort_by: 'title', sort: 'asc', per_page: '100' })
  if (made.id === undefined) {
    const titles = links.records.map(record => shownTitle(context, record))
    const missing = titles.filter(title => title === undefined || title === '').length
    if (missing === 0 || missing === titles.length) return undefined
    const down = await list(context, 'links', { sort_by: 'title', sort: 'desc', per_page: '100' })
    const first = shownTitle(context, down.records[0])
    const start = titles[0] === undefined || titles[0] === ''
    const answer = start && first !== undefined && first !== '' ? 'lowest' : 'last'
    return { answer, evidence: [links.exchange, down.exchange] }
  }
  const up = await list(context, 'pixels', { sort_by: 'name', sort: 'asc', per_page: '10' })
  const down = await list(context, 'pixels', { sort_by: 'name', sort: 'desc', per_page: '10' })
  const evidence = [up.exchange, down.exchange]
  if (up.ids.includes(made.id)) return { answer: 'lowest', evidence }
  return down.ids.includes(made.id) ? undefined : { answer: 'last', evidence }
}
