import { describe, expect, it } from 'vitest'
import { library, startLibrary } from '../support/library.ts'
import { idsOf } from '../support/records.ts'
import { startRig } from '../support/rig.ts'

describe('each order in each direction', () => {
  const cases: [title: string, ids: number[]][] = [
    ['GET /links?sort_by=id', [7, 6, 5, 4, 3, 2, 1]],
    ['GET /links?sort=desc', [7, 6, 5, 4, 3, 2, 1]],
    ['GET /links?sort=asc', [1, 2, 3, 4, 5, 6, 7]],
    ['GET /links?sort_by=id&sort=asc', [1, 2, 3, 4, 5, 6, 7]],
    ['GET /links?sort_by=id&sort=desc', [7, 6, 5, 4, 3, 2, 1]],
    // Clicks 0, 0, 5, 5, 9, 9, 100. Links with equal clicks are in the order of their ids.
    ['GET /links?sort_by=clicks&sort=asc with equals by ascending id [sort.order]', [4, 7, 1, 3, 2, 6, 5]],
    ['GET /links?sort_by=clicks&sort=desc with equals by descending id [sort.order]', [5, 6, 2, 3, 1, 7, 4]],
    ['GET /links?sort_by=clicks', [5, 6, 2, 3, 1, 7, 4]],
    // Blog, blog, Shop home, shop sale, Äpfel (shop), and two without a title.
    ['GET /links?sort_by=title&sort=asc in any case, unset last [sort.order]', [4, 5, 1, 2, 7, 3, 6]],
    ['GET /links?sort_by=title&sort=desc with unset last [sort.order]', [7, 2, 1, 5, 4, 6, 3]],
    // _x, alpha, Beta, home, home_2, Sale, zeta.
    ['GET /links?sort_by=alias&sort=asc', [7, 4, 5, 1, 6, 2, 3]],
    ['GET /links?sort_by=alias&sort=desc', [3, 2, 6, 1, 5, 4, 7]],
    // http://apps, https://apps, https://blog…, https://fruit…, https://shop…
    ['GET /links?sort_by=url&sort=asc', [5, 6, 4, 3, 7, 1, 2]],
    ['GET /links?sort_by=url&sort=desc', [2, 1, 7, 3, 4, 6, 5]],
  ]
  it.each(cases)('%s', async (title, ids) => {
    const rig = await startLibrary()
    expect(idsOf(await rig.get(title.split(' ')[1]!))).toEqual(ids)
  })
})

it('GET /links?sort_by=title sorts by code point: letters outside the basic plane come last [sort.order]', async () => {
  const titles = ['b', '\u{1F600}', '\uFF5A', 'Z', 'a', '10', '9']
  const links = library.links.map((link, index) => ({ ...link, title: titles[index]! }))
  const rig = await startRig({ seed: { ...library, links } })
  // 10, 9, a, b, Z, fullwidth z, the smiley
  expect(idsOf(await rig.get('/links?sort_by=title&sort=asc'))).toEqual([6, 7, 5, 1, 4, 3, 2])
})

it('GET /links?sort_by=clicks sorts across pages, filters and changes', async () => {
  const rig = await startRig({ seed: 130 })
  const clicks = async (query: string) => {
    const pages: number[] = []
    for (let page = 1; page <= 13; page++) {
      for (const id of idsOf(await rig.get(`/links?sort_by=clicks&per_page=10&page=${page}${query}`))) {
        pages.push(rig.store.links.get(id)!.clicks)
      }
    }
    return pages
  }
  const descending = await clicks('')
  expect(descending).toHaveLength(130)
  expect(descending).toEqual([...descending].sort((a, b) => b - a))
  rig.store.links.update(1, { clicks: 10_000_000 })
  expect(await clicks('')).toEqual([10_000_000, ...(await clicks('')).slice(1)])
  const filtered = await clicks('&sort=asc&domain_id=2')
  expect(filtered.length).toBeGreaterThan(10)
  expect(filtered).toEqual([...filtered].sort((a, b) => a - b))
})
