import type { Answers, FieldAnswer, StatedAnswers } from '../generated/answers.ts'
import type { DialectIssue } from './errors.ts'
import { formatPointer, parsePointer } from './pointer.ts'

// Two things cannot stand in one place, nor one inside the other.

/** A place that something has in an answer, and who says so. */
interface Claim {
  /** Path in the file. */
  path: string
  at: string
  /** Whether the file says so itself; otherwise it is the default answer. */
  own: boolean
}

/** The members of a record, by the name of the field: where each is shown. */
export function recordPlaces(answers: Answers, kind: 'links' | 'pixels'): Record<string, FieldAnswer> {
  const prefix = `${kind}.fields.`
  const fields = Object.entries(answers).filter(([id]) => id.startsWith(prefix))
  return Object.fromEntries(fields.map(([id, answer]) => [id.slice(prefix.length), answer as FieldAnswer]))
}

/** Places that are used twice, in records, in lists and in headers. */
export function placeIssues(answers: Answers, stated: StatedAnswers): DialectIssue[] {
  return [
    ...clashes(recordClaims(answers, stated, 'links')),
    ...clashes(recordClaims(answers, stated, 'pixels')),
    ...clashes(answerClaims(answers, stated)),
    ...listIssues(answers, stated),
  ]
}

function recordClaims(answers: Answers, stated: StatedAnswers, kind: 'links' | 'pixels'): Claim[] {
  const claims: Claim[] = []
  for (const [name, { at }] of Object.entries(recordPlaces(answers, kind))) {
    const id = `${kind}.fields.${name}`
    if (at !== null) claims.push({ path: `answers.${id}.at`, at, own: id in stated })
  }
  for (const [name, { at }] of Object.entries(answers[`${kind}.derived`])) {
    const path = `answers.${kind}.derived.${name}.at`
    if (at !== null) claims.push({ path, at, own: `${kind}.derived` in stated })
  }
  if (kind === 'links' && answers['links.secrets'] === 'booleans') {
    for (const at of ['/password', '/privacy_password'])
      claims.push({ path: 'answers.links.secrets', at, own: 'links.secrets' in stated })
  }
  return claims
}

/** What stands beside a record: a member there gives way to one of the record, so only the record's place is taken. */
function answerClaims(answers: Answers, stated: StatedAnswers): Claim[] {
  const root = answers['record.root']
  const claims = [{ path: 'answers.record.root', at: root, own: 'record.root' in stated }]
  return root === '' ? [] : [...claims, ...besideClaims(answers, stated)]
}

function besideClaims(answers: Answers, stated: StatedAnswers): Claim[] {
  return Object.keys(answers['record.status-member']).map(name => ({
    path: `answers.record.status-member.${name}`,
    at: formatPointer([name]),
    own: 'record.status-member' in stated,
  }))
}

const pageAddresses = new Set(['first', 'last', 'prev', 'next'])
const takenHeaders = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'connection',
  'retry-after',
])

function listIssues(answers: Answers, stated: StatedAnswers): DialectIssue[] {
  const issues: DialectIssue[] = []
  const inBody: Claim[] = []
  const inHeaders: Claim[] = []
  const bare = answers['list.items'] === ''
  const facts = [
    ...Object.entries(answers['list.pagination']).map(([fact, place]) => ({
      fact,
      id: 'list.pagination' as const,
      place,
    })),
    { fact: 'total', id: 'list.total' as const, place: answers['list.total'] },
  ]
  for (const { fact, id, place } of facts) {
    const path = id === 'list.total' ? `answers.${id}` : `answers.${id}.${fact}`
    const own = id in stated
    if (place.startsWith('/')) {
      inBody.push({ path, at: place, own })
      // Where only one of the two is said, the default of the other simply has no place.
      if (bare && own && 'list.items' in stated) {
        issues.push({
          path,
          expected: 'a header or "none", as list.items is the whole body',
          received: JSON.stringify(place),
        })
      }
    } else if (place !== 'none') {
      const header = place.slice('header '.length).toLowerCase()
      if (takenHeaders.has(header)) {
        issues.push({ path, expected: 'a header with no other meaning', received: JSON.stringify(place) })
      } else if (header !== 'link') {
        inHeaders.push({ path, at: `/${header}`, own })
      } else if (!pageAddresses.has(fact)) {
        issues.push({
          path,
          expected: 'another place: Link holds page addresses alone',
          received: JSON.stringify(place),
        })
      }
    }
  }
  issues.push(...clashes(inHeaders))
  if (bare) return issues
  const items = { path: 'answers.list.items', at: answers['list.items'], own: 'list.items' in stated }
  return [...issues, ...clashes([items, ...inBody, ...besideClaims(answers, stated)])]
}

/** Of two claims to a place the later one is told, or the one that the file makes where the other is a default. */
function clashes(claims: readonly Claim[]): DialectIssue[] {
  const issues: DialectIssue[] = []
  for (const [index, claim] of claims.entries()) {
    const other = claims.slice(0, index).find(({ at }) => overlap(at, claim.at))
    if (other === undefined) continue
    const [told, known] = claim.own || !other.own ? [claim, other] : [other, claim]
    const origin = known.own ? '' : ' by default'
    issues.push({
      path: told.path,
      expected: `a place apart from ${known.path.replace('answers.', '')}, which${origin} is ${JSON.stringify(known.at)}`,
      received: JSON.stringify(told.at),
    })
  }
  return issues
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [parsePointer(one), parsePointer(other)]
  return a.slice(0, b.length).every((step, index) => step === b[index])
}
