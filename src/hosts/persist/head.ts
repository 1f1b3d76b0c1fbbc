import type { Answers } from '../../generated/answers.ts'
import type { Seed } from '../../store/seeds/index.ts'
import type { Course } from '../../store/snapshot.ts'
import { readCourse } from '../../store/snapshot-check.ts'

/** Goes up with every change of what is stored that an older or newer kit would misread. */
const FORMAT = 1

/** What is stored of a store besides the records that changed. */
export interface Head {
  /** A new one each time the seed is laid anew: what was stored before it no longer counts. */
  epoch: string
  /** Of the data: every write adds one, and so does a reset. */
  version: number
  /** When the seed was laid, in milliseconds since the epoch: its moments are relative to it. */
  seededAt: number
  /** Hash of the dialect's answers. */
  dialect: string
  /** Hash of the seed's records as of `seededAt`. */
  seed: string
  course: Course
}

/** Why what is stored cannot be used. */
export class StaleError extends Error {
  override readonly name = 'StaleError'
}

export function packHead(head: Head): unknown {
  return { format: FORMAT, ...head }
}

/** Throws a StaleError on what is no head of this format, and a SnapshotError on one without a course. */
export function readHead(data: unknown): Head {
  const { format, ...head } = Object(data) as Partial<Head> & { format?: unknown }
  if (format !== FORMAT) {
    throw new StaleError(
      `it has the format ${JSON.stringify(format)}, and this version of the kit reads ${FORMAT}`,
    )
  }
  const { epoch, version, seededAt, dialect, seed, course } = head
  const isWhole =
    typeof epoch === 'string' &&
    Number.isSafeInteger(version) &&
    Number.isFinite(seededAt) &&
    typeof dialect === 'string' &&
    typeof seed === 'string'
  if (!isWhole) throw new StaleError('its head is damaged')
  return { epoch, version: version!, seededAt: seededAt!, dialect, seed, course: readCourse(course) }
}

export function hashOfAnswers(answers: Answers): Promise<string> {
  return hash(JSON.stringify(answers))
}

export function hashOfSeed(seed: Seed): Promise<string> {
  return hash(JSON.stringify(seed))
}

/**
 * What a store is stored under: a hash of its key, which so is not left behind in clear where any script of the
 * origin can read it. The hash of a key that can be guessed tells the guess.
 */
export async function storedName(key: string): Promise<string> {
  return (await hash(`shortlink-kit ${key}`)).slice(0, 32)
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
