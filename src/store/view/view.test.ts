import { describe, expect, test } from 'vitest'
import { createDatabase } from '../database.ts'
import type { Link } from '../entities.ts'
import type { SortRule } from './order.ts'
import type { MatchRule } from './search.ts'
import { View, type ViewQuery } from './view.ts'

const MATCH: MatchRule = { where: 'anywhere', case: 'insensitive' }
const ORDER: SortRule = { text: 'folded', unset: 'last', ties: 'id' }
const DAY = 86_400_000

const expiry = (link: Link) =>
  link.expiration_date === null ? null : Date.parse(`${link.expiration_date}T00:00:00Z`)

function statusOf(link: Link, now: number): number {
  const moment = expiry(link)
  if (link.disabled === 1) return 3
  return moment !== null && now >= moment ? 2 : 1
}

function viewOf(match: MatchRule, order: SortRule) {
  return new View({
    facets: {
      status: statusOf,
      domain_id: (link: Link) => link.domain_id,
      space_id: (link: Link) => link.space_id,
      pixel_id: (link: Link) => link.pixel_ids,
      alias: (link: Link) => link.alias,
    },
    orders: {
      id: (link: Link) => link.id,
      clicks: (link: Link) => link.clicks,
      title: (link: Link) => link.title,
      alias: (link: Link) => link.alias,
    },
    texts: { title: (link: Link) => link.title, alias: (link: Link) => link.alias },
    due: expiry,
    match,
    order,
  })
}

type LinkView = ReturnType<typeof viewOf>
type LinkQuery = LinkView extends View<Link, infer F, infer O, infer T> ? ViewQuery<F, O, T> : never
type Store = ReturnType<typeof createDatabase>

function emptyStore(): Store {
  let made = 0
  return createDatabase({ now: () => 0, alias: () => `a${++made}`, title: ({ url }) => url })
}

function follow(store: Store, view: LinkView) {
  for (const link of store.links.values()) view.put(link)
  store.links.subscribe({
    created: link => view.put(link),
    updated: link => view.put(link),
    deleted: id => view.remove(id),
  })
}

const ALL: LinkQuery = { filters: {}, sortBy: 'id', descending: false, skip: 0, take: 1000, now: 0 }
const ids = ({ rows }: { rows: Link[] }) => rows.map(link => link.id)

describe('sort by title', () => {
  // U+FF5E comes before U+1F600 by code point, and after it by UTF-16 unit.
  const titles = ['b', 'B', null, 'a', '\u{1f600}', '\uff5e', 'é', null, 'b', 'C']
  test.each<[SortRule['text'], SortRule['unset'], SortRule['ties'], 'asc' | 'desc', number[]]>([
    ['folded', 'last', 'id', 'asc', [4, 1, 2, 9, 10, 7, 6, 5, 3, 8]],
    ['folded', 'last', 'id', 'desc', [5, 6, 7, 10, 9, 2, 1, 4, 8, 3]],
    ['folded', 'last', 'id-ascending', 'desc', [5, 6, 7, 10, 1, 2, 9, 4, 3, 8]],
    ['folded', 'lowest', 'id', 'asc', [3, 8, 4, 1, 2, 9, 10, 7, 6, 5]],
    ['folded', 'lowest', 'id', 'desc', [5, 6, 7, 10, 9, 2, 1, 4, 8, 3]],
    ['code-point', 'last', 'id', 'asc', [2, 10, 4, 1, 9, 7, 6, 5, 3, 8]],
    ['code-point', 'lowest', 'id-ascending', 'desc', [5, 6, 7, 1, 9, 4, 10, 2, 3, 8]],
    ['locale', 'last', 'id', 'asc', [6, 5, 4, 1, 9, 2, 10, 7, 3, 8]],
  ])('%s, unset %s, ties %s, %s', (text, unset, ties, direction, expected) => {
    const store = emptyStore()
    for (const title of titles) store.db.link.create({ title })
    const view = viewOf(MATCH, { text, unset, ties })
    follow(store, view)
    expect(ids(view.query({ ...ALL, sortBy: 'title', descending: direction === 'desc' }))).toEqual(expected)
  })
})

