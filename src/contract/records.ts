import { recordPlaces } from '../dialect/places.ts'
import type { Answers, FieldAnswer } from '../generated/answers.ts'
import { component, type OpenApiDocument, reword, type Schema } from './document.ts'
import { spelledSchema } from './spelling.ts'
import { SchemaTree } from './tree.ts'

/** A kind of record: the name of its schema, and of its questions. */
export type RecordKind = 'links' | 'pixels'

export const recordSchemas = { links: 'Link', pixels: 'Pixel' } as const

/**
 * The schema of a record as the dialect shows it (questions `links.fields.*`, `links.derived`, `links.secrets`,
 * `pixels.*`), as a tree of the places of its members.
 */
export function recordTree(document: OpenApiDocument, answers: Answers, kind: RecordKind): SchemaTree {
  const written = component(document, 'schemas', recordSchemas[kind])
  const fields: Record<string, FieldAnswer> = {
    ...recordPlaces(answers, kind),
    ...answers[`${kind}.derived`],
  }
  if (kind === 'links' && answers['links.secrets'] === 'booleans') {
    for (const name of ['password', 'privacy_password']) fields[name] = { at: `/${name}` }
  }
  const optional = new Set<string>(kind === 'pixels' ? ['name', 'type', 'value'] : [])
  for (const name of answers['pixels.create.required']) optional.delete(name)
  const tree = new SchemaTree()
  for (const [name, schema] of Object.entries(written.properties ?? {})) {
    const field = fields[name]
    if (field === undefined || field.at === null) continue
    const spelled = spelledSchema(schema, field, { document, answers }, optional.has(name))
    if (spelled !== undefined) tree.put(field.at, spelled.schema, { required: spelled.required })
  }
  return tree
}

/** Gives both records the schema that the dialect shows. What their members say is changed before that. */
export function writeRecords(document: OpenApiDocument, answers: Answers): void {
  sayRecords(document, answers)
  for (const kind of ['links', 'pixels'] as const) {
    const name = recordSchemas[kind]
    const written = component(document, 'schemas', name)
    document.components.schemas[name] = recordTree(document, answers, kind).toSchema(written)
  }
}

function sayRecords(document: OpenApiDocument, answers: Answers): void {
  const link = component(document, 'schemas', 'Link')
  const member = (name: string): Schema => link.properties![name]!
  const unset = answers['fields.unset']
  const list = answers['fields.unset-list']
  if (unset === 'omitted')
    reword(
      link,
      'Every member is always there; a value that is not set is null.',
      'A value that is not set is left out.',
    )
  if (unset === 'empty') reword(link, 'is null', 'is an empty text')
  if (list === 'omitted') {
    if (unset !== 'omitted') reword(link, 'Every member is always there; a', 'A')
    link.description += ' A list with nothing in it is left out.'
  }
  const zone = answers['links.expiration.zone']
  if (zone !== 'UTC') reword(member('expiration_date'), 'in UTC', `in the time zone ${zone}`)
  if (answers['links.status.precedence'] === 'expired') {
    reword(member('status'), 'both disabled and expired is disabled', 'both disabled and expired is expired')
  }
  const title = answers['links.title']
  if (title !== 'host-and-path') {
    const from = 'A title; the service takes it from the host and path of the destination.'
    reword(
      member('title'),
      from,
      title === 'page'
        ? 'A title; the service takes it from the page that the destination is.'
        : 'A title. The service sets none.',
    )
  }
  const target = member('target_type')
  if (answers['links.target-type.undocumented'] === 'accepted') {
    reword(target, '2 by platform', '2 by platform, 3 by language')
    target.enum = [0, 1, 2, 3, 4, null]
  }
  if (answers['links.password.meaning'] === 'same') {
    reword(
      member('password'),
      'a password is set',
      'a password is set, to the link and to its statistics alike',
    )
  }
}
