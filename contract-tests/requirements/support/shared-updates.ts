import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { type Input, type LinkField, type LinkInput, platformKeys } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { fixturePixelIds } from './fixture-account.ts'
import { once } from './kit.ts'
import { linkFixture, rowsFor, target } from './link-fixture.ts'
import { heldOf } from './partial-update.ts'
import type { Wording } from './sample-values.ts'

type WordingOf = (name: LinkField) => Wording

/**
 * Updates of one link, in this order. Together they change every field, and set every allowed value in place of
 * another one.
 */
const steps: readonly ((context: Context, wordingOf: WordingOf, pixels: readonly string[]) => LinkInput)[] = [
  ({ settings }, wordingOf, pixels) => ({
    password: 'secret-changed-1',
    ...(settings.spaceIds[1] !== undefined && { space_id: settings.spaceIds[1] }),
    ...(pixels.length > 1 && { pixel_ids: pixels.toReversed() }),
    disabled: '1',
    privacy: '2',
    privacy_password: 'secret-changed-2',
    expiration_url: target('expired', wordingOf('expiration_url')),
    expiration_date: '2093-10-26',
    expiration_time: '20:37',
    expiration_clicks: '1091031',
    target_type: '2',
    platform: rowsFor(platformKeys, 'platform', wordingOf('platform')),
  }),
  (_, wordingOf) => ({
    disabled: '0',
    privacy: '0',
    target_type: '4',
    language: rowsFor(['fr', 'it'], 'language', wordingOf('language')),
    rotation: ['two', 'three', 'one'].map(word => ({
      value: target(`rotation-${word}`, wordingOf('rotation')),
    })),
  }),
  (_, wordingOf) => ({
    privacy: '1',
    expiration_date: '2093-10-26',
    expiration_time: '00:00',
    target_type: '1',
    country: rowsFor(['IT', 'ES'], 'country', wordingOf('country')),
  }),
  () => ({ target_type: '0' }),
]

/** An accepted update: the changed fields, and whether the link had each of them just after, if that can be seen. */
interface Step {
  sent: LinkInput
  held: ReadonlyMap<keyof Input, boolean>
  exchange: Exchange
}

/**
 * Whether an update of many fields at once changes a field, possibly to one value. If not, the caller tries the
 * field with an update of its own, so that no requirement fails because of another field.
 */
export async function isChangedTogether(context: Context, name: LinkField, value?: string): Promise<boolean> {
  const done = await sharedUpdates(context)
  const step = done.find(({ sent }) => {
    const fields: Input = sent
    return value === undefined ? fields[name] !== undefined : fields[name] === value
  })
  return step?.held.get(name) === true
}

/** Sends the updates to the link that all update requirements share, once in a run. Leaves out those that the server refuses. */
export function sharedUpdates(context: Context): Promise<readonly Step[]> {
  return once(context, 'shared updates', async () => {
    try {
      return await sendSteps(context)
    } catch (error) {
      if (error instanceof ContractBroken || error instanceof Skipped) return []
      throw error
    }
  })
}

async function sendSteps(context: Context): Promise<Step[]> {
  const link = await linkFixture(context)
  const pixels = link.sent.pixel_ids === undefined ? [] : await fixturePixelIds(context)
  const wordingOf: WordingOf = name =>
    context.discovered.place('links', name)?.proven === true ? 'telling' : 'plain'
  const done: Step[] = []
  for (const fieldsOf of steps) {
    const sent = fieldsOf(context, wordingOf, pixels)
    const whole = { ...link.sent, ...sent }
    const exchange = await update(context, 'links', link.id, whole)
    if (!context.discovered.ok(exchange)) continue
    link.sent = whole
    done.push({ sent, held: await heldOf(context, link.id, whole, sent), exchange })
  }
  return done
}
