import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { tryCreate, update } from '../../discover/make.ts'
import { anyFixturePixelIds } from './fixture-account.ts'
import { mustBeKnown, mustSucceed, once, type Subject } from './kit.ts'
import { rowsFor, target } from './link-fixture.ts'
import { aliasOf, createWith, linkUrl } from './new-link.ts'

/** The optional fields of one link. */
interface Pairing {
  domain?: true
  space?: true
  pixels?: true
  disabled?: true
  privacy?: '1' | '2'
  password?: true
  expires?: 'by time' | 'by clicks'
  targets?: '1' | '2' | '4'
  language?: true
  alias?: true
}

/**
 * Of any two of these fields, nearly always one link has both, one has the first alone, and one the second alone. A
 * greedy search over random rows found them: 236 of 257 pairs of values.
 */
const pairings: readonly Pairing[] = [
  { space: true, password: true, expires: 'by time', targets: '2', language: true, alias: true },
  { domain: true, pixels: true, disabled: true, privacy: '2', expires: 'by time' },
  { space: true, pixels: true, privacy: '1', targets: '4', alias: true },
  {
    domain: true,
    disabled: true,
    privacy: '1',
    password: true,
    expires: 'by clicks',
    targets: '4',
    language: true,
  },
  {
    space: true,
    disabled: true,
    privacy: '2',
    expires: 'by clicks',
    targets: '1',
    language: true,
    alias: true,
  },
  {
    domain: true,
    pixels: true,
    disabled: true,
    privacy: '2',
    password: true,
    targets: '2',
    language: true,
    alias: true,
  },
  { password: true },
  { domain: true, space: true, pixels: true, password: true, expires: 'by clicks', targets: '1' },
]

const times = ['00:07', '23:59']

/** A link or an update with some of the optional fields, once the server has accepted it. */
export interface Paired extends Subject {
  /** The optional fields that were sent. */
  judged: LinkInput
  exchange: Exchange
}

/**
 * Creates links with different optional fields, the last one with none. Returns those that the server accepts, in the
 * order of their creation.
 */
export function pairedLinks(context: Context): Promise<readonly Paired[]> {
  return once(context, 'paired links', async () => {
    const pixels = await anyFixturePixelIds(context)
    const links: Paired[] = []
    for (const [index, pairing] of [...pairings, {}].entries()) {
      const judgedOf = (marker: string): LinkInput => ({
        ...fieldsOf(context, pairing, index, pixels),
        ...(pairing.disabled && { disabled: '1' }),
        ...(pairing.alias && { alias: aliasOf('Paired', marker, 'telling') }),
      })
      const urlOf = (marker: string) => linkUrl(context, `paired-${index}`, marker)
      const made = await tryCreate(context, marker => ({ url: urlOf(marker), ...judgedOf(marker) }))
      if (made?.id === undefined || !context.discovered.ok(made.exchange)) continue
      links.push({ ...made, id: made.id, isConstant: true, judged: judgedOf(made.marker) })
    }
    return links
  })
}

/**
 * Sends one link updates with different optional fields, one after the other.
 * @param judge is called after each that the server accepts
 */
export async function updateInPairs(
  context: Context,
  judge: (updated: Paired) => Promise<void>,
): Promise<void> {
  const pixels = await anyFixturePixelIds(context)
  const made = await createWith(context, 'in_pairs', {})
  mustSucceed(made.exchange, 'a link')
  const id = mustBeKnown(made.id, 'a link')
  let disabled = '0'
  for (const [index, pairing] of pairings.entries()) {
    const { domain_id: _, ...fields } = fieldsOf(context, pairing, index, pixels)
    const toggled = disabled === '0' ? '1' : '0'
    const judged: LinkInput = { ...fields, ...(pairing.disabled && { disabled: toggled }) }
    const sent = { ...made.sent, ...judged }
    const exchange = await update(context, 'links', id, sent)
    if (!context.discovered.ok(exchange)) continue
    if (pairing.disabled) disabled = toggled
    await judge({ id, sent, judged, exchange })
  }
}

/** Returns the fields whose values do not depend on the link. */
function fieldsOf(
  { settings }: Context,
  { domain, space, pixels, privacy, password, expires, targets, language }: Pairing,
  index: number,
  pixelIds: readonly string[],
): LinkInput {
  const domainId = settings.domainIds.at(-1)
  const spaceId = settings.spaceIds.at(index % 2)
  const word = `paired-${index}`
  // A list after a longer one shows whether something is left of that one.
  const some = <T>(rows: readonly T[]) => rows.slice(index % 2)
  return {
    ...(domain && domainId !== undefined && { domain_id: domainId }),
    ...(space && spaceId !== undefined && { space_id: spaceId }),
    ...(pixels && pixelIds.length > 0 && { pixel_ids: [...some(pixelIds)] }),
    ...(privacy && { privacy }),
    ...(privacy === '2' && { privacy_password: `secret-${index}` }),
    ...(password && { password: `word-${index}` }),
    ...(expires === 'by time' && {
      expiration_date: `2094-03-1${index}`,
      expiration_time: times[index % times.length]!,
    }),
    ...(expires === 'by clicks' && { expiration_clicks: `7303${index}`, expiration_url: target(word) }),
    ...(targets && { target_type: targets }),
    ...(targets === '1' && { country: rowsFor(some(['ES', 'PT']), word) }),
    ...(targets === '2' && { platform: rowsFor(some(['iOS', 'Chrome OS']), word) }),
    ...(targets === '4' && { rotation: some([{ value: target(word) }, { value: target(`${word}-too`) }]) }),
    ...(language && { language: rowsFor(some(['pt', 'es']), `${word}-language`) }),
  }
}
