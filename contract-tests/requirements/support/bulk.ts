import type { Context } from '../../discover/context.ts'
import { type Input, type LinkInput, pixelTypes } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { once } from './kit.ts'
import { sceneOf } from './scene.ts'

/** So many records have to be there that a page of 50 (and of links, of 100) is full, and one more. */
const wanted = { links: 102, pixels: 52 } as const
/** So many are made in any case: more than fill the smallest page. Of the pixels, half are of one type. */
const least = { links: 11, pixels: 22 } as const

/** One of many records that were made to fill pages. */
interface Extra {
  id: string
  sent: Input
}

/** Records that fill pages. */
interface Bulk {
  /** Text that the url of its links, or the name of its pixels, starts with. */
  prefix: string
  /** In the order of creation. */
  extras: readonly Extra[]
  /** How many records of the kind are there at least, those of others included. */
  population: number
}

/** Makes records until pages can be full: links alike but for their url, pixels whose names run against their order. */
export function bulkOf(context: Context, resource: Resource): Promise<Bulk> {
  return once(context, `bulk of ${resource}`, async () => {
    const { run } = context.account
    const seen = new Set<string>()
    const pixels = resource === 'links' ? (await sceneOf(context)).pixels : []
    for (const sort of ['asc', 'desc']) {
      for (const per_page of ['100', '50']) {
        const { ids } = await list(context, resource, { sort, per_page })
        for (const id of ids) seen.add(id)
      }
    }
    const prefix = resource === 'links' ? `https://bulk-${run}.example.com/` : `tail-${run}-`
    const extras: Extra[] = []
    const shared = sharedFields(context, pixels)
    let isPlain = false
    for (let nth = 0; nth < least[resource] || seen.size < wanted[resource]; nth += 1) {
      const fieldsOf = (marker: string): Input =>
        resource === 'links'
          ? { url: `${prefix}${marker}`, ...(isPlain ? {} : shared) }
          : { name: `${prefix}${falling(nth)}-${marker}`, type: typeOf(nth), value: marker }
      let made = await create(context, resource, fieldsOf)
      if (!context.discovered.ok(made.exchange) && resource === 'links' && !isPlain) {
        isPlain = true
        made = await create(context, resource, fieldsOf)
      }
      if (!context.discovered.ok(made.exchange)) break
      seen.add(made.id ?? made.marker)
      if (made.id !== undefined) extras.push({ id: made.id, sent: made.sent })
    }
    return { prefix, extras, population: seen.size }
  })
}

/** What all filters let through. */
function sharedFields({ settings }: Context, pixels: readonly string[]): LinkInput {
  const [domain_id] = settings.domainIds
  const [space_id] = settings.spaceIds
  return {
    ...(domain_id !== undefined && { domain_id }),
    ...(space_id !== undefined && { space_id }),
    ...(pixels[0] !== undefined && { pixel_ids: [pixels[0]] }),
  }
}

/** Every second one is for a search of its type, the others are of all the other types in turn. */
function typeOf(nth: number): (typeof pixelTypes)[number] {
  const others = pixelTypes.filter(type => type !== 'bing')
  return nth % 2 === 0 ? 'bing' : others[Math.floor(nth / 2) % others.length]!
}

/** Two letters, the later the earlier in the alphabet. */
function falling(nth: number): string {
  const letter = (place: number) => String.fromCharCode(122 - (place % 26))
  return letter(Math.floor(nth / 26)) + letter(nth)
}
