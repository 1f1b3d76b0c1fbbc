import { describe, expect, it } from 'vitest'
import { idsOf } from '../support/records.ts'
import { startRig } from '../support/rig.ts'

/** The ids from one to another, both included, descending. */
function down(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, step) => from - step)
}

describe('pages of 130 links', () => {
  const cases: [title: string, ids: number[], facts: object][] = [
    [
      'GET /links has 25 on a page',
      down(130, 106),
      { current_page: 1, from: 1, to: 25, last_page: 6, per_page: 25 },
    ],
    [
      'GET /links?per_page=10',
      down(130, 121),
      { current_page: 1, from: 1, to: 10, last_page: 13, per_page: 10 },
    ],
    [
      'GET /links?per_page=25',
      down(130, 106),
      { current_page: 1, from: 1, to: 25, last_page: 6, per_page: 25 },
    ],
    [
      'GET /links?per_page=50',
      down(130, 81),
      { current_page: 1, from: 1, to: 50, last_page: 3, per_page: 50 },
    ],
    [
      'GET /links?per_page=100',
      down(130, 31),
      { current_page: 1, from: 1, to: 100, last_page: 2, per_page: 100 },
    ],
    ['GET /links?per_page= empty', down(130, 106), { current_page: 1, per_page: 25 }],
    ['GET /links?page=1 [list.page-parameter]', down(130, 106), { current_page: 1, from: 1 }],
    ['GET /links?page=2 [list.page-parameter]', down(105, 81), { current_page: 2, from: 26, to: 50 }],
    ['GET /links?page=6 is the last, and not full', down(5, 1), { current_page: 6, from: 126, to: 130 }],
    ['GET /links?page=2&per_page=100', down(30, 1), { current_page: 2, from: 101, to: 130 }],
    [
      'GET /links?page=13&per_page=10 is the last, and full',
      down(10, 1),
      { current_page: 13, from: 121, to: 130 },
    ],
    [
      'GET /links?page=7 is beyond the last [list.page-beyond-last]',
      [],
      { current_page: 7, from: null, to: null, last_page: 6 },
    ],
    [
      'GET /links?page=999999999999 is far beyond the last',
      [],
      { current_page: 999_999_999_999, from: null, to: null },
    ],
    [
      'GET /links?page=99999999999999999999 is beyond every list',
      [],
      { current_page: 1_000_000_000_000, from: null, to: null },
    ],
    [
      'GET /links?page=0 is the first page [list.page-invalid]',
      down(130, 106),
      { current_page: 1, from: 1, to: 25 },
    ],
    ['GET /links?page=-1 is the first page [list.page-invalid]', down(130, 106), { current_page: 1 }],
    ['GET /links?page=abc is the first page [list.page-invalid]', down(130, 106), { current_page: 1 }],
    ['GET /links?page=1.5 is the first page', down(130, 106), { current_page: 1 }],
    ['GET /links?page=2&page=3 where the last counts', down(80, 56), { current_page: 3 }],
    ['GET /links?sort=asc&page=6', [126, 127, 128, 129, 130], { current_page: 6, from: 126, to: 130 }],
  ]
  it.each(cases)('%s', async (title, ids, facts) => {
    const rig = await startRig({ seed: 130 })
    const answer = await rig.get(title.split(' ')[1]!)
    expect(answer.status).toBe(200)
    expect(idsOf(answer)).toEqual(ids)
    expect(answer.body.meta).toMatchObject({ ...facts, total: 130 })
  })
})

it('GET /links?page=2 shows its pages in links and meta, and repeats the query', async () => {
  const rig = await startRig({ seed: 130 })
  const { body } = await rig.get('/links?sort=asc&page=2&per_page=50&colour=r%C3%B6d')
  const path = `${rig.origin}/api/v1/links`
  const page = (number: number) => `${path}?sort=asc&page=${number}&per_page=50&colour=r%C3%B6d`
  expect(Object.keys(body).sort()).toEqual(['data', 'links', 'meta', 'status'])
  expect(body.status).toBe(200)
  expect(body.links).toEqual({ first: page(1), last: page(3), prev: page(1), next: page(3) })
  expect(body.meta).toEqual({
    current_page: 2,
    from: 51,
    last_page: 3,
    links: [
      { url: page(1), label: '&laquo; Previous', active: false },
      { url: page(1), label: '1', active: false },
      { url: page(2), label: '2', active: true },
      { url: page(3), label: '3', active: false },
      { url: page(3), label: 'Next &raquo;', active: false },
    ],
    path,
    per_page: 50,
    to: 100,
    total: 130,
  })
})

