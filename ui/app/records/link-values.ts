import type { AdminAccount, RecordedLink } from '../../../src/client/index.ts'
import { type ListName, lists } from './link-words.ts'

/** A row of a list in the form. The rows of a rotation have no key. */
export interface FormRow {
  key: string
  value: string
}

/** The values of the form, as they are typed. */
export interface LinkValues extends Record<ListName, FormRow[]> {
  url: string
  alias: string
  title: string
  domain_id: string
  space_id: string
  pixel_ids: string
  password: string
  removesPassword: boolean
  privacy_password: string
  removesPrivacyPassword: boolean
  disabled: boolean
  privacy: string
  expiration_url: string
  expiration_date: string
  expiration_time: string
  expiration_clicks: string
  target_type: string
  clicks: string
}

/** Returns the values with which the form starts. */
export function valuesOf(link: RecordedLink | undefined, { domains }: AdminAccount): LinkValues {
  const rows = (name: ListName) => (link?.[name] ?? []).map(({ key = '', value }) => ({ key, value }))
  return {
    url: link?.url ?? '',
    alias: link?.alias ?? '',
    title: link?.title ?? '',
    domain_id: String((link === undefined ? domains[0]?.id : link.domain_id) ?? ''),
    space_id: String(link?.space_id ?? ''),
    pixel_ids: (link?.pixel_ids ?? []).join(', '),
    password: '',
    removesPassword: false,
    privacy_password: '',
    removesPrivacyPassword: false,
    disabled: link?.disabled === 1,
    privacy: String(link?.privacy ?? 0),
    expiration_url: link?.expiration_url ?? '',
    expiration_date: link?.expiration_date ?? '',
    expiration_time: link?.expiration_time ?? '',
    expiration_clicks: String(link?.expiration_clicks ?? ''),
    target_type: String(link?.target_type ?? ''),
    clicks: String(link?.clicks ?? 0),
    country: rows('country'),
    platform: rows('platform'),
    language: rows('language'),
    rotation: rows('rotation'),
  }
}

/** Returns the members of a link that differ between two states of the form. */
export function changedMembers(from: LinkValues, to: LinkValues): Record<string, unknown> {
  const before = membersOf(from)
  const changed = Object.entries(membersOf(to)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed)
}

/** Returns the members of a new link: those that are set. The mock adds the rest. */
export function newMembers(values: LinkValues): Record<string, unknown> {
  const isSet = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(
    Object.entries(membersOf(values)).filter(([name, value]) => name === 'url' || isSet(value)),
  )
}

function membersOf(values: LinkValues): Record<string, unknown> {
  return {
    url: values.url,
    alias: values.alias,
    title: orNull(values.title),
    domain_id: numberOrNull(values.domain_id),
    space_id: numberOrNull(values.space_id),
    pixel_ids: values.pixel_ids
      .split(',')
      .map(id => id.trim())
      .filter(id => id !== '')
      .map(number),
    // A password that is left empty is not changed.
    password: values.removesPassword ? null : values.password || undefined,
    privacy_password: values.removesPrivacyPassword ? null : values.privacy_password || undefined,
    disabled: values.disabled ? 1 : 0,
    privacy: number(values.privacy),
    expiration_url: orNull(values.expiration_url),
    expiration_date: orNull(values.expiration_date),
    expiration_time: orNull(values.expiration_time),
    expiration_clicks: numberOrNull(values.expiration_clicks),
    target_type: numberOrNull(values.target_type),
    clicks: number(values.clicks),
    ...Object.fromEntries(lists.map(name => [name, rowsOf(values[name], name)])),
  }
}

function rowsOf(rows: readonly FormRow[], name: ListName) {
  return name === 'rotation'
    ? rows.map(({ value }) => ({ value }))
    : rows.map(({ key, value }) => ({ key, value }))
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

/** Returns the number that a text spells. Any other text stays as it is, so that the server refuses it. */
function number(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text
}

function numberOrNull(text: string): number | string | null {
  return text === '' ? null : number(text)
}
