import type { Draw } from '../grammar/index.ts'
import type { Link, Pixel } from '../service/model.ts'
import type { Store } from '../service/store.ts'

/** The context of a response that is written. */
export interface Surroundings {
  draw: Draw
  store: Store
  /** With its path, which ends in `/api/v1`. */
  baseUrl: string
  /** Number of responses written so far. */
  count(): number
}

export interface LinkSubject extends Surroundings {
  link: Link
}

export interface PixelSubject extends Surroundings {
  pixel: Pixel
}
