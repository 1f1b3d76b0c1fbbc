import type { DocumentedRequirement } from '../requirement.ts'
import { documented, mustBeKnown } from '../support/kit.ts'
import { bareLink } from '../support/new-link.ts'
import { mustHold } from '../support/stored.ts'

export function byDefault(name: 'disabled' | 'privacy', word: string): DocumentedRequirement {
  return documented(
    `links.create.${name}-default`,
    `A link created without ${name} is ${word}: ${name} is 0`,
    {
      source: '2.1',
      after: ['links.create.stored'],
      async run(context) {
        const made = await bareLink(context)
        const subject = { id: mustBeKnown(made.id, 'a link'), sent: made.sent }
        await mustHold(context, 'links', subject, name, '0')
      },
    },
  )
}
