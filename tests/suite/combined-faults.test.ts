import { it } from 'vitest'
import type { Link } from '../../src/store/entities.ts'
import { sampled } from '../support/sample.ts'
import type { Rewriting } from './support/faulty-mock.ts'
import {
  afterwards,
  asks,
  chained,
  deleted,
  form,
  hidden,
  type Item,
  idOf,
  items,
  partOf,
  query,
  type Resource,
} from './support/mock-rewriting.ts'
import { mustBeRed } from './support/must-be-red.ts'

// Faults that only two fields, two parameters or two requests together show.

/** Loses fields if others are sent with them. */
const losesBeside = (operation: 'create' | 'update', fields: string[], others: string[]) =>
  form('links', operation, pairs => {
    const sent = new Set(pairs.map(([name]) => partOf(name)))
    return others.every(name => sent.has(name))
      ? pairs.filter(([name]) => !fields.includes(partOf(name)))
      : pairs
  })

/** An update of a pixel that changes its type loses its value. */
const losesValueOfNewType: Rewriting = {
  request(plain, world) {
    const type = world.store.pixels.get(idOf(plain))?.type
    const change = form('pixels', 'update', pairs => {
      const isNew = pairs.some(([name, value]) => name === 'type' && value !== type)
      return isNew ? pairs.filter(([name]) => name !== 'value') : pairs
    })
    return change.request!(plain, world)
  },
}

/** Confirms the deletion of a pixel, but keeps it if a link uses it. */
const keepsPixelsInUse: Rewriting = {
  instead(plain, { store }) {
    const isUsed = [...store.links.values()].some(link => link.pixel_ids.includes(idOf(plain)))
    return asks(plain, 'pixels', 'delete') && isUsed ? deleted(plain) : undefined
  },
}

/** Finds links by the value that a field had when they were created. */
function staleIndex(field: keyof Link, when: (asked: URLSearchParams) => boolean): Rewriting {
  const first = new Map<number, unknown>()
  const remember = afterwards('links', 'create', (id, { store }) =>
    first.set(id, store.links.get(id)?.[field]),
  )
  const isStale = ({ id, [field]: value }: Item, asked: URLSearchParams) =>
    when(asked) && first.has(Number(id)) && first.get(Number(id)) !== value
  return chained(remember, hidden('links', isStale))
}

/** Pages after the first are in the opposite order. */
const turnsLaterPages = (key: string) =>
  items('links', (page, asked) =>
    asked.get('sort_by') === key && Number(asked.get('page') ?? 1) > 1 ? page.toReversed() : page,
  )

/** Ignores `sort` if it comes before `sort_by`. */
const ordersByPlace = query('links', asked => {
  const names = [...asked.keys()]
  if (names.includes('sort') && names.indexOf('sort') < names.indexOf('sort_by')) asked.delete('sort')
})

/** A search without `search_by` searches what the list is sorted by. */
const searchesSortedField = query('links', asked => {
  const key = asked.get('sort_by') ?? ''
  if (asked.has('search') && !asked.has('search_by') && ['alias', 'url'].includes(key))
    asked.set('search_by', key)
})

const cutsUrls = form('links', 'update', pairs =>
  pairs.map(([name, value]) => [name, name === 'url' ? value.slice(0, 255) : value]),
)

/** A search ignores the query of the address that it searches. */
const searchesWithoutQuery = query('links', asked => {
  const search = asked.get('search')
  if (search !== null) asked.set('search', search.replace(/\?.*/, ''))
})

/** An update takes 00:00 for no time, so that the link keeps its time. */
const takesMidnightForNone = form('links', 'update', pairs =>
  pairs.filter(([name, value]) => name !== 'expiration_time' || value !== '00:00'),
)

/** A search finds nothing if its text has an underscore. */
const findsNoUnderscore = items('links', (page, asked) => (asked.get('search')?.includes('_') ? [] : page))

/** Lists with a filter keep the order that they had when they were first asked for. */
function remembersOrder(resource: Resource, filter: string): Rewriting {
  const orders = new Map<string, string>()
  return query(resource, asked => {
    const [by, filtered] = [asked.get('sort_by'), asked.get(filter)]
    if (by === null || filtered === null) return
    const key = `${by} ${filtered} ${asked.get('search')}`
    orders.set(key, orders.get(key) ?? asked.get('sort') ?? 'desc')
    asked.set('sort', orders.get(key)!)
  })
}

/** An update that does not send a field sets it to the default of a create. */
const resetsToDefault = (field: string, when: (link: Link) => boolean): Rewriting => ({
  request(plain, world) {
    const link = asks(plain, 'links', 'update') ? world.store.links.get(idOf(plain)) : undefined
    if (link === undefined || !when(link)) return plain
    const change = form('links', 'update', pairs =>
      pairs.some(([name]) => name === field) ? pairs : [...pairs, [field, '0']],
    )
    return change.request!(plain, world)
  },
})

/** A list of targets has each one once. */
const dropsRepeats = form('links', 'create', pairs => {
  const targets = new Set<string>()
  return pairs.filter(([name, value]) => {
    const isRepeat = name.startsWith('rotation') && targets.has(value)
    if (name.startsWith('rotation')) targets.add(value)
    return !isRepeat
  })
})

