import { readPointer } from '../../../src/dialect/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { ascends, brief, descends, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { pixelTypes } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { showsValue } from '../../discover/places.ts'
import { carries, get, list, narrowing } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkOf } from '../support/bulk.ts'
import { broken, documented, mustBeKnown, mustSucceed, once } from '../support/kit.ts'
import { mustBeInOrder, mustListAll } from '../support/list-judge.ts'
import { plainPixel, typedPixel } from '../support/new-pixel.ts'

const after = ['pixels.list.shows-created']

interface Actor {
  id: string
  marker: string
  /** The type that the server shows. If it does not show the type, the type that was sent. */
  type: string
  name: string
}

/** Section 4.2: the list of pixels. */
export const pixelListRequirements: readonly DocumentedRequirement[] = [
  documented('pixels.list.shows-created', 'GET /pixels shows a pixel that was created', {
    source: '4.2',
    after: ['pixels.create.stored', 'pixels.list.json'],
    async run(context) {
      const made = await plainPixel(context)
      const id = mustBeKnown(made.id, 'a pixel')
      const newest = await list(context, 'pixels', { per_page: '100' })
      if (newest.ids.includes(id)) return
      const found = await list(context, 'pixels', { search: made.sent.name ?? '' })
      if (!found.ids.includes(id))
        throw broken('the created pixel in the list', 'a list without it', newest.exchange)
    },
  }),
  documented('pixels.list.fresh-after-create', 'GET /pixels shows a new pixel even when asked just before', {
    source: '4.2',
    after,
    async run(context) {
      await list(context, 'pixels', { sort: 'desc' })
      const made = await create(context, 'pixels', marker => ({
        name: `${marker}-fresh`,
        type: 'bing',
        value: `fresh-${marker}`,
      }))
      mustSucceed(made.exchange, 'a pixel')
      const again = await list(context, 'pixels', { sort: 'desc' })
      if (!again.records.some(record => carries(record, made.marker)) && !again.ids.includes(made.id ?? ''))
        throw broken('the new pixel in the list', 'the list from before', again.exchange)
    },
  }),
  search('search', 'search=… finds pixels by their name, and no others', {}),
  search('search-by-name', 'search=…&search_by=name finds pixels by their name', { search_by: 'name' }),
  ...pixelTypes.map(type =>
    documented(`pixels.list.type-${type}`, `GET /pixels?type=${type} lists the pixels of that type alone`, {
      source: '4.2',
      after: [...after, `pixels.create.type-${type}`],
      async run(context) {
        const actors = await actorsOf(context)
        // Several pixels of each type, so that their order is visible.
        await bulkOf(context, 'pixels')
        const { ids, exchange } = await own(context, { type }, actors)
        const wrong = actors.find(actor => actor.type !== type && ids.includes(actor.id))
        if (wrong !== undefined)
          throw broken(`only pixels of the type ${type}`, `one of the type ${wrong.type}`, exchange)
        const right = actors.find(actor => actor.type === type)
        if (right === undefined) throw new Skipped(`no pixel of the type ${type} could be made`)
        if (!ids.includes(right.id))
          throw broken(`the pixel of the type ${type}`, 'a list without it', exchange)
        await mustListAll(context, 'pixels', { type })
      },
    }),
  ),
  documented('pixels.list.sort-asc', 'GET /pixels?sort=asc turns the order round', {
    source: '4.2',
    after,
    async run(context) {
      const actors = await actorsOf(context)
      const { ids, exchange } = await own(context, { sort_by: 'id', sort: 'asc' }, actors)
      const first = ids.indexOf(actors[0]!.id)
      const last = ids.indexOf(actors.at(-1)!.id)
      if (first >= 0 && last >= 0 && first > last)
        throw broken('older pixels before newer ones', 'newer pixels first', exchange)
    },
  }),
  sort('sort-by-id-asc', { sort_by: 'id', sort: 'asc' }, 'id'),
  sort('sort-by-id-desc', { sort_by: 'id', sort: 'desc' }, 'id'),
  sort('sort-by-name-asc', { sort_by: 'name', sort: 'asc' }, 'name'),
  sort('sort-by-name-desc', { sort_by: 'name', sort: 'desc' }, 'name'),
  sort('sort-default', { sort_by: 'id' }, 'id'),
  documented('pixels.list.sort-by-default', 'GET /pixels without sort_by is in the order of ids', {
    source: '4.2',
    after,
    async run(context) {
      const actors = await actorsOf(context)
      const { ids, exchange } = await own(context, {}, actors)
      const ranks = ids.map(id => actors.findIndex(actor => actor.id === id))
      if (!ascends(ranks) && !descends(ranks))
        throw broken('pixels in the order of their creation', 'another', exchange)
    },
  }),
]

