import { readPointer } from '../../../src/documents/pointer.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { describePlace, type FieldPlace, idsOf } from '../../discover/places.ts'
import { get, list } from '../../discover/reads.ts'
import { mustTouchNoOther } from '../support/around.ts'
import { anyFixturePixelIds } from '../support/fixture-account.ts'
import { broken, mustBeKnown, mustSucceed } from '../support/kit.ts'
import { target } from '../support/link-fixture.ts'
import { createTrio, neighbourRounds, trios } from '../support/neighbours.ts'
import { createWith, linkUrl } from '../support/new-link.ts'

/** Throws if an update of a link changes any other link of the account, whoever created it. */
export async function changesNoOther(context: Context): Promise<void> {
  await leavesNeighbours(context)
  await leavesThoseWithItsPixels(context)
  await mustTouchNoOther(context, 'links.update')
}

/** Throws if an update of the pixels of a link changes a link that was created with the same ones: they may share a list. */
async function leavesThoseWithItsPixels(context: Context): Promise<void> {
  const pixel_ids = await anyFixturePixelIds(context)
  if (pixel_ids.length < 2) return
  const other = await createWith(context, 'same_pixels', { pixel_ids })
  const link = await createWith(context, 'same_pixels', { pixel_ids })
  if (link.id === undefined || other.id === undefined) return
  const before = await get(context, 'links', other.id)
  const sent = { ...link.sent, pixel_ids: pixel_ids.slice(1) }
  if (!context.discovered.ok(await update(context, 'links', link.id, sent))) return
  const now = await get(context, 'links', other.id)
  const difference = differs(context, before.record, now.record)
  if (difference !== undefined)
    throw broken(
      'every other link to be unchanged',
      `a different ${difference} in a link with the same pixels`,
      now.exchange,
    )
}

/** Throws if an update of a link changes a link created just before or after it. */
async function leavesNeighbours(context: Context): Promise<void> {
  const [pixel] = await anyFixturePixelIds(context)
  for (let round = 1; round <= neighbourRounds; round += 1) {
    const trio = await createTrio(context, 'links', (word, marker) => ({
      url: linkUrl(context, word, marker),
    }))
    const { middle, neighbours, areAdjacent } = trio
    const id = mustBeKnown(middle.id, 'a link')
    const before = await Promise.all(neighbours.map(({ id }) => get(context, 'links', id ?? '')))
    const changes: LinkInput = {
      ...middle.sent,
      url: linkUrl(context, 'moved', middle.marker),
      expiration_url: target('moved'),
      ...(pixel !== undefined && { pixel_ids: [pixel] }),
    }
    const changed = await update(context, 'links', id, changes)
    mustSucceed(changed, 'an update')
    for (const [index, neighbour] of neighbours.entries()) {
      if (neighbour.id === undefined) continue
      const now = await get(context, 'links', neighbour.id)
      // If the read returns a different link, another requirement judges that.
      if (context.discovered.id('links', now.record) !== neighbour.id) continue
      const difference = differs(context, before[index]?.record, now.record)
      if (difference !== undefined)
        throw broken(
          'every other link to be unchanged',
          `a different ${difference} in a link created just before or after`,
          now.exchange,
        )
    }
    const stolen = await list(context, 'links', { search: changes.url ?? '', search_by: 'url' })
    const thief = stolen.records.findIndex(
      (record, index) => stolen.ids[index] !== id && JSON.stringify(record).includes(changes.url ?? ''),
    )
    if (thief >= 0)
      throw broken(
        'every other link to be unchanged',
        'another link with the url that was sent',
        stolen.exchange,
      )
    if (!areAdjacent) continue
    return trios.leave(context, 'links', { ...trio, middle: { ...middle, sent: changes } })
  }
}

/** Returns the first field in which two records of one link differ. */
function differs(context: Context, before: unknown, now: unknown): string | undefined {
  if (before === undefined || now === undefined) return undefined
  for (const [name, place] of context.discovered.shapes.links.fields) {
    if (shownAt(place, before) !== shownAt(place, now)) return name
  }
  return undefined
}

/** Returns what a record shows for a field. Of pixels, only the ids: a pixel may show how many links use it. */
function shownAt(place: FieldPlace, record: unknown): string {
  const ids = place.kind === 'ids' ? idsOf(readPointer(record, place.at), place) : undefined
  return ids?.join() ?? describePlace(place, record)
}
