import type { Answers } from '../generated/answers.ts'
import type { FieldKind } from '../generated/operations.ts'
import type { InputIssue } from './issues.ts'
import type { Pair } from './plain.ts'
import { remedyOf } from './remedies.ts'

/** A row of an indexed list (section 2.1), with the index under which it was sent. */
export interface SentRow {
  index: number
  key?: string
  value?: string
}

/**
 * Form fields as sent, by kind and not yet validated. They are Maps because the names come from outside. A
 * list that was sent empty is present without rows.
 */
export interface SentFields {
  texts: Map<string, string>
  lists: Map<string, SentRow[]>
  /** The names of lists of ids that were sent as a bare value: `pixel_ids=3`. */
  bare: Set<string>
  unknown: string[]
  /** Fields whose notation does not fit their kind, such as brackets on a text or a row without an index. */
  issues: InputIssue[]
}

const bracketed = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const index = /^(0|[1-9][0-9]{0,14})$/

/**
 * Groups form fields by kind. Lists are sorted by index. A row without an index (`pixel_ids[]`) follows the
 * rows sent before it.
 * @param kinds the operation's fields and their kinds
 * @param duplicates which value counts when a field is sent twice, or the status that refuses the field
 */
export function sortFields(
  pairs: Iterable<Pair>,
  kinds: Readonly<Record<string, FieldKind>>,
  duplicates: Answers['input.duplicate-field'],
): SentFields {
  const sent: SentFields = { texts: new Map(), lists: new Map(), bare: new Set(), unknown: [], issues: [] }
  const lists = new Map<string, SentRows>()
  for (const [fullName, value] of pairs) {
    const { name, steps } = partsOf(fullName)
    if (name === '' || !Object.hasOwn(kinds, name)) {
      sent.unknown.push(fullName)
      continue
    }
    const kind = kinds[name]!
    if (kind === 'text' || kind === 'integer' || kind === 'id') {
      if (steps.length > 0) sent.issues.push({ field: name, expected: 'one value, without brackets' })
      else if (typeof duplicates === 'number' && sent.texts.has(name))
        sent.issues.push({
          field: name,
          expected: 'sent once',
          status: duplicates,
          remedy: remedyOf('input.duplicate-field'),
        })
      else if (duplicates !== 'first' || !sent.texts.has(name)) sent.texts.set(name, value)
      continue
    }
    if (kind === 'ids' && steps.length === 0 && value !== '') sent.bare.add(name)
    const rows = lists.get(name) ?? new SentRows()
    lists.set(name, rows)
    const wellFormed =
      kind === 'ids' ? addId(rows, steps, value, duplicates) : addPart(rows, steps, value, kind, duplicates)
    if (!wellFormed) sent.issues.push({ field: name, expected: spelling(name, kind), received: fullName })
  }
  for (const [name, rows] of lists) {
    const sorted = rows.sorted()
    sent.lists.set(name, kinds[name] === 'ids' ? sorted.filter(row => row.value !== '') : sorted)
  }
  return sent
}

const noSteps: readonly string[] = []

/** Returns a name without its brackets, and what is in them. The name of a malformed one is empty. */
function partsOf(fullName: string): { name: string; steps: readonly string[] } {
  if (!fullName.includes('[') && !fullName.includes(']')) return { name: fullName, steps: noSteps }
  const [, name = '', brackets = ''] = bracketed.exec(fullName) ?? []
  return { name, steps: brackets === '' ? noSteps : brackets.slice(1, -1).split('][') }
}

/** The rows of one list while it is read. A form may have thousands of them, in any order. */
class SentRows {
  readonly #rows = new Map<number, SentRow>()
  #next = 0

  at(index: number): SentRow {
    const known = this.#rows.get(index)
    if (known) return known
    const row = { index }
    this.#rows.set(index, row)
    this.#next = Math.max(this.#next, index + 1)
    return row
  }

  /** Adds a row after all others. */
  append(): SentRow {
    return this.at(this.#next)
  }

  sorted(): SentRow[] {
    return [...this.#rows.values()].sort((a, b) => a.index - b.index)
  }
}

/**
 * Adds an id to a list: `pixel_ids[]=1`, `pixel_ids[0]=1` or `pixel_ids=1`. An empty value adds none. Returns
 * false if the notation is invalid.
 */
function addId(
  rows: SentRows,
  steps: readonly string[],
  value: string,
  duplicates: Answers['input.duplicate-field'],
): boolean {
  if (steps.length > 1) return false
  const step = steps[0] ?? '0'
  if (step !== '' && !index.test(step)) return false
  if (step === '' && value === '') return true
  if (step === '') rows.append().value = value
  else setPart(rows.at(Number(step)), 'value', value, duplicates)
  return true
}

/**
 * Adds a member of a row: `country[0][key]=DE`. `country=` and `country[]=` without a value add none. Returns
 * false if the notation is invalid.
 */
function addPart(
  rows: SentRows,
  steps: readonly string[],
  value: string,
  kind: FieldKind,
  duplicates: Answers['input.duplicate-field'],
): boolean {
  if (value === '' && (steps.length === 0 || (steps.length === 1 && steps[0] === ''))) return true
  const [step, part] = steps
  if (steps.length !== 2 || !index.test(step!)) return false
  if (part !== 'value' && (part !== 'key' || kind === 'values')) return false
  setPart(rows.at(Number(step)), part, value, duplicates)
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

/** Returns how a list must be written, in words that follow "must be". */
export function spelling(name: string, kind: FieldKind): string {
  if (kind === 'ids') return `a list written ${name}[]=1 or ${name}[0]=1`
  return kind === 'values'
    ? `a list written ${name}[0][value]`
    : `a list written ${name}[0][key] and ${name}[0][value]`
}
