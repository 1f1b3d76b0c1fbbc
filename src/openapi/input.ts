import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { type OpenApiDocument, reword, type Schema } from './document.ts'
import { describeFields } from './field-prose.ts'
import { recordKinds, recordPaths, recordSchemas } from './kinds.ts'
import { component, listOf, mediaOf, member } from './parts.ts'

/** Writes how the dialect reads request bodies (questions `links.create.required`, `input.*` and others). */
export function writeInput(document: OpenApiDocument, answers: Answers): void {
  const link = component(document, 'schemas', 'LinkCreate')
  const alias = member(link, 'alias')
  alias.pattern = answers['links.alias.rule'].pattern
  const [example] = listOf(alias.examples)
  if (!new RegExp(alias.pattern).test(String(example))) delete alias.examples
  if (answers['links.target-type.undocumented'] === 'accepted')
    member(link, 'target_type').enum = [0, 1, 2, 3, 4]
  describeFields(link, answers)
  requireOfLink(link, answers)
  writeUpdates(document, answers)
  const pixel = component(document, 'schemas', 'PixelCreate')
  pixel.required = [...answers['pixels.create.required']]
  if (pixel.required.length === 0) delete pixel.required
  if (answers['input.unknown-field'] !== 'ignored') closeInputs(document, answers)
  writeBodies(document, answers)
}

/**
 * Writes the required fields of a link. Every dialect requires `url`; the domain may have two field names.
 */
function requireOfLink(link: Schema, answers: Answers): void {
  const synonym = answers['links.domain-synonym']
  const required = new Set<string>(['url', ...answers['links.create.required']])
  const needsDomain = required.delete('domain_id')
  if (needsDomain && synonym !== 'both') required.add(synonym)
  link.required = [...required]
  if (needsDomain && synonym === 'both') {
    link.anyOf = ['domain_id', 'domain'].map(name => ({ properties: { [name]: {} }, required: [name] }))
  }
  if (synonym !== 'both') delete link.properties?.[synonym === 'domain' ? 'domain_id' : 'domain']
}

/** Writes the questions `update.partial`, `update.same-values`, `links.update.empty-body` and `links.update.domain`. */
function writeUpdates(document: OpenApiDocument, answers: Answers): void {
  const link = component(document, 'schemas', 'LinkUpdate')
  const pixel = component(document, 'schemas', 'PixelUpdate')
  const bodies = ['LinkUpdate', 'PixelUpdate'].map(name => component(document, 'requestBodies', name))
  if (answerFor(answers['update.partial'], 'default') === 'replaces') {
    const written = 'There are no defaults; a field that is not sent keeps its value.'
    reword(link, written, 'A field that is not sent loses its value.')
    reword(pixel, 'keeps its value', 'loses its value')
    const { required = [] } = component(document, 'schemas', 'LinkCreate')
    link.required = required.filter(name => !name.startsWith('domain'))
    pixel.required = [...answers['pixels.create.required']]
    for (const name of ['disabled', 'privacy']) member(link, name).default = 0
    for (const body of bodies) {
      body.required = true
      reword(body, 'The fields to change. None is required.', 'All fields of the record.')
    }
  } else if (typeof answers['links.update.empty-body'] === 'number') {
    for (const schema of [link, pixel]) schema.minProperties = 1
    for (const body of bodies) {
      body.required = true
      reword(body, 'None is required.', 'At least one is required.')
    }
  } else if (answers['links.update.empty-body'] === 'touched') {
    for (const body of bodies)
      reword(body, 'None is required.', 'If none is sent, only the time of the update changes.')
  }
  if (answers['update.same-values'] === 'unchanged') {
    for (const body of bodies) {
      body.description = `${body.description} Values that the record already has are no change.`
      body['x-assumed'] = [...body['x-assumed'], 'update.same-values']
    }
  }
  if (answers['links.update.domain'] === 'ignored') return
  reword(link, 'except its domain', 'except its domain, which is refused')
  link.propertyNames = { not: { enum: ['domain_id', 'domain'] } }
}

/**
 * Forbids fields that the document does not name. If updates of links ignore the domain, its fields are
 * added, because they are not refused.
 */
function closeInputs(document: OpenApiDocument, answers: Answers): void {
  for (const name of ['LinkCreate', 'LinkUpdate', 'PixelCreate', 'PixelUpdate']) {
    const schema = component(document, 'schemas', name)
    schema.unevaluatedProperties = false
    schema['x-assumed'] = [...(schema['x-assumed'] ?? []), 'input.unknown-field']
  }
  if (answers['links.update.domain'] !== 'ignored') return
  const { properties = {} } = component(document, 'schemas', 'LinkUpdate')
  for (const name of ['domain_id', 'domain']) {
    properties[name] = {
      description: 'Ignored: a link keeps its domain.',
      anyOf: [{ type: 'string' }, { type: 'integer' }],
      'x-source': '4.1',
      'x-assumed': ['links.update.domain'],
    }
  }
}

const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' } as const

/** Writes the questions `input.content-type` and `input.id-lists`. */
function writeBodies(document: OpenApiDocument, answers: Answers): void {
  const { also } = answers['input.content-type']
  for (const body of Object.values(document.components.requestBodies)) {
    const form = mediaOf(body)
    if (form.encoding?.pixel_ids && answers['input.id-lists'] === 'comma') {
      form.encoding.pixel_ids = { style: 'form', explode: false }
    }
    for (const name of also) {
      const { encoding: _, ...media } = form
      body.content[mediaTypes[name]] = structuredClone(media)
    }
    if (also.length > 0) body['x-assumed'] = [...body['x-assumed'], 'input.content-type']
  }
}

/** Adds PATCH to the paths of records if the dialect handles PATCH like PUT (question `update.patch`). */
export function writePatch(document: OpenApiDocument, answers: Answers): void {
  if (answers['update.patch'] !== 'as-put') return
  for (const kind of recordKinds) {
    const name = recordSchemas[kind]
    const { put, delete: remove, ...rest } = document.paths[recordPaths[kind]]
    const patch = {
      ...structuredClone(put),
      operationId: `patch${name}`,
      summary: `Update a ${name.toLowerCase()} with PATCH`,
      description: `The same as PUT. ${put.description}`,
      'x-assumed': ['update.patch', ...(put['x-assumed'] ?? [])],
    }
    document.paths[recordPaths[kind]] = { ...rest, put, patch, delete: remove }
  }
}
