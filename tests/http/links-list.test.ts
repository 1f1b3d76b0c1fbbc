import { describe, expect, it } from 'vitest'
import { startLibrary } from '../support/library.ts'
import { idsOf, linksOf, readLink } from '../support/records.ts'

type Case = [request: string, ids: number[]]

/** Sends the request of a title and expects these links, newest first unless the title has a sort. */
async function expectIds(title: string, ids: number[]) {
  const rig = await startLibrary()
  const answer = await rig.get(title.split(' ')[1]!)
  expect(idsOf(answer)).toEqual(ids)
  expect(answer.body.meta?.total).toBe(ids.length)
}

describe('search', () => {
  const cases: Case[] = [
    ['GET /links?search=shop looks in titles, anywhere and in any case [search.match]', [7, 2, 1]],
    ['GET /links?search=SHOP', [7, 2, 1]],
    ['GET /links?search=op%20ho matches across a blank', [1]],
    ['GET /links?search=op+ho reads a plus as a blank', [1]],
    ['GET /links?search=%C3%A4PF folds letters outside ASCII', [7]],
    ['GET /links?search=(shop) takes signs as they are', [7]],
    ['GET /links?search=.* is no pattern', []],
    ['GET /links?search=100%&search_by=url searches for the text as it is [input.encoding]', [6]],
    ['GET /links?search=nothing-like-it', []],
    ['GET /links?search=shop&search_by=title', [7, 2, 1]],
    ['GET /links?search=HOME&search_by=alias', [6, 1]],
    ['GET /links?search=_&search_by=alias takes signs as they are', [7, 6]],
    ['GET /links?search=shop&search_by=url', [3, 2, 1]],
    ['GET /links?search=APPS.&search_by=url', [6, 5]],
    ['GET /links?search=100%2525&search_by=url', [6]],
    ['GET /links?search_by=alias alone narrows nothing', [7, 6, 5, 4, 3, 2, 1]],
    ['GET /links?search=shop&search=blog where the last counts [input.duplicate-field]', [5, 4]],
  ]
  it.each(cases)('%s', expectIds)
})

describe('filters', () => {
  const cases: Case[] = [
    ['GET /links shows all links, newest first', [7, 6, 5, 4, 3, 2, 1]],
    ['GET /links?status=0 is all of them', [7, 6, 5, 4, 3, 2, 1]],
    ['GET /links?status=1 is active', [6, 3, 1]],
    ['GET /links?status=2 is expired', [5, 2]],
    ['GET /links?status=3 is disabled, expired or not [links.status.precedence]', [7, 4]],
    ['GET /links?space_id=1', [6, 2, 1]],
    ['GET /links?space_id=2', [5, 3]],
    ['GET /links?space_id=3 is a space without links', []],
    ['GET /links?space_id=9 does not exist [list.unknown-filter-id]', []],
    ['GET /links?space_id=abc is no id', []],
    ['GET /links?domain_id=1', [7, 5, 3, 1]],
    ['GET /links?domain_id=2', [6, 4, 2]],
    ['GET /links?domain_id=9 does not exist [list.unknown-filter-id]', []],
    ['GET /links?domain_id=0', []],
    ['GET /links?pixel_id=1', [7, 2, 1]],
    ['GET /links?pixel_id=2', [5, 4, 2]],
    ['GET /links?pixel_id=3 is a pixel without links', []],
    ['GET /links?pixel_id=9 does not exist [list.unknown-filter-id]', []],
    ['GET /links?pixel_id=-1', []],
  ]
  it.each(cases)('%s', expectIds)
})

describe('a link must match all filters', () => {
  const cases: Case[] = [
    ['GET /links?status=2&space_id=1', [2]],
    ['GET /links?status=1&domain_id=1', [3, 1]],
    ['GET /links?domain_id=2&pixel_id=2', [4, 2]],
    ['GET /links?pixel_id=2&domain_id=2 in another order', [4, 2]],
    ['GET /links?space_id=1&domain_id=2&status=1', [6]],
    ['GET /links?search=shop&domain_id=1&pixel_id=1', [7, 1]],
    ['GET /links?search=e&search_by=alias&space_id=2&sort_by=clicks&sort=asc', [3, 5]],
    ['GET /links?search=shop&status=2&space_id=1&domain_id=2&pixel_id=2&sort_by=url&per_page=10', [2]],
    ['GET /links?status=1&space_id=9 with one that does not exist', []],
    ['GET /links?space_id=1&space_id=2 where the last counts', [5, 3]],
  ]
  it.each(cases)('%s', expectIds)
})

describe('parameters without an effect', () => {
  const all = [7, 6, 5, 4, 3, 2, 1]
  const cases: Case[] = [
    ['GET /links?by=alias is a name that the document does not have [list.unknown-parameter]', all],
    ['GET /links?status[]=1 neither', all],
    ['GET /links?type=facebook neither: it is for pixels', all],
    ['GET /links?__proto__=1&constructor=2 neither', all],
    ['GET /links?search= empty', all],
    [
      'GET /links?search=&search_by=&status=&space_id=&domain_id=&pixel_id=&sort_by=&sort=&per_page=&page= all empty',
      all,
    ],
    ['GET /links? with nothing behind the mark', all],
    ['GET /links?&&=&x with empty pairs', all],
  ]
  it.each(cases)('%s', expectIds)
})

it('GET /links shows each link as GET /links/{id} does', async () => {
  const rig = await startLibrary()
  for (const link of linksOf(await rig.get('/links'))) expect(link).toEqual(await readLink(rig, link.id))
})

it('GET /links reflects creates, updates and deletes at once', async () => {
  const rig = await startLibrary()
  const search = '/links?search=fresh&search_by=alias'
  expect(idsOf(await rig.get(search))).toEqual([])
  await rig.post('/links', ['url=https://a.example', 'alias=fresh'])
  expect(idsOf(await rig.get(search))).toEqual([8])
  await rig.put('/links/3', ['alias=fresh-too'])
  expect(idsOf(await rig.get(search))).toEqual([8, 3])
  await rig.put('/links/8', ['alias=stale'])
  expect(idsOf(await rig.get(search))).toEqual([3])
  await rig.delete('/links/3')
  expect(idsOf(await rig.get(search))).toEqual([])
})
