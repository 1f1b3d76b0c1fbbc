import { ContractBroken } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import {
  type Input,
  type LinkField,
  type LinkInput,
  platformKeys,
  type Spelling,
} from '../../discover/input.ts'
import { tryCreate } from '../../discover/make.ts'
import { inTheNoonHour, lastOfYear } from './calendar.ts'
import { anyFixturePixelIds } from './fixture-account.ts'
import { once, type Subject } from './kit.ts'
import { aliasOf, linkUrl, rows, rowsWith } from './new-link.ts'
import { address, type Wording } from './sample-values.ts'
import { mustHold } from './stored.ts'

interface Options {
  context: Context
  /** Returns the wording for a field: telling if the server shows the field. */
  wordingOf(name: LinkField): Wording
  pixels: readonly string[]
  /** The marker of the link. */
  marker: string
}

/**
 * Links with as many fields as one link can have. Together they have every field and every allowed value.
 * Nothing changes them.
 */
const kinds: Readonly<Record<string, (options: Options) => LinkInput>> = {
  country: ({ context: { settings }, wordingOf, pixels }) => ({
    ...given('domain_id', settings.domainIds.at(-1)),
    ...given('space_id', settings.spaceIds.at(-1)),
    password: 'secret-word-1',
    privacy: '2',
    privacy_password: 'secret-word-2',
    disabled: '1',
    expiration_url: address('expired', wordingOf('expiration_url')),
    expiration_date: lastOfYear,
    expiration_time: '21:43',
    expiration_clicks: '73019',
    target_type: '1',
    country: rowsWith(wordingOf('country')).country,
    language: rowsWith(wordingOf('language')).language,
    ...(pixels.length > 0 && { pixel_ids: pixels }),
  }),
  platform: ({ context: { settings }, wordingOf, pixels }) => ({
    ...given('domain', settings.domainIds.at(-1)),
    target_type: '2',
    platform: platformKeys.map((key, index) => ({
      key,
      value: address(`platform-${index}`, wordingOf('platform')),
    })),
    disabled: '0',
    privacy: '0',
    expiration_date: '2091-11-28',
    expiration_time: inTheNoonHour,
    ...(pixels.length > 0 && { pixel_ids: pixels }),
  }),
  // A number of clicks and an address after them, without a date.
  rotation: ({ context: { settings }, wordingOf, pixels }) => ({
    target_type: '4',
    rotation: rowsWith(wordingOf('rotation')).rotation,
    privacy: '1',
    ...given('space_id', settings.spaceIds.at(0)),
    expiration_url: address('expired', wordingOf('expiration_url')),
    expiration_clicks: '73020',
    ...(pixels.length > 0 && { pixel_ids: pixels.slice(0, 1) }),
  }),
  none: ({ context: { discovered }, wordingOf, marker }) => ({
    url: address('destination', wordingOf('url'), marker, discovered.site),
    alias: aliasOf('AliasInCapitals', marker, wordingOf('alias')),
    target_type: '0',
    country: rows.country,
  }),
}

/** The spelling of id lists in each kind of link. Default: indexed. */
const spellings: Partial<Record<string, Spelling>> = { platform: 'unindexed' }

function given(name: 'domain' | 'domain_id' | 'space_id', id: string | undefined): LinkInput {
  return id === undefined ? {} : { [name]: id }
}

/**
 * Whether the server accepts and stores a field, possibly with one value, on a link that has many other
 * fields. If not, the caller tries the field on a link of its own, so that no requirement fails because of
 * another field. Throws Skipped if the field cannot be seen.
 */
export async function isStoredTogether(
  context: Context,
  name: LinkField,
  options: { value?: string; spelling?: Spelling } = {},
): Promise<boolean> {
  return (await storedTogether(context, name, options)) !== undefined
}

/** Like `isStoredTogether`, but returns the create of the link. Undefined if the field is not stored. */
export async function storedTogether(
  context: Context,
  name: LinkField,
  { value, spelling = 'indexed' }: { value?: string; spelling?: Spelling } = {},
): Promise<Exchange | undefined> {
  const links = await sharedLinks(context)
  const link = links.find(({ judged, ids }) => {
    const fields: Input = judged
    const isWanted = value === undefined ? fields[name] !== undefined : fields[name] === value
    return isWanted && (name !== 'pixel_ids' || ids === spelling)
  })
  if (link === undefined) return undefined
  try {
    const shownAs = name === 'domain' ? 'domain_id' : name
    await mustHold(context, 'links', link, shownAs, link.sent[name] ?? null)
    return link.created
  } catch (error) {
    if (!(error instanceof ContractBroken)) throw error
    return undefined
  }
}

/** Returns the shared links that the server accepts. */
export function sharedLinks(context: Context): Promise<readonly SharedLink[]> {
  return once(context, 'shared links', async () => {
    const pixels = await anyFixturePixelIds(context)
    const wordingOf = (name: LinkField) =>
      context.discovered.place('links', name)?.proven === true ? 'telling' : 'plain'
    const links: SharedLink[] = []
    for (const [kind, fieldsOf] of Object.entries(kinds)) {
      const judgedOf = (marker: string) => fieldsOf({ context, wordingOf, pixels, marker })
      const ids = spellings[kind] ?? 'indexed'
      const urlOf = (marker: string) => linkUrl(context, `shared-${kind}`, marker)
      const made = await tryCreate(context, marker => ({ url: urlOf(marker), ...judgedOf(marker) }), ids)
      if (made?.id === undefined || !context.discovered.ok(made.exchange)) continue
      links.push({
        ...made,
        id: made.id,
        isConstant: true,
        created: made.exchange,
        judged: judgedOf(made.marker),
        ids,
      })
    }
    return links
  })
}

export interface SharedLink extends Subject {
  sent: LinkInput
  created: Exchange
  /** The fields that are judged: those that were sent, without a url that only identifies the link. */
  judged: LinkInput
  ids: Spelling
}
