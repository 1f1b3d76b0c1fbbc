import type { Context } from '../../discover/context.ts'
import { type Input, type LinkInput, pixelTypes } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { fixtureAccount } from './fixture-account.ts'
import { once } from './kit.ts'

/** Records are created until this many exist: more than fit on a page of 100 links or of 50 pixels. */
const wanted = { links: 102, pixels: 52 } as const
/**
 * At least this many records are created: more than fit on a page of ten. Half of the pixels have the type
 * bing.
 */
const least = { links: 11, pixels: 22 } as const

/** A record that was created to fill pages. */
interface Extra {
  id: string
  sent: Input
}

/** The records that were created to fill pages. */
interface Bulk {
  /** Text at the start of the url of these links, or of the name of these pixels. */
  prefix: string
  /** In the order of creation. */
  extras: readonly Extra[]
  /** The number of links or pixels that were seen in the account, including those of others. */
  population: number
}

/**
 * Creates records until pages can be full: links that differ only in their url, pixels whose names are in the
 * reverse of the order of creation.
 */
export function bulkOf(context: Context, resource: Resource): Promise<Bulk> {
  return once(context, `bulk of ${resource}`, async () => {
    const { run } = context.account
    const pixels = resource === 'links' ? (await fixtureAccount(context)).pixels : []
    const queries = ['asc', 'desc'].flatMap(sort => ['100', '50'].map(per_page => ({ sort, per_page })))
    const lists = await Promise.all(queries.map(query => list(context, resource, query)))
    const seen = new Set(lists.flatMap(({ ids }) => ids))
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

/** Returns the fields that make a link match every filter. */
function sharedFields({ settings }: Context, pixels: readonly string[]): LinkInput {
  const [domain_id] = settings.domainIds
  const [space_id] = settings.spaceIds
  return {
    ...(domain_id !== undefined && { domain_id }),
    ...(space_id !== undefined && { space_id }),
    ...(pixels[0] !== undefined && { pixel_ids: [pixels[0]] }),
  }
}

/**
 * Returns the type of the nth pixel: every second one is bing, and the others have all other types in turn.
 */
function typeOf(nth: number): (typeof pixelTypes)[number] {
  const others = pixelTypes.filter(type => type !== 'bing')
  const other = others[Math.floor(nth / 2) % others.length]
  return nth % 2 === 0 || other === undefined ? 'bing' : other
}

/** Returns two letters that come earlier in the alphabet the greater `nth` is. */
function falling(nth: number): string {
  const letter = (place: number) => String.fromCharCode(122 - (place % 26))
  return letter(Math.floor(nth / 26)) + letter(nth)
}
