import type { Answers } from '../../generated/answers.ts'
import type { Seed } from '../../store/seeds/index.ts'
import type { Course } from '../../store/snapshot.ts'
import { readCourse } from '../../store/snapshot-check.ts'

/** The version of the stored format. Increment it if other versions of the kit would misread the data. */
const FORMAT = 1

/** The stored data of a store, without the changed records. */
export interface Head {
  /** Renewed each time the seed is restored. Data of an earlier epoch is no longer valid. */
  epoch: string
  /** The version of the data. Every write adds one, and so does a reset. */
  version: number
  /** When the seed was restored, in milliseconds since the epoch. The seed's times are relative to it. */
  seededAt: number
  /** Hash of the dialect's answers. */
  dialect: string
  /** Hash of the seed's records as of `seededAt`. */
  seed: string
  course: Course
}

/** Thrown if the stored data cannot be used. */
export class StaleError extends Error {
  override readonly name = 'StaleError'
}

export function packHead(head: Head): unknown {
  return { format: FORMAT, ...head }
}

/**
 * Validates a stored head. Throws a StaleError if it is not a head of this format, and a SnapshotError if its
 * course is invalid.
 */
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
 * Returns the name under which a store is stored: a hash of its key. The key itself is not stored, because
 * every script of the origin could read it. If a key is easy to guess, the hash can confirm the guess.
 */
export async function storedName(key: string): Promise<string> {
  return (await hash(`shortlink-kit ${key}`)).slice(0, 32)
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
