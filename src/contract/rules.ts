import type { Answers } from '../generated/answers.ts'
import { component, type OpenApiDocument, ref, reword, type Schema } from './document.ts'

// What several schemas use: identifiers, destinations, moments, and the rows of targeting lists.

/** Says how identifiers, destinations, moments and rows are written in the dialect. */
export function writeSharedSchemas(document: OpenApiDocument, answers: Answers): void {
  writeIds(document, answers)
  writeDestination(document, answers)
  writeMoment(document, answers)
  writeRows(document, answers)
}

/** The domains and spaces of an account are numbers whatever the identifiers of records are (question `ids.type`). */
function writeIds(document: OpenApiDocument, answers: Answers): void {
  const type = answers['ids.type']
  if (type === 'integer') return
  const { schemas } = document.components
  schemas.AccountId = { ...schemas.Id!, description: 'The identifier of a domain or a space.' }
  schemas.Id = {
    description:
      'An identifier, which says nothing but which record it is. Later records have ones that sort after it.',
    type: 'string',
    minLength: 1,
    'x-assumed': ['ids.type'],
  }
  if (type === 'digits') {
    schemas.Id.description = 'An identifier in digits; later records have greater ones.'
    schemas.Id.pattern = '^[1-9][0-9]*$'
    delete schemas.Id.minLength
  }
  const account = ref('schemas', 'AccountId')
  for (const name of ['LinkCreate', 'Link']) {
    const { properties = {} } = component(document, 'schemas', name)
    for (const field of ['domain_id', 'domain', 'space_id']) {
      if (properties[field]?.$ref !== undefined) Object.assign(properties[field], account)
    }
  }
  for (const { name, schema } of document.paths['/links']!.get!.parameters ?? []) {
    if (name === 'domain_id' || name === 'space_id') Object.assign(schema!, account)
  }
}

/** Question `links.url.rule`. */
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

/** Question `timestamps.format`. */
function writeMoment(document: OpenApiDocument, answers: Answers): void {
  const { schemas } = document.components
  const moment = component(document, 'schemas', 'Moment')
  const format = answers['timestamps.format']
  if (format === 'iso-microseconds') {
    reword(moment, 'milliseconds', 'microseconds')
    moment.pattern = '\\.\\d{6}Z$'
  } else if (format === 'unix-seconds') {
    schemas.Moment = {
      description: 'A moment in seconds since 1970, in UTC.',
      type: 'integer',
      minimum: 0,
      'x-assumed': ['timestamps.format'],
    }
  }
}

const targets = ['Country', 'Platform', 'Language', 'Rotation'] as const

/** Questions `links.targeting.keys`, `input.list-row-incomplete`. Rows that are answered are always complete. */
function writeRows(document: OpenApiDocument, answers: Answers): void {
  const keys = answers['links.targeting.keys']
  for (const target of targets) {
    const schema = component(document, 'schemas', `${target}Target`)
    const { key } = schema.properties!
    if (key !== undefined && keys !== 'strict') loosen(key, keys)
    if (answers['input.list-row-incomplete'] !== 'dropped') continue
    reword(schema, '.', '. A row that is not complete is passed over.')
    const rows = component(document, 'schemas', 'Link').properties![target.toLowerCase()]!
    rows.items = {
      ...rows.items!,
      type: 'object',
      properties: schema.properties!,
      required: schema.required!,
    }
    delete rows.items.$ref
    delete schema.required
  }
}

function loosen(key: Schema, keys: Exclude<Answers['links.targeting.keys'], 'strict'>): void {
  const { enum: known, pattern } = key
  delete key.enum
  delete key.pattern
  if (keys === 'any-text') {
    key.minLength = 1
    key.description = `${key.description!.split(',')[0]}, in any words.`
  } else {
    key.description = `${key.description!.replace(/\.$/, '')}; sent in any case${keys === 'any-case-kept' ? ', and shown as it was sent' : ''}.`
    const names = known?.map(name => inAnyCase(String(name)))
    key.pattern = names ? `^(?:${names.join('|')})$` : String(pattern).replace(/\[A-Z\]|\[a-z\]/, '[A-Za-z]')
  }
}
