import { RunEnded } from '../core/ended.ts'

/** What becomes of a record counts even when the disk is full: a later cleanup proves every record anew. */
export function quietly(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error
  }
}
