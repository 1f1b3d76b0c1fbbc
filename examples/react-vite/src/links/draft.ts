import type { LinkCreateFields, LinkUpdateFields } from 'shortlink-kit/client'
import type { Link, Platform } from '../api/types.ts'

/** A row of a targeting list in the form. `id` identifies the row while it is edited. */
export interface Row {
  id: number
  key: string
  value: string
}

export const listNames = ['country', 'platform', 'language', 'rotation'] as const
export type ListName = (typeof listNames)[number]

/** A link in its form: the texts of the inputs, '' for a field that is not set. */
export interface LinkDraft extends Record<ListName, Row[]> {
  url: string
  alias: string
  domain_id: string
  space_id: string
  pixel_ids: number[]
  disabled: boolean
  privacy: string
  /** Passwords are never shown: '' preserves the password, null removes it. */
  password: string | null
  privacy_password: string | null
  expiration_url: string
  expiration_date: string
  expiration_time: string
  expiration_clicks: string
  target_type: string
}

let lastRow = 0

export function newRow(key = '', value = ''): Row {
  lastRow += 1
  return { id: lastRow, key, value }
}

/** Returns the first draft of a form: empty, or with the link's fields. */
export function draftOf(link: Link | null): LinkDraft {
  const rows = (list: { key?: string; value: string }[] = []) =>
    list.map(({ key, value }) => newRow(key, value))
  return {
    url: link?.url ?? '',
    alias: link?.alias ?? '',
    domain_id: String(link?.domain_id ?? ''),
    space_id: String(link?.space_id ?? ''),
    pixel_ids: link?.pixel_ids ?? [],
    disabled: link?.disabled === 1,
    privacy: String(link?.privacy ?? 0),
    password: '',
    privacy_password: '',
    expiration_url: link?.expiration_url ?? '',
    expiration_date: link?.expiration_date ?? '',
    expiration_time: link?.expiration_time ?? '',
    expiration_clicks: String(link?.expiration_clicks ?? ''),
    target_type: String(link?.target_type ?? 0),
    country: rows(link?.country),
    platform: rows(link?.platform),
    language: rows(link?.language),
    rotation: rows(link?.rotation),
  }
}

/** Returns every field of the draft as the interface names it. An empty field is null, which clears it. */
function fieldsOf(draft: LinkDraft) {
  const keyed = (list: Row[]) => list.map(({ key, value }) => ({ key, value }))
  return {
    url: draft.url,
    alias: draft.alias || null,
    domain_id: draft.domain_id === '' ? null : Number(draft.domain_id),
    space_id: draft.space_id === '' ? null : Number(draft.space_id),
    pixel_ids: draft.pixel_ids,
    disabled: draft.disabled ? 1 : 0,
    privacy: Number(draft.privacy) as 0 | 1 | 2,
    password: draft.password,
    privacy_password: draft.privacy_password,
    expiration_url: draft.expiration_url || null,
    expiration_date: draft.expiration_date || null,
    expiration_time: draft.expiration_time || null,
    expiration_clicks: draft.expiration_clicks === '' ? null : Number(draft.expiration_clicks),
    target_type: Number(draft.target_type) as 0 | 1 | 2 | 4,
    country: keyed(draft.country),
    // A row that was just added has no platform. It is sent, so that the service reports the mistake.
    platform: keyed(draft.platform) as { key: Platform; value: string }[],
    language: keyed(draft.language),
    rotation: draft.rotation.map(({ value }) => ({ value })),
  } satisfies LinkCreateFields
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns the fields of a new link that have a value, and always `url`, so that the service checks it. */
export function createFields(draft: LinkDraft): LinkCreateFields {
  const { url, ...optional } = fieldsOf(draft)
  const filled = Object.entries(optional).filter(([, value]) => !isEmpty(value))
  return { url, ...Object.fromEntries(filled) }
}

/** Returns the fields that differ from those of the link. An update preserves fields that are not sent. */
export function updateFields(draft: LinkDraft, link: Link): LinkUpdateFields {
  const { domain_id: _fixed, ...now } = fieldsOf(draft)
  const { domain_id: _same, ...before } = fieldsOf(draftOf(link))
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  )
  return Object.fromEntries(changed)
}
