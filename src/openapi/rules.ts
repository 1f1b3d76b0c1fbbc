import { answerFor } from '../dialect/by-name.ts'
import { isSame } from '../dialect/shapes/json.ts'
import type { Answers } from '../generated/answers.ts'
import { type OpenApiDocument, ref, reword, type Schema } from './document.ts'
import { component, descriptionOf, member, operationsOf, parameter, schemaItems } from './parts.ts'
import type { Speech } from './speech.ts'

// Schemas that other schemas refer to: identifiers, destinations, and the rows of targeting lists.

/** Writes the schemas of identifiers, destinations and targeting rows in the dialect. */
export function writeSharedSchemas(document: OpenApiDocument, speech: Speech): void {
  const { answers } = speech
  writeIds(document, speech)
  writeDestination(document, answers)
  writeRows(document, answers)
}

/**
 * Writes the schemas of identifiers. Ids of domains and spaces stay numbers, whatever form record ids have.
 */
function writeIds(document: OpenApiDocument, { writers }: Speech): void {
  const { links, pixels } = writers
  const { schemas } = document.components
  const number = component(document, 'schemas', 'Id')
  const isSameForBoth = isSame(links.ids.schema, pixels.ids.schema)
  if (isSame(links.ids.schema, { type: 'integer', minimum: 1 }) && isSameForBoth) return
  const described = (schema: Schema): Schema => ({
    description:
      'An identifier. It has no other meaning. Identifiers of later records sort after those of earlier ones.',
    ...schema,
    'x-assumed': ['ids.type'],
  })
  schemas.AccountId = { ...number, description: 'The identifier of a domain or a space.' }
  schemas.Id = described(links.ids.schema)
  if (!isSameForBoth) {
    schemas.PixelId = described(pixels.ids.schema)
    usePixelId(document)
  }
  const account = ref('schemas', 'AccountId')
  for (const name of ['LinkCreate', 'Link']) {
    const { properties = {} } = component(document, 'schemas', name)
    for (const field of ['domain_id', 'domain', 'space_id']) {
      if (properties[field]?.$ref !== undefined) Object.assign(properties[field], account)
    }
  }
  const { list } = operationsOf(document, 'links')
  for (const name of ['domain_id', 'space_id']) Object.assign(parameter(list, name).schema, account)
}

/** Gives every pixel id its own schema, for dialects in which ids of pixels and of links differ. */
function usePixelId(document: OpenApiDocument): void {
  const own = ref('schemas', 'PixelId')
  Object.assign(member(component(document, 'schemas', 'Pixel'), 'id'), own)
  Object.assign(member(component(document, 'schemas', 'PixelDeletion'), 'id'), own)
  Object.assign(component(document, 'parameters', 'PixelId').schema, own)
  for (const name of ['LinkCreate', 'LinkUpdate', 'Link']) {
    const list = component(document, 'schemas', name).properties?.pixel_ids
    if (list?.items !== undefined) list.items = { ...list.items, ...own }
  }
  Object.assign(parameter(operationsOf(document, 'links').list, 'pixel_id').schema, own)
}

/** Writes the question `links.url.rule`. */
function writeDestination(document: OpenApiDocument, answers: Answers): void {
  const destination = component(document, 'schemas', 'Destination')
  const { schemes, length } = answers['links.url.rule']
  destination.maxLength = length
  if (schemes.length === 2 && schemes.includes('http') && schemes.includes('https')) return
  const words = schemes.length === 0 ? '' : `${schemes.join(' or ')} `
  reword(
    destination,
    'An absolute http or https address',
    words === '' ? 'An address of any scheme' : `An absolute ${words}address`,
  )
  const names = schemes.map(name => inAnyCase(name))
  destination.pattern = schemes.length === 0 ? '^[A-Za-z][A-Za-z0-9+.-]*:' : `^(?:${names.join('|')}):`
}

function inAnyCase(text: string): string {
  return text
    .replaceAll(/[A-Za-z]/g, letter => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)
    .replaceAll(/[+.]/g, '\\$&')
}

const targets = ['Country', 'Platform', 'Language', 'Rotation'] as const

/**
 * Writes the questions `links.targeting.keys` and `input.list-row-incomplete`. Rows in responses are always
 * complete, even if the dialect drops incomplete rows of requests.
 */
function writeRows(document: OpenApiDocument, answers: Answers): void {
  for (const target of targets) {
    const keys = answerFor(answers['links.targeting.keys'], target.toLowerCase())
    const schema = component(document, 'schemas', `${target}Target`)
    const { properties = {}, required = [] } = schema
    const { key } = properties
    if (key !== undefined && keys !== 'strict') loosen(key, keys)
    if (answers['input.list-row-incomplete'] !== 'dropped') continue
    reword(schema, '.', '. An incomplete row is ignored.')
    const rows = member(component(document, 'schemas', 'Link'), target.toLowerCase())
    rows.items = { ...schemaItems(rows), type: 'object', properties, required }
    delete rows.items.$ref
    delete schema.required
  }
}

type TargetKeys = Extract<Answers['links.targeting.keys'], string>

function loosen(key: Schema, keys: Exclude<TargetKeys, 'strict'>): void {
  const { enum: known, pattern } = key
  delete key.enum
  delete key.pattern
  if (keys === 'any-text' || keys === 'any-text-cased') {
    const cased = keys === 'any-text' ? '' : '; a known key is shown in its canonical case'
    key.minLength = 1
    key.description = `${descriptionOf(key).split(',')[0]}, as any text${cased}.`
  } else {
    key.description = `${descriptionOf(key).replace(/\.$/, '')}; sent in any case${keys === 'any-case-kept' ? ', and shown as it was sent' : ''}.`
    const names = known?.map(name => inAnyCase(String(name)))
    key.pattern = names ? `^(?:${names.join('|')})$` : String(pattern).replace(/\[A-Z\]|\[a-z\]/, '[A-Za-z]')
  }
}
