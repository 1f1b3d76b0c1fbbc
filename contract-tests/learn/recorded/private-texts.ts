import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { leavesOf, textOf } from '../../core/match.ts'
import { platformKeys } from '../../discover/input.ts'
import { type Recording, sentFields } from './recording.ts'
import type { World } from './world.ts'

/** Names of members that are about a person or the account. */
export const personal =
  /user|owner|author|creator|mail|phone|person|first_?name|last_?name|full_?name|account|customer|team|company|organi[sz]ation|address|^by$|_by$|\bip\b/i

/**
 * Replaces letters and digits, and preserves the form: `jane@acme.example` becomes `xxxx@xxxx.xxxxxxx`. Escapes such
 * as `%2F` are preserved.
 */
export function textForm(text: string): string {
  const [scheme = ''] = /^[a-z]+:\/\//.exec(text) ?? []
  const form = (found: string) => {
    if (found.startsWith('%')) return found
    return /\d/.test(found) ? '0' : /\p{Lu}/u.test(found) ? 'X' : 'x'
  }
  return scheme + text.slice(scheme.length).replace(/%[0-9A-Fa-f]{2}|\p{L}|\d/gu, form)
}

/** Replaces the private texts in a text. */
export type Replace = (text: string, formOfPrivate?: (found: string) => string) => string

/** Returns a function that replaces the private texts of a recording by texts of the same form. */
export function privateTextsOf(recording: Recording, world: World): Replace {
  const own = privateTexts(recording, world)
  return (text, formOfPrivate = textForm) => {
    const inside = own.filter(one => text.includes(one))
    if (inside.length === 0) return text
    return text.replace(new RegExp(inside.map(wholeWord).join('|'), 'g'), found => formOfPrivate(found))
  }
}

/** Returns the texts to mask: sent values, texts and ids of records, personal members, and secrets. */
function privateTexts({ taken, secrets }: Recording, world: World): string[] {
  const sent = taken.flatMap(({ exchange }) => sentFields(exchange).map(([, value]) => value))
  const shown = world.shown.flatMap(({ resource, record }) => {
    const values = world.readings[resource].read(record)
    return ['url', 'alias', 'title', 'short_url', 'name', 'value'].flatMap(name => textOf(values[name]) ?? [])
  })
  const ids = world.shown.map(({ id }) => id)
  const people = world.shown.flatMap(({ record }) =>
    leavesOf(record).flatMap(({ pointer, value }) => (personal.test(pointer) ? (textOf(value) ?? []) : [])),
  )
  const known = new Set<string>([...pixelTypes, ...platformKeys])
  const all = new Set([...sent, ...shown, ...ids, ...people, ...secrets])
  // Longer texts first, because one may be a part of another.
  return [...all]
    .filter(
      text =>
        text.length >= 3 && !known.has(text) && !/^\d{1,3}$/.test(text) && !/^(true|false|null)$/.test(text),
    )
    .sort((a, b) => b.length - a.length)
}

function wholeWord(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(?<![A-Za-z\\d])${escaped}(?![A-Za-z\\d])`
}
