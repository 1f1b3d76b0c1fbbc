import type { Draw } from '../grammar/index.ts'
import { type ListName, listNames, type Row } from './model.ts'
import { invalid, Refusal } from './refusal.ts'

/** A row as it was sent. It may lack the key or the value. */
export type SentRow = Partial<Row> & { index: number }

/** The fields of a form before validation. */
export interface Form {
  fields: ReadonlyMap<string, string>
  ids: readonly string[] | undefined
  /** Whether the service refuses the ids because they were sent without brackets. */
  refusesIds: boolean
  lists: ReadonlyMap<ListName, readonly SentRow[]>
  /** Unknown names. */
  strange: readonly string[]
  size: number
}

const known = new Set([
  'url',
  'domain_id',
  'domain',
  'alias',
  'password',
  'space_id',
  'disabled',
  'privacy',
  'privacy_password',
  'expiration_url',
  'expiration_date',
  'expiration_time',
  'expiration_clicks',
  'target_type',
])
const knownOfPixels = new Set(['name', 'type', 'value'])

/** Reads a form with lists as in section 2.1: `country[0][key]=…`, `pixel_ids[]=…`. */
export function readForm(text: string, kind: 'links' | 'pixels', draw: Draw): Form {
  const fields = new Map<string, string>()
  const lists = new Map<ListName, SentRow[]>()
  const strange: string[] = []
  let ids: string[] | undefined
  let refusesIds = false
  const pairs = pairsOf(text, draw)
  const first = draw['input.duplicate'] === 'first'
  for (const [name, value] of pairs) {
    const cell = /^(\w+)\[(\d{1,4})\]\[(key|value)\]$/.exec(name)
    if (kind === 'links' && name === 'pixel_ids' && value !== '' && draw['input.ids'].startsWith('bare')) {
      refusesIds = draw['input.ids'] === 'bare-refused'
    } else if (kind === 'links' && /^pixel_ids(\[\d*\])?$/.test(name)) {
      const comma = draw['input.ids'] === 'comma-too' && name === 'pixel_ids'
      ids ??= []
      ids.push(...(comma ? value.split(',') : [value]).map(id => id.trim()).filter(id => id !== ''))
    } else if (kind === 'links' && cell !== null && isList(cell[1]!)) {
      const rows = lists.get(cell[1]) ?? []
      lists.set(cell[1], rows)
      const index = Number(cell[2])
      const row = rows.find(other => other.index === index) ?? { index }
      if (!rows.includes(row)) rows.push(row)
      const part = cell[3] as 'key' | 'value'
      if (!first || row[part] === undefined) row[part] = value
    } else if (kind === 'links' && isList(name) && value === '') {
      lists.set(name, [])
    } else if (!(kind === 'links' ? known : knownOfPixels).has(name)) {
      strange.push(name)
    } else if (!first || !fields.has(name)) {
      fields.set(name, value)
    }
  }
  for (const rows of lists.values()) rows.sort((a, b) => a.index - b.index)
  return { fields, ids, refusesIds, lists, strange, size: pairs.length }
}

function isList(name: string): name is ListName {
  return (listNames as readonly string[]).includes(name)
}

function pairsOf(text: string, draw: Draw): [string, string][] {
  const decode = (part: string): string => {
    const spaced = part.replaceAll('+', ' ')
    try {
      return decodeURIComponent(spaced)
    } catch {
      if (draw['input.encoding'] === 'refused') throw new Refusal('other', 400, 'The body cannot be decoded.')
      return spaced
    }
  }
  return text
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => {
      const cut = pair.indexOf('=')
      return cut < 0 ? [decode(pair), ''] : [decode(pair.slice(0, cut)), decode(pair.slice(cut + 1))]
    })
}

/** Refuses unknown fields, if the draw says so. */
export function checkStrange({ strange }: Form, draw: Draw): void {
  if (strange.length === 0 || draw['input.unknown-field'] !== 'refused') return
  const issue = (field: string) => ({ field, code: 'unknown', message: `${field} is not a field.` })
  throw invalid(draw['errors.invalid.status'], strange.map(issue))
}
