import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { createWhatIsTaken, update } from '../../discover/make.ts'
import { anyFixturePixelIds } from './fixture-account.ts'
import { createHandover } from './handover.ts'
import { fieldsIn } from './input-fields.ts'
import { mustBeKnown, once } from './kit.ts'
import { linkUrl } from './new-link.ts'
import { typedPixel } from './new-pixel.ts'
import { address, plainAlias, type Wording } from './sample-values.ts'
import { mustHold } from './stored.ts'

/** The link to which the update requirements send their updates. */
interface LinkFixture {
  id: string
  marker: string
  /** The fields that the link has now. */
  sent: LinkInput
}

/** Returns an address for redirects. */
export const target = (word: string, wording: Wording = 'plain') => address(word, wording, 'changed')
/** Returns the rows of a targeting list, one for each key. */
export const rowsFor = (keys: readonly string[], word: string, wording: Wording = 'plain') =>
  keys.map((key, index) => ({ key, value: target(`${word}-to-${index}`, wording) }))

/**
 * Returns the link that all update requirements share. It has a value in as many fields as the server
 * accepts.
 */
export function linkFixture(context: Context): Promise<LinkFixture> {
  return once(context, 'patient', () => richLink(context, 'patient'))
}

/** Links with a value in each field that requirements about updates have left to one another. */
export const richLinks = createHandover<LinkFixture>()

/** Returns the ids of more pixels than a table with a column for each may have. */
async function manyPixelIds(context: Context): Promise<string[]> {
  const ids = new Set(await anyFixturePixelIds(context))
  for (const type of ['adroll', 'bing', 'facebook', 'google-ads'] as const) {
    const { id } = await typedPixel(context, type)
    if (id !== undefined) ids.add(id)
  }
  return [...ids]
}

/** Values that are not the defaults of a create. */
const unusual: LinkInput = { disabled: '1', privacy: '2', privacy_password: 'secret-of-a-rich-link' }

/**
 * Creates a link with a value in as many fields as the server accepts.
 * @param isUnusual whether it has many pixels, two lists, and values of `disabled` and `privacy` from which an update could
 *   return to the default
 */
export async function richLink(context: Context, word: string, isUnusual = false): Promise<LinkFixture> {
  const pixels = isUnusual ? await manyPixelIds(context) : (await anyFixturePixelIds(context)).slice(0, 1)
  const { settings } = context
  const domain = settings.domainIds.at(-1)
  const space = settings.spaceIds[0]
  const fieldsOf = (marker: string): LinkInput => ({
    url: linkUrl(context, word, marker),
    alias: plainAlias(word, marker),
    ...(domain === undefined ? {} : { domain_id: domain }),
    ...(space === undefined ? {} : { space_id: space }),
    ...(pixels.length === 0 ? {} : { pixel_ids: pixels }),
    disabled: '0',
    privacy: '1',
    expiration_url: target(word),
    expiration_date: '2092-12-24',
    expiration_time: '18:29',
    expiration_clicks: '71011',
    target_type: '1',
    country: rowsFor(['DE', 'FR'], `${word}-country`),
    ...(isUnusual && { ...unusual, language: rowsFor(['de', 'nl'], `${word}-language`) }),
  })
  const made = await createWhatIsTaken(context, fieldsOf, new Set())
  return { id: mustBeKnown(made.id, 'a link'), marker: made.marker, sent: made.sent }
}

/**
 * Updates the shared link: sends all its fields, some of them changed. If the server accepts them, the next
 * change starts from them.
 */
export async function changeLink(
  context: Context,
  changes: LinkInput,
  asIs = false,
): Promise<{ exchange: Exchange; fixture: LinkFixture; sent: LinkInput }> {
  const fixture = await linkFixture(context)
  const unique: LinkInput = asIs
    ? changes
    : {
        ...changes,
        ...(changes.url === undefined || changes.url.includes(fixture.marker)
          ? {}
          : { url: `${changes.url}${fixture.marker}` }),
      }
  const sent: LinkInput = { ...fixture.sent, ...unique }
  const exchange = await update(context, 'links', fixture.id, sent)
  if (context.discovered.ok(exchange)) fixture.sent = sent
  return { exchange, fixture, sent: unique }
}

/** Throws unless at least one of the changes is stored. */
export async function mustHoldOne(context: Context, fixture: LinkFixture, changes: LinkInput): Promise<void> {
  let first: ContractBroken | undefined
  for (const [name, value] of fieldsIn(changes)) {
    try {
      await mustHold(context, 'links', fixture, name, value)
      return
    } catch (error) {
      if (error instanceof ContractBroken) first ??= error
      else if (!(error instanceof Skipped)) throw error
    }
  }
  if (first !== undefined) throw first
}
