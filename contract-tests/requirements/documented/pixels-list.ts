import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { Skipped } from '../../core/errors.ts'
import { carries } from '../../core/marker.ts'
import { ascends, brief, descends } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { create } from '../../discover/make.ts'
import { list, narrowing } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { bulkOf } from '../support/bulk.ts'
import { mustDescendByDefault } from '../support/default-order.ts'
import { broken, documented, endsOf, mustBeKnown, mustSucceed } from '../support/kit.ts'
import { mustBeInOrder, mustListAll } from '../support/list-judge.ts'
import { lettersBeyondAscii, plainPixel, textPixel } from '../support/new-pixel.ts'
import { ownPixels, type PixelEnd, pixelActors, pixelEnds } from '../support/pixel-actors.ts'
import { leaveSpare } from '../support/spares.ts'

const after = ['pixels.list.shows-created']

/** Section 4.2: the list of pixels. */
export const pixelListRequirements: readonly DocumentedRequirement[] = [
  documented('pixels.list.shows-created', 'GET /pixels shows a pixel that was created', {
    source: '4.2',
    after: ['pixels.list.json', 'pixels.create.stored'],
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
  documented(
    'pixels.list.fresh-after-create',
    'GET /pixels shows a new pixel even if the list was read just before',
    {
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
          throw broken('the new pixel in the list', 'the list as it was before', again.exchange)
        leaveSpare(context, 'pixels', made)
      },
    },
  ),
  search('search', 'search=… finds pixels by their name, and no others', {}),
  search('search-by-name', 'search=…&search_by=name finds pixels by their name', { search_by: 'name' }),
  documented('pixels.list.search-utf-8', 'GET /pixels?search=… finds pixels by letters beyond ASCII', {
    source: '4.2',
    after: ['pixels.list.search', 'http.form.utf-8'],
    async run(context) {
      const { id, sent } = await textPixel(context, lettersBeyondAscii)
      const { ids, exchange } = await list(context, 'pixels', { search: sent.name ?? '', per_page: '100' })
      if (!ids.includes(mustBeKnown(id, 'a pixel')))
        throw broken(`the pixel named ${sent.name}`, 'a list without it', exchange)
    },
  }),
  ...pixelTypes.map(type =>
    documented(`pixels.list.type-${type}`, `GET /pixels?type=${type} lists only the pixels of that type`, {
      source: '4.2',
      after: [...after, `pixels.create.type-${type}`],
      discovers: ['pixels.fields'],
      async run(context) {
        const actors = await pixelActors(context)
        // Several pixels of each type, so that their order is visible.
        await bulkOf(context, 'pixels')
        const { ids, exchange } = await ownPixels(context, { type }, actors)
        const wrong = actors.find(actor => actor.type !== type && ids.includes(actor.id))
        if (wrong !== undefined)
          throw broken(`only pixels of the type ${type}`, `one of the type ${wrong.type}`, exchange)
        const right = actors.find(actor => actor.type === type)
        if (right === undefined) throw new Skipped(`no pixel of the type ${type} could be created`)
        if (!ids.includes(right.id))
          throw broken(`the pixel of the type ${type}`, 'a list without it', exchange)
        await mustListAll(context, 'pixels', { type })
      },
    }),
  ),
  documented('pixels.list.sort-asc', 'GET /pixels?sort=asc reverses the order', {
    source: '4.2',
    after,
    async run(context) {
      const actors = await pixelActors(context)
      const [oldest, newest] = endsOf(actors, 'pixels')
      // By default, lists are sorted by id.
      for (const by of [{ sort_by: 'id' }, {}]) {
        const { ids, exchange } = await ownPixels(context, { ...by, sort: 'asc' }, actors)
        const first = ids.indexOf(oldest.id)
        const last = ids.indexOf(newest.id)
        if (first >= 0 && last >= 0 && first > last)
          throw broken('older pixels before newer ones', 'newer pixels first', exchange)
      }
    },
  }),
  sort('sort-by-id-asc', { sort_by: 'id', sort: 'asc' }, 'id'),
  sort('sort-by-id-desc', { sort_by: 'id', sort: 'desc' }, 'id'),
  sort('sort-by-name-asc', { sort_by: 'name', sort: 'asc' }, 'name'),
  sort('sort-by-name-desc', { sort_by: 'name', sort: 'desc' }, 'name'),
  alsoByName(sort('sort-default', { sort_by: 'id' }, 'id')),
  documented('pixels.list.sort-by-default', 'GET /pixels without sort_by orders pixels by id', {
    source: '4.2',
    after,
    async run(context) {
      const actors = await pixelActors(context)
      const { ids, exchange } = await ownPixels(context, {}, actors)
      const ranks = ids.map(id => actors.findIndex(actor => actor.id === id))
      if (!ascends(ranks) && !descends(ranks))
        throw broken('pixels in the order of their creation', 'another order', exchange)
      const search = { ...narrowing(context, 'pixels'), per_page: '100' }
      await mustBeInOrder(context, 'pixels', search, await list(context, 'pixels', search))
    },
  }),
]

function search(id: string, words: string, by: Record<string, string>): DocumentedRequirement {
  return documented(`pixels.list.${id}`, `GET /pixels?${words}`, {
    source: '4.2',
    after,
    async run(context) {
      for (const actor of await pixelEnds(context)) {
        const query = { search: actor.name, ...by, per_page: '100' }
        const found = await list(context, 'pixels', query)
        await mustBeInOrder(context, 'pixels', query, found)
        const { ids, exchange } = found
        if (!ids.includes(actor.id))
          throw broken(`the pixel named ${actor.name}`, 'a list without it', exchange)
        const others = ids.filter(other => other !== actor.id)
        if (others.length > 0)
          throw broken(`only the pixel named ${actor.name}`, `also ${others.length} other pixels`, exchange)
        await mustNotFindByValue(context, actor, by)
      }
    },
  })
}

/** Throws if a search by name finds a pixel by a word of its value that its name does not contain. */
async function mustNotFindByValue(
  context: Context,
  { id, name, value }: PixelEnd,
  by: Record<string, string>,
): Promise<void> {
  const word = value.split('-').at(-1) ?? ''
  const { ids, exchange } = await list(context, 'pixels', { search: word, ...by, per_page: '100' })
  if (ids.includes(id))
    throw broken(`only pixels whose name has ${word}`, `also ${name}, which has the value ${value}`, exchange)
}

/** Adds that a list by name is descending without `sort`, too. */
function alsoByName(requirement: DocumentedRequirement): DocumentedRequirement {
  return {
    ...requirement,
    async run(context) {
      await requirement.run(context)
      await mustDescendByDefault(context, 'pixels', 'name')
    },
  }
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
        const actors = await pixelActors(context)
        const { ids, names, exchange, whole } = await ownPixels(context, query, actors)
        const missing = actors.find(({ id }) => !ids.includes(id))
        if (whole && missing !== undefined)
          throw broken('all pixels of this run', `no pixel named ${missing.name}`, exchange)
        await mustListAll(context, 'pixels', query)
        if (ids.length < 4) throw new Skipped('too few pixels of this run are listed to see their order')
        const inOrder = descending ? descends : ascends
        const sentName = (id: string) => actors.find(actor => actor.id === id)?.name ?? ''
        const keys: (string | number)[] =
          by === 'id'
            ? ids.map(id => actors.findIndex(actor => actor.id === id))
            : ids.map((id, index) => names[index] || sentName(id))
        if (!inOrder(keys))
          throw broken(
            `pixels in ${descending ? 'descending' : 'ascending'} order of ${by}`,
            brief(keys),
            exchange,
          )
      },
    },
  )
}
