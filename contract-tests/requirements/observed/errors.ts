import type { Answers } from '../../../src/generated/answers.ts'
import { create } from '../../discover/make.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { observeMissing } from './missing.ts'
import { agreed, assumed, observed, refusalStatus, tryLink, unknownMethod, unseen } from './observe.ts'
import { observeRate } from './rate.ts'
import { type Read, seenIn } from './reads.ts'

/** Questions about the statuses of errors, and HTTP itself. */
export const assumedErrors: readonly AssumedRequirement[] = [
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
