import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { createLink, updateLink } from '../generated/inputs.js'
import { operations } from '../generated/operations.ts'
import type { Link } from '../store/entities.ts'
import { completeLink, unsetLink } from '../store/link.ts'
import type { Store } from '../store/store.ts'
import { titleOf } from '../store/titles.ts'
import type { IdCodec } from '../wire/ids.ts'
import type { InputIssue } from '../wire/issues.ts'
import type { PlainRequest } from '../wire/plain.ts'
import { type Remedy, remedyOf } from '../wire/remedies.ts'
import { documentedIssues } from './documented.ts'
import {
  type FormFields,
  type FormInput,
  isEmptyField,
  type MissingContext,
  missingIssue,
  readForm,
  unknownIssues,
} from './input.ts'
import { judgeField, rowIssues, textIssues, tidyRows } from './link-fields.ts'
import { stateIssues, takeLists, takeType } from './link-state.ts'
import { emptyUpdate, type InputReading } from './reading.ts'
import { domainNames, readReferences } from './references.ts'

const texts = [
  'url',
  'password',
  'privacy_password',
  'expiration_url',
  'expiration_date',
  'expiration_time',
] as const
const numbers = ['expiration_clicks', 'target_type'] as const
const switches = ['disabled', 'privacy'] as const

/** What is needed to read a link's input. */
export interface LinkInputContext {
  answers: Answers
  ids: IdCodec
  store: Store
}

/** Reads a request's input for a new link, or for an update of the current one (section 2.1). */
export function readLink(
  request: PlainRequest,
  context: LinkInputContext,
  current?: Link,
): InputReading<Link> {
  const { answers } = context
  const operation = current === undefined ? operations.createLink : operations.updateLink
  const form = readForm(request, operation.fields, answers, requiredOf(answers), 'links')
  if (current !== undefined && isEmptyField(form)) return emptyUpdate(answers, ['url'])
  const issues = fieldIssues(form, { of: 'links', isUpdate: current !== undefined, request, answers })
  const references = readReferences(form.input, context, current === undefined)
  issues.push(...references.issues)
  if (issues.length > 0) return { issues }

  const changes: Partial<Link> = current === undefined ? unsetLink() : unsentLink(answers)
  // Several spreads into one object would be slow.
  Object.assign(changes, references.values, valuesOf(form.input, answers))
  takeType(changes, form.input, answers)
  takeLists(changes, form.input, answers, current)
  nameLink(changes, form.input, context, current)
  const next: Link = Object.assign(current === undefined ? blankLink() : { ...current }, changes)
  const late = [...stateIssues(next, form.input, context), ...aliasIssues(next, context)]
  return late.length > 0 ? { issues: late } : { changes }
}

/** Returns the values that an update sets in fields it does not send (question `update.partial`). */
function unsentLink(answers: Answers): Partial<Link> {
  const unset: Partial<Link> = unsetLink()
  const replaced: Record<string, unknown> = {}
  for (const name in unset) {
    if (answerFor(answers['update.partial'], name) === 'replaces') replaced[name] = unset[name as keyof Link]
  }
  return replaced
}

/** Returns a link with default values. */
export function blankLink(): Link {
  return completeLink({
    id: 0,
    url: 'http://localhost/',
    alias: '',
    domain_id: 0,
    title: null,
    created_at: 0,
  })
}

function fieldIssues({ input, issues: unread, unknown }: FormFields, context: MissingContext): InputIssue[] {
  const { answers, isUpdate } = context
  tidyRows(input, answers)
  const documented = documentedIssues(isUpdate ? updateLink : createLink, input)
  return [
    ...unread,
    ...requiredIssues(input, context),
    ...domainIssues(unknown, answers, isUpdate),
    ...judgeField(documented, input, answers),
    ...textIssues(input, answers),
    ...rowIssues(input, answers),
  ]
}

function requiredOf(answers: Answers): ('url' | Answers['links.create.required'][number])[] {
  return [...new Set(['url' as const, ...answers['links.create.required']])]
}

