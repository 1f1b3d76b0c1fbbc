import type { RecordChanges } from './changes.ts'
import { type Check, integer, list, nullable, object, text } from './seeds/checks.ts'
import type { SeedIssue } from './seeds/errors.ts'
import { SeedMistakes } from './seeds/mistake-list.ts'
import { isDate, isTime } from './seeds/moments.ts'
import type { Course } from './snapshot.ts'

/**
 * Stored state that cannot be restored, because it is damaged or from another version of the kit, for
 * example.
 */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
  readonly code = 'ERR_SNAPSHOT'
  readonly issues: SeedIssue[]

  constructor(issues: SeedIssue[]) {
    const shown = issues.slice(0, 3).map(({ path, expected, received }) => {
      const sentence = `expected ${expected}, got ${received}`
      return path === '' ? sentence : `${path}: ${sentence}`
    })
    const more = issues.length > shown.length ? ` (and ${issues.length - shown.length} more)` : ''
    super(`Failed to restore a store: ${shown.join('; ')}${more}`)
    this.issues = issues
  }
}

const whole = integer(0, Number.MAX_SAFE_INTEGER)
const id = integer(1, Number.MAX_SAFE_INTEGER)
const any = text('a text', () => true)
const address = text('an absolute URL', value => URL.canParse(value))
const row = object({ key: any, value: any }, ['key', 'value'])
const moment: Check<number> = (value, path, mistakes) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  mistakes.add(path, 'a moment in milliseconds since the epoch', value)
  return undefined
}

// Records as the mock stores them. Dialects accept different values, so the checks are loose; but all members
// must be present, as the mock relies on that.
const linkFields = {
  id,
  url: address,
  alias: any,
  domain_id: whole,
  space_id: nullable(whole),
  pixel_ids: list(id),
  password: nullable(any),
  privacy_password: nullable(any),
  disabled: whole,
  privacy: whole,
  expiration_url: nullable(any),
  expiration_date: nullable(text('a date of the calendar, YYYY-MM-DD', isDate)),
  expiration_time: nullable(text('a time of the day, HH:MM', isTime)),
  expiration_clicks: nullable(whole),
  target_type: nullable(whole),
  country: list(row),
  platform: list(row),
  language: list(row),
  rotation: list(object({ value: any }, ['value'])),
  title: nullable(any),
  clicks: whole,
  created_at: moment,
  updated_at: moment,
  updates: whole,
}

const pixelFields = {
  id,
  name: nullable(any),
  type: nullable(any),
  value: nullable(any),
  created_at: moment,
  updated_at: moment,
  updates: whole,
}

const link = complete(linkFields)
const pixel = complete(pixelFields)
const random = integer(-(2 ** 31), 2 ** 32 - 1)
const course = complete({ next: complete({ link: id, pixel: id }), random })
const recordChanges = complete({ links: list(change(link)), pixels: list(change(pixel)) })

/** Returns the data as changed records. Throws a SnapshotError with the mistakes if it is something else. */
export function readChanges(data: unknown): RecordChanges {
  return sound<RecordChanges>(data, recordChanges, 'changes')
}

/**
 * Returns the data as the course of a store. Throws a SnapshotError with the mistakes if it is something
 * else.
 */
export function readCourse(data: unknown): Course {
  return sound<Course>(data, course, 'course')
}

function sound<T>(data: unknown, check: Check<unknown>, path: string): T {
  const mistakes = new SeedMistakes()
  check(data, path, mistakes)
  if (mistakes.issues.length > 0) throw new SnapshotError(mistakes.issues)
  // All members are present and valid, which the types of the rows do not express.
  return data as T
}

/** Accepts an object that has all of the members. */
function complete<F extends Parameters<typeof object>[0]>(fields: F): Check<unknown> {
  return object(fields, Object.keys(fields))
}

/** Accepts a pair: an id, and the record with that id or null. */
function change(record: Check<unknown>): Check<unknown> {
  return (value, path, mistakes) => {
    if (!Array.isArray(value) || value.length !== 2) {
      mistakes.add(path, 'an id and a record', value)
      return undefined
    }
    const [changedId, content]: unknown[] = value
    id(changedId, `${path}[0]`, mistakes)
    const known = nullable(record)(content, `${path}[1]`, mistakes)
    if (typeof known === 'object' && known !== null && 'id' in known && known.id !== changedId) {
      mistakes.add(`${path}[1].id`, String(changedId), known.id)
    }
    return value
  }
}
