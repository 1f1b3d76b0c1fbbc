import type { Answers } from '../generated/answers.ts'
import type { Link, RotationRow, TargetRow } from '../model/entities.ts'
import type { Sandbox } from '../model/sandbox.ts'
import type { SentRow } from '../wire/fields.ts'
import type { Issue } from '../wire/issues.ts'
import type { Input } from './input.ts'

// Rules about what a link would be once the input is taken in, its current state included.

/** What is wrong with a link's privacy and expiration, if the input touches them at all. */
export function stateIssues(
  next: Link,
  input: Input,
  { answers, sandbox }: { answers: Answers; sandbox: Sandbox },
): Issue[] {
  const issues: Issue[] = []
  const needsPassword = answers['links.privacy.password']
  const touchesPrivacy = input.has('privacy') || input.has('privacy_password')
  if (
    needsPassword !== 'accepted' &&
    touchesPrivacy &&
    next.privacy === 2 &&
    next.privacy_password === null
  ) {
    issues.push({
      field: 'privacy_password',
      expected: 'set where privacy is 2 (Password)',
      status: needsPassword,
    })
  }
  if (!input.has('expiration_date') && !input.has('expiration_time')) return issues
  const needsDate = answers['links.expiration.time-only']
  if (needsDate !== 'no-effect' && next.expiration_time !== null && next.expiration_date === null) {
    issues.push({
      field: 'expiration_time',
      expected: 'sent with an expiration_date',
      received: next.expiration_time,
      status: needsDate,
    })
  }
  const past = answers['links.expiration.past']
  const moment = sandbox.expiry.momentOf(next)
  if (past !== 'expired' && moment !== null && moment <= sandbox.clock.now()) {
    const received = [next.expiration_date, next.expiration_time].filter(Boolean).join(' ')
    issues.push({ field: 'expiration_date', expected: 'in the future', received, status: past })
  }
  return issues
}

const keyed = ['country', 'platform', 'language'] as const
/** The list that a target type names (section 2.1); 3 is the one that the document passes over. */
const listOfType: Record<number, string> = { 1: 'country', 2: 'platform', 3: 'language', 4: 'rotation' }

/** Takes the targeting lists that were sent into the changes (questions `input.lists-on-update`, `links.targeting.inactive`). */
export function takeLists(changes: Partial<Link>, input: Input, answers: Answers, current?: Link): void {
  const merges = answers['input.lists-on-update'] === 'merges'
  for (const name of keyed) {
    const rows = input.get(name)
    if (!Array.isArray(rows)) continue
    const sent = rows.map(({ key = '', value = '' }): TargetRow => ({ key, value }))
    changes[name] = merges ? mergeRows(current?.[name] ?? [], sent) : sent
  }
  const rotation = input.get('rotation')
  if (Array.isArray(rotation)) {
    const sent = rotation.map(({ value = '' }: SentRow): RotationRow => ({ value }))
    changes.rotation = merges ? [...(current?.rotation ?? []), ...sent] : sent
  }
  if (answers['links.targeting.inactive'] === 'kept') return
  const active = listOfType[changes.target_type ?? current?.target_type ?? 0]
  for (const name of [...keyed, 'rotation'] as const) if (name !== active) changes[name] = []
}

function mergeRows(rows: readonly TargetRow[], sent: readonly TargetRow[]): TargetRow[] {
  const merged = new Map(rows.map(row => [row.key, row]))
  for (const row of sent) merged.set(row.key, row)
  return [...merged.values()]
}
