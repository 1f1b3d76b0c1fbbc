import { listOfType } from '../dialect/shapes/scopes/rows.ts'
import type { Answers } from '../generated/answers.ts'
import type { Link, RotationRow, TargetRow } from '../store/entities.ts'
import type { Store } from '../store/store.ts'
import { type InputIssue, withoutDate, withoutPassword } from '../wire/issues.ts'
import { remedyOf } from '../wire/remedies.ts'
import type { FormInput } from './input.ts'

// Rules about the link that would result from the input and the current state.

/** What an update or a new link changes. The changes of a new link contain all its values. */
interface Changing {
  changes: Partial<Link>
  current: Link | undefined
}

/** What the rules are checked against. */
interface StateContext {
  answers: Answers
  store: Store
}

/** Returns the issues of the resulting privacy and expiration, if the input changes them. */
export function stateIssues(changing: Changing, input: FormInput, context: StateContext): InputIssue[] {
  const issues: InputIssue[] = []
  if (input.has('privacy') || input.has('privacy_password')) issues.push(...privacyIssues(changing, context))
  if (input.has('expiration_date') || input.has('expiration_time'))
    issues.push(...expirationIssues(changing, context))
  return issues
}

function resulting<K extends keyof Link>(name: K, { changes, current }: Changing): Link[K] | undefined {
  return changes[name] === undefined ? current?.[name] : changes[name]
}

function privacyIssues(changing: Changing, { answers }: StateContext): InputIssue[] {
  const status = answers['links.privacy.password']
  if (status === 'accepted' || resulting('privacy', changing) !== 2) return []
  if (resulting('privacy_password', changing) !== null) return []
  const named = answers['errors.named-field']['links.privacy.password']
  return [{ ...withoutPassword[named], status, remedy: remedyOf('links.privacy.password') }]
}

function expirationIssues(changing: Changing, { answers, store }: StateContext): InputIssue[] {
  const expiration_date = resulting('expiration_date', changing) ?? null
  const expiration_time = resulting('expiration_time', changing) ?? null
  const issues: InputIssue[] = []
  const needsDate = answers['links.expiration.time-only']
  if (needsDate !== 'no-effect' && expiration_time !== null && expiration_date === null) {
    const named = answers['errors.named-field']['links.expiration.time-only']
    const remedy = remedyOf('links.expiration.time-only')
    issues.push({ ...withoutDate[named], status: needsDate, remedy })
  }
  const past = answers['links.expiration.past']
  const moment = store.expiry.momentOf({ expiration_date, expiration_time })
  if (past !== 'expired' && moment !== null && moment <= store.clock.now()) {
    const received = [expiration_date, expiration_time].filter(Boolean).join(' ')
    const remedy = remedyOf('links.expiration.past')
    issues.push({
      field: 'expiration_date',
      expected: 'in the future',
      received,
      status: past,
      rule: 'past',
      remedy,
    })
  }
  return issues
}

const keyed = ['country', 'platform', 'language'] as const

/**
 * Sets the target type that selects the list that was sent, if no target type was sent (question
 * `links.target-type.unsent`).
 */
export function takeType(changes: Partial<Link>, input: FormInput, answers: Answers): void {
  if (answers['links.target-type.unsent'] === 'unchanged' || input.has('target_type')) return
  const sent = Object.entries(listOfType).find(([type, name]) => {
    const rows = type === '3' ? [] : input.get(name)
    return Array.isArray(rows) && rows.length > 0
  })
  if (sent !== undefined) changes.target_type = Number(sent[0])
}

/**
 * Adds the lists that were sent to the changes (questions `input.lists-on-update`,
 * `links.targeting.inactive`).
 */
export function takeLists(changes: Partial<Link>, input: FormInput, answers: Answers, current?: Link): void {
  for (const name of keyed) {
    const rows = input.get(name)
    if (Array.isArray(rows))
      changes[name] = rows.map(({ key = '', value = '' }): TargetRow => ({ key, value }))
  }
  const rotation = input.get('rotation')
  if (Array.isArray(rotation)) changes.rotation = rotation.map(({ value = '' }): RotationRow => ({ value }))
  if (current !== undefined && answers['input.lists-on-update'] === 'merges')
    mergeLists(changes, input, current)
  if (answers['links.targeting.inactive'] !== 'kept') dropInactive(changes, current, answers)
}

/**
 * Merges the lists that were sent with the current ones. A list that was sent empty is cleared nevertheless.
 */
function mergeLists(changes: Partial<Link>, input: FormInput, current: Link): void {
  const isSent = (name: string) => {
    const rows = input.get(name)
    return Array.isArray(rows) && rows.length > 0
  }
  for (const name of keyed) {
    if (isSent(name)) changes[name] = mergeRows(current[name], changes[name]!)
  }
  if (isSent('rotation')) changes.rotation = [...current.rotation, ...changes.rotation!]
  if (isSent('pixel_ids')) changes.pixel_ids = [...new Set([...current.pixel_ids, ...changes.pixel_ids!])]
}

function dropInactive(changes: Partial<Link>, current: Link | undefined, answers: Answers): void {
  const { target_type: type = current?.target_type } = changes
  const active = listOfType[type ?? 0]
  for (const name of [...keyed, 'rotation'] as const) {
    if (name === 'language' && answers['links.targeting.inactive'] === 'dropped') continue
    const rows = changes[name] ?? current?.[name] ?? []
    if (name !== active && rows.length > 0) changes[name] = []
  }
}

function mergeRows(rows: readonly TargetRow[], sent: readonly TargetRow[]): TargetRow[] {
  const merged = new Map(rows.map(row => [row.key, row]))
  for (const row of sent) merged.set(row.key, row)
  return [...merged.values()]
}
