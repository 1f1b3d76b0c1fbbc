import { it } from 'vitest'
import type { Link } from '../../src/store/entities.ts'
import type { PlainRequest } from '../../src/wire/plain.ts'
import { sampled } from '../support/sample.ts'
import type { Rewriting } from './support/faulty-mock.ts'
import { asks, asksFor } from './support/mock-rewriting.ts'
import { mustBeRed } from './support/must-be-red.ts'

// Faults of requests that only read: they change what they read, or more.

const isOver = ({ expiration_date: date }: Link) => date !== null && Date.parse(date) < Date.now()

/** Some requests change the links for which a condition holds, after they were answered. */
function writes(
  holds: (plain: PlainRequest) => boolean,
  isMeant: (link: Link, plain: PlainRequest) => boolean,
  change: (link: Link) => Partial<Link>,
): Rewriting {
  return {
    response(plain, made, { store }) {
      if (!holds(plain)) return made
      for (const link of [...store.links.values()])
        if (isMeant(link, plain)) store.links.update(link.id, change(link))
      return made
    },
  }
}

const lists = (name: string, value: string) => (plain: PlainRequest) =>
  asks(plain, 'links', 'list') && asksFor(name, value)(plain)
const hasWord = ({ url }: Link, { query }: PlainRequest) =>
  url.includes(new URLSearchParams(query).get('search') ?? '')

/** A list in one order deletes a record. */
const purges: Rewriting = {
  response(plain, made, { store }) {
    const newest = [...store.links.values()].findLast(({ privacy }) => privacy === 1)
    if (lists('sort_by', 'alias')(plain) && newest !== undefined) store.links.delete(newest.id)
    return made
  },
}

const red = 'links.list.unchanged'
const faults: readonly [fault: string, rewriting: Rewriting, red: string][] = [
  [
    'GET /links?status=3 detaches the pixels of disabled links',
    writes(
      lists('status', '3'),
      ({ disabled }) => disabled === 1,
      () => ({ pixel_ids: [] }),
    ),
    red,
  ],
  [
    'GET /links/{id} disables all expired links',
    writes(
      plain => asks(plain, 'links', 'get'),
      isOver,
      () => ({ disabled: 1 }),
    ),
    red,
  ],
  [
    'GET /links?sort_by=clicks sets the privacy of private links',
    writes(
      lists('sort_by', 'clicks'),
      ({ privacy }) => privacy === 1,
      () => ({ privacy: 0 }),
    ),
    red,
  ],
  [
    'GET /links?search_by=url detaches the pixels of what it finds',
    writes(lists('search_by', 'url'), hasWord, () => ({ pixel_ids: [] })),
    red,
  ],
  [
    'GET /links?search_by=alias moves links out of their space',
    writes(
      lists('search_by', 'alias'),
      () => true,
      () => ({ space_id: null }),
    ),
    red,
  ],
  [
    'GET /links?search_by=alias stores the aliases in small letters',
    writes(
      lists('search_by', 'alias'),
      () => true,
      ({ alias }) => ({ alias: alias.toLowerCase() }),
    ),
    red,
  ],
  [
    'GET /links?search=… counts a click on each link that it finds',
    writes(
      plain => asks(plain, 'links', 'list') && plain.query.includes('search='),
      hasWord,
      ({ clicks }) => ({ clicks: clicks + 1 }),
    ),
    red,
  ],
  [
    'GET /links/{id} counts a click',
    writes(
      plain => asks(plain, 'links', 'get'),
      ({ id }, { path }) => path === `/links/${id}`,
      ({ clicks }) => ({ clicks: clicks + 1 }),
    ),
    red,
  ],
  ['GET /links?sort_by=alias deletes the newest private link', purges, red],
]

it.each(sampled(faults, 6))('%s', mustBeRed)
