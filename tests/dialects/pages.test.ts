// biome-ignore-all lint/suspicious/noThenProperty: a shape's condition has a part of that name.
import { describe, expect, it } from 'vitest'
import { base, type Spoken, speak } from '../support/speak.ts'
import { at, each } from './cases/case.ts'
import { below, nextInBody, readAll } from './cases/reading.ts'

/** The addresses in a Link header, by relation. */
function linked({ headers }: Spoken): Record<string, string> {
  const found = [...(headers.link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)]
  return Object.fromEntries(found.map(([, address, relation]) => [relation, address]))
}

describe('offsets', () => {
  const numbers = [
    [0, [0, 10, 20]],
    [3, [3, 13, 23]],
    [24, [24]],
  ] as const

  it.each(numbers)('GET /links?per_page=10&offset=%i leads to all later pages', async (offset, starts) => {
    const server = speak(
      { 'list.page-parameter': { name: 'offset', counts: 'records', first: 0 } },
      { seed: 25 },
    )
    const asked: number[] = []
    const ids = await readAll(server, `/links?sort=asc&per_page=10&offset=${offset}`, answer => {
      asked.push((at(answer.body, 'meta', 'from') as number) - 1)
      return nextInBody(answer)
    })
    expect(asked).toEqual(starts)
    expect(ids).toEqual(Array.from({ length: 25 - offset }, (_, index) => offset + index + 1))
  })

  it('GET /links?per_page=10&offset=13 leads back to the first page', async () => {
    const server = speak(
      { 'list.page-parameter': { name: 'offset', counts: 'records', first: 0 } },
      { seed: 25 },
    )
    const first = await server.get('/links?sort=asc&per_page=10&offset=13')
    const before = await server.get(below(at(first.body, 'links', 'prev')))
    expect(each(before, 'id')).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    const start = await server.get(below(at(before.body, 'links', 'prev')))
    expect(at(start.body, 'meta', 'from')).toBe(1)
    expect(at(start.body, 'links', 'prev')).toBeNull()
  })
})

it('bare lists have their next page in Link and their total in X-Total-Count', async () => {
  const link = ['first', 'prev', 'next', 'last'].map(name => `<{${name}}>; rel="${name}"`)
  const list = { headers: { 'X-Total-Count': '$total', Link: link }, body: '$records' }
  const server = speak(
    { 'list.page-parameter': { name: 'p', counts: 'pages', first: 0 } },
    { seed: 25, shapes: { list } },
  )
  const totals = new Set<unknown>()
  const ids = await readAll(
    server,
    '/links?per_page=10&search=%26&search_by=url',
    answer => linked(answer).next,
  )
  const all = await readAll(server, '/links?per_page=10&sort=asc', answer => {
    totals.add(answer.headers['x-total-count'])
    return linked(answer).next
  })
  expect(ids.length).toBeLessThan(25)
  expect(all).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  expect([...totals]).toEqual(['25'])
  const last = await server.get('/links?per_page=10&sort=asc&p=2')
  expect(linked(last)).toEqual({
    first: `${base}/links?per_page=10&sort=asc&p=0`,
    prev: `${base}/links?per_page=10&sort=asc&p=1`,
    last: `${base}/links?per_page=10&sort=asc&p=2`,
  })
})

it('the address of the first page may have no page parameter', async () => {
  const before = { $if: { prev_index: 0 }, then: '$start', else: '$prev' }
  const previous = { $if: 'prev_page', then: before, else: null }
  const server = speak(
    { 'list.page-parameter': { name: 'page', counts: 'pages', first: 1 } },
    { seed: 25, shapes: { list: { body: { previous, results: '$records' } } } },
  )
  const previousOf = async (page: number) =>
    at((await server.get(`/links?per_page=10&page=${page}`)).body, 'previous')
  expect(await previousOf(1)).toBeNull()
  expect(await previousOf(2)).toBe(`${base}/links?per_page=10`)
  expect(await previousOf(3)).toBe(`${base}/links?per_page=10&page=2`)
})

it('GET /links?per_page=10&page=2&sort=asc leads to pages with their number in the same place', async () => {
  const body = { start: '$start', prev: '$prev', next: '$next', first: '$first', results: '$records' }
  const server = speak({}, { seed: 25, shapes: { list: { body } } })
  const answer = await server.get('/links?per_page=10&page=2&sort=asc&page=9&search=')
  const pageAt = (number: number) => `${base}/links?per_page=10&page=${number}&sort=asc&search=`
  expect(answer.body).toMatchObject({
    start: `${base}/links?per_page=10&sort=asc&search=`,
    prev: pageAt(8),
    next: null,
    first: pageAt(1),
  })
})
