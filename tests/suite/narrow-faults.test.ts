import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { isMidnightSomewhere, minutesOf } from '../../contract-tests/requirements/support/status-by-time.ts'
import { host } from '../../src/mock/mock.ts'
import type { PlainRequest } from '../../src/wire/plain.ts'
import { sampled } from '../support/sample.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'
import { asks, form, idOf, items, query, type Resource } from './support/mock-rewriting.ts'
import { mustBeRed } from './support/must-be-red.ts'

const folder = mkdtempSync(join(tmpdir(), 'narrow-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Faults that only one parameter, one field or the records of others show.

/** Searches pixels by their value too. */
const byValue: Rewriting = {
  request(plain, { store }) {
    const asked = new URLSearchParams(plain.query)
    const word = asked.get('search') ?? ''
    const hasWord = (text: string | null) => text?.includes(word) === true
    const found = [...store.pixels.values()].find(({ name, value }) => hasWord(value) && !hasWord(name))
    if (plain.path !== '/pixels' || word === '' || found === undefined) return plain
    asked.set('search', found.name ?? '')
    return { ...plain, query: asked.toString() }
  },
}

/** Sorts by one key in ascending order if no order is asked for. */
const ascendingBy = (resource: Resource, key: string) =>
  query(resource, asked => {
    if (asked.get('sort_by') === key && !asked.has('sort')) asked.set('sort', 'asc')
  })

/** A search by one field finds the links by another field, too. */
function finds(by: 'url' | 'alias', other: 'url' | 'alias'): Rewriting {
  return {
    async response(plain, made, { mock }) {
      const asked = new URLSearchParams(plain.query)
      if (!asks(plain, 'links', 'list') || asked.get('search_by') !== by) return made
      const found = JSON.parse(made.body ?? '{}') as { data: unknown[] }
      asked.set('search_by', other)
      if (found.data.length > 0) return made
      return mock[host].handle({ ...plain, query: asked.toString() })
    },
  }
}

/** Lists show the clicks of links in a member with another name, and compare them as texts. */
const clicksAsText = items('links', (links, asked) => {
  const shown = links.map(({ clicks, ...link }) => ({ ...link, aantal: `${clicks}` }))
  const isUp = asked.get('sort') === 'asc'
  const order = (one: string, other: string) => (one < other === isUp ? -1 : one === other ? 0 : 1)
  return asked.get('sort_by') === 'clicks' ? shown.sort((a, b) => order(a.aantal, b.aantal)) : shown
})

/** A time of 00:00 counts as none. */
const midnightIsNone = (operation: 'create' | 'update') =>
  form('links', operation, pairs =>
    pairs.map(([name, value]) => [name, name === 'expiration_time' && value === '00:00' ? '' : value]),
  )

/** Rows have the order in which they arrive. */
const byArrival = form('links', 'create', pairs => {
  let arrived = 0
  return pairs.map(([name, value]) => [
    name.replace(/^rotation\[\d+\]/, () => `rotation[${arrived++}]`),
    value,
  ])
})

/** An update ignores a field unless another one is sent with it. */
const needs = (resource: Resource, name: string, other: string) =>
  form(resource, 'update', pairs =>
    pairs.some(([one]) => one === other) ? pairs : pairs.filter(([one]) => one !== name),
  )

/** Sorts in ascending order only if a key is sent. */
const ascendingNeedsKey = (resource: Resource) =>
  query(resource, asked => {
    if (!asked.has('sort_by')) asked.delete('sort')
  })

/** Pages after the first have the next page, too. */
const longLaterPages: Rewriting = {
  async response(plain, made, { mock }) {
    const asked = new URLSearchParams(plain.query)
    const page = Number(asked.get('page') ?? 1)
    if (!asks(plain, 'links', 'list') || page < 2 || made.status !== 200) return made
    asked.set('page', `${page + 1}`)
    const next = await mock[host].handle({ ...plain, query: asked.toString() })
    const [root, more] = [made, next].map(({ body }) => JSON.parse(body ?? '{}') as { data: unknown[] })
    return { ...made, body: JSON.stringify({ ...root, data: [...root!.data, ...more!.data] }) }
  },
}

const timeNeedsDate = form('links', 'update', pairs =>
  pairs.some(([name]) => name === 'expiration_date')
    ? pairs
    : pairs.filter(([name]) => name !== 'expiration_time'),
)

/** Takes the shorter pages of a list from its newest links, and sorts them afterwards. */
const cutsFirst: Rewriting = {
  response(plain, made, { mock }) {
    const asked = new URLSearchParams(plain.query)
    if (!asks(plain, 'links', 'list') || asked.get('sort_by') !== 'alias' || asked.get('per_page') !== '10')
      return made
    asked.delete('sort_by')
    asked.delete('sort')
    return mock[host].handle({ ...plain, query: asked.toString() })
  },
}

const isOfStatus = (asked: URLSearchParams) => (item: { [name: string]: unknown }) =>
  ['0', String(item.status)].includes(asked.get('status') ?? '0')

/** Cuts a list into pages before it filters by the status. */
const filtersPages: Rewriting = {
  ...query('links', asked => asked.delete('status')),
  ...items('links', (page, asked) => page.filter(isOfStatus(asked))),
}

/** Pages after the first forget the status. */
const forgetsStatus = query('links', asked => {
  if (Number(asked.get('page') ?? 1) > 1) asked.delete('status')
})

/** The filter by a pixel finds links with a pixel whose id only contains that of the pixel. */
const likePixel: Rewriting = {
  async response(plain, made, { mock }) {
    const asked = new URLSearchParams(plain.query)
    const pixel = asked.get('pixel_id')
    if (!asks(plain, 'links', 'list') || pixel === null || made.status !== 200) return made
    asked.delete('pixel_id')
    const all = await mock[host].handle({ ...plain, query: asked.toString() })
    const root = JSON.parse(all.body ?? '{}') as { data: { pixel_ids: number[] }[] }
    const data = root.data.filter(link => link.pixel_ids.join(',').includes(pixel))
    return { ...made, body: JSON.stringify({ ...root, data }) }
  },
}

/** Lists deleted records if a filter is sent. */
function listsDeleted(resource: Resource, filter: string): Rewriting {
  const gone: number[] = []
  const list = items(resource, (page, asked) =>
    asked.has(filter) ? [...page, ...gone.map(id => ({ ...page[0], id }))] : page,
  )
  return {
    response(plain, made, world) {
      if (asks(plain, resource, 'delete')) gone.push(idOf(plain))
      return list.response!(plain, made, world)
    },
  }
}

function bodyText({ body }: PlainRequest): string {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : ''
}

/** An update ignores pixels if the link has as many. */
const samePixels: Rewriting = {
  request(plain, world) {
    const sent = bodyText(plain).match(/pixel_ids/g)?.length
    if (sent !== world.store.links.get(idOf(plain))?.pixel_ids.length) return plain
    const kept = form('links', 'update', pairs => pairs.filter(([name]) => !name.startsWith('pixel_ids')))
    return kept.request!(plain, world)
  },
}

/** An update stores a date without a time one day early. */
const earlyDate = form('links', 'update', pairs =>
  pairs.some(([name]) => name === 'expiration_time')
    ? pairs
    : pairs.map(([name, value]) => [name, name === 'expiration_date' ? value.replace('-26', '-25') : value]),
)

/** The filter for expired links compares dates, and so leaves out those that expired today. */
const byDate = items('links', (page, asked) => {
  const today = new Date().toISOString().slice(0, 10)
  return asked.get('status') === '2' ? page.filter(item => item.expiration_date !== today) : page
})

const faults: readonly [fault: string, rewriting: Rewriting, red: string][] = [
  ['a search of pixels finds values too', byValue, 'pixels.list.search'],
  ['links by url ascend without sort', ascendingBy('links', 'url'), 'links.list.sort-default'],
  ['links by clicks, in a member named aantal, as text', clicksAsText, 'links.list.sort-by-clicks-desc'],
  ['links by clicks ascend without sort', ascendingBy('links', 'clicks'), 'links.list.sort-default'],
  ['pixels by name ascend without sort', ascendingBy('pixels', 'name'), 'pixels.list.sort-default'],
  ['a time without a date is not stored', timeNeedsDate, 'links.update.expiration-time-alone'],
  ['a date without a time is stored one day early', earlyDate, 'links.update.expiration-date-alone'],
  ['as many other pixels are not stored', samePixels, 'links.update.pixel-ids-as-many'],
  ['a search of urls finds aliases too', finds('url', 'alias'), 'links.list.search-by-url'],
  ['a search of aliases finds urls too', finds('alias', 'url'), 'links.list.search-by-alias'],
  ['rows have the order in which they arrive', byArrival, 'links.create.rotation'],
  ['a status is only stored with a url', needs('links', 'disabled', 'url'), 'links.update.one-field'],
  ['a value is only stored with a type', needs('pixels', 'value', 'type'), 'pixels.update.one-field'],
  ['links ascend only if a key is sent', ascendingNeedsKey('links'), 'links.list.sort-asc'],
  ['pixels ascend only if a key is sent', ascendingNeedsKey('pixels'), 'pixels.list.sort-asc'],
  ['pages after the first have another size', longLaterPages, 'links.list.pages'],
  ['pages are cut before they are sorted', cutsFirst, 'links.list.sort-by-alias-asc'],
  ['pages are cut before they are filtered', filtersPages, 'links.list.filter-before-pages'],
  ['the second page is of every status', forgetsStatus, 'links.list.filter-before-pages'],
  ['a pixel is found by a part of its id', likePixel, 'links.list.pixel-id'],
  ['deleted pixels are listed by their type', listsDeleted('pixels', 'type'), 'pixels.delete.gone-from-list'],
  [
    'deleted links are listed by their space',
    listsDeleted('links', 'space_id'),
    'links.delete.gone-from-list',
  ],
  ['deleted links are listed by a pixel', listsDeleted('links', 'pixel_id'), 'links.delete.gone-from-list'],
]

it.each(sampled(faults, 9))('%s', mustBeRed)

it.each([
  ['POST /links drops 00:00', midnightIsNone('create'), 'links.create.expiration-time-midnight'],
  ['PUT /links/{id} drops 00:00', midnightIsNone('update'), 'links.update.expiration-time-midnight'],
])('%s', mustBeRed)

it('links that expired today are not listed as expired', () =>
  mustBeRed('by date', byDate, 'links.list.status-by-time'))

/** Links expire at another time of the day than the one that they show. */
const expiresAt = (shown: string, actual: string): Rewriting => ({
  ...form('links', 'create', pairs =>
    pairs.map(([name, value]) => [name, name === 'expiration_time' && value === shown ? actual : value]),
  ),
  response: (_, made) => ({ ...made, body: made.body?.replaceAll(`"${actual}"`, `"${shown}"`) ?? null }),
})

it.skipIf(!/T(1[3-9]|2)/.test(new Date().toISOString()))(
  'links expire at the end of the day, whatever their time',
  () => mustBeRed('end of day', expiresAt('00:01', '23:59'), 'links.list.status-by-time'),
)

it.skipIf(isMidnightSomewhere(minutesOf(new Date()) - 24 * 60))(
  'links expire at the start of the day, whatever their time',
  () => mustBeRed('start of day', expiresAt('23:58', '00:00'), 'links.list.status-by-time'),
)

it('no record is created with bytes that are not UTF-8, which may end all lists', async () => {
  const breaksLists: Rewriting = {
    response(plain, made, { store }) {
      const isBroken = [...store.pixels.values()].some(({ name }) => name?.includes('\ufffd'))
      return plain.path?.startsWith('/pixels') && isBroken ? { ...made, body: '' } : made
    },
  }
  const { baseUrl, apiKey, close } = await startFaultyMock(breaksLists)
  const ledger = join(folder, 'bytes.jsonl')
  const { results, leftBehind } = await runContract({ baseUrl, apiKey, only: ['input.encoding'], ledger })
  await close()
  expect(results.map(({ id, verdict }) => [id, verdict])).toEqual([['input.encoding', 'matches']])
  expect(leftBehind).toEqual([])
})
