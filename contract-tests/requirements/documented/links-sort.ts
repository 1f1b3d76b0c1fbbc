import { readPointer } from '../../../src/dialect/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { ascends, brief, type Direction, descends, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented } from '../support/kit.ts'
import { mustBeInOrder, mustListAll } from '../support/list-judge.ts'
import { type OwnPart, ownPart } from '../support/own-part.ts'
import { type Actor, type Scene, sceneOf } from '../support/scene.ts'
import { titleOf, titlesFollowUrls } from '../support/titles.ts'
import { clicksInOrder } from './links-sort-clicks.ts'

const after = ['links.list.shows-created']
const directions: readonly Direction[] = ['asc', 'desc']

/** Section 4.1: sort_by and sort. The links used have a different order by id, by url and by alias. */
export const linkSortRequirements: readonly DocumentedRequirement[] = [
  documented('links.list.sort-asc', 'GET /links?sort=asc turns the order round', {
    source: '4.1',
    after,
    async run(context) {
      const { ids, exchange } = await sceneIn(context, { sort_by: 'id', sort: 'asc' })
      const { actors } = await sceneOf(context)
      const first = ids.indexOf(actors[0]!.id)
      const last = ids.indexOf(actors.at(-1)!.id)
      if (first >= 0 && last >= 0 && first > last)
        throw broken('older links before newer ones', 'newer links first', exchange)
    },
  }),
  ...directions.map(direction =>
    documented(
      `links.list.sort-by-id-${direction}`,
      `GET /links?sort_by=id&sort=${direction} is in order of creation`,
      {
        source: '4.1',
        after: [...after, ...(direction === 'asc' ? ['links.list.sort-asc'] : [])],
        async run(context) {
          const { actors } = await sceneOf(context)
          const part = await sceneIn(context, { sort_by: 'id', sort: direction })
          const rank = new Map(actors.map((actor, index) => [actor.id, index]))
          mustBeOrdered(part, direction, id => rank.get(id)!, 'links in the order of their creation')
          await numbersInOrder(context, direction)
        },
      },
    ),
  ),
  ...(['url', 'alias', 'title'] as const).flatMap(by =>
    directions.map(direction =>
      documented(
        `links.list.sort-by-${by}-${direction}`,
        `GET /links?sort_by=${by}&sort=${direction} orders links by ${by}`,
        {
          source: '4.1',
          after: [...after, ...(direction === 'asc' ? ['links.list.sort-asc'] : [])],
          async run(context) {
            const scene = await sceneOf(context)
            const part = await sceneIn(context, { sort_by: by, sort: direction })
            const keys = await keysOf(context, scene, part, by)
            const wanted = `links in the order of their ${by}`
            // If the sort key is not known, the list must match one of the possible orders.
            const right = keys.filter(one => isOrdered(part, direction, id => one.get(id)!))
            if (right.length === 0) mustBeOrdered(part, direction, id => keys[0]!.get(id)!, wanted)
            await mustListAll(context, 'links', { sort_by: by, sort: direction })
          },
        },
      ),
    ),
  ),
  ...directions.map(direction =>
    documented(
      `links.list.sort-by-clicks-${direction}`,
      `GET /links?sort_by=clicks&sort=${direction} orders links by clicks`,
      {
        source: '4.1',
        needs: 'read',
        after: ['links.list.answers', ...(direction === 'asc' ? ['links.list.sort-asc'] : [])],
        run: context => clicksInOrder(context, direction),
      },
    ),
  ),
  documented('links.list.sort-default', 'GET /links without sort is descending', {
    source: '4.1',
    after: [...after, 'links.list.sort-by-default'],
    async run(context) {
      const { actors } = await sceneOf(context)
      const rank = new Map(actors.map((actor, index) => [actor.id, index]))
      for (const query of [{ sort_by: 'id' }, {}]) {
        const part = await sceneIn(context, query)
        mustBeOrdered(part, 'desc', id => rank.get(id)!, 'the newest links first')
      }
    },
  }),
  documented('links.list.sort-by-default', 'GET /links without sort_by is in the order of ids', {
    source: '4.1',
    after: [...after, 'links.list.sort-by-id-desc'],
    async run(context) {
      const { actors } = await sceneOf(context)
      const order = actors.map(actor => actor.id)
      for (const query of [{}, { sort: 'desc' }]) {
        const { ids, exchange } = await sceneIn(context, query)
        const ranks = ids.map(id => order.indexOf(id))
        if (!ascends(ranks) && !descends(ranks))
          throw broken('links in the order of their creation', 'another order', exchange)
      }
    },
  }),
]