function requiredIssues(input: FormInput, context: MissingContext): InputIssue[] {
  const { answers, isUpdate } = context
  const complete = !isUpdate || answerFor(answers['update.partial'], 'default') === 'replaces'
  const issues: InputIssue[] = []
  for (const name of requiredOf(answers)) {
    if (name === 'domain_id') {
      const names = domainNames(answers)
      if (isUpdate || names.some(known => input.get(known))) continue
      const { remedy } = missingIssue(name, input, context)
      issues.push({ field: names[0], remedy: synonymRemedy(input) ?? remedy })
    } else if (input.get(name) === null || (complete && !input.has(name))) {
      issues.push(missingIssue(name, input, context))
    }
  }
  return issues
}

/** Returns the remedy of a missing domain if it was sent under a name that the dialect does not read. */
function synonymRemedy(input: FormInput): Remedy | undefined {
  return input.get('domain') || input.get('domain_id') ? remedyOf('links.domain-synonym') : undefined
}

/**
 * Returns the issues of unknown fields. On an update the domain has its own rule (question
 * `links.update.domain`).
 */
function domainIssues(unknown: readonly string[], answers: Answers, isUpdate: boolean): InputIssue[] {
  const isDomain = (name: string) => name === 'domain' || name === 'domain_id'
  if (!isUpdate) return unknownIssues(unknown, answers)
  const status = answers['links.update.domain']
  const issues = unknownIssues(
    unknown.filter(name => !isDomain(name)),
    answers,
  )
  if (status === 'ignored') return issues
  const sent = unknown.filter(isDomain)
  const remedy = remedyOf('links.update.domain')
  const own = { expected: 'left out: a link keeps its domain', status, rule: 'unknown', remedy } as const
  return [...issues, ...sent.map(field => ({ field, ...own }))]
}

/**
 * Returns the plain values of the fields that were sent. A field that was sent empty is reset to its default.
 */
function valuesOf(input: FormInput, answers: Answers): Partial<Link> {
  const values: Record<string, unknown> = {}
  for (const name of [...texts, ...numbers]) if (input.has(name)) values[name] = input.get(name)
  for (const name of switches) if (input.has(name)) values[name] = input.get(name) ?? 0
  if (answers['links.password.meaning'] === 'same') {
    const sent = ['privacy_password', 'password'].find(name => input.has(name))
    if (sent !== undefined) values.password = values.privacy_password = input.get(sent)
  }
  return values
}

/**
 * Sets the alias, which is sent or generated, and the title, which is derived from the destination or the
 * alias.
 */
function nameLink(
  changes: Partial<Link>,
  input: FormInput,
  { answers, store }: LinkInputContext,
  current?: Link,
): void {
  const domain = current?.domain_id ?? changes.domain_id!
  const alias = input.get('alias')
  if (typeof alias === 'string') {
    changes.alias = alias
  } else if (current === undefined || alias === null) {
    changes.alias = store.aliases.generate(domain, store.random)
  }
  if (changes.url === undefined && changes.alias === undefined) return
  if (current !== undefined && answers['links.title.on-update'] === 'kept') return
  const titled = (link: Partial<Link>) =>
    titleOf({ url: link.url!, alias: link.alias }, answers['links.title'])
  // Only a derived title follows the destination and the alias. A title that was set through the database is
  // preserved.
  const wasDerived = current === undefined || current.title === titled(current)
  if (wasDerived) changes.title = titled({ ...current, ...changes })
}

function aliasIssues(next: Link, { answers, store }: LinkInputContext): InputIssue[] {
  if (next.alias === '') return []
  const owner = store.aliases.ownerOf(next.domain_id, next.alias)
  if (owner === undefined || owner === next.id) return []
  const { scope, status } = answers['links.alias.unique']
  const among = scope === 'domain' ? 'on its domain' : 'in the account'
  const expected = `one that no other link has ${among}`
  const remedy = takenRemedy(next, store.links.get(owner))
  return [{ field: 'alias', expected, received: next.alias, status, question: 'links.alias.unique', remedy }]
}

/** Returns the remedy of a taken alias: without one, no answer accepts two links with the same alias. */
function takenRemedy(next: Link, owner: Link | undefined): Remedy | undefined {
  if (owner === undefined) return undefined
  if (owner.domain_id !== next.domain_id) return remedyOf('links.alias.unique')
  return owner.alias === next.alias
    ? undefined
    : { question: 'links.alias.rule', answer: { case: 'sensitive' } }
}