/** A value of digits becomes a number. */
const countsValues = form('pixels', 'create', pairs =>
  pairs.map(([name, value]) => [name, name === 'value' && /^\d+$/.test(value) ? `${BigInt(value)}` : value]),
)

/** Finds links with a pixel whose id contains the one that was asked for. */
const findsPartsOfIds: Rewriting = {
  async response(plain, made, { store }) {
    const pixel = new URLSearchParams(plain.query).get('pixel_id')
    if (!asks(plain, 'links', 'list') || pixel === null || made.status !== 200) return made
    const body = JSON.parse(made.body!)
    const has = (ids: readonly number[]) => ids.some(id => `${id}` !== pixel && `${id}`.includes(pixel))
    const more = [...store.links.values()].filter(
      link => has(link.pixel_ids) && !link.pixel_ids.includes(Number(pixel)),
    )
    return { ...made, body: JSON.stringify({ ...body, data: [...body.data, ...more] }) }
  },
}

/** Compares only the start of aliases. */
const sortsByStart = items('links', (page, asked) => {
  if (asked.get('sort_by') !== 'alias') return page
  const sign = asked.get('sort') === 'asc' ? 1 : -1
  const start = ({ alias }: Item) => String(alias).slice(0, 8)
  return page.toSorted((a, b) =>
    start(a) === start(b) ? sign * (Number(a.id) - Number(b.id)) : start(a) < start(b) ? -sign : sign,
  )
})

/** The status stays what it was at the create. */
function keepsStatus(): Rewriting {
  const updated = new Set<number>()
  return chained(
    afterwards('links', 'update', id => updated.add(id)),
    hidden('links', ({ id }, asked) => asked.get('status') === '2' && updated.has(Number(id))),
  )
}

const faults: readonly [fault: string, rewriting: Rewriting, red: string][] = [
  [
    'POST /links loses language beside country',
    losesBeside('create', ['language'], ['country']),
    'links.create.fields-combine',
  ],
  [
    'POST /links loses disabled beside expiration_date',
    losesBeside('create', ['disabled'], ['expiration_date']),
    'links.create.fields-combine',
  ],
  [
    'PUT /links/{id} loses expiration_url and expiration_clicks beside each other',
    losesBeside('update', ['expiration_url', 'expiration_clicks'], ['expiration_url', 'expiration_clicks']),
    'links.update.fields-combine',
  ],
  ['PUT /pixels/{id} loses the value of another type', losesValueOfNewType, 'pixels.update.fields-combine'],
  ['DELETE /pixels/{id} keeps a pixel that a link uses', keepsPixelsInUse, 'pixels.delete.in-use'],
  [
    'GET /links?search_by=alias finds no alias of an update',
    staleIndex('alias', asked => asked.get('search_by') === 'alias'),
    'links.update.alias-searched',
  ],
  [
    'GET /links?space_id= finds no space of an update',
    staleIndex('space_id', asked => asked.has('space_id')),
    'links.update.filtered',
  ],
  [
    'GET /links?sort_by=alias&page=2 is in the opposite order',
    turnsLaterPages('alias'),
    'links.list.sort-by-alias-asc',
  ],
  ['GET /links?sort=asc&sort_by=alias ignores sort', ordersByPlace, 'links.list.sort-by-alias-asc'],
  ['GET /links?search=&sort_by=url searches urls', searchesSortedField, 'links.list.search-by-default'],
  ['PUT /links/{id} cuts a url after 255 characters', cutsUrls, 'links.update.url'],
  ['GET /links?search= ignores the query of a url', searchesWithoutQuery, 'links.list.search-by-url'],
  ['GET /links?search=a_b finds nothing', findsNoUnderscore, 'links.list.search-by-url'],
  [
    'GET /links?domain_id=1&sort=asc&sort_by=url is remembered without sort',
    remembersOrder('links', 'domain_id'),
    'links.list.parameters-combine',
  ],
  [
    'GET /pixels?type=bing&sort=asc&sort_by=name is remembered without sort',
    remembersOrder('pixels', 'type'),
    'pixels.list.parameters-combine',
  ],
  [
    'PUT /links/{id} takes the time 00:00 for none',
    takesMidnightForNone,
    'links.update.expiration-time-midnight',
  ],
  [
    'PUT /links/{id} without privacy makes a link with a password public',
    resetsToDefault('privacy', ({ privacy }) => privacy === 2),
    'links.update.keeps-privacy',
  ],
  [
    'PUT /links/{id} without disabled enables a link',
    resetsToDefault('disabled', ({ disabled }) => disabled === 1),
    'links.update.keeps-disabled',
  ],
  ['POST /links drops a target that is there already', dropsRepeats, 'links.create.rotation'],
  ['POST /pixels takes the zeros from a value', countsValues, 'pixels.create.value'],
  ['GET /links?pixel_id=2 finds links with the pixel 12', findsPartsOfIds, 'links.list.pixel-id'],
  ['GET /links?sort_by=alias compares eight characters', sortsByStart, 'links.list.sort-by-alias-asc'],
  ['GET /links?status=2 goes by the date of the create', keepsStatus(), 'links.update.status'],
  [
    'POST /links loses expiration_time beside expiration_clicks',
    losesBeside('create', ['expiration_time'], ['expiration_clicks']),
    'links.create.fields-combine',
  ],
]

it.each(sampled(faults, 9))('%s', mustBeRed)
