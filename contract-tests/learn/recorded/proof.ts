import { isObject, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import { isEmpty, textOf, wordsOf } from '../../core/match.ts'
import type { ValueReader } from './values.ts'

/** A record that a response shows, with the fields that requests have sent for it, if they created it. */
export interface SentRecord {
  id: string
  record: JsonObject
  sent: Readonly<Record<string, string>> | undefined
}

/** Values that a record shows as they were sent, except for case and punctuation. */
const literal = new Set([
  'url',
  'alias',
  'domain_id',
  'space_id',
  'expiration_url',
  'expiration_clicks',
  'name',
  'type',
  'value',
  'country',
  'platform',
  'language',
  'rotation',
])

/** Returns the addresses in the rows of a list that was sent. */
function rowsSent(sent: Readonly<Record<string, string>>, name: string): string[] {
  const isValue = (field: string) => field.startsWith(`${name}[`) && field.endsWith('[value]')
  return Object.entries(sent).flatMap(([field, value]) => (isValue(field) ? [value] : []))
}

/** Returns a value that was read as text: of rows, their addresses. */
function textIn(value: unknown): string {
  return Array.isArray(value) ? value.map(row => (isObject(row) ? row.value : row)).join() : String(value)
}

/** Literal values that hardly two records share. */
const unshared = new Set(['url', 'alias', 'short_url', 'name', 'value'])

/**
 * Compares what a place shows with what was sent for these records. It is shown there if a text is too long to be
 * equal by chance, or if several are equal. It is contradicted if nothing that was sent is there, or if several
 * records share what should be their own.
 */
export function proofOf(
  name: string,
  values: readonly { json: Json; of: SentRecord }[],
  read: ValueReader,
): 'shown' | 'contradicted' | undefined {
  const filled = values.filter(({ json }) => !isEmpty(json))
  if (unshared.has(name) && new Set(filled.map(({ of }) => of.id)).size > 2) {
    if (new Set(filled.map(({ json }) => textOf(json))).size === 1) return 'contradicted'
  }
  if (!literal.has(name)) return undefined
  const compared = filled.flatMap(({ json, of: { sent = {} } }) => {
    const text = wordsOf(sent[name] ?? rowsSent(sent, name).join())
    return text === '' ? [] : [{ text, isEqual: wordsOf(textIn(read(json))) === text }]
  })
  const equal = new Set(compared.flatMap(({ text, isEqual }) => (isEqual ? [text] : [])))
  if (equal.size === 0) return compared.length > 0 ? 'contradicted' : undefined
  const isLong = [...equal].some(text => text.length > 5)
  return isLong || (equal.size > 1 && compared.every(({ isEqual }) => isEqual)) ? 'shown' : undefined
}
