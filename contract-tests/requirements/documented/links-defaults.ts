import type { Context } from '../../discover/context.ts'
import { tryCreate } from '../../discover/make.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { fixtureAccount } from '../support/fixture-account.ts'
import { documented, mustBeKnown, once, type Subject } from '../support/kit.ts'
import { bareLink, linkUrl } from '../support/new-link.ts'
import { mustHold } from '../support/stored.ts'

/** A link that is created without `disabled` or `privacy` has 0 there, whatever other fields are sent. */
export function byDefault(name: 'disabled' | 'privacy', word: string): DocumentedRequirement {
  return documented(
    `links.create.${name}-default`,
    `A link created without ${name} is ${word}: ${name} is 0`,
    {
      source: '2.1',
      after: ['links.create.stored'],
      async run(context) {
        const made = await bareLink(context)
        const bare = { id: mustBeKnown(made.id, 'a link'), sent: made.sent }
        await mustHold(context, 'links', bare, name, '0')
        const guarded = await guardedLink(context)
        if (guarded !== undefined) await mustHold(context, 'links', guarded, name, '0')
        const { actors } = await fixtureAccount(context)
        for (const { id, sent } of actors.filter(({ sent }) => sent[name] === undefined))
          await mustHold(context, 'links', { id, sent, isConstant: true }, name, '0')
      },
    },
  )
}

/** Returns a link with passwords but without `privacy`. Undefined if the service requires a privacy beside them. */
function guardedLink(context: Context): Promise<Subject | undefined> {
  return once(context, 'a link with passwords alone', async () => {
    const made = await tryCreate(context, marker => ({
      url: linkUrl(context, 'guarded', marker),
      password: 'secret-word-1',
      privacy_password: 'secret-word-2',
    }))
    if (made?.id === undefined || !context.discovered.ok(made.exchange)) return undefined
    return { id: made.id, sent: made.sent, isConstant: true }
  })
}
