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

const keyedLists = new Set(['country', 'platform', 'language'])
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
  'country',
  'platform',
  'language',
  'rotation',
] as const

/** A writer of link records (section 2.1; questions `links.fields.*`, `links.derived`, `links.secrets`). */
export function linkWriter(answers: Answers): RecordWriter<ShownLink> {
  const id = idCodec(answers['ids.type']).encode
  const values: Record<string, (shown: ShownLink) => unknown> = {
    domain_id: ({ link }) => link.domain_id,
    space_id: ({ link }) => link.space_id,
    pixel_ids: ({ link }) => link.pixel_ids.map(id),
  }
  for (const name of asTheyAre) values[name] = ({ link }) => link[name]
  // What stands in an object beside the id of a record that has no endpoint of its own.
  const objects: Record<string, (shown: ShownLink) => object | undefined> = {
    domain_id: ({ domain }) => domain,
    space_id: ({ space }) => space,
  }

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
  const secrets: Member<ShownLink>[] =
    answers['links.secrets'] === 'omitted'
      ? []
      : [
          { steps: ['password'], write: ({ link }) => link.password !== null },
          { steps: ['privacy_password'], write: ({ link }) => link.privacy_password !== null },
        ]
  const { id: identifier, ...others } = answers['links.derived']
  const members = [
    ...membersOf({ ...(identifier && { id: identifier }) }, derived),
    ...membersOf(fieldAnswers(answers, 'links.fields.'), values, objects),
    ...secrets,
    ...membersOf(others, derived),
  ]
  return writer(members, answers)
}

/** A writer of pixel records (section 2.2; questions `pixels.fields.*`, `pixels.derived`). */
export function pixelWriter(answers: Answers): RecordWriter<Pixel> {
  const id = idCodec(answers['ids.type']).encode
  const time = timeWriter(answers['timestamps.format'])
  const derived: Record<string, (pixel: Pixel) => unknown> = {
    id: pixel => id(pixel.id),
    created_at: pixel => time(pixel.created_at),
    updated_at: pixel => time(pixel.updated_at),
  }
  const { id: identifier, ...others } = answers['pixels.derived']
  const members = [
    ...membersOf({ ...(identifier && { id: identifier }) }, derived),
    ...membersOf<Pixel>(fieldAnswers(answers, 'pixels.fields.'), {
      name: pixel => pixel.name,
      type: pixel => pixel.type,
      value: pixel => pixel.value,
    }),
    ...membersOf(others, derived),
  ]
  return writer(members, answers)
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
  values: Record<string, (shown: Shown) => unknown>,
  objects: Record<string, (shown: Shown) => object | undefined> = {},
): Member<Shown>[] {
  const members: Member<Shown>[] = []
  for (const [name, answer] of Object.entries(fields)) {
    const value = values[name]
    if (answer.at === null || value === undefined) continue
    const object = objects[name] ?? (() => undefined)
    const mapped = answer.as === 'map' && keyedLists.has(name)
    members.push({
      steps: parsePointer(answer.at),
      write(shown) {
        const written = spelled(value(shown), answer, object(shown))
        return mapped ? asMap(written as TargetRow[]) : written
      },
    })
  }
  return members
}

/** A value in the dialect's spelling: each of a list, and of a row its key. */
function spelled(value: unknown, answer: FieldAnswer, object?: object): unknown {
  const { at, as, values = {} } = answer
  if (value === null) return null
  if (as === 'unset') return Array.isArray(value) ? [] : null
  if (Array.isArray(value)) return value.map(item => spelled(item, answer))
  if (typeof value === 'object') {
    return 'key' in value ? { ...value, key: spelled(value.key, { at, values }) } : value
  }
  const text = String(value)
  const spelling = Object.hasOwn(values, text) ? values[text] : as === 'text' ? text : value
  return as === 'object' ? { ...object, id: spelling } : spelling
}

/** Writes the members of a record (questions `fields.unset`, `fields.unset-list`). */
function writer<Shown>(members: Member<Shown>[], answers: Answers): RecordWriter<Shown> {
  const { 'fields.unset': unset, 'fields.unset-list': unsetList } = answers
  const nothing = { null: null, empty: '', omitted: undefined }[unset]
  return shown => {
    let record: unknown = {}
    for (const { steps, write } of members) {
      let value = write(shown)
      if (value === null) value = nothing
      else if (unsetList !== 'empty' && isEmptyList(value)) value = unsetList === 'null' ? null : undefined
      if (value !== undefined) record = writeSteps(record as Record<string, unknown>, steps, value)
    }
    return record
  }
}

/** A list without items, or a map without keys. */
function isEmptyList(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function asMap(rows: readonly TargetRow[]): Record<string, string> {
  return Object.fromEntries(rows.map(row => [row.key, row.value]))
}
