import { isDate } from '../documents/formats.ts'
import { DocumentError, describe, type Issue, memberPath } from '../documents/issue.ts'
import type { RecordChanges } from './changes.ts'
import type { Domain, Link, Pixel } from './entities.ts'
import type { Course } from './snapshot.ts'

// These checks are not generated from a schema: a generated validator would add 5.9 kB to a page, gzipped.

/**
 * Stored state that cannot be restored, because it is damaged or from another version of the kit, for
 * example.
 */
export class SnapshotError extends DocumentError {
  override readonly name = 'SnapshotError'
  override readonly code = 'ERR_SNAPSHOT'

  constructor(issues: Issue[]) {
    super('Failed to restore a store', issues, { shown: 3, isOneLine: true })
  }
}

/** Adds the mistakes of a value to `issues`. */
type Check = (value: unknown, path: string, issues: Issue[]) => void

const whole = integer(0, Number.MAX_SAFE_INTEGER)
const id = integer(1, Number.MAX_SAFE_INTEGER)
const truth = check('true or false', value => typeof value === 'boolean')
const text = check('a text', value => typeof value === 'string')
const address = check('an absolute URL', value => typeof value === 'string' && URL.canParse(value))
const date = check('a date of the calendar, YYYY-MM-DD', value => typeof value === 'string' && isDate(value))
const time = check('a time of the day, HH:MM', value => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)))
const moment = check('a moment in milliseconds since the epoch', Number.isFinite)
const rows = list(object({ key: text, value: text }))

// Records as the mock stores them. Dialects accept different values, so the checks are loose; but all members
// must be present, as the mock relies on that.
const link = object<keyof Link>({
  id,
  url: address,
  alias: text,
  alias_generated: truth,
  domain_id: orNull(whole),
  space_id: orNull(whole),
  pixel_ids: list(id),
  password: orNull(text),
  privacy_password: orNull(text),
  disabled: whole,
  privacy: whole,
  expiration_url: orNull(text),
  expiration_date: orNull(date),
  expiration_time: orNull(time),
  expiration_clicks: orNull(whole),
  target_type: orNull(whole),
  country: rows,
  platform: rows,
  language: rows,
  rotation: list(object({ value: text })),
  title: orNull(text),
  clicks: whole,
  created_at: moment,
  updated_at: moment,
  updates: whole,
})

const pixel = object<keyof Pixel>({
  id,
  name: orNull(text),
  type: orNull(text),
  value: orNull(text),
  created_at: moment,
  updated_at: moment,
  updates: whole,
})

const named = object<keyof Domain>({ id, name: text })

const course = object<keyof Course>({
  next: object({ link: id, pixel: id }),
  random: integer(-(2 ** 31), 2 ** 32 - 1),
})
const recordChanges = object<keyof RecordChanges>({ links: list(change(link)), pixels: list(change(pixel)) })

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

/** Whether data is a link. Adds the mistakes to `issues`. */
export function isLink(data: unknown, path: string, issues: Issue[]): data is Link {
  return passes(link, data, path, issues)
}

/** Whether data is a pixel. Adds the mistakes to `issues`. */
export function isPixel(data: unknown, path: string, issues: Issue[]): data is Pixel {
  return passes(pixel, data, path, issues)
}

/** Whether data is a domain or a space. Adds the mistakes to `issues`. */
export function isNamed(data: unknown, path: string, issues: Issue[]): data is Domain {
  return passes(named, data, path, issues)
}

/** Whether data is the course of a store. Adds the mistakes to `issues`. */
export function isCourse(data: unknown, path: string, issues: Issue[]): data is Course {
  return passes(course, data, path, issues)
}

function passes(accept: Check, data: unknown, path: string, issues: Issue[]): boolean {
  const before = issues.length
  accept(data, path, issues)
  return issues.length === before
}

function sound<T>(data: unknown, accept: Check, path: string): T {
  const issues: Issue[] = []
  accept(data, path, issues)
  if (issues.length > 0) throw new SnapshotError(issues)
  // All members are present and valid, which the type of the check does not express.
  return data as T
}

/** Accepts a value that passes the test. `expected` describes such a value. */
function check(expected: string, fits: (value: unknown) => boolean): Check {
  return (value, path, issues) => {
    if (!fits(value)) issues.push({ path, expected, received: describe(value) })
  }
}

function integer(min: number, max: number): Check {
  const fits = (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
  return check(`a whole number from ${min} to ${max}`, fits)
}

function orNull(accept: Check): Check {
  return (value, path, issues) => {
    if (value !== null) accept(value, path, issues)
  }
}

function list(accept: Check): Check {
  const isList = check('a list', Array.isArray)
  return (value, path, issues) => {
    if (!Array.isArray(value)) isList(value, path, issues)
    else for (const [index, item] of value.entries()) accept(item, `${path}[${index}]`, issues)
  }
}

/** Accepts an object that has all of the members and no others. */
function object<Name extends string>(members: Record<Name, Check>): Check {
  const checks = new Map<string, Check>(Object.entries(members))
  return (value, path, issues) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      issues.push({ path, expected: 'an object', received: describe(value) })
      return
    }
    const given = new Map<string, unknown>(Object.entries(value))
    for (const [name, accept] of checks) accept(given.get(name), memberPath(path, name), issues)
    for (const name of given.keys()) {
      if (checks.has(name)) continue
      issues.push({ path: memberPath(path, name), expected: 'a known member', received: describe(name) })
    }
  }
}

/** Accepts a pair: an id, and the record with that id or null. */
function change(record: Check): Check {
  return (value, path, issues) => {
    if (!Array.isArray(value) || value.length !== 2) {
      issues.push({ path, expected: 'an id and a record', received: describe(value) })
      return
    }
    const [changedId, content]: unknown[] = value
    id(changedId, `${path}[0]`, issues)
    orNull(record)(content, `${path}[1]`, issues)
    if (typeof content === 'object' && content !== null && 'id' in content && content.id !== changedId) {
      const received = describe(content.id)
      issues.push({ path: `${path}[1].id`, expected: String(changedId), received })
    }
  }
}
