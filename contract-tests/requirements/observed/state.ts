import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { list } from '../../discover/reads.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { statusOf } from './link-status.ts'
import { assumed, observed, unseen } from './observe.ts'
import { observeOrder } from './sort-order.ts'
import { timedLink } from './timed-links.ts'

/** Questions about the status of links, how searches match and how texts are sorted. */
export const assumedState: readonly AssumedRequirement[] = [
  assumed(
    'links.status.precedence',
    'write',
    async (context): Promise<Observation<Answers['links.status.precedence']>> => {
      const by = context.discovered.expiredBy
      if (by === undefined) return unseen('no expired link could be created')
      const made = await timedLink(context, 'expiredAndDisabled')
      const { status, statuses, exchange } = await statusOf(context, made)
      if (status === '3') return observed('disabled', made.exchange, exchange)
      if (status === '2') return observed('expired', made.exchange, exchange)
      return statuses.join() === '2,3'
        ? observed('both', made.exchange, exchange)
        : unseen(`the link is in the lists of ${statuses.join(' and ') || 'no status'}`, exchange)
    },
  ),
  assumed('search.match', 'write', observeMatch),
  assumed('sort.order', 'write', observeOrder),
]

/** Observes how a search by url matches: with parts of a url, and with the url in a different case. */
async function observeMatch(context: Context): Promise<Observation<Answers['search.match']>> {
  const { actors } = await fixtureAccount(context)
  const actor = actors[0]
  const url = actor?.sent.url
  if (actor === undefined || url === undefined) return unseen('no link could be created')
  const evidence: Exchange[] = []
  const finds = async (search: string): Promise<boolean> => {
    const { ids, exchange } = await list(context, 'links', { search, search_by: 'url', per_page: '100' })
    evidence.push(exchange)
    return ids.includes(actor.id)
  }
  if (!(await finds(url))) return unseen('a search for the whole url does not find it', ...evidence)
  // The last letter is left out, so that the end is no whole word.
  const whole = url.slice(0, -1)
  const parts = [
    ['anywhere', whole.slice(url.indexOf(actor.urlWord) + 1)],
    ['word-starts', inOtherOrder(whole)],
    ['start', whole],
    ['words', inOtherOrder(url)],
  ] as const
  let where: Answers['search.match']['where'] = 'whole'
  for (const [answer, search] of parts) {
    if (!(await finds(search))) continue
    where = answer
    break
  }
  const other = url.replace(actor.urlWord, actor.urlWord.toUpperCase()).replace('-slk', '-SLK')
  const cased = (await finds(other)) ? 'insensitive' : 'sensitive'
  return { answer: { where, case: cased }, evidence }
}

/** Returns the words of a text without its second one, and with its first one at the end. */
function inOtherOrder(text: string): string {
  const [first = '', , ...later] = text.split(/[^\p{L}\p{N}]+/u)
  return [...later, first].join(' ')
}
