import type { Domain, Pixel, Seed, Space } from '../entities.ts'

/** Returns the domains of every built-in seed. */
export function demoDomains(): Domain[] {
  return [
    { id: 1, name: 'go.example' },
    { id: 2, name: 'brnd.example' },
  ]
}

/** Returns the spaces of every built-in seed. */
export function demoSpaces(): Space[] {
  return [
    { id: 1, name: 'Campaigns' },
    { id: 2, name: 'Product' },
    { id: 3, name: 'Community' },
  ]
}

/** Returns a seed with domains and spaces only, as the API has no endpoints to create them. */
export function emptySeed(): Seed {
  return { domains: demoDomains(), spaces: demoSpaces(), pixels: [], links: [] }
}

/**
 * Type, name and value of the pixels: one of each type in the document's order, then a second one of two
 * types.
 */
const pixels: [type: string, name: string, value: string][] = [
  ['adroll', 'Retargeting, all visitors', 'DEMOADV7Q2KX4MT9RWLB5C'],
  ['bing', 'Search ads UET tag', '900041772'],
  ['facebook', 'Shop audience', '900000417726335'],
  ['google-ads', 'Search ads conversions', 'AW-9000417726'],
  ['google-analytics', 'Shop analytics', 'G-DEMO7Q2KX4'],
  ['google-tag-manager', 'Shop container', 'GTM-DEMO4X7'],
  ['linkedin', 'Wholesale insight tag', '9004177'],
  ['pinterest', 'Inspiration boards', '9000417726335'],
  ['quora', 'Trail questions', 'demo0a41f7726335bb9c2e4d81'],
  ['x', 'Launch campaign', 'ox9de'],
  ['facebook', 'Community audience', '900000988120446'],
  ['google-analytics', 'Blog analytics', 'G-DEMO9M3WT8'],
]

/** Returns the first `count` of the twelve pixels, created from `since` on, `step` milliseconds apart. */
export function demoPixels(count: number, since: number, step: number): Pixel[] {
  return pixels.slice(0, count).map(([type, name, value], index) => {
    const created_at = since + index * step
    return { id: index + 1, name, type, value, created_at, updated_at: created_at, updates: 0 }
  })
}
