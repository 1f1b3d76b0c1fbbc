import type { Answers } from '../generated/answers.ts'
import type { FieldKind } from '../generated/operations.ts'
import type { Issue } from './issues.ts'
import type { Pair } from './plain.ts'

/** A row of an indexed list (section 2.1) with the index it was sent under. */
export interface SentRow {
  index: number
  key?: string
  value?: string
}

/**
 * Form fields as they were sent, by kind and not yet understood. Maps, because names come from outside. A
 * list that was sent empty is there, without rows.
 */
export interface SentFields {
  texts: Map<string, string>
  lists: Map<string, SentRow[]>
  unknown: string[]
  /** Fields in a form that their kind does not have: brackets on a text, a row without an index. */
  issues: Issue[]
}

const bracketed = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const index = /^(0|[1-9][0-9]{0,14})$/

/**
 * Sorts form fields by kind. Lists come out in index order; rows sent without an index (`pixel_ids[]`) follow those
 * before them.
 * @param kinds the fields that the operation has
 * @param duplicates which value counts when a field is sent twice, or the status that refuses it
 */
export function sortFields(
  pairs: Iterable<Pair>,
  kinds: Readonly<Record<string, FieldKind>>,
  duplicates: Answers['input.duplicate-field'],
): SentFields {
  const sent: SentFields = { texts: new Map(), lists: new Map(), unknown: [], issues: [] }
  for (const [fullName, value] of pairs) {
    const match = bracketed.exec(fullName)
    const name = match?.[1] ?? fullName
    if (match === null || !Object.hasOwn(kinds, name)) {
      sent.unknown.push(fullName)
      continue
    }
    const steps = match[2] === '' ? [] : match[2]!.slice(1, -1).split('][')
    const kind = kinds[name]!
    if (kind === 'text' || kind === 'integer' || kind === 'id') {
      if (steps.length > 0) sent.issues.push({ field: name, expected: 'one value, without brackets' })
      else if (typeof duplicates === 'number' && sent.texts.has(name))
        sent.issues.push({ field: name, expected: 'sent once', status: duplicates })
      else if (duplicates !== 'first' || !sent.texts.has(name)) sent.texts.set(name, value)
      continue
    }
    const rows = sent.lists.get(name) ?? []
    sent.lists.set(name, rows)
    const wellFormed =
      kind === 'ids' ? addId(rows, steps, value, duplicates) : addPart(rows, steps, value, kind, duplicates)
    if (!wellFormed) sent.issues.push({ field: name, expected: spelling(name, kind), received: fullName })
  }
  for (const [name, rows] of sent.lists) {
    const there = kinds[name] === 'ids' ? rows.filter(row => row.value !== '') : rows
    sent.lists.set(
      name,
      there.sort((a, b) => a.index - b.index),
    )
  }
  return sent
}

/** `pixel_ids[]=1`, `pixel_ids[0]=1` or the bare `pixel_ids=1`; an empty value is an empty list. */
function addId(
  rows: SentRow[],
  steps: string[],
  value: string,
  duplicates: Answers['input.duplicate-field'],
): boolean {
  if (steps.length > 1) return false
  const step = steps[0] ?? '0'
  if (step !== '' && !index.test(step)) return false
  if (step === '' && value === '') return true
  if (step === '') rows.push({ index: nextIndex(rows), value })
  else setPart(rowAt(rows, Number(step)), 'value', value, duplicates)
  return true
}

/** `country[0][key]=DE`; a bare `country=` or `country[]=` without a value is an empty list. */
function addPart(
  rows: SentRow[],
  steps: string[],
  value: string,
  kind: FieldKind,
  duplicates: Answers['input.duplicate-field'],
): boolean {
  if (value === '' && (steps.length === 0 || (steps.length === 1 && steps[0] === ''))) return true
  const [step, part] = steps
  if (steps.length !== 2 || !index.test(step!)) return false
  if (part !== 'value' && (part !== 'key' || kind === 'values')) return false
  setPart(rowAt(rows, Number(step)), part, value, duplicates)
  return true
}

function setPart(
  row: SentRow,
  part: 'key' | 'value',
  value: string,
  duplicates: Answers['input.duplicate-field'],
): void {
  if (duplicates !== 'first' || row[part] === undefined) row[part] = value
}

function rowAt(rows: SentRow[], position: number): SentRow {
  // From the end, where a list that is sent in order finds its row at once.
  const found = rows.findLast(row => row.index === position)
  if (found) return found
  const row = { index: position }
  rows.push(row)
  return row
}

function nextIndex(rows: SentRow[]): number {
  return rows.reduce((next, row) => Math.max(next, row.index + 1), 0)
}

function spelling(name: string, kind: FieldKind): string {
  if (kind === 'ids') return `a list written ${name}[]=1 or ${name}[0]=1`
  return kind === 'values'
    ? `a list written ${name}[0][value]`
    : `a list written ${name}[0][key] and ${name}[0][value]`
}
