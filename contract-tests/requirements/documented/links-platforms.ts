import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { type InputRow, platformKeys } from '../../discover/input.ts'
import type { Attempt } from '../../discover/make.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { documented, mustBeKnown, mustSucceed, once, type Subject } from '../support/kit.ts'
import { createWith, rows } from '../support/new-link.ts'
import { address } from '../support/sample-values.ts'
import { mustHold } from '../support/stored.ts'

/**
 * Creates one link with all platforms. If the server does not store them all, each platform is tried on its
 * own.
 */
async function allPlatforms(context: Context): Promise<Attempt> {
  return once(context, 'all platforms', () =>
    createWith(context, 'platforms', {
      target_type: '2',
      platform: platformKeys.map((key, index) => ({
        key,
        value: address(`each-platform-${index}`, 'plain'),
      })),
    }),
  )
}

export function platformKey(key: (typeof platformKeys)[number]): DocumentedRequirement {
  const word = key.toLowerCase().replaceAll(' ', '-')
  return documented(`links.create.platform-key-${word}`, `POST /links accepts the platform ${key}`, {
    source: '2.1',
    after: ['links.create.stored', ...(key.includes(' ') ? ['http.form.plus-is-space'] : [])],
    async run(context) {
      const all = await allPlatforms(context)
      if (all.id !== undefined && (await holdsAll(context, { id: all.id, sent: all.sent }))) return
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

function holdsAll(context: Context, all: Subject): Promise<boolean> {
  return once(context, 'all platforms are held', async () => {
    try {
      await mustHold(context, 'links', all, 'platform', all.sent.platform ?? [])
      return true
    } catch (error) {
      if (error instanceof ContractBroken) return false
      throw error
    }
  })
}
