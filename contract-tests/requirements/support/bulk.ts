import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import type { Input, LinkInput, PixelInput } from '../../discover/input.ts'
import { create, tryCreate } from '../../discover/make.ts'
import { list, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { calendar } from './calendar.ts'
import {
  anyFixturePixelIds,
  type FixtureLink,
  filteredFields,
  fixtureAccount,
  listedUrls,
} from './fixture-account.ts'
import { once } from './kit.ts'
import { listedPrefix, typedPixel } from './new-pixel.ts'

/** Records are created until this many exist: more than fit on a page of 100 links or of 50 pixels. */
const wanted = { links: 102, pixels: 52 } as const
/** At least this many links match every filter, and as many pixels have the type bing: more than a page of ten and one. */
const alike = 12

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

interface BulkLinks extends Bulk {
  /** Dates and times of the calendar with which a link was refused. */
  refused: readonly LinkInput[]
}

/**
 * Creates records until pages can be full: links that differ only in their url and in when they expire, pixels whose
 * names are in the reverse of the order of creation.
 */
export function bulkOf(context: Context, resource: Resource): Promise<Bulk> {
  return resource === 'links'
    ? bulkLinks(context)
    : once(context, 'bulk of pixels', () => createPixels(context))
}

/** The same for links, with what the server refused. */
export function bulkLinks(context: Context): Promise<BulkLinks> {
  return once(context, 'bulk of links', () => createLinks(context))
}

/** After so many refusals no more dates are sent: the server may refuse what all of them have in common. */
const mostRefused = 2

/** Returns the filters that match the links that were created to fill pages. */
export async function filtersOfMany(context: Context): Promise<Query> {
  const {
    domain_id,
    space_id,
    pixel_ids: [pixel_id] = [],
  } = filteredFields(context, await anyFixturePixelIds(context))
  return {
    status: '1',
    ...(domain_id !== undefined && { domain_id }),
    ...(space_id !== undefined && { space_id }),
    ...(pixel_id !== undefined && { pixel_id }),
  }
}

/** Creates links that match every filter, counting those of the fixture account, and plain ones until pages are full. */
async function createLinks(context: Context): Promise<BulkLinks> {
  const { actors, pixels } = await fixtureAccount(context)
  const shared = filteredFields(context, pixels)
  const least = Math.max(0, alike - actors.filter(actor => isAlike(actor, shared)).length)
  const prefix = listedUrls(context)
  const others = `https://bulk.${context.discovered.site}/`
  const refused: LinkInput[] = []
  let isPlain = false
  const bulk = await fill(context, 'links', { prefix, extras: [], least }, async nth => {
    const fieldsOf = (marker: string): LinkInput => ({
      url: nth < least ? `${prefix}${longPath}/${scattered(nth)}-${marker}` : `${others}${marker}`,
      ...(isPlain ? {} : shared),
    })
    const moment = refused.length < mostRefused ? calendar[nth] : undefined
    if (moment !== undefined) {
      const made = await tryCreate(context, marker => ({ ...fieldsOf(marker), ...moment }))
      if (made !== undefined && context.discovered.ok(made.exchange)) return made
      refused.push(moment)
    }
    const made = await create(context, 'links', fieldsOf)
    if (context.discovered.ok(made.exchange) || isPlain) return made
    isPlain = true
    return create(context, 'links', fieldsOf)
  })
  return { ...bulk, refused }
}

/** Whether a link of the fixture account was created with the fields that match every filter. */
function isAlike(
  { sent, expired }: FixtureLink,
  { domain_id, space_id, pixel_ids = [] }: LinkInput,
): boolean {
  const isActive = sent.disabled !== '1' && !expired
  const hasPixels = pixel_ids.every(id => sent.pixel_ids?.includes(id))
  const isThere = (name: 'domain_id' | 'space_id', id: string | undefined) =>
    id === undefined || sent[name] === id
  return isActive && hasPixels && isThere('domain_id', domain_id) && isThere('space_id', space_id)
}

/** Creates several pixels of each type, counting those that exist in every run, so that their order is visible. */
async function createPixels(context: Context): Promise<Bulk> {
  const prefix = listedPrefix(context)
  const types = typesFor(context)
  const { id, sent } = await typedPixel(context, 'bing')
  const extras = id === undefined ? [] : [{ id, sent }]
  return fill(context, 'pixels', { prefix, extras, least: types.length }, nth =>
    create(context, 'pixels', (marker): PixelInput => {
      const type = types[nth % types.length] ?? 'bing'
      return { name: `${prefix}${falling(nth)}-${marker}`, type, value: marker }
    }),
  )
}

/** Creates records until there are at least so many, and enough to fill pages, or until one is refused. */
async function fill(
  context: Context,
  resource: Resource,
  { prefix, extras, least }: { prefix: string; extras: Extra[]; least: number },
  createNth: (nth: number) => Promise<Attempt>,
): Promise<Bulk> {
  const queries = ['asc', 'desc'].flatMap(sort => ['100', '50'].map(per_page => ({ sort, per_page })))
  const lists = await Promise.all(queries.map(query => list(context, resource, query)))
  const seen = new Set(lists.flatMap(({ ids }) => ids))
  for (let nth = 0; nth < least || seen.size < wanted[resource]; nth += 1) {
    const made = await createNth(nth)
    if (!context.discovered.ok(made.exchange)) break
    seen.add(made.id ?? made.marker)
    if (made.id !== undefined) extras.push({ id: made.id, sent: made.sent })
  }
  return { prefix, extras, population: seen.size }
}

/**
 * Returns the types of the pixels to create: bing in turn with each type of which discovery left no pixel. There
 * is one more pixel of each type, bing included, in every run that looks at lists of pixels.
 */
function typesFor({ discovered }: Context): (typeof pixelTypes)[number][] {
  const others = pixelTypes.filter(
    type => type !== 'bing' && !discovered.madePixels.some(({ sent }) => sent.type === type),
  )
  const pairs = Array.from({ length: alike - 1 }, (_, nth) => ['bing' as const, others[nth]])
  return pairs.flat().filter(type => type !== undefined)
}

/** A path that is longer than what a server may compare of an address. */
const longPath = 'bulk/as-long-as-the-addresses-of-many-landing-pages-with-the-names-of-their-campaigns'

/** Returns two letters, different for each of the first hundreds of `nth`, in no order that `nth` has. */
function scattered(nth: number): string {
  const letter = (place: number) => String.fromCharCode(97 + (place % 26))
  return letter(nth * 7) + letter(Math.floor(nth / 26))
}

/** Returns two letters that come earlier in the alphabet the greater `nth` is. */
function falling(nth: number): string {
  const letter = (place: number) => String.fromCharCode(122 - (place % 26))
  return letter(Math.floor(nth / 26)) + letter(nth)
}
