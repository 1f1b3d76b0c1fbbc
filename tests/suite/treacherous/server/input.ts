import type { Row, Values } from './form.ts'
import type { Store, Stored } from './store.ts'
import type { Resource } from './wire.ts'

/** Values that the document allows (section 2). */
const allowed: Record<string, readonly string[]> = {
  disabled: ['0', '1'],
  privacy: ['0', '1', '2'],
  target_type: ['0', '1', '2', '4'],
}

export const pixelTypes =
  'adroll bing facebook google-ads google-analytics google-tag-manager linkedin pinterest quora x'.split(' ')
const patterns: Record<string, RegExp> = {
  url: /^https?:\/\/\S+$/,
  expiration_url: /^(https?:\/\/\S+)?$/,
  expiration_date: /^(\d{4}-\d\d-\d\d)?$/,
  expiration_time: /^(\d\d:\d\d)?$/,
  expiration_clicks: /^\d*$/,
}

export const domains = ['1', '2']
export const spaces = ['1', '2']

/** The first invalid field of a request, or undefined. */
export function wrongField(
  store: Store,
  resource: Resource,
  values: Values,
  record?: Stored,
): string | undefined {
  const creating = record === undefined
  if (resource === 'pixels') {
    for (const name of ['name', 'type', 'value'])
      if (creating ? !values[name] : values[name] === '') return name
    return values.type !== undefined && !pixelTypes.includes(values.type as string) ? 'type' : undefined
  }
  if (creating && !values.url) return 'url'
  for (const [name, texts] of Object.entries(allowed))
    if (values[name] !== undefined && !texts.includes(values[name] as string)) return name
  for (const [name, pattern] of Object.entries(patterns))
    if (values[name] !== undefined && !pattern.test(values[name] as string)) return name
  const domain = values.domain_id ?? values.domain
  if (creating && domain !== undefined && !domains.includes(domain as string)) return 'domain_id'
  if (values.space_id && !spaces.includes(values.space_id as string)) return 'space_id'
  const pixels = store.of('pixels').map(({ id }) => id)
  if ((values.pixel_ids as string[] | undefined)?.some(id => !pixels.includes(id))) return 'pixel_ids'
  const taken = store.of('links').some(other => other !== record && other.values.alias === values.alias)
  return values.alias && taken ? 'alias' : undefined
}

/** The values of a request as they are stored. */
export function storedOf(resource: Resource, values: Values): Values {
  const stored: Values = {}
  if (resource === 'pixels') {
    for (const name of ['name', 'type', 'value']) if (values[name] !== undefined) stored[name] = values[name]
    return stored
  }
  for (const name of ['url', 'alias', 'domain_id', 'space_id', 'pixel_ids', ...Object.keys(patterns)])
    if (values[name] !== undefined) stored[name] = values[name] === '' ? null : values[name]
  for (const name of [...Object.keys(allowed), 'expiration_clicks'])
    if (typeof stored[name] === 'string' || values[name] !== undefined) stored[name] = numberOf(values[name])
  for (const name of ['country', 'platform', 'language', 'rotation'])
    if (values[name] !== undefined) stored[name] = rowsOf(values[name] as Record<string, Row>)
  if (values.domain !== undefined) stored.domain_id ??= values.domain
  for (const name of ['password', 'privacy_password'])
    if (values[name] !== undefined) stored[`has_${name}`] = values[name] !== ''
  if (stored.url !== undefined) stored.title = `Page ${(stored.url as string).replace(/^https?:\/\//, '')}`
  return stored
}

function numberOf(value: unknown): number | null {
  return value === '' || value === undefined ? null : Number(value)
}

function rowsOf(rows: Record<string, Row>): Row[] {
  return Object.keys(rows)
    .sort((a, b) => Number(a) - Number(b))
    .map(index => rows[index]!)
}

/** The fields of a link that no client sends. */
export function defaultsOf(resource: Resource, code: string): Values {
  if (resource === 'pixels') return {}
  const none = ['space_id', 'expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks']
  return {
    url: '',
    alias: code,
    domain_id: domains[0],
    pixel_ids: [],
    disabled: 0,
    privacy: 0,
    target_type: 0,
    ...Object.fromEntries(none.map(name => [name, null])),
    country: [],
    platform: [],
    language: [],
    rotation: [],
    has_password: false,
    has_privacy_password: false,
    clicks: 0,
  }
}
