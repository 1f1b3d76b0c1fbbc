import type { Draw } from '../grammar/index.ts'
import type { Link, Pixel } from '../service/model.ts'
import type { Store } from '../service/store.ts'

/** What a service knows while it writes. */
export interface Surroundings {
  draw: Draw
  store: Store
  /** With its path, which ends in `/api/v1`. */
  baseUrl: string
  /** Counts what was written. */
  count(): number
}

export interface LinkSubject extends Surroundings {
  link: Link
}

export interface PixelSubject extends Surroundings {
  pixel: Pixel
}