describe('search', () => {
  const titles = ['Sale', 'sale', 'Wholesale', 'SALE now', null, 'Été', 'été 2', '']
  test.each<[MatchRule['where'], MatchRule['case'], string, number[]]>([
    ['anywhere', 'insensitive', 'SALE', [1, 2, 3, 4]],
    ['anywhere', 'insensitive', 'ÉTÉ', [6, 7]],
    ['anywhere', 'sensitive', 'sale', [2, 3]],
    ['start', 'insensitive', 'sale', [1, 2, 4]],
    ['start', 'sensitive', 'SALE', [4]],
    ['whole', 'insensitive', 'sAlE', [1, 2]],
    ['whole', 'sensitive', 'Sale', [1]],
    ['whole', 'sensitive', 'none', []],
    ['whole', 'insensitive', '', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('%s, %s: "%s"', (where, sense, text, expected) => {
    const store = emptyStore()
    for (const title of titles) store.db.link.create({ title })
    const view = viewOf({ where, case: sense }, ORDER)
    follow(store, view)
    expect(ids(view.query({ ...ALL, search: { by: 'title', text } }))).toEqual(expected)
  })

  test('more searches than are remembered, and writes between them', () => {
    const store = emptyStore()
    const view = viewOf(MATCH, ORDER)
    follow(store, view)
    for (let number = 100; number < 300; number++) {
      store.db.link.create({ title: `page ${number}` })
      const found = (text: string) => view.query({ ...ALL, search: { by: 'title', text } }).total
      expect(found(`${number}`)).toBe(1)
      expect(found('page 100')).toBe(1)
      expect(found('page')).toBe(number - 99)
    }
  })
})

test('the version changes with a write and when a link expires, and not otherwise', () => {
  const store = emptyStore()
  const view = viewOf(MATCH, ORDER)
  follow(store, view)
  const link = store.db.link.create({ expiration_date: '1970-01-11' })
  const seen = [
    view.version(0),
    view.version(9 * DAY),
    view.version(11 * DAY),
    view.version(12 * DAY),
    view.version(9 * DAY),
  ]
  store.links.update(link.id, { clicks: 1 })
  seen.push(view.version(9 * DAY))
  const changes = seen.slice(1).map((version, index) => version !== seen[index])
  expect(changes).toEqual([false, true, false, true, true])
})

// ── Compared with plain filtering, sorting and slicing ────────────────────────────────────────────

/** Mulberry32: the same seed gives the same numbers. */
function random(seed: number) {
  let state = seed
  const next = (end: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * end)
  }
  return { next, pick: <V>(values: readonly V[]): V => values[next(values.length)]! }
}

const WORDS = [
  'Alpha',
  'alpha',
  'ALPHABET',
  'beta',
  'Über',
  'über',
  'ß',
  'Σίσυφος',
  '\u{1f600}',
  '\uff5e',
  'é',
  '',
]

const TITLES = [null, null, ...WORDS, ...WORDS.map(word => `${word} page`)]
const SOUGHT = ['alpha', 'ALPHA', 'ph', 'ü', 'Über', 'σ', '\u{1f600}', 'page', ' page', '', 'nowhere', 'é']
const DATES = [null, null, '1970-01-05', '1970-01-10', '1970-01-15', '1970-01-20']

function matches(match: MatchRule, value: string | null, sought: string): boolean {
  if (sought === '') return true
  if (value === null) return false
  const [text, part] =
    match.case === 'sensitive' ? [value, sought] : [value.toLowerCase(), sought.toLowerCase()]
  if (match.where === 'whole') return text === part
  return match.where === 'start' ? text.indexOf(part) === 0 : text.indexOf(part) >= 0
}

function compareTexts(rule: SortRule['text'], a: string, b: string): number {
  if (rule === 'locale') return a.localeCompare(b, 'en')
  const points = (text: string) =>
    [...(rule === 'folded' ? text.toLowerCase() : text)].map(c => c.codePointAt(0)!)
  const [left, right] = [points(a), points(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? -1) - (right[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

function plainly(links: Link[], query: LinkQuery, match: MatchRule, order: SortRule) {
  const { status, domain_id, space_id, pixel_id, alias } = query.filters
  const found = links.filter(
    link =>
      (status === undefined || statusOf(link, query.now) === status) &&
      (domain_id === undefined || link.domain_id === domain_id) &&
      (space_id === undefined || link.space_id === space_id) &&
      (pixel_id === undefined || link.pixel_ids.some(id => id === pixel_id)) &&
      (alias === undefined || link.alias === alias) &&
      (!query.search || matches(match, link[query.search.by], query.search.text)),
  )
  const sign = query.descending ? -1 : 1
  found.sort((a, b) => {
    const [left, right] = [a[query.sortBy], b[query.sortBy]]
    const ties = order.ties === 'id' ? sign * (a.id - b.id) : a.id - b.id
    if (left === null || right === null) {
      if (left === right) return ties
      const nullFirst = order.unset === 'lowest' && !query.descending
      return (left === null) === nullFirst ? -1 : 1
    }
    const compared =
      typeof left === 'string' ? compareTexts(order.text, left, String(right)) : left - Number(right)
    return compared === 0 ? ties : sign * compared
  })
  return { ids: found.slice(query.skip, query.skip + query.take).map(link => link.id), total: found.length }
}

interface Run {
  seed: number
  links: number
  steps: number
  match: MatchRule
  order: SortRule
}

const RUNS: Run[] = [
  { seed: 1, links: 40, steps: 1500, match: MATCH, order: ORDER },
  {
    seed: 2,
    links: 40,
    steps: 1500,
    match: { where: 'start', case: 'insensitive' },
    order: { text: 'code-point', unset: 'last', ties: 'id-ascending' },
  },
  {
    seed: 3,
    links: 40,
    steps: 1500,
    match: { where: 'whole', case: 'insensitive' },
    order: { text: 'locale', unset: 'lowest', ties: 'id-ascending' },
  },
  {
    seed: 4,
    links: 40,
    steps: 1500,
    match: { where: 'anywhere', case: 'sensitive' },
    order: { text: 'folded', unset: 'lowest', ties: 'id' },
  },
  { seed: 5, links: 1200, steps: 400, match: MATCH, order: ORDER },
  {
    seed: 6,
    links: 1200,
    steps: 400,
    match: MATCH,
    order: { text: 'code-point', unset: 'lowest', ties: 'id-ascending' },
  },
]

test.each(RUNS)('seed $seed: $steps steps among $links links', ({
  seed,
  links: size,
  steps,
  match,
  order,
}) => {
  const { next, pick } = random(seed)
  const store = emptyStore()
  const { db, links } = store
  const view = viewOf(match, order)
  const plain = new Map<number, Link>()
  let now = 10 * DAY

  const fields = (): Partial<Omit<Link, 'id'>> => ({
    title: pick(TITLES),
    alias: `${pick(WORDS)}${next(5)}`,
    clicks: next(6),
    disabled: pick([0, 0, 0, 1]),
    domain_id: pick([1, 2, 2]),
    space_id: pick([null, 1, 2, 3]),
    pixel_ids: pick([[], [], [1], [2, 1], [3, 3]]),
    expiration_date: pick(DATES),
  })
  const someFields = () => {
    const all = Object.entries(fields())
    return Object.fromEntries(all.filter(() => next(4) === 0)) as Partial<Omit<Link, 'id'>>
  }
  const create = () => {
    const link = db.link.create(fields())
    plain.set(link.id, structuredClone(link))
  }
  const change = (id: number, changes: Partial<Link>) => plain.set(id, { ...plain.get(id)!, ...changes })
  const anyId = () => pick([...plain.keys()])

  const operations: Record<string, () => void> = {
    create,
    insert() {
      const link = { ...pick([...plain.values()]), ...fields(), id: links.nextId() + next(3) }
      links.insert(link)
      plain.set(link.id, structuredClone(link))
    },
    update() {
      const [id, changes] = [anyId(), someFields()]
      links.update(id, changes)
      change(id, changes)
    },
    delete() {
      const id = anyId()
      links.delete(id)
      plain.delete(id)
    },
    'db update'() {
      const [id, changes] = [anyId(), someFields()]
      db.link.update({ where: { id: { equals: id } }, data: changes })
      change(id, changes)
    },
    'db update of the id'() {
      const [from, id] = [anyId(), links.nextId() + next(2)]
      db.link.update({ where: { id: { equals: from } }, data: { id } })
      plain.set(id, { ...plain.get(from)!, id })
      plain.delete(from)
    },
    'db updateMany'() {
      const [clicks, changes] = [next(6), someFields()]
      db.link.updateMany({ where: { clicks: { equals: clicks } }, data: changes })
      for (const link of plain.values()) if (link.clicks === clicks) change(link.id, changes)
    },
    'db deleteMany'() {
      const [alias, domain] = [`${pick(WORDS)}${next(5)}`, pick([1, 2])]
      db.link.deleteMany({ where: { alias: { equals: alias }, domain_id: { equals: domain } } })
      for (const link of plain.values()) {
        if (link.alias === alias && link.domain_id === domain) plain.delete(link.id)
      }
    },
    clock() {
      now = pick([0, 5, 9, 10, 10, 11, 15, 16, 20, 30]) * DAY
    },
  }

  const query = (): LinkQuery => {
    const filters: LinkQuery['filters'] = {}
    if (next(2) === 0) filters.status = pick([1, 1, 2, 3, 4])
    if (next(4) === 0) filters.domain_id = pick([1, 2])
    if (next(5) === 0) filters.space_id = pick([1, 2, 3, 9])
    if (next(5) === 0) filters.pixel_id = pick([1, 2, 3])
    if (next(9) === 0) filters.alias = `${pick(WORDS)}${next(5)}`
    return {
      filters,
      ...(next(3) === 0 && { search: { by: pick(['title', 'alias'] as const), text: pick(SOUGHT) } }),
      sortBy: pick(['id', 'clicks', 'title', 'alias'] as const),
      descending: next(2) === 0,
      skip: pick([0, 0, 0, 10, next(size), next(2 * size)]),
      take: pick([1, 10, 25, 100]),
      now,
    }
  }
  const lasting = Array.from({ length: 20 }, query)
  const remembered = new Map<LinkQuery, { version: number; ids: number[] }>()

  for (let created = 0; created < size; created++) create()
  follow(store, view)

  for (let step = 0; step < steps; step++) {
    // Keep the number of links near the wanted size.
    const name = plain.size < size * 0.8 ? 'create' : pick(Object.keys(operations))
    operations[name]!()
    const where = `seed ${seed}, step ${step}, after ${name}`
    expect(links.size, where).toBe(plain.size)
    if (step % 50 === 0) {
      expect(
        [...links.values()].sort((a, b) => a.id - b.id),
        where,
      ).toEqual([...plain.values()].sort((a, b) => a.id - b.id))
    }
    // Skip the query in some steps, so that writes accumulate.
    if (next(4) === 0) continue

    const asked = query()
    const expected = plainly([...plain.values()], asked, match, order)
    const answer = view.query(asked)
    expect({ ids: ids(answer), total: answer.total }, `${where}: ${JSON.stringify(asked)}`).toEqual(expected)

    const last = answer.rows.at(-1)
    if (last) {
      const further = { ...asked, skip: asked.skip + answer.rows.length }
      const after = view.anchor(last, asked.sortBy)
      const { skip, ...rest } = view.query({ ...asked, skip: 0, after })
      expect({ ids: ids(rest), total: rest.total }, `${where}: after ${JSON.stringify(asked)}`).toEqual(
        plainly([...plain.values()], further, match, order),
      )
      expect(skip).toBe(further.skip)
    }

    const again = pick(lasting)
    const present = plainly([...plain.values()], { ...again, now }, match, order).ids
    const version = view.version(now)
    const before = remembered.get(again)
    if (before?.version === version) expect(before.ids, `${where}: version ${version}`).toEqual(present)
    remembered.set(again, { version, ids: present })
  }
})
