import { describe, expect, it } from 'vitest'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import type { Answers } from '../../src/generated/answers.ts'
import { host } from '../../src/mock/mock.ts'
import { base, type Speaker, speak, speakerKey } from '../support/speak.ts'
import { at, each } from './cases/case.ts'
import { below, nextInBody, readAll } from './cases/reading.ts'

/** The ids of a whole list, read in pages of 100. */
async function allIds(server: Speaker, query: string): Promise<unknown[]> {
  const ids: unknown[] = []
  for (let page = 1; ; page++) {
    const part = each(await server.get(`/links?${query}&per_page=100&page=${page}`), 'id')
    ids.push(...part)
    if (part.length < 100) return ids
  }
}

describe('a list read by cursors while links are created and deleted', () => {
  const orders: Answers['sort.order'][] = [
    { text: 'folded', unset: 'last', ties: 'id' },
    { text: 'code-point', unset: 'lowest', ties: 'id-ascending' },
    { text: 'locale', unset: 'last', ties: 'id-ascending' },
  ]
  const queries = [
    '',
    'sort=asc',
    'sort_by=clicks',
    'sort_by=clicks&sort=asc',
    'sort_by=title',
    'sort_by=title&sort=asc&status=1',
    'sort_by=alias&sort=asc&search=e&search_by=url',
    'sort_by=url&domain_id=1',
    'sort_by=title&space_id=1&status=1',
  ]
  const cases = orders.flatMap(order => queries.map(query => [query, order] as const))

  it.each(cases)('GET /links?%s, sort.order %j', async (query, order) => {
    const answers: Partial<Answers> = {
      'list.page-parameter': { name: 'after', counts: 'cursor' },
      'sort.order': order,
    }
    const server = speak(answers, { seed: 400 })
    const { links } = server.mock[host].store(speakerKey)
    // Equal titles, titles that differ only in case, and no titles.
    for (const id of [...links.ids()]) {
      if (id % 3 === 0) links.update(id, { title: ['Same', 'same', 'éclair', '𝒳', null][id % 5]! })
      if (id % 2 === 0) links.update(id, { clicks: id % 4 })
    }
    const before = await allIds(speakAlike(server, order), query)
    const gone: unknown[] = []
    let count = 0
    const seen = await readAll(server, `/links?${query}&per_page=25`, nextInBody, async ids => {
      // Adds a link before the cursor and a link after it, and deletes the link that the cursor names.
      for (const letter of ['0', 'zz'])
        await server.post('/links', `url=https://${letter}.example/e${count++}&space_id=1`)
      gone.push(ids.at(-1))
      await server.delete(`/links/${ids.at(-1)}`)
    })
    expect(gone.length).toBeGreaterThan(2)
    expect(new Set(seen).size, 'no id twice').toBe(seen.length)
    expect(
      seen.filter(id => (id as number) <= 400),
      'no id lost, all in order',
    ).toEqual(before)
  })

  /** A speaker with the same records and the default paging. */
  function speakAlike(server: Speaker, order: Answers['sort.order']): Speaker {
    const { domains, spaces, db } = server.mock.store(speakerKey)
    const seed = {
      domains: [...domains.values()],
      spaces: [...spaces.values()],
      pixels: db.pixel.getAll(),
      links: db.link.getAll(),
    }
    return speak({ 'sort.order': order }, { seed })
  }
})

describe('cursors', () => {
  const server = (list: Shapes['list'] = { body: { data: '$records', next: '$cursor' } }) =>
    speak(
      {
        'list.page-parameter': { name: 'cursor', counts: 'cursor' },
        'list.page-invalid': 422,
        'list.page-beyond-last': 404,
      },
      { seed: 25, shapes: { list: list! } },
    )

  it('are in the body until there is no next page', async () => {
    const mock = server()
    const ids = await readAll(mock, '/links?per_page=10', ({ body }) => {
      const cursor = at(body, 'next')
      return cursor === null ? null : `${base}/links?per_page=10&cursor=${cursor}`
    })
    expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index))
  })

  it('of the end of a page are also on the last page, but not on an empty one', async () => {
    const mock = server({ body: { data: '$records', next: '$cursor', end: '$end_cursor' } })
    const first = at((await mock.get('/links?per_page=10')).body, 'end')
    const second = await mock.get(`/links?per_page=10&cursor=${first}`)
    expect(at(second.body, 'end')).toBe(at(second.body, 'next'))
    const last = await mock.get(`/links?per_page=10&cursor=${at(second.body, 'end')}`)
    expect(last.body).toMatchObject({ next: null, end: expect.stringMatching(/./) })
    expect((await mock.get('/links?search=nothing')).body).toMatchObject({ next: null, end: null })
  })

  it('are in a header', async () => {
    const mock = server({ headers: { 'X-Next': '$cursor' } })
    const first = await mock.get('/links?per_page=10')
    const second = await mock.get(`/links?per_page=10&cursor=${first.headers['x-next']}`)
    expect(each(second, 'id')[0]).toBe(15)
    const last = await mock.get(`/links?per_page=10&cursor=${second.headers['x-next']}`)
    expect(each(last, 'id')).toEqual([5, 4, 3, 2, 1])
    expect(last.headers).not.toHaveProperty('x-next')
  })

  it('lead to every other page too', async () => {
    const addresses = { first: '$first', last: '$last', prev: '$prev', next: '$next' }
    const mock = server({ body: { data: '$records', ...addresses, page: '$page' } })
    const firstIds = async (address: unknown) => {
      const answer = await mock.get(below(address))
      return [each(answer, 'id')[0], at(answer.body, 'page')]
    }
    const { body } = await mock.get('/links?per_page=10')
    expect(body).toMatchObject({ prev: null, first: `${base}/links?per_page=10`, page: 1 })
    const second = await mock.get(below(at(body, 'next')))
    expect(await firstIds(at(second.body, 'prev'))).toEqual([25, 1])
    expect(await firstIds(at(second.body, 'last'))).toEqual([5, 3])
    expect(await firstIds(at(second.body, 'next'))).toEqual([5, 3])
    const last = await mock.get(below(at(second.body, 'last')))
    expect(await firstIds(at(last.body, 'prev'))).toEqual([15, 2])
    expect(last.body).toMatchObject({ next: null })
  })

  it('of another order, malformed or truncated ones are refused', async () => {
    const mock = server()
    const cursor = String(at((await mock.get('/links?per_page=10')).body, 'next'))
    for (const query of [
      `cursor=${cursor}&sort_by=title`,
      `cursor=${cursor.slice(1)}`,
      'cursor=*',
      `cursor=${btoa('["id",{},1]')}`,
      `cursor=${btoa('["id",1,"1"]')}`,
      `cursor=${btoa('{}')}`,
    ]) {
      const answer = await mock.get(`/links?${query}`)
      expect([query, answer.status]).toEqual([query, 422])
      expect(at(answer.body, 'errors')).toHaveProperty('cursor')
    }
  })

  it('lead beyond the last page if all later records are deleted', async () => {
    const mock = server()
    const cursor = at((await mock.get('/links?per_page=10')).body, 'next')
    for (let id = 1; id <= 15; id++) await mock.delete(`/links/${id}`)
    expect((await mock.get(`/links?per_page=10&cursor=${cursor}`)).status).toBe(404)
  })
})
