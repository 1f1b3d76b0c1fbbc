import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import { idsOf, isId, showsValue } from '../../discover/places.ts'
import { type Listed, list } from '../../discover/reads.ts'
import { mustHaveStatus } from '../existing/filters.ts'
import { existingShow } from '../existing/lists.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { type FixtureLink, fixtureAccount, holdsValue } from '../support/fixture-account.ts'
import { broken, documented } from '../support/kit.ts'
import { matching, mustBeInOrder, mustListAll } from '../support/list-judge.ts'
import { ownPart } from '../support/own-part.ts'
import { mustFollowTime } from '../support/status-by-time.ts'

const after = ['links.list.shows-created']

type Belongs = (context: Context, actor: FixtureLink) => boolean

/** Whether a link has a status, by the status. */
export const ofStatus: Readonly<Record<'1' | '2' | '3', Belongs>> = {
  '1': (context, actor) => !isDisabled(context, actor) && !isExpired(context, actor),
  '2': isExpired,
  '3': isDisabled,
}

/**
 * Section 4.1: the filters status, space_id, domain_id and pixel_id list the matching links and no others.
 */
export const linkFilterRequirements: readonly DocumentedRequirement[] = [
  status('1', 'lists only Active links', ofStatus['1']),
  status('2', 'lists only Expired links', ofStatus['2']),
  status('3', 'lists only Disabled links', ofStatus['3']),
  status('0', 'lists links of every status', () => true),
  documented('links.list.status-by-time', 'GET /links?status=… goes by the status that links show', {
    source: '3',
    after: [...after, 'links.list.status-1', 'links.list.status-2', 'links.create.expiration-time'],
    run: mustFollowTime,
  }),
  documented('links.list.status-default', 'GET /links without status lists links of every status', {
    source: '4.1',
    after: [...after, 'links.list.status-0'],
    run: context => mustFilter(context, {}, () => true),
  }),
  byId('space_id', '--space-id', ({ settings }) => settings.spaceIds),
  byId('domain_id', '--domain-id', ({ settings }) => settings.domainIds),
  documented('links.list.pixel-id', 'GET /links?pixel_id=… lists only the links with that pixel', {
    source: '4.1',
    after: [...after, 'links.list.status-default', 'pixels.create.stored'],
    async run(context) {
      const { actors, pixels } = await fixtureAccount(context)
      const [first] = pixels
      if (first === undefined) throw new Skipped('no pixels could be created')
      if (!actors.some(actor => hasPixel(context, actor, first))) throw new Skipped('no link has a pixel')
      for (const pixel of pixels) {
        await mustFilter(context, { pixel_id: pixel }, (_, actor) => hasPixel(context, actor, pixel))
      }
      await mustMatchWholeIds(context, actors)
    },
  }),
]

function status(value: '0' | '1' | '2' | '3', words: string, belongs: Belongs): DocumentedRequirement {
  return documented(`links.list.status-${value}`, `GET /links?status=${value} ${words}`, {
    source: '3',
    after,
    async run(context) {
      await mustFilter(context, { status: value }, belongs)
      // No link may be listed under another status. Only those of other people have clicks.
      if (value !== '0') await existingShow(context, 'links', existing => mustHaveStatus(existing, value))
    },
  })
}

