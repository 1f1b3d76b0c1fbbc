import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { carries } from '../../core/marker.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { create, update, without } from '../../discover/make.ts'
import { get, list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, mustBeKnown, mustSucceed, once } from '../support/kit.ts'

/**
 * Section 2.1: password and privacy_password are input fields. No response shows their values, unless the service shows
 * them in every response, or in every response to a write.
 */
export const linkSecretRequirements: readonly DocumentedRequirement[] = (
  ['password', 'privacy_password'] as const
).flatMap(secret => (['create', 'get', 'update', 'list'] as const).map(where => hides(secret, where)))

/**
 * Sends requests about a link with secrets and returns the responses. Each secret is a text that has no other
 * reason to be in a response.
 */
function secretive(context: Context) {
  return once(context, 'secretive link', async () => {
    const { discovered } = context
    const host = `https://secretive.${context.discovered.site}/`
    const fieldsOf = (marker: string): LinkInput => ({
      url: `${host}${marker}`,
      privacy: '2',
      password: 'Tr0ub4dor-guard',
      privacy_password: 'c0rrect-h0rse-guard',
    })
    let made = await create(context, 'links', fieldsOf)
    if (!discovered.ok(made.exchange))
      made = await create(context, 'links', marker => without(fieldsOf(marker), ['privacy']))
    mustSucceed(made.exchange, 'a link with privacy=2, a password and a privacy_password')
    const id = mustBeKnown(made.id, 'a link')
    const { exchange: got } = await get(context, 'links', id)
    const search = discovered.narrows.links ? { search: made.sent.url ?? '', search_by: 'url' } : {}
    const { exchange: listed } = await list(context, 'links', search)
    const sent: LinkInput = { ...made.sent, expiration_clicks: '41017' }
    const updated = await update(context, 'links', id, sent)
    return { marker: made.marker, sent, create: made.exchange, get: got, list: listed, update: updated }
  })
}

function hides(
  secret: 'password' | 'privacy_password',
  where: 'create' | 'get' | 'update' | 'list',
): DocumentedRequirement {
  const said = {
    create: 'POST /links',
    get: 'GET /links/{id}',
    update: 'PUT /links/{id}',
    list: 'GET /links',
  }[where]
  return documented(
    `links.${where}.hides-${secret.replace('_', '-')}`,
    `The response to ${said} does not show ${secret}`,
    {
      source: '2.1',
      after: ['links.create.stored'],
      async run(context) {
        const answers = await secretive(context)
        const value = answers.sent[secret] ?? ''
        if (!answers[where].answer.text.includes(value)) return
        if (isShownByRule(answers, value))
          throw new Skipped(
            `all responses of a kind show ${secret}, and it is open which fields responses show`,
          )
        throw broken(`no ${secret} in the response`, `the ${secret} in clear text`, answers[where])
      },
    },
  )
}

/**
 * Whether a service shows a secret by rule: in every response about the link alone, or in every response to a write,
 * which repeats what was sent, and in no other. It is open which fields responses show (2.1); but a service that shows a
 * secret in some responses of a kind leaks it there. Responses that do not show the link do not count, and a list may
 * show less.
 */
function isShownByRule(answers: Awaited<ReturnType<typeof secretive>>, value: string): boolean {
  const { marker, create, get, list, update } = answers
  const shows = ({ answer }: Exchange) => answer.text.includes(value)
  const full = [create, get, update].filter(({ answer }) => carries(answer.text, marker))
  const writes = full.filter(one => one !== get)
  const isInEach = full.length > 0 && full.every(shows)
  const isRepeated = writes.length > 1 && writes.every(shows) && ![get, list].some(shows)
  return isInEach || isRepeated
}
