import type { Draw } from '../grammar/index.ts'
import type { Form, SentRow } from './form.ts'
import type { Judge } from './judge.ts'
import { type LinkFields, type ListName, platforms, type Row } from './model.ts'
import { isAddress } from './rules.ts'

/** The targeting lists of a form, validated. */
export function listsOf(form: Form, judge: Judge, draw: Draw): Partial<Record<ListName, Row[]>> {
  const lists: Partial<Record<ListName, Row[]>> = {}
  for (const [name, sent] of form.lists) {
    if (draw['input.gaps'] === 'refused' && sent.some(({ index }, nth) => index !== nth)) {
      judge.wrong(name, 'gap', `The indexes of ${name} have a gap.`)
    }
    lists[name] = sent.flatMap(row => judged(name, row, judge, draw))
  }
  return lists
}

function judged(name: ListName, row: SentRow, judge: Judge, draw: Draw): Row[] {
  const keyless = name === 'rotation'
  const at = `${name}.${row.index}`
  if (!row.value || (!keyless && !row.key)) {
    if (draw['input.incomplete-row'] === 'refused') {
      judge.wrong(`${at}.${row.value ? 'key' : 'value'}`, 'required', `${at} is not whole.`)
    }
    return []
  }
  const key = keyless ? '' : keyOf(name, row.key!, draw)
  if (key === undefined) judge.wrong(`${at}.key`, 'invalid', `${at}.key is not allowed.`)
  if (!isAddress(row.value, draw)) judge.wrong(`${at}.value`, 'invalid', `${at}.value must be an address.`)
  return [{ key: key ?? '', value: row.value }]
}

/** The key to store, or undefined if it is not allowed. */
function keyOf(name: Exclude<ListName, 'rotation'>, key: string, draw: Draw): string | undefined {
  const canonical = canonicalKey(name, key)
  switch (draw['input.keys']) {
    case 'strict':
      return canonical === key ? key : undefined
    case 'any-case':
      return canonical === undefined || draw['input.key-case'] === 'canonical' ? canonical : key
    case 'any-text':
      return draw['input.key-case'] === 'canonical' ? (canonical ?? key) : key
  }
}

function canonicalKey(name: Exclude<ListName, 'rotation'>, key: string): string | undefined {
  if (name === 'platform') return platforms.find(one => one.toLowerCase() === key.toLowerCase())
  if (!/^[a-z]{2}$/i.test(key)) return undefined
  return name === 'country' ? key.toUpperCase() : key.toLowerCase()
}

const namedBy = { 1: 'country', 2: 'platform', 4: 'rotation' } as const

/** The list that a target_type names. No target_type names languages. */
export function activeList(type: number | null): 'country' | 'platform' | 'rotation' | undefined {
  return type === 1 || type === 2 || type === 4 ? namedBy[type] : undefined
}

/** The target_type that the sent lists imply. */
export function impliedType(lists: Partial<Record<ListName, Row[]>>): number | undefined {
  const found = Object.entries(namedBy).find(([, name]) => (lists[name] ?? []).length > 0)
  return found && Number(found[0])
}

/** Merges a list that an update sends with the stored list. */
export function mergedRows(before: readonly Row[], sent: readonly Row[], name: ListName): Row[] {
  const same = (a: Row, b: Row) => (name === 'rotation' ? a.value === b.value : a.key === b.key)
  const remaining = before.map(row => sent.find(other => same(row, other)) ?? row)
  return [...remaining, ...sent.filter(row => !before.some(other => same(row, other)))]
}

/** Clears the lists that target_type does not name. */
export function dropInactive(fields: LinkFields): LinkFields {
  const active = activeList(fields.target_type)
  const remaining = (name: 'country' | 'platform' | 'rotation') => (name === active ? fields[name] : [])
  return {
    ...fields,
    country: remaining('country'),
    platform: remaining('platform'),
    rotation: remaining('rotation'),
  }
}
