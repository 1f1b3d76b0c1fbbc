import type { Context } from '../../discover/context.ts'
import { type LinkInput, platformKeys } from '../../discover/input.ts'
import { type Attempt, create } from '../../discover/make.ts'
import { once } from './kit.ts'
import { address, plainAlias, type Wording } from './telling.ts'

/** A url of this run; the marker is added by whoever makes the link. */
export function linkUrl({ discovered }: Pick<Context, 'discovered'>, word: string, marker = ''): string {
  return `${discovered.prefixes.links}${word}-${marker}`
}

/** A link of which nothing is said but its url, and what the server demands. */
export function bareLink(context: Context): Promise<Attempt> {
  return once(context, 'bare link', () =>
    create(context, 'links', marker => ({ url: linkUrl(context, 'plain', marker) })),
  )
}

/** What makes an alias unique. */
export function aliasOf(word: string, marker: string, wording: Wording): string {
  return wording === 'plain' ? plainAlias(word, marker) : `${word}${marker.replace(/\W/g, '')}`
}

/** The lists with two or more rows, so that an order and a lost row show. */
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

/** Creates a link with some fields, and makes what has to be unique in them unique. */
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
        ? address('destination', wording, marker)
        : linkUrl(context, `with-${key.replaceAll('_', '-')}`, marker),
    ...(fields.alias === undefined ? {} : { alias: aliasOf(fields.alias, marker, wording) }),
  }))
}
