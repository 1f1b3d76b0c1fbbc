/** Section 2 of the interface document as types. */
export interface Row {
  key: string
  value: string
}

export interface LinkFields {
  url: string
  alias: string
  /** Whether a client chose the alias. */
  own_alias: boolean
  domain_id: string
  password: string | null
  space_id: string | null
  pixel_ids: string[]
  disabled: 0 | 1
  privacy: 0 | 1 | 2
  privacy_password: string | null
  expiration_url: string | null
  expiration_date: string | null
  expiration_time: string | null
  expiration_clicks: number | null
  target_type: number | null
  country: Row[]
  platform: Row[]
  language: Row[]
  rotation: Row[]
}

export interface PixelFields {
  name: string
  type: string
  value: string | null
}

export const listNames = ['country', 'platform', 'language', 'rotation'] as const
export type ListName = (typeof listNames)[number]

export const platforms = ['iOS', 'Android', 'Windows', 'OS X', 'Linux', 'Ubuntu', 'Chrome OS']

export const pixelTypes = [
  'adroll',
  'bing',
  'facebook',
  'google-ads',
  'google-analytics',
  'google-tag-manager',
  'linkedin',
  'pinterest',
  'quora',
  'x',
]

/** A record, with values that no client sends. */
export interface Entity<Fields> {
  id: string
  /** The number of the record among those of its resource, in the order of creation. */
  serial: number
  fields: Fields
  clicks: number
  /** Milliseconds since the epoch. */
  createdAt: number
  updatedAt: number
  /** The fields before the url last changed, and the time of that change. */
  moved?: { from: Fields; at: number }
  /** Whether it belongs to other users: it existed before the run. */
  foreign: boolean
}

export type Link = Entity<LinkFields>
export type Pixel = Entity<PixelFields>

/** A domain or a space. Neither has an endpoint. */
export interface Owned {
  id: string
  name: string
}

export function blankLink(url: string, alias: string, domain_id: string): LinkFields {
  return {
    url,
    alias,
    own_alias: false,
    domain_id,
    password: null,
    space_id: null,
    pixel_ids: [],
    disabled: 0,
    privacy: 0,
    privacy_password: null,
    expiration_url: null,
    expiration_date: null,
    expiration_time: null,
    expiration_clicks: null,
    target_type: null,
    country: [],
    platform: [],
    language: [],
    rotation: [],
  }
}
