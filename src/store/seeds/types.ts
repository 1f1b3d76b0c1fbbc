import type { Domain, Link, Pixel, Space } from '../entities.ts'

/**
 * The records with which a store starts. They are complete. Each list is in ascending order of ids, links and
 * pixels also of created_at.
 */
export interface Seed {
  domains: Domain[]
  spaces: Space[]
  pixels: Pixel[]
  links: Link[]
}
