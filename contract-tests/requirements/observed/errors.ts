import type { Answers } from '../../../src/generated/answers.ts'
import { type Exchange, keyPlaceholder, type Outgoing } from '../../core/exchange.ts'
import { holds } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { observeMissing } from './missing.ts'
import { agreed, assumed, observed, refusalStatus, tryLink, unknownMethod, unseen } from './observe.ts'
import { observeRate } from './rate.ts'

/** Questions about API keys, the statuses of errors, and HTTP itself. */
export const assumedErrors: readonly AssumedRequirement[] = [
  assumed('auth.missing', 'read', context => refusalsOf(context, null)),
  assumed('auth.invalid', 'read', context => refusalsOf(context, 'Bearer slk-no-such-key')),
  assumed('auth.header', 'read', observeHeader),
  assumed('auth.malformed', 'read', observeMalformedKey),
  assumed('auth.challenge', 'read', async (context): Promise<Observation<Answers['auth.challenge']>> => {
    const reads = [null, 'Bearer slk-no-such-key'].map(listLinks)
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
  assumed('errors.validation.status', 'write', async context => {
    const link = await tryLink(context, { disabled: '7' })
    const pixel = await create(context, 'pixels', marker => ({
      name: `${marker}-bad`,
      type: 'no-such-type',
      value: '1',
    }))
    return agreed([
      { what: 'disabled=7', answer: refusalStatus(link.exchange), exchange: link.exchange },
      { what: 'type=no-such-type', answer: refusalStatus(pixel.exchange), exchange: pixel.exchange },
    ])
  }),
  assumed('errors.missing', 'write', observeMissing),
  assumed('errors.method', 'write', async context => {
    const sightings = []
    for (const resource of ['links', 'pixels'] as const) {
      // Use a record of this run: nobody knows what an undocumented method would do to a whole list.
      const exchange = await unknownMethod(context, resource)
      sightings.push({ what: `POST /${resource}/{id}`, answer: refusalStatus(exchange), exchange })
    }
    return agreed(sightings)
  }),
  assumed('errors.malformed', 'read', async () => unseen('the suite sends only well-formed requests')),
  assumed('errors.unavailable', 'read', async () => unseen('a request cannot make a service unavailable')),
  assumed('limits.rate', 'read', observeRate),
  assumed('http.head', 'read', async context => {
    const reads = ['/links', '/pixels'].map((path): Read => [`HEAD ${path}`, { method: 'HEAD', path }])
    return seenIn<'as-get' | number>(context, reads, exchange => {
      const same = context.discovered.ok(exchange) && exchange.answer.text === '' ? 'as-get' : undefined
      return refusalStatus(exchange) ?? same
    })
  }),
  assumed('http.cors', 'read', async (context): Promise<Observation<Answers['http.cors']>> => {
    const origin = 'https://elsewhere.example'
    const asks = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, x-slk',
    }
    const preflight = await context.client.send({
      method: 'OPTIONS',
      path: '/links',
      headers: asks,
      authorization: null,
    })
    const get = await context.client.send({ method: 'GET', path: '/links', headers: { origin } })
    const allows = [preflight, get].map(({ answer }) => {
      const allowed = answer.headers['access-control-allow-origin']
      return allowed === '*' || allowed === origin
    })
    if (allows[0] !== allows[1])
      return unseen(`only the ${allows[0] ? 'preflight' : 'response'} allows another origin`, preflight, get)
    if (!allows[0]) return observed('closed', preflight, get)
    const isEchoed = get.answer.headers['access-control-allow-origin'] === origin
    return observed(isEchoed ? 'echoed' : 'open', preflight, get)
  }),
  assumed('http.options', 'read', async (context): Promise<Observation<Answers['http.options']>> => {
    const exchange = await context.client.send({ method: 'OPTIONS', path: '/links' })
    const { status } = exchange.answer
    if (refusalStatus(exchange) !== undefined) return observed('refused', exchange)
    return status === 200 || status === 204
      ? observed(status, exchange)
      : unseen(`OPTIONS returns the status ${status}`, exchange)
  }),
  assumed('http.trailing-slash', 'read', async context => {
    const reads = ['/links/', '/pixels/'].map(
      (path): Read => [path, { method: 'GET', path, mayRedirect: true }],
    )
    return seenIn<Answers['http.trailing-slash']>(context, reads, ({ answer }) => slashAnswer(answer.status))
  }),
  assumed('http.accept', 'read', async context => {
    const reads = ['text/html', 'image/png'].map(
      (accept): Read => [`Accept: ${accept}`, { method: 'GET', path: '/links', headers: { accept } }],
    )
    return seenIn<'json' | number>(context, reads, exchange => {
      const isJson = exchange.answer.json !== undefined && context.discovered.ok(exchange)
      return refusalStatus(exchange) ?? (isJson ? 'json' : undefined)
    })
  }),
]

const slashStatuses = [301, 302, 307, 308, 404] as const

function slashAnswer(status: number): Answers['http.trailing-slash'] | undefined {
  if (status < 300) return 'same'
  return slashStatuses.find(known => known === status)
}

async function refusalsOf(context: Context, authorization: string | null): Promise<Observation<number>> {
  const reads = ['/links', '/pixels'].map((path): Read => [path, { method: 'GET', path, authorization }])
  return seenIn(context, reads, refusalStatus)
}

/** What is read, as the reason why responses contradict each other names it, and its request. */
type Read = readonly [what: string, request: Outgoing]

/** Returns the request for a list of links with an Authorization header; null for none. */
function listLinks(authorization: string | null): Outgoing {
  return { method: 'GET', path: '/links', authorization }
}

/** Sends reads that do not depend on one another. Observes the answer that all of their responses show. */
async function seenIn<Answer extends string | number>(
  { client }: Context,
  reads: readonly Read[],
  answerOf: (exchange: Exchange) => Answer | undefined,
): Promise<Observation<Answer>> {
  const sightings = reads.map(async ([what, request]) => {
    const exchange = await client.send(request)
    return { what, answer: answerOf(exchange), exchange }
  })
  return agreed(await Promise.all(sightings))
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
  const [none, wrong] = await Promise.all([
    context.client.send(listLinks(null)),
    context.client.send(listLinks('Bearer slk-no-such-key')),
  ])
  const [missing, invalid] = [refusalStatus(none), refusalStatus(wrong)]
  if (missing === undefined || invalid === undefined)
    return unseen('a request without a key, or with a wrong one, is not refused', none, wrong)
  // If the statuses are the same, compare the bodies.
  const shownBy = (exchange: Exchange) =>
    missing === invalid ? exchange.answer.text : String(exchange.answer.status)
  if (shownBy(none) === shownBy(wrong))
    return unseen('a missing key and a wrong one get the same response', none, wrong)
  const words = new Map<string, Answers['auth.malformed']>([
    [shownBy(none), 'missing'],
    [shownBy(wrong), 'invalid'],
  ])
  const reads = ['Basic c2xrOm5vYm9keQ==', 'Bearer'].map((sent): Read => [sent, listLinks(sent)])
  return seenIn(context, reads, exchange => words.get(shownBy(exchange)))
}
