import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { timeFormat } from '../../../src/dialect/shapes/times.ts'
import { wordsOf } from '../../core/match.ts'
import { timesOf } from '../shapes/fit/moments.ts'

/** Reads JSON as the value of a field. Returns undefined if it cannot be one, and null if it is unset. */
export type ValueReader = (json: Json) => unknown

const isUnset = (json: Json) => json === null || json === ''

/** Makes a reader accept null and the empty text as unset. */
function optional(read: ValueReader): ValueReader {
  return json => (isUnset(json) ? null : read(json))
}

const address: ValueReader = json =>
  typeof json === 'string' && /^[a-z][a-z0-9+.-]*:/i.test(json) ? json : undefined
/** An address, possibly without its scheme: `go.acme.example/promo`. */
const shortAddress: ValueReader = json =>
  typeof json === 'string' && /^[\w-]+(\.[\w-]+)+(:\d+)?\/\S+$/.test(json) ? json : address(json)
const text: ValueReader = json => (typeof json === 'string' ? json : undefined)
const word: ValueReader = json => (typeof json === 'string' && /^[\w.~-]+$/.test(json) ? json : undefined)
const host: ValueReader = json =>
  typeof json === 'string' && /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(json) ? json : undefined
const number: ValueReader = json => (isNumeric(json) ? Number(json) : undefined)
const id: ValueReader = json =>
  typeof json === 'number' || (typeof json === 'string' && /^[\w./:~-]+$/.test(json))
    ? String(json).replace(/^.*\//, '')
    : undefined
const isNumeric = (json: Json) => typeof json === 'number' || (typeof json === 'string' && /^\d+$/.test(json))

const flag: ValueReader = json => {
  if (json === true || json === 1 || json === '1' || json === 'yes') return 1
  return json === false || json === 0 || json === '0' || json === 'no' || json === null ? 0 : undefined
}

/** Patterns for the beginning of the English words of an enum's values, by enum and value. */
const words = {
  privacy: {
    0: /^(public|open|every)/,
    1: /^(private|hidden|closed|only)/,
    2: /^(password|protect|guard|secret)/,
  },
  status: {
    1: /^(active|live|ok|enabled)/,
    2: /^(expired|ended|over)/,
    3: /^(disabled|off|paused|inactive)/,
  },
  target_type: {
    0: /^(none|off|no)/,
    1: /^(geo|country|countries)/,
    2: /^(platform|os|device)/,
    4: /^(rotat|split)/,
  },
}

/** Creates a reader of an enum's value, written as its number or as an English word. */
function enumOf(name: keyof typeof words): ValueReader {
  return json => {
    const numbers = Object.keys(words[name]).map(Number)
    if (isNumeric(json)) return numbers.includes(Number(json)) ? Number(json) : undefined
    if (typeof json !== 'string') return undefined
    const found = Object.entries(words[name]).find(([, begin]) => begin.test(json.toLowerCase()))
    return found === undefined ? undefined : Number(found[0])
  }
}

const moment: ValueReader = json => {
  const written = typeof json === 'string' && /^\d+$/.test(json) ? Number(json) : json
  const [form] = timesOf(written)
  return form && timeFormat(form.time, form.zone)?.read(written)
}

const day: ValueReader = json =>
  typeof json === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(json) ? json : undefined
const clock: ValueReader = json =>
  typeof json === 'string' ? /^([01]\d|2[0-3]):[0-5]\d(?=$|:)/.exec(json)?.[0] : undefined

const secret: ValueReader = json => {
  if (typeof json === 'boolean') return json ? 'set' : null
  return typeof json === 'string' ? (json === '' ? null : 'set') : json === null ? null : undefined
}

const ids: ValueReader = json => {
  if (json === null) return []
  const items = typeof json === 'string' ? json.split(/[,;|\s]+/).filter(Boolean) : json
  if (!Array.isArray(items)) return undefined
  const read = items.map(item => (isObject(item) ? id(item.id ?? item.uid ?? null) : id(item)))
  return read.includes(undefined) ? undefined : read
}

/** Reads targeting rows: objects, pairs, bare addresses, or one object from key to address. */
const rows: ValueReader = json => {
  if (json === null) return []
  if (isObject(json)) return fromPairs(Object.entries(json))
  if (!Array.isArray(json)) return undefined
  return fromPairs(
    json.map(item => {
      const parts: Json[] = typeof item === 'object' && item !== null ? Object.values(item) : [item]
      const to = parts.find(part => address(part) !== undefined) ?? null
      return [parts.find(part => part !== to && typeof part === 'string') ?? '', to]
    }),
  )
}

function fromPairs(pairs: readonly (readonly [Json, Json])[]): unknown {
  const read = pairs.map(([key, value]) => ({ key: String(key), value: address(value) }))
  return read.some(row => row.value === undefined) ? undefined : read
}

/** Reads a pixel type in any case and punctuation, such as `Google Ads`. */
const pixelType: ValueReader = json =>
  typeof json === 'string' ? pixelTypes.find(type => wordsOf(type) === wordsOf(json)) : undefined

/** The readers of a link's values, by name. */
export const linkReaders: Readonly<Record<string, ValueReader>> = {
  url: address,
  alias: word,
  short_url: shortAddress,
  domain_id: id,
  domain: host,
  space_id: optional(id),
  pixel_ids: ids,
  password: secret,
  privacy_password: secret,
  disabled: flag,
  privacy: enumOf('privacy'),
  status: enumOf('status'),
  target_type: optional(enumOf('target_type')),
  expiration_url: optional(address),
  expiration_date: optional(day),
  expiration_time: optional(clock),
  expiration_clicks: optional(number),
  expires_at: optional(moment),
  country: rows,
  platform: rows,
  language: rows,
  rotation: rows,
  title: optional(text),
  clicks: number,
  created_at: moment,
  updated_at: optional(moment),
}

/** The readers of a pixel's values, by name. */
export const pixelReaders: Readonly<Record<string, ValueReader>> = {
  name: optional(text),
  type: optional(pixelType),
  value: optional(text),
  created_at: moment,
  updated_at: optional(moment),
}
