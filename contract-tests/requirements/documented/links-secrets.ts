import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { create, update, without } from '../../discover/make.ts'
import { get, list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, mustBeKnown, mustSucceed, once } from '../support/kit.ts'

/** Section 2.1: password and privacy_password are input fields, and no response shows their values. */
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
    const host = `https://secretive-${context.account.run}.example.com/`
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
    return { sent, create: made.exchange, get: got, list: listed, update: updated }
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
        const { text } = answers[where].answer
        const value = answers.sent[secret]
        if (value !== undefined && text.includes(value))
          throw broken(`no ${secret} in the response`, `the ${secret} in clear text`, answers[where])
      },
    },
  )
}