function byId(
  name: 'space_id' | 'domain_id',
  option: string,
  idsFrom: (context: Context) => readonly string[],
): DocumentedRequirement {
  return documented(
    `links.list.${name.replace('_', '-')}`,
    `GET /links?${name}=… lists only the links of that ${name.replace('_id', '')}`,
    {
      source: '4.1',
      after: [...after, 'links.list.status-default'],
      async run(context) {
        const ids = idsFrom(context)
        if (ids.length === 0) throw new Skipped(`no id was given: pass two with ${option}`)
        const { actors } = await fixtureAccount(context)
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

export function isDisabled(context: Context, actor: FixtureLink): boolean {
  return holdsValue(context, actor, 'disabled', '1')
}

/**
 * Whether a link was created to be expired and still is. It is not if the record shows that the server
 * dropped the expiration date.
 */
export function isExpired(context: Context, actor: FixtureLink): boolean {
  if (!actor.expired) return false
  const date = actor.sent.expiration_date
  const place = context.discovered.place('links', 'expiration_date')
  if (date === undefined || place?.proven !== true || actor.record === undefined) return true
  return showsValue(place, actor.record, date) ?? true
}

export function hasPixel(
  context: Context,
  actor: Pick<FixtureLink, 'record' | 'sent'>,
  pixel: string,
): boolean {
  const place = context.discovered.place('links', 'pixel_ids')
  const raw = place?.proven === true ? readPointer(actor.record, place.at) : undefined
  const shown = place === undefined || raw === undefined ? undefined : idsOf(raw, place)
  return (shown ?? actor.sent.pixel_ids ?? []).some(id =>
    isId(id, String(place?.spellings.get(pixel) ?? pixel)),
  )
}

/** Throws if a filter by a pixel finds links with a pixel whose id only contains that of the pixel: 12 for 2. */
async function mustMatchWholeIds(context: Context, actors: readonly FixtureLink[]): Promise<void> {
  const { ids } = await list(context, 'pixels', { per_page: '100' })
  const attached = actors.flatMap(({ sent }) => sent.pixel_ids ?? [])
  const longer = (id: string) =>
    [...ids, ...attached].filter(other => other !== id && other.includes(id)).length
  const [part] = ids
    .filter(id => /^\d+$/.test(id) && !attached.includes(id))
    .toSorted((a, b) => longer(b) - longer(a))
  if (part === undefined || longer(part) === 0) return
  const listed = await list(context, 'links', { pixel_id: part, per_page: '100' })
  const without = (pixels: readonly string[]) =>
    pixels.some(id => id.includes(part)) && !pixels.includes(part)
  const found = [...shownPixels(context, listed), ...sentPixels(listed, actors)].find(without)
  if (found !== undefined)
    throw broken(
      `only links with the pixel ${part}`,
      `a link with the pixels ${found.join(', ')}`,
      listed.exchange,
    )
}

/** Returns the numbers in the ids of the pixels that each listed link shows. */
function shownPixels({ discovered }: Context, { records }: Listed): string[][] {
  const place = discovered.place('links', 'pixel_ids')
  if (place?.proven !== true) return []
  return records.map(record =>
    (idsOf(readPointer(record, place.at), place) ?? []).map(id => /\d+$/.exec(String(id))?.[0] ?? ''),
  )
}

/** Returns the ids of the pixels with which each listed link of the fixture account was created. */
function sentPixels({ ids }: Listed, actors: readonly FixtureLink[]): (readonly string[])[] {
  return actors.filter(({ id }) => ids.includes(id)).map(({ sent }) => sent.pixel_ids ?? [])
}

/** Throws unless a list contains exactly the links of the fixture account that belong in it. */
export async function mustFilter(
  context: Context,
  query: Record<string, string>,
  belongs: Belongs,
  only?: readonly FixtureLink[],
): Promise<void> {
  const actors = only ?? (await fixtureAccount(context)).actors
  if (actors.length === 0) throw new Skipped('no links could be created')
  const part = await ownPart(context, query, new Set(actors.map(actor => actor.id)))
  await mustBeInOrder(context, 'links', part.query, part.page)
  for (const actor of actors) {
    const listed = part.ids.includes(actor.id)
    if (listed && !belongs(context, actor))
      throw broken(`only ${matching('links', query)}`, `also ${actor.sent.url}`, part.exchange)
    if (!listed && belongs(context, actor) && part.whole)
      throw broken(`all ${matching('links', query)}`, `no link with ${actor.sent.url}`, part.exchange)
  }
  await mustListAll(context, 'links', query)
}
