import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { createLink, updateLink } from '../generated/inputs.js'
import { operations } from '../generated/operations.ts'
import type { Link } from '../store/entities.ts'
import { completeLink, unsetLink } from '../store/link.ts'
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
import { aliasIssues, nameLink } from './link-alias.ts'
import type { LinkInputContext, RequiredField } from './link-context.ts'
import { judgeField, rowIssues, textIssues, tidyRows } from './link-fields.ts'
import { stateIssues, takeLists, takeType } from './link-state.ts'
import { emptyUpdate, type InputReading } from './reading.ts'
import { domainNames, readReferences } from './references.ts'

const plainFields = [
  'url',
  'password',
  'privacy_password',
  'expiration_url',
  'expiration_date',
  'expiration_time',
  'expiration_clicks',
  'target_type',
] as const
const switches = ['disabled', 'privacy'] as const

/** Reads a request's input for a new link, or for an update of the current one (section 2.1). */
export function readLink(
  request: PlainRequest,
  context: LinkInputContext,
  current?: Link,
): InputReading<Link> {
  const { answers } = context
  const operation = current === undefined ? operations.createLink : operations.updateLink
  const form = readForm(request, operation.fields, answers, context.required, 'links')
  if (current !== undefined && isEmptyField(form)) return emptyUpdate(answers, ['url'])
  const missing = { of: 'links', isUpdate: current !== undefined, request, answers } as const
  const issues = fieldIssues(form, context, missing)
  const references = readReferences(form.input, context, current === undefined)
  issues.push(...references.issues)
  if (issues.length > 0) return { issues }

  const changes: Partial<Link> = current === undefined ? unsetLink() : unsentLink(context)
  Object.assign(changes, references.values)
  takeValues(changes, form.input, answers)
  takeType(changes, form.input, answers)
  takeLists(changes, form.input, answers, current)
  nameLink(changes, form.input, context, current)
  const late = stateIssues({ changes, current }, form.input, context)
  if (changes.alias !== undefined) late.push(...aliasIssues(changes.alias, changes, current, context))
  return late.length > 0 ? { issues: late } : { changes }
}

/** Returns the values that an update sets in fields it does not send. */
function unsentLink({ replaced }: LinkInputContext): Partial<Link> {
  const values: Record<string, unknown> = {}
  if (replaced.length === 0) return values
  const unset = unsetLink()
  for (const name of replaced) values[name] = unset[name]
  return values
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

/** Adds the issues of single fields to those of the form, and returns them all. */
function fieldIssues(
  { input, issues, unknown }: FormFields,
  { answers, required, alias }: LinkInputContext,
  missing: MissingContext,
): InputIssue[] {
  const { isUpdate } = missing
  tidyRows(input, answers)
  issues.push(...requiredIssues(input, required, missing), ...domainIssues(unknown, answers, isUpdate))
  const documented = documentedIssues(isUpdate ? updateLink : createLink, input)
  if (documented.length > 0) issues.push(...judgeField(documented, input, answers))
  issues.push(...textIssues(input, answers, alias), ...rowIssues(input, answers))
  return issues
}

function requiredIssues(
  input: FormInput,
  required: readonly RequiredField[],
  context: MissingContext,
): InputIssue[] {
  const { answers, isUpdate } = context
  const complete = !isUpdate || answerFor(answers['update.partial'], 'default') === 'replaces'
  const issues: InputIssue[] = []
  for (const name of required) {
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
  if (unknown.length === 0) return []
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
 * Adds the plain values of the fields that were sent to the changes. A field that was sent empty is reset to its
 * default.
 */
function takeValues(changes: Record<string, unknown>, input: FormInput, answers: Answers): void {
  for (const name of plainFields) if (input.has(name)) changes[name] = input.get(name)
  for (const name of switches) if (input.has(name)) changes[name] = input.get(name) ?? 0
  if (answers['links.password.meaning'] !== 'same') return
  const sent = ['privacy_password', 'password'].find(name => input.has(name))
  if (sent !== undefined) changes.password = changes.privacy_password = input.get(sent)
}
