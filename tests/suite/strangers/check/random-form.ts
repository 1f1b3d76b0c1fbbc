import type { RunningServer } from '../../fixtures/types.ts'
import { pick } from '../grammar/random.ts'
import type { Form } from './client.ts'

/** Words that every collation orders alike. */
const words = [
  'amber',
  'birch',
  'cedar',
  'daisy',
  'ebony',
  'fjord',
  'grape',
  'hazel',
  'ivory',
  'jolly',
  'kiosk',
  'lemon',
]

const countries = ['DE', 'FR', 'JP', 'BR']
const platforms = ['iOS', 'Android', 'Windows', 'OS X', 'Linux', 'Ubuntu', 'Chrome OS']
const languages = ['de', 'fr', 'ja', 'pt']
const types = ['adroll', 'bing', 'facebook', 'google-ads', 'linkedin', 'pinterest', 'quora', 'x']

/** The values of a form, as a store has them. */
export interface Sent {
  form: Form
  fields: Record<string, unknown>
}

const address = (word: string, nth: number) => `https://${word}.example.com/t${nth}`

/**
 * A link with documented fields. Avoids everything that the document leaves open: lists come with their
 * target_type, a time with a date, and a privacy_password with privacy 2.
 */
export function randomLink(
  random: () => number,
  nth: number,
  server: RunningServer,
  pixels: readonly string[],
): Sent {
  const word = words[nth % words.length]!
  const alias = `${words[(nth * 5 + 3) % words.length]}${nth}`
  const form: Form = { url: `https://own.example.com/${word}-zz${nth}zz` }
  const fields: Record<string, unknown> = { url: form.url }
  const set = (name: string, value: string, stored: unknown = value) => {
    form[name] = value
    fields[name] = stored
  }
  const maybe = (share: number, act: () => void) => {
    if (random() < share) act()
  }
  set('alias', alias)
  set('domain_id', pick(random, server.domainIds))
  maybe(0.5, () => set('space_id', pick(random, server.spaceIds)))
  maybe(0.5, () => set('disabled', pick(random, ['0', '1']), undefined))
  if (form.disabled !== undefined) fields.disabled = Number(form.disabled)
  maybe(0.6, () => setPrivacy(pick(random, [0, 1, 2]), set))
  maybe(0.3, () => set('password', `guard-${nth}-hunter2`))
  maybe(0.4, () => set('expiration_url', address('expired', nth)))
  maybe(0.4, () => {
    set('expiration_date', `20${70 + (nth % 20)}-0${1 + (nth % 9)}-2${nth % 9}`)
    maybe(0.6, () => set('expiration_time', `1${nth % 9}:4${nth % 8}`))
  })
  maybe(0.4, () => set('expiration_clicks', String(5000 + nth), 5000 + nth))
  maybe(0.7, () => setTarget(pick(random, [0, 1, 2, 4]), random, nth, form, fields))
  maybe(0.6, () => setPixels(random, pixels, form, fields))
  return { form, fields }
}

function setPrivacy(privacy: number, set: (name: string, value: string, stored?: unknown) => void): void {
  set('privacy', String(privacy), privacy)
  if (privacy === 2) set('privacy_password', 'stats-correct-horse')
}

function setTarget(
  type: number,
  random: () => number,
  nth: number,
  form: Form,
  fields: Record<string, unknown>,
): void {
  form.target_type = String(type)
  fields.target_type = type
  const lists = { 0: [], 1: ['country', 'language'], 2: ['platform'], 4: ['rotation'] }[type] ?? []
  const keys: Record<string, string[]> = { country: countries, platform: platforms, language: languages }
  for (const name of lists) {
    const count = 1 + Math.floor(random() * 3)
    const rows = Array.from({ length: count }, (_, index) => ({
      key: keys[name]?.[(nth + index) % keys[name].length] ?? '',
      value: `${address(name, nth)}-${index}`,
    }))
    rows.forEach(({ key, value }, index) => {
      if (name !== 'rotation') form[`${name}[${index}][key]`] = key
      form[`${name}[${index}][value]`] = value
    })
    fields[name] = rows
  }
}

function setPixels(
  random: () => number,
  pixels: readonly string[],
  form: Form,
  fields: Record<string, unknown>,
): void {
  const start = Math.floor(random() * pixels.length)
  const ids = pixels.slice(start, start + 2)
  ids.forEach((id, index) => {
    form[`pixel_ids[${index}]`] = id
  })
  if (ids.length > 0) fields.pixel_ids = ids
}

export function randomPixel(random: () => number, nth: number): Sent {
  const fields = {
    name: `${words[(nth * 7 + 2) % words.length]}-pp${nth}pp`,
    type: pick(random, types),
    value: `V-${nth}`,
  }
  return { form: fields, fields }
}
