import type { Answers, FieldAnswer, StatedAnswers, SuccessAnswer } from '../generated/answers.ts'
import { operations } from '../generated/operations.ts'
import { answersOf } from './dialect.ts'
import { type DialectIssue, describe, memberPath } from './errors.ts'
import { nearest } from './nearest.ts'
import { placeIssues, recordPlaces } from './places.ts'

/** What is wrong with answers that are each of the right form: what no schema can tell, and contradictions. */
export function contradictions(stated: StatedAnswers): DialectIssue[] {
  const answers = answersOf({ name: '', answers: stated })
  return [
    ...templateIssues(stated),
    ...(['links', 'pixels'] as const).flatMap(kind => recordIssues(answers, kind)),
    ...(['links', 'pixels'] as const).flatMap(kind => successIssues(answers, kind)),
    ...ruleIssues(answers),
    ...placeIssues(answers, stated),
  ]
}

/** The words of each template (see the descriptions in the register). */
const words: Partial<Record<keyof Answers, readonly string[]>> = {
  'record.status-member': ['status'],
  'errors.body': ['message', 'status', 'title', 'code'],
  'errors.validation.body': ['summary', 'fields', 'issues', 'status', 'title', 'code'],
  'links.create.status': ['id', 'object', 'status'],
  'links.update.status': ['id', 'object', 'status'],
  'links.delete.status': ['id', 'object', 'status'],
  'pixels.create.status': ['id', 'object', 'status'],
  'pixels.update.status': ['id', 'object', 'status'],
  'pixels.delete.status': ['id', 'object', 'status'],
}

function templateIssues(stated: StatedAnswers): DialectIssue[] {
  return Object.entries(words).flatMap(([id, known]) =>
    wordIssues(stated[id as keyof Answers], `answers.${id}`, known),
  )
}

function wordIssues(part: unknown, path: string, known: readonly string[]): DialectIssue[] {
  if (typeof part === 'object' && part !== null) {
    return Object.entries(part).flatMap(([name, child]) =>
      wordIssues(child, Array.isArray(part) ? `${path}[${name}]` : memberPath(path, name), known),
    )
  }
  if (typeof part !== 'string' || !part.startsWith('$') || known.includes(part.slice(1))) return []
  const meant = nearest(part.slice(1), known)
  const hint = meant === undefined ? known.map(word => `$${word}`).join(', ') : `did you mean $${meant}?`
  return [{ path, expected: `a known word (${hint})`, received: describe(part) }]
}

/** The values that the document gives a field; 3 is the target type that it passes over. */
const documentedValues: Record<string, readonly string[]> = {
  'links.disabled': ['0', '1'],
  'links.privacy': ['0', '1', '2'],
  'links.target_type': ['0', '1', '2', '3', '4'],
  'links.status': ['1', '2', '3'],
  'pixels.type': operations.listPixels.parameters.find(({ name }) => name === 'type')!.values!.map(String),
}
const keyedLists = new Set(['country', 'platform', 'language'])
const idFields = new Set(['domain_id', 'space_id', 'pixel_ids'])
function recordIssues(answers: Answers, kind: 'links' | 'pixels'): DialectIssue[] {
  const issues: DialectIssue[] = []
  for (const [name, field] of Object.entries(recordPlaces(answers, kind)))
    issues.push(...fieldIssues(kind, name, field, `answers.${kind}.fields.${name}`))
  for (const [name, field] of Object.entries(answers[`${kind}.derived`])) {
    const path = memberPath(`answers.${kind}.derived`, name)
    issues.push(...fieldIssues(kind, name, field, path))
  }
  return issues
}

function fieldIssues(
  kind: string,
  name: string,
  { at, as, values }: FieldAnswer,
  path: string,
): DialectIssue[] {
  const issues: DialectIssue[] = []
  if (at === '') issues.push({ path: `${path}.at`, expected: 'a place inside the record', received: '""' })
  const forms = ['value', 'text']
  if (kind === 'links' && idFields.has(name)) forms.push('object')
  if (kind === 'links' && keyedLists.has(name)) forms.splice(1, 1, 'map')
  if (name === 'rotation') forms.splice(1, 1)
  // By its identifier a record is found: it is always told.
  if (name !== 'id') forms.push('unset')
  if (as !== undefined && !forms.includes(as)) {
    issues.push({
      path: `${path}.as`,
      expected: `a form of ${name} (${forms.join(', ')})`,
      received: describe(as),
    })
  }
  const known = documentedValues[`${kind}.${name}`]
  // Keys of lists are spelled one by one; what other fields hold has no values to list.
  if (values === undefined || keyedLists.has(name)) return issues
  for (const [value, spelling] of Object.entries(values)) {
    if (known?.includes(value)) continue
    const expected = known
      ? `a value of ${name} (${known.join(', ')})`
      : `no values, as ${name} has none to list`
    issues.push({
      path: memberPath(`${path}.values`, value),
      expected,
      received: describe(known ? value : spelling),
    })
  }
  return issues
}

function successIssues(answers: Answers, kind: 'links' | 'pixels'): DialectIssue[] {
  return (['create', 'update', 'delete'] as const).flatMap(verb => {
    const { status, body }: SuccessAnswer = answers[`${kind}.${verb}.status`]
    const path = `answers.${kind}.${verb}.status`
    if (status > 299)
      return [
        { path: `${path}.status`, expected: 'a status of success, 200 to 299', received: String(status) },
      ]
    const bodyless = status === 204 || status === 205
    if (!bodyless || body === 'none') return []
    return [{ path: `${path}.body`, expected: `none, as ${status} has no body`, received: describe(body) }]
  })
}

function ruleIssues(answers: Answers): DialectIssue[] {
  const issues: DialectIssue[] = []
  const { pattern } = answers['links.alias.rule']
  if (!compiles(pattern)) {
    const expected = 'a regular expression that compiles (with the flag u)'
    issues.push({ path: 'answers.links.alias.rule.pattern', expected, received: describe(pattern) })
  }
  const zone = answers['links.expiration.zone']
  if (!isZone(zone)) {
    const expected = 'an IANA time zone such as America/New_York'
    issues.push({ path: 'answers.links.expiration.zone', expected, received: describe(zone) })
  }
  const { name, counts, first } = answers['list.page-parameter']
  const path = 'answers.list.page-parameter'
  const lists = [operations.listLinks, operations.listPixels]
  if (lists.some(({ parameters }) => parameters.some(known => known.documented && known.name === name))) {
    const expected = 'a name that no documented parameter has'
    issues.push({ path: `${path}.name`, expected, received: describe(name) })
  }
  if ((counts === 'cursor' || counts === 'ids') && first !== undefined) {
    issues.push({
      path: `${path}.first`,
      expected: `nothing, as ${counts === 'ids' ? 'an identifier' : 'a cursor'} counts nothing`,
      received: String(first),
    })
  }
  return issues
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
