import { describe, expect, it } from 'vitest'
import { startLibrary } from '../support/library.ts'
import { addPixels, idsOf, pixelOf, pixelsOf } from '../support/records.ts'
import { startRig } from '../support/rig.ts'

describe('lists of pixels', () => {
  // 1 shop (facebook), 2 Blog (x), 3 blog (facebook), 4 Äpfel (bing)
  const cases: [title: string, ids: number[]][] = [
    ['GET /pixels shows all pixels, newest first', [4, 3, 2, 1]],
    ['GET /pixels?search=blog in any case [search.match]', [3, 2]],
    ['GET /pixels?search=HO', [1]],
    ['GET /pixels?search=value looks at names alone', []],
    ['GET /pixels?search= empty', [4, 3, 2, 1]],
    ['GET /pixels?search=b&search_by=name', [3, 2]],
    ['GET /pixels?search_by=name alone narrows nothing', [4, 3, 2, 1]],
    ['GET /pixels?type=facebook', [3, 1]],
    ['GET /pixels?type=x', [2]],
    ['GET /pixels?type=bing', [4]],
    ['GET /pixels?type=adroll', []],
    ['GET /pixels?type=google-ads', []],
    ['GET /pixels?type=google-analytics', []],
    ['GET /pixels?type=google-tag-manager', []],
    ['GET /pixels?type=linkedin', []],
    ['GET /pixels?type=pinterest', []],
    ['GET /pixels?type=quora', []],
    ['GET /pixels?type= empty', [4, 3, 2, 1]],
    ['GET /pixels?type=facebook&search=shop', [1]],
    ['GET /pixels?sort_by=id', [4, 3, 2, 1]],
    ['GET /pixels?sort_by=id&sort=asc', [1, 2, 3, 4]],
    ['GET /pixels?sort=desc', [4, 3, 2, 1]],
    ['GET /pixels?sort=asc', [1, 2, 3, 4]],
    ['GET /pixels?sort_by=name', [4, 1, 3, 2]],
    ['GET /pixels?sort_by=name&sort=asc with equals by ascending id [sort.order]', [2, 3, 1, 4]],
    ['GET /pixels?sort_by=name&sort=desc with equals by descending id [sort.order]', [4, 1, 3, 2]],
    ['GET /pixels?type=facebook&sort_by=name&sort=asc&per_page=10', [3, 1]],
    [
      'GET /pixels?status=3&space_id=9 are names that it does not have [list.unknown-parameter]',
      [4, 3, 2, 1],
    ],
  ]
  it.each(cases)('%s', async (title, ids) => {
    const rig = await startLibrary()
    const answer = await rig.get(title.split(' ')[1]!)
    expect(idsOf(answer)).toEqual(ids)
    expect(answer.body.meta?.total).toBe(ids.length)
  })

  it('GET /pixels?type= finds each of the ten types in a seed with all types', async () => {
    const rig = await startRig({ seed: 1 })
    const all = pixelsOf(await rig.get('/pixels'))
    expect(new Set(all.map(({ type }) => type)).size).toBe(10)
    for (const pixel of all) expect(pixelsOf(await rig.get(`/pixels?type=${pixel.type}`))).toEqual([pixel])
  })

  it('GET /pixels shows each pixel as GET /pixels/{id} does', async () => {
    const rig = await startLibrary()
    for (const pixel of pixelsOf(await rig.get('/pixels'))) {
      expect(pixelOf(await rig.get(`/pixels/${pixel.id}`))).toEqual(pixel)
    }
  })
})

describe('pages of 27 pixels', () => {
  const cases: [title: string, count: number, facts: object][] = [
    ['GET /pixels has 25 on a page', 25, { current_page: 1, from: 1, to: 25, last_page: 2, per_page: 25 }],
    ['GET /pixels?per_page=10', 10, { current_page: 1, from: 1, to: 10, last_page: 3, per_page: 10 }],
    ['GET /pixels?per_page=25', 25, { current_page: 1, from: 1, to: 25, last_page: 2, per_page: 25 }],
    ['GET /pixels?per_page=50', 27, { current_page: 1, from: 1, to: 27, last_page: 1, per_page: 50 }],
    ['GET /pixels?per_page=100', 27, { current_page: 1, from: 1, to: 27, last_page: 1, per_page: 100 }],
    ['GET /pixels?per_page=10&page=3', 7, { current_page: 3, from: 21, to: 27, last_page: 3, per_page: 10 }],
    [
      'GET /pixels?page=3 is beyond the last [list.page-beyond-last]',
      0,
      { current_page: 3, from: null, to: null },
    ],
    ['GET /pixels?page=0 is the first page [list.page-invalid]', 25, { current_page: 1, from: 1 }],
  ]
  it.each(cases)('%s', async (title, count, facts) => {
    const rig = await startRig()
    await addPixels(rig, 27)
    const { status, body } = await rig.get(title.split(' ')[1]!)
    expect(status).toBe(200)
    expect(body.data).toHaveLength(count)
    expect(body.meta).toMatchObject({ ...facts, path: `${rig.origin}/api/v1/pixels`, total: 27 })
  })

  it('GET /pixels?page=2 shows its pages in links and meta', async () => {
    const rig = await startRig()
    await addPixels(rig, 27)
    const { body } = await rig.get('/pixels?page=2&per_page=10&type=facebook')
    const page = (number: number) => `${rig.origin}/api/v1/pixels?page=${number}&per_page=10&type=facebook`
    expect(body.links).toEqual({ first: page(1), last: page(3), prev: page(1), next: page(3) })
    expect(body.meta?.links.map(({ label }) => label)).toEqual([
      '&laquo; Previous',
      '1',
      '2',
      '3',
      'Next &raquo;',
    ])
  })
})