it('GET /links without records has one page, with from and to null', async () => {
  const rig = await startRig()
  const { body } = await rig.get('/links')
  const path = `${rig.origin}/api/v1/links`
  expect(body.data).toEqual([])
  expect(body.links).toEqual({ first: `${path}?page=1`, last: `${path}?page=1`, prev: null, next: null })
  expect(body.meta).toEqual({
    current_page: 1,
    from: null,
    last_page: 1,
    links: [
      { url: null, label: '&laquo; Previous', active: false },
      { url: `${path}?page=1`, label: '1', active: true },
      { url: null, label: 'Next &raquo;', active: false },
    ],
    path,
    per_page: 25,
    to: null,
    total: 0,
  })
})

it('GET /links?… lists every link once by following next', async () => {
  const rig = await startRig({ seed: 130 })
  const seen: number[] = []
  const base = `${rig.origin}/api/v1`
  const { body } = await rig.get('/links?domain_id=1')
  let next: string | null | undefined = `${base}/links?sort=asc&domain_id=1&per_page=10`
  while (next) {
    const answer = await rig.get(next.slice(base.length))
    seen.push(...idsOf(answer))
    next = answer.body.links?.next
  }
  expect(seen).toHaveLength(body.meta!.total)
  expect(seen.length).toBeGreaterThan(50)
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
})

describe('the buttons of the page bar', () => {
  // Pages of 10. The current page is in parentheses, "..." has no address.
  const cases: [title: string, links: number, buttons: string][] = [
    ['GET /links?per_page=10&page=1 of 1', 10, '(1)'],
    ['GET /links?per_page=10&page=2 of 3', 30, 'P 1 (2) 3 N'],
    ['GET /links?per_page=10&page=13 of 13 shows all', 130, 'P 1 2 3 4 5 6 7 8 9 10 11 12 (13)'],
    ['GET /links?per_page=10&page=1 of 20', 200, '(1) 2 3 4 5 6 7 8 9 10 ... 19 20 N'],
    ['GET /links?per_page=10&page=7 of 20', 200, 'P 1 2 3 4 5 6 (7) 8 9 10 ... 19 20 N'],
    ['GET /links?per_page=10&page=8 of 20', 200, 'P 1 2 ... 5 6 7 (8) 9 10 11 ... 19 20 N'],
    ['GET /links?per_page=10&page=13 of 20', 200, 'P 1 2 ... 10 11 12 (13) 14 15 16 ... 19 20 N'],
    ['GET /links?per_page=10&page=14 of 20', 200, 'P 1 2 ... 11 12 13 (14) 15 16 17 18 19 20 N'],
    ['GET /links?per_page=10&page=20 of 20', 200, 'P 1 2 ... 11 12 13 14 15 16 17 18 19 (20)'],
  ]
  it.each(cases)('%s', async (title, links, expected) => {
    const rig = await startRig({ seed: links })
    const { body } = await rig.get(title.split(' ')[1]!)
    const shown: string[] = []
    for (const { url, label, active } of body.meta!.links) {
      const page = url === null ? null : new URL(url).searchParams.get('page')
      if (label === '...') expect(page).toBeNull()
      if (/^\d+$/.test(label)) expect(page).toBe(label)
      if (label.endsWith('Previous')) expect(url).toBe(body.links!.prev)
      if (label.startsWith('Next')) expect(url).toBe(body.links!.next)
      const short = label.endsWith('Previous') ? 'P' : label.startsWith('Next') ? 'N' : label
      if (url !== null || label === '...') shown.push(active ? `(${short})` : short)
    }
    expect(shown.join(' ')).toBe(expected)
  })
})
