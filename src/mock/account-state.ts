import type { Seed } from '../store/entities.ts'
import type { Course } from '../store/snapshot.ts'

/** The state of an account's store as plain data. The lists are not changed afterwards. */
export interface AccountState {
  seed: Seed
  course: Course
}
