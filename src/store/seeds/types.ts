import type { Domain, Link, Pixel, Space } from '../entities.ts'

/** The records a store starts with: complete, each list ascending by id, links and pixels by created_at too. */
export interface Seed {
  domains: Domain[]
  spaces: Space[]
  pixels: Pixel[]
  links: Link[]
}
