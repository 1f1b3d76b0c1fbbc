import { readPointer } from '../../../src/dialect/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { idsOf, isId, showsValue } from '../../discover/places.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented } from '../support/kit.ts'
import { mustBeInOrder, mustListAll, wordsOf } from '../support/list-judge.ts'
import { ownPart } from '../support/own-part.ts'
import { type Actor, holdsValue, sceneOf } from '../support/scene.ts'

const after = ['links.list.shows-created']

/**
 * Section 4.1: the filters status, space_id, domain_id and pixel_id list the matching links and no others.
 */
export const linkFilterRequirements: readonly DocumentedRequirement[] = [
  status(
    '1',
    'lists Active links alone',
    (context, actor) => !isDisabled(context, actor) && !isExpired(context, actor),
  ),
  status('2', 'lists Expired links alone', (context, actor) => isExpired(context, actor)),
  status('3', 'lists Disabled links alone', (context, actor) => isDisabled(context, actor)),
  status('0', 'lists links of every status', () => true),
  documented('links.list.status-default', 'GET /links without status lists links of every status', {
    source: '4.1',
    after: [...after, 'links.list.status-0'],
    run: context => mustFilter(context, {}, () => true),
  }),
  byId('space_id', '--space-id', ({ settings }) => settings.spaceIds),
  byId('domain_id', '--domain-id', ({ settings }) => settings.domainIds),
  documented('links.list.pixel-id', 'GET /links?pixel_id=… lists the links with that pixel alone', {
    source: '4.1',
    after: [...after, 'links.list.status-default', 'pixels.create.stored'],
    async run(context) {
      const { actors, pixels } = await sceneOf(context)
      if (pixels.length < 2) throw new Skipped('no pixels could be made')
      if (!actors.some(actor => hasPixel(context, actor, pixels[0]!)))
        throw new Skipped('no link has a pixel')
      for (const pixel of pixels) {
        await mustFilter(context, { pixel_id: pixel }, (_, actor) => hasPixel(context, actor, pixel))
      }
    },
  }),
  documented(
    'links.list.filters-combine',
    'GET /links?status=1&pixel_id=…&sort_by=url lists what all filters let through',
    {
      source: '4.1',
      after: ['links.list.status-1', 'links.list.pixel-id'],
      async run(context) {
        const { pixels } = await sceneOf(context)
        const query = { status: '1', pixel_id: pixels[0]!, sort_by: 'url' }
        await mustFilter(
          context,
          query,
          (_, actor) =>
            hasPixel(context, actor, pixels[0]!) && !isDisabled(context, actor) && !isExpired(context, actor),
        )
      },
    },
  ),
]

type Belongs = (context: Context, actor: Actor) => boolean

function status(value: '0' | '1' | '2' | '3', words: string, belongs: Belongs): DocumentedRequirement {
  return documented(`links.list.status-${value}`, `GET /links?status=${value} ${words}`, {
    source: '3',
    after,
    run: context => mustFilter(context, { status: value }, belongs),
  })
}

function byId(
  name: 'space_id' | 'domain_id',
  option: string,
  idsFrom: (context: Context) => readonly string[],
): DocumentedRequirement {
  return documented(
    `links.list.${name.replace('_', '-')}`,
    `GET /links?${name}=… lists the links of that one alone`,
    {
      source: '4.1',
      after: [...after, 'links.list.status-default'],
      async run(context) {
        const ids = idsFrom(context)
        if (ids.length === 0) throw new Skipped(`no id is known: give two with ${option}`)
        const { actors } = await sceneOf(context)
        // If no domain was sent, the server chose one, and it is not known which.
        const judged = actors.filter(actor => name === 'space_id' || actor.sent.domain_id !== undefined)
        for (const id of ids.slice(0, 2)) {
          await mustFilter(
            context,
            { [name]: id },
            (_, actor) => holdsValue(context, actor, name, id),
            judged,
          )
        }
      },
    },
  )
}

export function isDisabled(context: Context, actor: Actor): boolean {
  return holdsValue(context, actor, 'disabled', '1')
}

/**
 * Whether a link was created to be expired and still is. It is not if the record shows that the server
 * dropped the expiration date.
 */
export function isExpired(context: Context, actor: Actor): boolean {
  if (!actor.expired) return false
  const date = actor.sent.expiration_date
  const place = context.discovered.place('links', 'expiration_date')
  if (date === undefined || place?.proven !== true || actor.record === undefined) return true
  return showsValue(place, actor.record, date) ?? true
}

export function hasPixel(context: Context, actor: Actor, pixel: string): boolean {
  const place = context.discovered.place('links', 'pixel_ids')
  const raw = place?.proven === true ? readPointer(actor.record, place.at) : undefined
  const shown = place === undefined || raw === undefined ? undefined : idsOf(raw, place)
  return (shown ?? actor.sent.pixel_ids ?? []).some(id =>
    isId(id, String(place?.spellings.get(pixel) ?? pixel)),
  )
}

/** Throws unless a list contains exactly the links of the scene that belong in it. */
async function mustFilter(
  context: Context,
  query: Record<string, string>,
  belongs: Belongs,
  only?: readonly Actor[],
): Promise<void> {
  const actors = only ?? (await sceneOf(context)).actors
  if (actors.length === 0) throw new Skipped('no links could be made')
  const part = await ownPart(context, query, new Set(actors.map(actor => actor.id)))
  await mustBeInOrder(context, 'links', part.query, part.page)
  for (const actor of actors) {
    const listed = part.ids.includes(actor.id)
    if (listed && !belongs(context, actor))
      throw broken(
        `no link in the list but those of ${wordsOf(query)}`,
        `${actor.sent.url} too`,
        part.exchange,
      )
    if (!listed && belongs(context, actor) && part.whole)
      throw broken(
        `every link of ${wordsOf(query)} in the list`,
        `none with ${actor.sent.url}`,
        part.exchange,
      )
  }
  await mustListAll(context, 'links', query)
}
