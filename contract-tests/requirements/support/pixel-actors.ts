import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { showsValue } from '../../discover/places.ts'
import { list, narrowing } from '../../discover/reads.ts'
import { once } from './kit.ts'
import { mustBeInOrder } from './list-judge.ts'
import { recordsById } from './listed.ts'
import { type TypedPixel, typedPixel } from './new-pixel.ts'
import { isComplete } from './own-part.ts'

/** A pixel that list requirements look for. */
export interface PixelActor {
  id: string
  marker: string
  /** The type that the server shows. If it does not show the type, the type that was sent. */
  type: string
  name: string
}

/** Returns a pixel of each type, in order of creation. Types that the server refuses are left out. */
export function pixelActors(context: Context): Promise<readonly PixelActor[]> {
  return once(context, 'pixel actors', async () => {
    const actors: PixelActor[] = []
    for (const type of pixelTypes) {
      const made = await typedPixel(context, type)
      if (context.discovered.ok(made.exchange) && made.id !== undefined)
        actors.push(actorOf(context, type, made.id, made))
    }
    if (actors.length < 4) throw new Skipped('too few pixels could be created')
    // Other requirements may have created some of these pixels earlier. Markers are numbered in order of
    // creation.
    return actors.sort((one, other) => (one.marker < other.marker ? -1 : 1))
  })
}

function actorOf(
  context: Context,
  type: (typeof pixelTypes)[number],
  id: string,
  { marker, sent, record }: TypedPixel,
): PixelActor {
  const place = context.discovered.place('pixels', 'type')
  const isOwn = record !== undefined && context.discovered.id('pixels', record) === id
  const shown =
    isOwn && place?.proven ? pixelTypes.filter(one => showsValue(place, record, one) === true) : []
  // A spelling that was not seen before may match several types.
  const [stored = type, ...others] = shown
  return { id, marker, type: others.length === 0 ? stored : type, name: sent.name ?? '' }
}

export type PixelEnd = Pick<PixelActor, 'id' | 'name'> & { value: string }

/** Returns a pixel of the first type that the server accepts, and one of the last. */
export async function pixelEnds(context: Context): Promise<readonly PixelEnd[]> {
  const ends = new Map<string, PixelEnd>()
  for (const types of [pixelTypes, pixelTypes.toReversed()]) {
    for (const type of types) {
      const { exchange, id, sent } = await typedPixel(context, type)
      if (!context.discovered.ok(exchange) || id === undefined) continue
      ends.set(id, { id, name: sent.name ?? '', value: sent.value ?? '' })
      break
    }
  }
  if (ends.size < 2) throw new Skipped('too few pixels could be created')
  return [...ends.values()]
}

/** This run's pixels in a list, in the order listed. */
interface OwnPixels {
  ids: readonly string[]
  /** The name that each pixel shows. Empty if it shows none. */
  names: readonly string[]
  exchange: Exchange
  /** Whether the list contains all of this run's pixels that belong in it. */
  whole: boolean
}

/** Requests a list, narrowed to this run's records if the server's search can do that. */
export async function ownPixels(
  context: Context,
  query: Record<string, string>,
  actors: readonly PixelActor[],
): Promise<OwnPixels> {
  const wide = { per_page: '100', ...query }
  const first = await list(context, 'pixels', wide)
  const isWide = isComplete(first, new Set(actors.map(({ id }) => id)))
  const full = isWide ? wide : { ...narrowing(context, 'pixels'), ...wide }
  const page = isWide ? first : await list(context, 'pixels', full)
  await mustBeInOrder(context, 'pixels', full, page)
  const at = context.discovered.place('pixels', 'name')?.at
  const known = recordsById(page).filter(([id]) => actors.some(actor => actor.id === id))
  return {
    ids: known.map(([id]) => id),
    names: known.map(([, record]) => (at === undefined ? '' : (textOf(readPointer(record, at)) ?? ''))),
    exchange: page.exchange,
    whole: context.discovered.narrows.pixels && page.ids.length < 100,
  }
}
