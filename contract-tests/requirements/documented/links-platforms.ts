import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import type { InputRow, platformKeys } from '../../discover/input.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { documented, mustBeKnown, mustSucceed, once } from '../support/kit.ts'
import { createWith, rows } from '../support/new-link.ts'
import { address } from '../support/sample-values.ts'
import { isStoredTogether } from '../support/shared-links.ts'
import { mustHold } from '../support/stored.ts'

export function platformKey(key: (typeof platformKeys)[number]): DocumentedRequirement {
  const word = key.toLowerCase().replaceAll(' ', '-')
  return documented(`links.create.platform-key-${word}`, `POST /links accepts the platform ${key}`, {
    source: '2.1',
    after: ['links.create.stored', ...(key.includes(' ') ? ['http.form.plus-is-space'] : [])],
    async run(context) {
      // One of the shared links has all platforms.
      if (await isStoredTogether(context, 'platform')) return
      const platform: InputRow[] = [{ key, value: address(`platform-${word}`, 'plain') }]
      const made = await createWith(context, `platform-${word}`, { target_type: '2', platform })
      // A server that accepts no platforms at all should be red only once, for links.create.platform.
      const isRefused = !context.discovered.ok(made.exchange)
      if (isRefused && !(await takesPlatforms(context)))
        throw new Skipped('links.create.platform did not pass')
      mustSucceed(made.exchange, `a link with the platform ${key}`)
      const subject = { id: mustBeKnown(made.id, 'a link'), sent: made.sent }
      await mustHold(context, 'links', subject, 'platform', platform)
    },
  })
}

/** Whether the server accepts a link with the first two platforms. */
function takesPlatforms(context: Context): Promise<boolean> {
  return once(context, 'platforms are accepted', async () => {
    const made = await createWith(context, 'platform', { target_type: '2', platform: rows.platform })
    return context.discovered.ok(made.exchange)
  })
}
