import { expect, test } from 'vitest'
import {
  follow,
  ids,
  type LinkQuery,
  usualMatch,
  usualOrder,
  viewOf,
} from '../../../tests/support/link-view.ts'
import { plainly } from '../../../tests/support/plain-lists.ts'
import { RandomLinks } from '../../../tests/support/random-links.ts'
import { sampled } from '../../../tests/support/sample.ts'
import type { SortRule } from './order.ts'
import type { MatchRule } from './search.ts'

// A view is compared with plain filtering, sorting and slicing, while links are written at random.

interface Run {
  seed: number
  links: number
  steps: number
  match: MatchRule
  order: SortRule
}

const runs: Run[] = [
  { seed: 1, links: 40, steps: 1500, match: usualMatch, order: usualOrder },
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
  { seed: 5, links: 1200, steps: 400, match: usualMatch, order: usualOrder },
  {
    seed: 6,
    links: 1200,
    steps: 400,
    match: usualMatch,
    order: { text: 'code-point', unset: 'lowest', ties: 'id-ascending' },
  },
  { seed: 7, links: 1200, steps: 400, match: { where: 'words', case: 'insensitive' }, order: usualOrder },
  {
    seed: 8,
    links: 1200,
    steps: 400,
    match: { where: 'word-starts', case: 'insensitive' },
    order: usualOrder,
  },
]

const byId = (links: Iterable<{ id: number }>) => [...links].sort((a, b) => a.id - b.id)

test.each(sampled(runs, 3))('seed $seed: $steps steps among $links links', ({
  seed,
  links: size,
  steps,
  match,
  order,
}) => {
  const random = new RandomLinks(seed)
  const { plain, store } = random
  const view = viewOf(match, order)
  const expected = (query: LinkQuery) => plainly([...plain.values()], query, match, order)
  const repeated = Array.from({ length: 3 }, () => random.query(size))
  const remembered = new Map<LinkQuery, { version: number; ids: number[] }>()

  /** A query, and the rest of its list after the last row. */
  function expectPages(asked: LinkQuery, where: string): void {
    const page = view.query(asked)
    expect({ ids: ids(page), total: page.total }, where).toEqual(expected(asked))
    const last = page.rows.at(-1)
    if (!last) return
    const further = { ...asked, skip: asked.skip + page.rows.length }
    const { skip, ...rest } = view.query({ ...asked, skip: 0, after: view.anchor(last, asked.sortBy) })
    expect({ ids: ids(rest), total: rest.total }, `${where}, the rest`).toEqual(expected(further))
    expect(skip).toBe(further.skip)
  }

  /** A query that was asked before has the same result while the version is the same. */
  function expectVersion(where: string): void {
    const again = random.pick(repeated)
    const version = view.version(random.now)
    const present = expected({ ...again, now: random.now }).ids
    const before = remembered.get(again)
    if (before?.version === version) expect(before.ids, `${where}: version ${version}`).toEqual(present)
    remembered.set(again, { version, ids: present })
  }

  for (let created = 0; created < size; created++) random.create()
  follow(store, view)
  for (let step = 0; step < steps; step++) {
    // Keeps the number of links near the wanted size.
    const name = plain.size < size * 0.8 ? 'create' : random.pick(Object.keys(random.operations))
    random.operations[name]!()
    const where = `seed ${seed}, step ${step}, after ${name}`
    expect(store.links.size, where).toBe(plain.size)
    if (step % 50 === 0) expect(byId(store.links.values()), where).toEqual(byId(plain.values()))
    // Skips the query in some steps, so that writes accumulate.
    if (random.below(4) === 0) continue
    const asked = random.query(size)
    expectPages(asked, `${where}: ${JSON.stringify(asked)}`)
    expectVersion(where)
  }
})
