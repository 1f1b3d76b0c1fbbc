import type { Answers } from '../../../src/generated/answers.ts'
import { type Exchange, keyPlaceholder, type Outgoing } from '../../core/exchange.ts'
import { holds } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { unchanging } from './alike.ts'
import { assumed, observed, refusalStatus, unseen } from './observe.ts'
import { type Read, seenIn } from './reads.ts'

const wrongKey = 'Bearer slk-no-such-key'

/** Questions about API keys. */
export const assumedKeys: readonly AssumedRequirement[] = [
  assumed('auth.missing', 'read', context => refusalsOf(context, null)),
  assumed('auth.invalid', 'read', context => refusalsOf(context, wrongKey)),
  assumed('auth.header', 'read', observeHeader),
  assumed('auth.malformed', 'read', observeMalformedKey),
  assumed('auth.challenge', 'read', async (context): Promise<Observation<Answers['auth.challenge']>> => {
    const reads = [null, wrongKey].map(listLinks)
    const evidence = await Promise.all(reads.map(read => context.client.send(read)))
    const unauthorized = evidence.filter(({ answer }) => answer.status === 401)
    if (unauthorized.length === 0) return unseen('no response has the status 401', ...evidence)
    const hasChallenge = unauthorized.map(({ answer }) => 'www-authenticate' in answer.headers)
    if (hasChallenge.includes(true) && hasChallenge.includes(false))
      return unseen('one 401 response has WWW-Authenticate, and another does not', ...evidence)
    return observed(hasChallenge[0] ? 'bearer' : 'none', ...evidence)
  }),
  assumed('auth.scope', 'read', async (context): Promise<Observation<Answers['auth.scope']>> => {
    const [link] = context.discovered.madeLinks
    const authorization = `Bearer slk-another-${context.account.run}`
    const path = link === undefined ? '/links' : `/links/${encodeURIComponent(link.id)}`
    const lists = await context.client.send({ method: 'GET', path: '/links', authorization })
    if (!context.discovered.ok(lists)) return unseen('the server accepts only one key', lists)
    if (link === undefined) return unseen('no link could be created to read with another key', lists)
    const exchange = await context.client.send({ method: 'GET', path, authorization })
    return observed(holds(exchange.answer.json, link.sent.url ?? '') ? 'shared' : 'own', lists, exchange)
  }),
]

/** Returns the request for a list of links with an Authorization header; null for none. */
function listLinks(authorization: string | null): Outgoing {
  return { method: 'GET', path: '/links', authorization }
}

async function refusalsOf(context: Context, authorization: string | null): Promise<Observation<number>> {
  const reads = ['/links', '/pixels'].map((path): Read => [path, { method: 'GET', path, authorization }])
  return seenIn(context, reads, refusalStatus)
}

/**
 * Sends Authorization headers, from the least strict form to the strictest, until one is accepted. The
 * accepted form shows how the header is read.
 */
async function observeHeader(context: Context): Promise<Observation<Answers['auth.header']>> {
  const evidence: Exchange[] = []
  const readings = [
    ['lenient', keyPlaceholder],
    ['last', `Basic Bearer ${keyPlaceholder}`],
    ['spaced', `Bearer  ${keyPlaceholder}`],
    ['strict', `bearer ${keyPlaceholder}`],
  ] as const
  for (const [reading, authorization] of readings) {
    const exchange = await context.client.send(listLinks(authorization))
    evidence.push(exchange)
    if (context.discovered.ok(exchange)) return observed(reading, exchange)
  }
  return observed('exact', ...evidence)
}

/**
 * Observes which error a header without a key in it gets: the one for no key, or the one for a wrong key. Not
 * observable if both errors look alike.
 */
async function observeMalformedKey(context: Context): Promise<Observation<Answers['auth.malformed']>> {
  const [none, wrong] = await Promise.all([bothLists(context, null), bothLists(context, wrongKey)])
  const [missing, invalid] = [refusalStatus(none[0]), refusalStatus(wrong[0])]
  const evidence = [none[0], wrong[0]]
  if (missing === undefined || invalid === undefined)
    return unseen('a request without a key, or with a wrong one, is not refused', ...evidence)
  // If the statuses are the same, compare the bodies.
  const shownBy =
    missing === invalid ? unchanging([none, wrong]) : ({ answer }: Exchange) => `${answer.status}`
  const words = new Map<string, Answers['auth.malformed']>([
    [shownBy(none[0]), 'missing'],
    [shownBy(wrong[0]), 'invalid'],
  ])
  if (words.size === 1) return unseen('a missing key and a wrong one get the same response', ...evidence)
  const reads = ['Basic c2xrOm5vYm9keQ==', 'Bearer'].map((sent): Read => [sent, listLinks(sent)])
  return seenIn(context, reads, exchange => words.get(shownBy(exchange)))
}

/** Reads both lists with a header that is refused. */
function bothLists({ client }: Context, authorization: string | null): Promise<[Exchange, Exchange]> {
  const read = (path: string) => client.send({ method: 'GET', path, authorization })
  return Promise.all([read('/links'), read('/pixels')])
}
