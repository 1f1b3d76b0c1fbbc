import type { Link, Pixel } from '../../src/store/entities.ts'
import type { Seed } from '../../src/store/seeds/index.ts'
import { type Rig, startRig } from './rig.ts'

const made = Date.parse('2026-01-01T00:00:00.000Z')

function pixel(id: number, type: string, name: string): Pixel {
  return { id, type, name, value: `value-${id}`, created_at: made + id, updated_at: made + id, updates: 0 }
}

function link(id: number, parts: Partial<Link>): Link {
  return {
    id,
    url: `https://a.example/${id}`,
    alias: `alias-${id}`,
    alias_generated: false,
    domain_id: 1,
    space_id: null,
    pixel_ids: [],
    password: null,
    privacy_password: null,
    disabled: 0,
    privacy: 0,
    expiration_url: null,
    expiration_date: null,
    expiration_time: null,
    expiration_clicks: null,
    target_type: null,
    country: [],
    platform: [],
    language: [],
    rotation: [],
    title: null,
    clicks: 0,
    created_at: made + id,
    updated_at: made + id,
    updates: 0,
    ...parts,
  }
}

/** Links in which each filter, search and sort finds something else. Some have ties, some no title. */
export const library: Seed = {
  domains: [
    { id: 1, name: 'go.example' },
    { id: 2, name: 'brnd.example' },
  ],
  spaces: [
    { id: 1, name: 'Campaigns' },
    { id: 2, name: 'Product' },
    { id: 3, name: 'Empty' },
  ],
  pixels: [
    pixel(1, 'facebook', 'shop'),
    pixel(2, 'x', 'Blog'),
    pixel(3, 'facebook', 'blog'),
    pixel(4, 'bing', 'Äpfel'),
  ],
  links: [
    link(1, {
      title: 'Shop home',
      alias: 'home',
      url: 'https://shop.example/',
      space_id: 1,
      pixel_ids: [1],
      clicks: 5,
    }),
    link(2, {
      title: 'shop sale',
      alias: 'Sale',
      url: 'https://shop.example/SALE',
      domain_id: 2,
      space_id: 1,
      pixel_ids: [1, 2],
      clicks: 9,
      expiration_date: '2026-02-01',
    }),
    link(3, { title: null, alias: 'zeta', url: 'https://blog.example/shop', space_id: 2, clicks: 5 }),
    link(4, {
      title: 'Blog',
      alias: 'alpha',
      url: 'https://blog.example/',
      domain_id: 2,
      pixel_ids: [2],
      disabled: 1,
    }),
    link(5, {
      title: 'blog',
      alias: 'Beta',
      url: 'http://apps.example/get',
      space_id: 2,
      pixel_ids: [2],
      clicks: 100,
      expiration_clicks: 100,
    }),
    link(6, {
      title: null,
      alias: 'home_2',
      url: 'https://Apps.example/100%25',
      domain_id: 2,
      space_id: 1,
      clicks: 9,
    }),
    link(7, {
      title: 'Äpfel (shop)',
      alias: '_x',
      url: 'https://fruit.example/%C3%A4',
      pixel_ids: [1],
      disabled: 1,
      expiration_date: '2026-02-01',
    }),
  ],
}

/** Serves the library on 1 March 2026. Links 1, 3 and 6 are active, 2 and 5 expired, 4 and 7 disabled. */
export function startLibrary(): Promise<Rig> {
  return startRig({ seed: library, now: '2026-03-01T12:00:00.000Z' })
}
