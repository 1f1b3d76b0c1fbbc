import type { Answers } from '../generated/answers.ts'
import { type OpenApiDocument, reword } from './document.ts'
import { recordSchemas } from './kinds.ts'
import { component, member } from './parts.ts'
import { contractScope } from './scopes.ts'
import { headed, shaped } from './shaped.ts'
import type { Speech } from './speech.ts'

/**
 * Writes the schemas of links and pixels from their shapes, after rewording the descriptions of their
 * members.
 */
export function writeRecords(document: OpenApiDocument, speech: Speech): void {
  const { answers, shapes, dialect } = speech
  describeRecords(document, answers)
  if (dialect.shapes?.link !== undefined) component(document, 'schemas', 'Link').description = 'A link.'
  for (const [kind, shape] of [
    ['links', shapes.link],
    ['pixels', shapes.pixel],
  ] as const) {
    const name = recordSchemas[kind]
    const written = component(document, 'schemas', name)
    const { schema } = shaped(shape, contractScope(document, speech, kind))
    document.components.schemas[name] = headed(written, schema)
  }
}

function describeRecords(document: OpenApiDocument, answers: Answers): void {
  const link = component(document, 'schemas', 'Link')
  const zone = answers['links.expiration.zone']
  if (zone !== 'UTC') reword(member(link, 'expiration_date'), 'in UTC', `in the time zone ${zone}`)
  if (answers['links.status.precedence'] === 'expired') {
    reword(
      member(link, 'status'),
      'both disabled and expired is disabled',
      'both disabled and expired is expired',
    )
  } else if (answers['links.status.precedence'] === 'both') {
    reword(
      member(link, 'status'),
      'both disabled and expired is disabled',
      'both disabled and expired is disabled, and in the lists of both',
    )
  }
  const title = answers['links.title']
  if (title !== 'host-and-path') {
    const from = 'A title; the service takes it from the host and path of the destination.'
    const sources: Record<Exclude<typeof title, object>, string> = {
      page: 'A title; the service takes it from the destination page.',
      host: 'A title; the service takes it from the host of the destination.',
      url: 'A title; the service uses the destination.',
      alias: 'A title; the service takes it from the alias.',
      none: 'A title. The service sets none.',
    }
    const own =
      typeof title === 'object' ? `A title; new links have ${JSON.stringify(title.text)}.` : sources[title]
    reword(member(link, 'title'), from, own)
  }
  if (title !== 'none' && answers['links.title.after'] > 0)
    member(link, 'title').description += ' A new link gets it a while after its creation.'
  if (title !== 'none' && answers['links.title.on-update'] === 'kept')
    member(link, 'title').description += ' It does not change with the destination.'
  if (title !== 'none' && answers['links.title.on-update'] === 'later')
    member(link, 'title').description += ' It changes with the destination, a while later.'
  const target = member(link, 'target_type')
  if (answers['links.target-type.undocumented'] === 'accepted') {
    reword(target, '2 by platform', '2 by platform, 3 by language')
    target.enum = [0, 1, 2, 3, 4, null]
  }
  if (answers['links.password.meaning'] === 'same') {
    reword(
      member(link, 'password'),
      'a password is set',
      'a password is set, which is that of the link and of its statistics',
    )
  }
}
