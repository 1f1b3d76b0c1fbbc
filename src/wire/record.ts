import { parsePointer, writeSteps } from '../dialect/pointer.ts'
import type { Answers, FieldAnswer } from '../generated/answers.ts'
import type { Domain, Link, Pixel, Space, TargetRow } from '../model/entities.ts'
import { idCodec } from './ids.ts'
import { timeWriter } from './times.ts'

/** A link as it is to be shown at a moment: the stored one and what the moment and the account add. */
export interface ShownLink {
  link: Link
  /** 1 Active, 2 Expired, 3 Disabled (section 3). */
  status: number
  domain: Domain | undefined
  space: Space | undefined
}

/** Makes the JSON value of a record in a dialect. */
export type RecordWriter<Shown> = (shown: Shown) => unknown

/** One member of a record: where it goes, and its value in the dialect's spelling. */
interface Member<Shown> {
  steps: string[]
  write(shown: Shown): unknown
}

const lists = ['country', 'platform', 'language'] as const
const asTheyAre = [
  'url',
  'alias',
  'disabled',
  'privacy',
  'expiration_url',
  'expiration_date',
  'expiration_time',
  'expiration_clicks',
  'target_type',
] as const

/** A writer of link records (section 2.1; questions `links.fields.*`, `links.derived`, `links.secrets`). */
export function linkWriter(answers: Answers): RecordWriter<ShownLink> {
  const id = idCodec(answers['ids.type']).encode
  const values: Record<string, (shown: ShownLink, as: FieldAnswer['as']) => unknown> = {
    domain_id: ({ link, domain }, as) =>
      as === 'object' ? { ...domain, id: link.domain_id } : link.domain_id,
    space_id: ({ link, space }, as) => (as === 'object' && space ? { ...space } : link.space_id),
    pixel_ids: ({ link }, as) =>
      link.pixel_ids.map(pixel => (as === 'object' ? { id: id(pixel) } : id(pixel))),
    rotation: ({ link }) => link.rotation,
  }
  for (const name of asTheyAre) values[name] = ({ link }) => link[name]
  for (const name of lists) values[name] = ({ link }, as) => (as === 'map' ? asMap(link[name]) : link[name])

  const time = timeWriter(answers['timestamps.format'])
  const derived: Record<string, (shown: ShownLink) => unknown> = {
    id: ({ link }) => id(link.id),
    short_url: ({ link, domain }) => `https://${domain?.name ?? 'localhost'}/${link.alias}`,
    title: ({ link }) => link.title,
    clicks: ({ link }) => link.clicks,
    status: ({ status }) => status,
    created_at: ({ link }) => time(link.created_at),
    updated_at: ({ link }) => time(link.updated_at),
  }
  const members = [
    ...membersOf(answers['links.derived'], derived),
    ...membersOf(fieldAnswers(answers, 'links.fields.'), values),
  ]
  if (answers['links.secrets'] === 'booleans') {
    members.push({ steps: ['password'], write: ({ link }) => link.password !== null })
    members.push({ steps: ['privacy_password'], write: ({ link }) => link.privacy_password !== null })
  }
  return writer(members, answers['fields.unset'])
}

/** A writer of pixel records (section 2.2; questions `pixels.fields.*`, `pixels.derived`). */
export function pixelWriter(answers: Answers): RecordWriter<Pixel> {
  const id = idCodec(answers['ids.type']).encode
  const time = timeWriter(answers['timestamps.format'])
  const members = [
    ...membersOf<Pixel>(answers['pixels.derived'], {
      id: pixel => id(pixel.id),
      created_at: pixel => time(pixel.created_at),
      updated_at: pixel => time(pixel.updated_at),
    }),
    ...membersOf<Pixel>(fieldAnswers(answers, 'pixels.fields.'), {
      name: pixel => pixel.name,
      type: pixel => pixel.type,
      value: pixel => pixel.value,
    }),
  ]
  return writer(members, answers['fields.unset'])
}

function fieldAnswers(answers: Answers, prefix: string): Record<string, FieldAnswer> {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([id]) => id.startsWith(prefix))
      .map(([id, answer]) => [id.slice(prefix.length), answer as FieldAnswer]),
  )
}

function membersOf<Shown>(
  fields: Record<string, FieldAnswer>,
  values: Record<string, (shown: Shown, as: FieldAnswer['as']) => unknown>,
): Member<Shown>[] {
  const members: Member<Shown>[] = []
  for (const [name, { at, as, values: spellings }] of Object.entries(fields)) {
    const value = values[name]
    if (at === null || value === undefined) continue
    members.push({
      steps: parsePointer(at),
      write(shown) {
        const plain = value(shown, as)
        if (plain === null) return null
        if (spellings !== undefined) return spellings[String(plain)] ?? plain
        if (as !== 'text') return plain
        return Array.isArray(plain) ? plain.map(String) : String(plain)
      },
    })
  }
  return members
}

function writer<Shown>(members: Member<Shown>[], unset: Answers['fields.unset']): RecordWriter<Shown> {
  return shown => {
    let record: unknown = {}
    for (const { steps, write } of members) {
      const value = write(shown)
      if (value === null && unset === 'omitted') continue
      record = writeSteps(
        record as Record<string, unknown>,
        steps,
        value === null && unset === 'empty' ? '' : value,
      )
    }
    return record
  }
}

function asMap(rows: readonly TargetRow[]): Record<string, string> {
  return Object.fromEntries(rows.map(row => [row.key, row.value]))
}
