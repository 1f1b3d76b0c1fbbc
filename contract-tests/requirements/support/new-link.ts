import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import { type LinkInput, platformKeys } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { once } from './kit.ts'
import { address, plainAlias, type Wording } from './sample-values.ts'

/** Returns a url that belongs to this run. Callers pass the marker of the link that they create. */
export function linkUrl({ discovered }: Pick<Context, 'discovered'>, word: string, marker = ''): string {
  return `${discovered.prefixes.links}${word}-${marker}`
}

/**
 * Returns the link with only its url and the fields that the server requires. Creates one, once in a run, if
 * discovery could not.
 */
export async function bareLink(context: Context): Promise<Attempt> {
  const { bareLink: made } = context.discovered
  if (made?.id !== undefined) return made
  return once(context, 'bare link', () =>
    create(context, 'links', marker => ({ url: linkUrl(context, 'plain', marker) })),
  )
}

/** Returns an alias that the marker makes unique. */
export function aliasOf(word: string, marker: string, wording: Wording): string {
  return wording === 'plain' ? plainAlias(word, marker) : `${word}${marker.replace(/\W/g, '')}`
}

/**
 * Returns rows for each targeting list, two or three each, so that a changed order and a lost row are
 * visible.
 */
export const rowsWith = (wording: Wording) => ({
  country: [
    { key: 'DE', value: address('country-one', wording) },
    { key: 'US', value: address('country-two', wording) },
    { key: 'FR', value: address('country-three', wording) },
  ],
  platform: platformKeys
    .slice(0, 2)
    .map((key, index) => ({ key, value: address(`platform-${index}`, wording) })),
  language: [
    { key: 'en', value: address('language-one', wording) },
    { key: 'de', value: address('language-two', wording) },
  ],
  rotation: ['three', 'one', 'two'].map(word => ({ value: address(`rotation-${word}`, wording) })),
})

export const rows = rowsWith('plain')

/** Creates a link with some fields, and makes its url and alias unique. */
export async function createWith(
  context: Context,
  key: string,
  fields: LinkInput,
  wording: Wording = 'plain',
): Promise<Attempt> {
  return create(context, 'links', marker => ({
    ...fields,
    url:
      wording === 'telling' && key === 'url'
        ? address('destination', wording, marker, context.discovered.site)
        : linkUrl(context, `with-${key.replaceAll('_', '-')}`, marker),
    ...(fields.alias === undefined ? {} : { alias: aliasOf(fields.alias, marker, wording) }),
  }))
}