/** Returns a pixel of each type, in order of creation. Types that the server refuses are left out. */
function actorsOf(context: Context): Promise<readonly Actor[]> {
  return once(context, 'pixel actors', async () => {
    const actors: Actor[] = []
    for (const type of pixelTypes) {
      const { exchange, id, marker, sent } = await typedPixel(context, type)
      if (!context.discovered.ok(exchange) || id === undefined) continue
      const place = context.discovered.place('pixels', 'type')
      const { record } = await get(context, 'pixels', id)
      const isOwn = record !== undefined && context.discovered.id('pixels', record) === id
      const shown =
        isOwn && place?.proven ? pixelTypes.filter(one => showsValue(place, record, one) === true) : []
      // A spelling that was not seen before may match several types.
      const stored = shown.length === 1 ? shown[0]! : type
      actors.push({ id, marker, type: stored, name: sent.name ?? '' })
    }
    if (actors.length < 4) throw new Skipped('too few pixels could be made')
    // Other requirements may have created some of these pixels earlier. Markers are numbered in order of
    // creation.
    return actors.sort((one, other) => (one.marker < other.marker ? -1 : 1))
  })
}

/** Returns this run's pixels in a list, which is narrowed to this run's records if the search can do that. */
async function own(
  context: Context,
  query: Record<string, string>,
  actors: readonly Actor[],
): Promise<{ ids: string[]; names: string[]; exchange: Exchange }> {
  const full = { ...narrowing(context, 'pixels'), per_page: '100', ...query }
  const page = await list(context, 'pixels', full)
  await mustBeInOrder(context, 'pixels', full, page)
  const { ids, records, exchange } = page
  const at = context.discovered.place('pixels', 'name')?.at
  const known = ids
    .map((id, index) => ({ id, index }))
    .filter(({ id }) => actors.some(actor => actor.id === id))
  return {
    ids: known.map(({ id }) => id),
    names: known.map(({ index }) =>
      at === undefined ? '' : (textOf(readPointer(records[index], at)) ?? ''),
    ),
    exchange,
  }
}

function search(id: string, words: string, by: Record<string, string>): DocumentedRequirement {
  return documented(`pixels.list.${id}`, `GET /pixels?${words}`, {
    source: '4.2',
    after,
    async run(context) {
      const actors = await actorsOf(context)
      for (const actor of [actors[0]!, actors.at(-1)!]) {
        const query = { search: actor.name, ...by, per_page: '100' }
        const found = await list(context, 'pixels', query)
        await mustBeInOrder(context, 'pixels', query, found)
        const { ids, exchange } = found
        if (!ids.includes(actor.id))
          throw broken(`the pixel named ${actor.name}`, 'a list without it', exchange)
        const others = ids.filter(other => other !== actor.id)
        if (others.length > 0)
          throw broken(`only the pixel named ${actor.name}`, `${others.length} others too`, exchange)
      }
    },
  })
}

function sort(id: string, query: Record<string, string>, by: 'id' | 'name'): DocumentedRequirement {
  const descending = query.sort !== 'asc'
  return documented(
    `pixels.list.${id}`,
    `GET /pixels?${new URLSearchParams(query)} is ${descending ? 'de' : 'a'}scending`,
    {
      source: '4.2',
      after: [...after, ...(descending ? [] : ['pixels.list.sort-asc'])],
      async run(context) {
        const actors = await actorsOf(context)
        const { ids, names, exchange } = await own(context, query, actors)
        const isWhole = context.discovered.narrows.pixels && actors.length < 100
        const missing = actors.find(({ id }) => !ids.includes(id))
        if (isWhole && missing !== undefined)
          throw broken('every pixel of this run in the list', `none named ${missing.name}`, exchange)
        await mustListAll(context, 'pixels', query)
        if (ids.length < 4)
          throw new Skipped('the pixels of this run are too far down the list to see their order')
        const inOrder = descending ? descends : ascends
        const nameOf = (index: number) => names[index] || actors.find(actor => actor.id === ids[index])!.name
        const keys =
          by === 'id'
            ? ids.map(one => actors.findIndex(actor => actor.id === one))
            : ids.map((_, index) => nameOf(index))
        if (!inOrder(keys as string[]))
          throw broken(
            `pixels in ${descending ? 'descending' : 'ascending'} order of ${by}`,
            brief(keys),
            exchange,
          )
      },
    },
  )
}
