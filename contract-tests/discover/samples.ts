import type { Exchange } from '../core/exchange.ts'
import type { JsonRecord } from '../core/match.ts'
import type { LinkField, LinkInput, PixelInput } from './input.ts'

/** A record as a response showed it, and the fields that had been sent for it by then. */
export interface SentSample<Fields> {
  sent: Fields
  record: JsonRecord
  exchange: Exchange
  /** Whether only the create was sent, so that a field that was not sent has its default. */
  fresh: boolean
  /** Whether the response was a list. */
  listed: boolean
  /** Whether the link has expired. */
  expired?: boolean
}

export type LinkSample = SentSample<LinkInput>
export type PixelSample = SentSample<PixelInput>

/**
 * The values of disabled, privacy and target_type, and the indexes of the domain, the space and the pixels.
 * They are chosen so that no two fields always change together.
 */
export interface Mix {
  disabled: '0' | '1'
  privacy: '0' | '1' | '2'
  target: '0' | '1' | '2' | '4'
  domain: 0 | 1
  space: 0 | 1
  pixels: readonly (0 | 1)[]
  /** Fields that are left out: a server may lose another one because of them. */
  without?: readonly LinkField[]
}

/** The values with which links are created. */
export const createMixes: readonly Mix[] = [
  { disabled: '1', privacy: '2', target: '1', domain: 0, space: 0, pixels: [0, 1] },
  { disabled: '0', privacy: '0', target: '2', domain: 1, space: 1, pixels: [0] },
  { disabled: '0', privacy: '1', target: '4', domain: 1, space: 0, pixels: [1] },
  {
    disabled: '1',
    privacy: '0',
    target: '0',
    domain: 0,
    space: 0,
    pixels: [1, 0],
    without: ['country', 'platform'],
  },
]

/** The values to which the same links are changed. */
export const updateMixes: readonly Mix[] = [
  { disabled: '0', privacy: '1', target: '0', domain: 0, space: 1, pixels: [0] },
  { disabled: '1', privacy: '2', target: '4', domain: 1, space: 1, pixels: [0, 1] },
  { disabled: '1', privacy: '0', target: '1', domain: 1, space: 0, pixels: [1] },
  { disabled: '0', privacy: '2', target: '2', domain: 0, space: 0, pixels: [1] },
]

/**
 * Keys that every server accepts: upper-case country codes, lower-case language codes, the document's
 * platforms.
 */
const keys = {
  country: ['DE', 'FR', 'JP', 'BR', 'CA', 'IT', 'SE', 'NL'],
  platform: ['iOS', 'Android', 'Windows', 'Linux', 'Ubuntu', 'Windows', 'Android', 'Linux'],
  language: ['de', 'fr', 'ja', 'pt', 'en', 'it', 'sv', 'nl'],
}

/** Returns the fields of a link. Every free text differs from that of any other field and any other link. */
export function sentinelLink(
  nth: number,
  marker: string,
  host: string,
  mix: Mix,
  ids: { domains: readonly string[]; spaces: readonly string[]; pixels: readonly string[] },
): LinkInput {
  const tag = `${marker.replace(/[^a-z0-9]/g, '')}n${nth}`
  const target = (part: string) => `https://${part}.example.com/${tag}`
  const keyOf = (list: keyof typeof keys, index: number) => keys[list][index % keys[list].length] ?? ''
  const pair = (list: keyof typeof keys, part: string) => [
    { key: keyOf(list, nth), value: target(`${part}-one`) },
    { key: keyOf(list, nth + 1), value: target(`${part}-two`) },
  ]
  const domain = ids.domains[mix.domain] ?? ids.domains[0]
  const space = ids.spaces[mix.space] ?? ids.spaces[0]
  const pixels = mix.pixels.map(index => ids.pixels[index]).filter(id => id !== undefined)
  const fields: LinkInput = {
    url: `https://${host}/sentinel-${marker}-${nth}`,
    alias: `al${tag}`,
    ...(domain === undefined ? {} : { domain_id: domain }),
    // Passwords are not always sent, so that the members that show whether each password is set differ.
    ...(mix.target === '0' ? {} : { password: `pw${tag}` }),
    ...(space === undefined ? {} : { space_id: space }),
    ...(pixels.length === 0 ? {} : { pixel_ids: pixels }),
    disabled: mix.disabled,
    privacy: mix.privacy,
    ...(mix.privacy === '0' ? {} : { privacy_password: `pp${tag}` }),
    expiration_url: target('expired'),
    expiration_date: `${2087 + (nth % 7)}-0${1 + (nth % 9)}-1${nth % 9}`,
    expiration_time: `1${nth % 9}:4${nth % 8}`,
    expiration_clicks: String(48_600 + nth),
    target_type: mix.target,
    country: pair('country', 'country'),
    platform: pair('platform', 'platform'),
    language: pair('language', 'language'),
    rotation: [{ value: target('rotation-one') }, { value: target('rotation-two') }],
  }
  for (const name of mix.without ?? []) delete fields[name]
  return fields
}
