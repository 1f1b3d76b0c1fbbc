import { parsePointer } from '../../../src/documents/pointer.ts'
import type { Answers, StatedAnswers } from '../../../src/generated/answers.ts'
import { isSuccess } from '../../core/exchange.ts'
import { leavesOf, wordsOf } from '../../core/match.ts'
import type { Resource } from '../../writes/account.ts'
import { aboutOf } from './ids.ts'
import { sentFields, type Taken } from './recording.ts'

/** A create: the names of the fields with a value, and the text of its response. */
interface Create {
  fields: readonly string[]
  isAccepted: boolean
  text: string
  /** The names of members, and short texts, in the response. */
  named: readonly string[]
}

/**
 * Returns the answers that the creates of a recording suggest about required fields. A link may require a field
 * that all accepted creates have and a refused one lacks: the one that the refusal names, if it names one. A pixel
 * requires no field that an accepted create lacks.
 */
export function requiredIn(taken: readonly Taken[]): StatedAnswers[] {
  const createsOf = (resource: Resource) => taken.flatMap(one => createIn(one, resource))
  return [...requiredOfLinks(createsOf('links')), ...requiredOfPixels(createsOf('pixels'))]
}

function requiredOfLinks(creates: readonly Create[]): StatedAnswers[] {
  const accepted = creates.filter(one => one.isAccepted)
  const refused = creates.filter(one => !one.isAccepted)
  if (accepted.length === 0) return []
  const lacking = (field: string) => refused.filter(({ fields }) => !fields.includes(field))
  const possible = (['domain_id', 'alias'] as const).filter(
    field => accepted.every(({ fields }) => fields.includes(field)) && lacking(field).length > 0,
  )
  const named = possible.filter(field =>
    lacking(field).some(({ text }) => wordsOf(text).includes(field.replace('_id', ''))),
  )
  const required = named.length > 0 ? named : possible
  return required.length === 0 ? [] : [{ 'links.create.required': ['url', ...required] }]
}

function requiredOfPixels(creates: readonly Create[]): StatedAnswers[] {
  const accepted = creates.filter(one => one.isAccepted)
  const required = pixelFields.filter(field => accepted.every(({ fields }) => fields.includes(field)))
  return required.length === pixelFields.length ? [] : [{ 'pixels.create.required': required }]
}

const pixelFields: Answers['pixels.create.required'] = ['name', 'type', 'value']

/**
 * Returns the fields that a pixel requires if a refused create without any field names several of them, but not
 * all. A refusal that names one field may only name the first.
 */
export function requiredByName(taken: readonly Taken[]): StatedAnswers {
  const named = taken
    .flatMap(one => createIn(one, 'pixels'))
    .filter(({ isAccepted, fields }) => !isAccepted && !pixelFields.some(field => fields.includes(field)))
    .map(({ named }) => pixelFields.filter(field => named.includes(field)))
  const [required] = named.filter(({ length }) => length > 1 && length < pixelFields.length)
  return required === undefined ? {} : { 'pixels.create.required': required }
}

function createIn(one: Taken, resource: Resource): Create[] {
  const { request, answer } = one.exchange
  const about = aboutOf(one)
  if (request.method !== 'POST' || about?.resource !== resource || about.id !== undefined) return []
  const fields = sentFields(one.exchange).flatMap(([name, value]) =>
    value === '' ? [] : [name === 'domain' ? 'domain_id' : name],
  )
  const named = leavesOf(answer.json).flatMap(({ pointer, value }) => [
    ...parsePointer(pointer),
    ...(typeof value === 'string' ? value.split(/[^\w-]/).slice(0, 1) : []),
  ])
  return [{ fields, isAccepted: isSuccess(one.exchange), text: answer.text, named }]
}
