import { countries, languages, platforms } from '../codes.ts'
import { integer, list, nullable, object, oneOf, parsed, type Row, secret, text } from './checks.ts'
import { isDate, isTime, momentOf } from './moments.ts'

const MAX_INTEGER = 2_147_483_647
const MAX_URL = 2048

const id = integer(1, MAX_INTEGER)
const count = integer(0, MAX_INTEGER)
const name = text('a text of at least one character', value => value !== '')
const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/
const host = text(
  'a host name in small letters, such as go.example',
  value => value.length < 260 && hostName.test(value),
)

const url = text(`an absolute http or https URL of at most ${MAX_URL} characters`, isUrl)
const moment = parsed('a moment such as 2026-01-31 or 2026-01-31T09:30:00Z', momentOf)

const country = text('an ISO 3166-1 country code such as DE', value => countries.has(value))
const language = text('an ISO 639-1 language code such as de', value => languages.has(value))
const platform = oneOf(...platforms)

const pixelTypes = [
  ...(['adroll', 'bing', 'facebook', 'google-ads', 'google-analytics', 'google-tag-manager'] as const),
  ...(['linkedin', 'pinterest', 'quora', 'x'] as const),
]

/** The members of a pixel: the input fields of section 2.2, and values that the service derives. */
const pixelFields = { id, name, type: oneOf(...pixelTypes), value: name, created_at: moment }

/** The members of a link: the input fields of section 2.1, and values that the service derives. */
const linkFields = {
  id,
  url,
  alias: text('letters, digits, _ and -, at most 255', value => /^[\w-]{1,255}$/.test(value)),
  domain_id: id,
  space_id: nullable(id),
  pixel_ids: nullable(list(id)),
  password: nullable(secret),
  privacy_password: nullable(secret),
  disabled: oneOf(0, 1),
  privacy: oneOf(0, 1, 2),
  expiration_url: nullable(url),
  expiration_date: nullable(text('a date of the calendar, YYYY-MM-DD', isDate)),
  expiration_time: nullable(text('a time of the day, HH:MM', isTime)),
  expiration_clicks: nullable(count),
  target_type: nullable(oneOf(0, 1, 2, 4)),
  country: nullable(list(object({ key: country, value: url }, ['key', 'value']))),
  platform: nullable(list(object({ key: platform, value: url }, ['key', 'value']))),
  language: nullable(list(object({ key: language, value: url }, ['key', 'value']))),
  rotation: nullable(list(object({ value: url }, ['value']))),
  title: nullable(name),
  clicks: count,
  created_at: moment,
}

const domainFields = { id, name: host }
const spaceFields = { id, name }

/**
 * The whole file. A section may be null, which is how YAML reads a section without content; it counts as left
 * out.
 */
export const file = object(
  {
    domains: nullable(list(object(domainFields, ['name']))),
    spaces: nullable(list(object(spaceFields, ['name']))),
    pixels: nullable(list(object(pixelFields, ['name', 'type', 'value']))),
    links: nullable(list(object(linkFields, ['url']))),
  },
  [],
)

/** Rows of a seed file, checked member by member. An invalid member is present with the value undefined. */
export type LinkRow = Row<typeof linkFields>
export type NamedRow = Row<typeof spaceFields>

function isUrl(value: string): boolean {
  return value.length <= MAX_URL && /^https?:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value)
}
