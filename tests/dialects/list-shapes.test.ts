import { describe, expect, it } from 'vitest'
import type { Shape, Shapes } from '../../src/dialect/shapes/shapes.ts'
import { host } from '../../src/mock/mock.ts'
import { base, speakerKey, speakIn } from '../support/speak.ts'
import { seenOf } from './cases/case.ts'

// Lists in shapes other than the default.

describe('lists', () => {
  const page = `${base}/links?search=&per_page=10`
  const link = [
    '<{first}>; rel="first"',
    '<{last}>; rel="last"',
    '<{prev}>; rel="prev"',
    '<{next}>; rel="next"',
  ]
  const relations = (...shown: [string, number][]) =>
    shown.map(([relation, number]) => `<${page}&page=${number}>; rel="${relation}"`).join(', ')
  const cases: [shape: Shapes['list'], number: number, beside: unknown, headers: object][] = [
    [{ body: { data: '$records' } }, 2, {}, {}],
    [
      {
        body: {
          data: '$records',
          paging: { page: '$page', pages: '$last_page', size: '$per_page', of: '$total' },
        },
      },
      2,
      { paging: { page: 2, pages: 3, size: 10, of: 25 } },
      {},
    ],
    [
      { headers: { Link: link, 'X-Total-Count': '$total' }, body: { data: '$records' } },
      2,
      {},
      { link: relations(['first', 1], ['last', 3], ['prev', 1], ['next', 3]), 'x-total-count': '25' },
    ],
    [{ body: { data: '$records', here: { $count: 'record_ids' } } }, 3, { here: 5 }, {}],
    [{ body: { data: '$records', recordsTotal: '$unfiltered_total' } }, 1, { recordsTotal: 25 }, {}],
    [
      {
        body: {
          data: '$records',
          links: { item: { $list: 'record_ids', item: { href: '{base_path}/links/{id}' } } },
        },
      },
      3,
      { links: { item: [5, 4, 3, 2, 1].map(id => ({ href: `/api/v1/links/${id}` })) } },
      {},
    ],
    [
      // The last page has no address of a next page.
      {
        headers: { Link: link, 'X-Next': '$next', 'X-From': '$from' },
        body: { data: '$records', to: '$to' },
      },
      3,
      { to: 25 },
      { link: relations(['first', 1], ['last', 3], ['prev', 2]), 'x-from': '21' },
    ],
  ]
  it.each(cases)('%j, page %i', async (shape, number, beside, headers) => {
    const server = speakIn({ list: shape! }, { seed: 25 })
    const answer = await server.get(`/links?search=&per_page=10&page=${number}`)
    const { data, ...rest } = answer.body as { data: unknown[] }
    expect(data).toHaveLength(number === 3 ? 5 : 10)
    expect(rest).toEqual(beside)
    const none = { link: null, 'x-total-count': null, 'x-next': null, 'x-from': null }
    expect(seenOf(answer, ...Object.keys(none)).headers).toEqual({ ...none, ...headers })
  })

  it.each<[Shape, unknown]>([
    ['$records', []],
    [{ result: { items: '$records' } }, { result: { items: [] } }],
  ])('%j, an empty list', async (body, written) => {
    expect(seenOf(await speakIn({ list: { body } }).get('/pixels'))).toEqual({ status: 200, body: written })
  })
})

describe('the status of a list by the records that it shows', () => {
  const list = { status: 200, empty: 204, partial: 206, body: { data: '$records', code: '$status' } }
  it.each([
    ['/links?per_page=10', 206, 10],
    ['/links?per_page=10&page=3', 206, 5],
    ['/links?per_page=25', 200, 25],
    ['/links?search=nowhere-to-be-found', 204, undefined],
    ['/links?per_page=10&page=9', 204, undefined],
  ])('GET %s: %i', async (path, status, count) => {
    const answer = await speakIn({ list }, { seed: 25 }).get(path)
    const body = answer.body as { data: unknown[]; code: number } | null
    expect([answer.status, body?.code, body?.data.length]).toEqual([
      status,
      count === undefined ? undefined : status,
      count,
    ])
  })
})

describe('GET /pixels as text/html, with JSON in the body as old services do', () => {
  const type = 'text/html; charset=utf-8'
  it.each<[Shape, string]>([
    [{ status: 'OK', rows: '$records' }, '{"status":"OK","rows":[]}'],
    ['$records', '[]'],
    [
      Object.fromEntries([
        ['$if', 'from'],
        ['then', { rows: '$records' }],
        ['else', {}],
      ]),
      '{}',
    ],
    [{ $concat: [['first'], ['last']] }, '["first","last"]'],
    [{ $concat: ['$total', ' pixels'] }, '0 pixels'],
    [null, ''],
    ['There are {total} pixels.', 'There are 0 pixels.'],
  ])('%j', async (body, text) => {
    const { mock } = speakIn({ list: { type, body } })
    const header = (name: string) => (name === 'authorization' ? `Bearer ${speakerKey}` : undefined)
    const answer = await mock[host].handle({
      method: 'GET',
      base,
      path: '/pixels',
      query: '',
      header,
      body: null,
    })
    expect([answer.headers['content-type'], answer.body]).toEqual([type, text])
  })
})