/**
 * Returns the links of the scene in a list, in the order listed. Throws if a complete list lacks one of them;
 * Skipped if fewer than four are visible.
 */
async function sceneIn(context: Context, query: Record<string, string>): Promise<OwnPart> {
  const { actors } = await sceneOf(context)
  if (actors.length < 4) throw new Skipped('too few links could be made')
  const part = await ownPart(context, query, new Set(actors.map(actor => actor.id)))
  await mustBeInOrder(context, 'links', part.query, part.page)
  const missing = actors.find(({ id }) => !part.ids.includes(id))
  if (part.whole && missing !== undefined)
    throw broken('every link of this run in the list', `none with ${missing.sent.url}`, part.exchange)
  if (part.ids.length < Math.min(actors.length, 4))
    throw new Skipped('the links of this run are too far down the list to see their order')
  return part
}

function isOrdered({ ids }: OwnPart, direction: Direction, keyOf: (id: string) => string | number): boolean {
  return (direction === 'asc' ? ascends : descends)(ids.map(keyOf) as string[])
}

function mustBeOrdered(
  part: OwnPart,
  direction: Direction,
  keyOf: (id: string) => string | number,
  wanted: string,
): void {
  if (isOrdered(part, direction, keyOf)) return
  const { ids, exchange } = part
  const keys = ids.map(keyOf)
  throw broken(`${wanted}, ${direction === 'asc' ? 'ascending' : 'descending'}`, brief(keys), exchange)
}

/**
 * Throws unless numeric ids on the whole page are in numeric order. Sorted as text, 1000 would come before
 * 999.
 */
async function numbersInOrder(context: Context, direction: Direction): Promise<void> {
  const { ids, exchange } = await list(context, 'links', { sort_by: 'id', sort: direction, per_page: '100' })
  const numbers = ids.map(Number)
  if (numbers.length < 2 || !ids.every(id => /^\d{1,15}$/.test(id))) return
  const inOrder = direction === 'asc' ? ascends : descends
  if (!inOrder(numbers)) throw broken(`ids in ${direction} order of number`, brief(ids), exchange)
  if (direction === 'asc') return
  const { actors } = await sceneOf(context)
  const newest = Math.max(...actors.map(actor => Number(actor.id)))
  if (newest > numbers[0]!)
    throw broken(`a list that begins with the newest id, ${newest} or later`, brief(ids), exchange)
}

/**
 * Returns the possible sort keys of each link, by id: the text that the server shows, otherwise the text that
 * was sent.
 */
async function keysOf(
  context: Context,
  { actors }: Scene,
  part: OwnPart,
  by: 'url' | 'alias' | 'title',
): Promise<Map<string, string>[]> {
  if (by === 'title') return titleKeys(context, actors, part)
  const place = context.discovered.place('links', by)
  const keys = new Map<string, string>()
  for (const actor of actors) {
    const record = part.records[part.ids.indexOf(actor.id)] ?? actor.record
    const shown = place?.proven === true ? textOf(readPointer(record, place.at)) : undefined
    const key = shown ?? actor.sent[by]
    if (key === undefined || !/^[a-z0-9:/._-]+$/.test(key))
      throw new Skipped(`the order of the ${by} ${brief(key)} among others is open`)
    keys.set(actor.id, key)
  }
  // These texts differ in a letter or digit before any punctuation, so every collation orders them alike.
  return [keys]
}

async function titleKeys(
  context: Context,
  actors: readonly Actor[],
  part: OwnPart,
): Promise<Map<string, string>[]> {
  const titles = new Map(part.ids.map((id, index) => [id, titleOf(context, part.records[index])]))
  const shown = [...titles.values()].filter((title): title is string => title !== undefined && title !== '')
  if (shown.length === part.ids.length) {
    if (new Set(shown).size < shown.length) throw new Skipped('links of this run have the same title')
    if (!sameOrder(shown)) throw new Skipped('the order of these titles depends on the collation')
    return [new Map(part.ids.map(id => [id, titles.get(id)!.toLowerCase()]))]
  }
  if (!(await titlesFollowUrls(context, actors)))
    throw new Skipped('links do not show their title, and nothing shows where it comes from')
  return (['urlWord', 'titleWord'] as const).map(word => new Map(actors.map(one => [one.id, one[word]])))
}

/** Whether texts have the same order by code point, in lower case, and by a collation. */
function sameOrder(texts: readonly string[]): boolean {
  const byCode = [...texts].sort()
  const folded = [...texts].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const collated = [...texts].sort(new Intl.Collator('en').compare)
  return byCode.every((text, index) => text === folded[index] && text === collated[index])
}
