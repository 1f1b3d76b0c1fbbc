import { base, type Speaker } from '../speak.ts'
import { at, type Cases, each, told } from './case.ts'
import { addPixels, pixelRecord } from './samples.ts'

const page = `${base}/links?search=&per_page=10`

/** A list of 25 links, ten a page, that was asked for with a query. */
const secondPage = async (server: Speaker, query: string, ...headers: string[]) => {
  const { body, ...answer } = await server.get(`/links?${query}`)
  const { data, ...beside } = body as { data: unknown[] }
  return told({ ...answer, body: { count: data.length, ...beside } }, ...headers)
}

const twoPixels = [{ ...pixelRecord, id: 2 }, pixelRecord]
const emptyHeaders = { 'x-total-count': '0', link: `<${base}/pixels?page=1>; rel="first"` }
/** The place after link 10 in a list sorted by id. */
const tenth = 'WyJpZCIsMTAsMTBd'
const next = (query: string) => `${base}/links?per_page=10&sort=asc&${query}`

/** Where lists stand, and what they tell of themselves. */
export const lists: Cases = {
  'list.items': [
    {
      async ask(server) {
        await addPixels(server)
        return told(await server.get('/pixels'))
      },
      under: { 'list.pagination': {}, 'list.total': '/total' },
      gives: [
        ['/data', { status: 200, body: { data: twoPixels, total: 2, status: 200 } }],
        // A bare list has no place for anything beside it.
        ['', { status: 200, body: twoPixels }],
        ['/result/items', { status: 200, body: { result: { items: twoPixels }, total: 2, status: 200 } }],
      ],
    },
    {
      ask: async server => told(await server.get('/pixels'), 'x-total-count', 'link'),
      under: {
        'list.total': 'header X-Total-Count',
        'list.pagination': { first: 'header Link', next: 'header Link' },
        'record.status-member': {},
      },
      gives: [
        ['/data', { status: 200, body: { data: [] }, headers: emptyHeaders }],
        ['', { status: 200, body: [], headers: emptyHeaders }],
      ],
    },
  ],
  'list.total': [
    {
      ask: server => secondPage(server, 'per_page=10', 'x-total-count'),
      options: { seed: 25 },
      under: { 'list.pagination': {}, 'record.status-member': {} },
      gives: [
        [
          '/meta/total',
          { status: 200, body: { count: 10, meta: { total: 25 } }, headers: { 'x-total-count': null } },
        ],
        ['header X-Total-Count', { status: 200, body: { count: 10 }, headers: { 'x-total-count': '25' } }],
        [
          '/result/paging/total',
          {
            status: 200,
            body: { count: 10, result: { paging: { total: 25 } } },
            headers: { 'x-total-count': null },
          },
        ],
        ['none', { status: 200, body: { count: 10 }, headers: { 'x-total-count': null } }],
      ],
    },
  ],
  'list.pagination': [
    {
      ask: server => secondPage(server, 'search=&per_page=10&page=2', 'link'),
      options: { seed: 25 },
      under: { 'list.total': 'none', 'record.status-member': {} },
      gives: [
        [
          {
            first: '/links/first',
            last: '/links/last',
            prev: '/links/prev',
            next: '/links/next',
            current_page: '/meta/current_page',
            from: '/meta/from',
            last_page: '/meta/last_page',
            pages: '/meta/links',
            path: '/meta/path',
            per_page: '/meta/per_page',
            to: '/meta/to',
          },
          {
            status: 200,
            body: {
              count: 10,
              links: {
                first: `${page}&page=1`,
                last: `${page}&page=3`,
                prev: `${page}&page=1`,
                next: `${page}&page=3`,
              },
              meta: {
                current_page: 2,
                from: 11,
                last_page: 3,
                links: [
                  { url: `${page}&page=1`, label: '&laquo; Previous', active: false },
                  { url: `${page}&page=1`, label: '1', active: false },
                  { url: `${page}&page=2`, label: '2', active: true },
                  { url: `${page}&page=3`, label: '3', active: false },
                  { url: `${page}&page=3`, label: 'Next &raquo;', active: false },
                ],
                path: `${base}/links`,
                per_page: 10,
                to: 20,
              },
            },
            headers: { link: null },
          },
        ],
        [{}, { status: 200, body: { count: 10 }, headers: { link: null } }],
        [
          { first: 'header Link', last: 'header Link', prev: 'header Link', next: 'header Link' },
          {
            status: 200,
            body: { count: 10 },
            headers: {
              link: `<${page}&page=1>; rel="first", <${page}&page=3>; rel="last", <${page}&page=1>; rel="prev", <${page}&page=3>; rel="next"`,
            },
          },
        ],
        [
          {
            current_page: '/result/paging/page',
            last_page: '/result/paging/pages',
            per_page: '/result/paging/size',
          },
          {
            status: 200,
            body: { count: 10, result: { paging: { page: 2, pages: 3, size: 10 } } },
            headers: { link: null },
          },
        ],
      ],
    },
    {
      // Facts in headers of their own, page addresses too; at an end there is none.
      ask: server => secondPage(server, 'per_page=10&page=3', 'link', 'x-page', 'x-from', 'x-prev', 'x-next'),
      options: { seed: 25 },
      under: { 'list.total': 'none', 'record.status-member': {} },
      gives: [
        [
          {},
          {
            status: 200,
            body: { count: 5 },
            headers: { link: null, 'x-page': null, 'x-from': null, 'x-prev': null, 'x-next': null },
          },
        ],
        [
          {
            current_page: 'header X-Page',
            from: 'header X-From',
            prev: 'header X-Prev',
            next: 'header X-Next',
            last: 'none',
          },
          {
            status: 200,
            body: { count: 5 },
            headers: {
              link: null,
              'x-page': '3',
              'x-from': '21',
              'x-prev': `${base}/links?per_page=10&page=2`,
              'x-next': null,
            },
          },
        ],
        [
          { prev: 'header Link', next: 'header Link', to: '/to' },
          {
            status: 200,
            body: { count: 5, to: 25 },
            headers: {
              link: `<${base}/links?per_page=10&page=2>; rel="prev"`,
              'x-page': null,
              'x-from': null,
              'x-prev': null,
              'x-next': null,
            },
          },
        ],
      ],
    },
  ],
  'list.page-parameter': [
    {
      ask: async server => {
        const seen: unknown[] = []
        for (const query of ['page=2', 'offset=2', 'cursor=2', 'page=1&offset=1&cursor=1']) {
          const answer = await server.get(`/links?per_page=10&sort=asc&${query}`)
          seen.push([
            each(answer, 'id')[0],
            at(answer.body, 'meta', 'from'),
            at(answer.body, 'links', 'next'),
          ])
        }
        return seen
      },
      options: { seed: 25 },
      under: { 'list.pagination': { from: '/meta/from', next: '/links/next' } },
      gives: [
        [
          { name: 'page', counts: 'pages', first: 1 },
          [
            [11, 11, next('page=3')],
            [1, 1, next('offset=2&page=2')],
            [1, 1, next('cursor=2&page=2')],
            [1, 1, next('page=2&offset=1&cursor=1')],
          ],
        ],
        [
          { name: 'offset', counts: 'records', first: 0 },
          [
            [1, 1, next('page=2&offset=10')],
            [3, 3, next('offset=12')],
            [1, 1, next('cursor=2&offset=10')],
            [2, 2, next('page=1&offset=11&cursor=1')],
          ],
        ],
        [
          { name: 'cursor', counts: 'cursor' },
          [
            [1, 1, next(`page=2&cursor=${tenth}`)],
            [1, 1, next(`offset=2&cursor=${tenth}`)],
            [1, 1, next(`cursor=${tenth}`)],
            [1, 1, next(`page=1&offset=1&cursor=${tenth}`)],
          ],
        ],
        [
          { name: 'page', counts: 'pages', first: 0 },
          [
            [21, 21, null],
            [1, 1, next('offset=2&page=1')],
            [1, 1, next('cursor=2&page=1')],
            [11, 11, next('page=2&offset=1&cursor=1')],
          ],
        ],
        [
          { name: 'offset', counts: 'records', first: 1 },
          [
            [1, 1, next('page=2&offset=11')],
            [2, 2, next('offset=12')],
            [1, 1, next('cursor=2&offset=11')],
            [1, 1, next('page=1&offset=11&cursor=1')],
          ],
        ],
      ],
    },
  ],
}
