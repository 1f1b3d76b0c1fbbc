import { base } from '../../support/speak.ts'
import { at, type Cases, each } from './case.ts'

/** The cursor after link 10 in a list sorted by id. */
const tenth = 'WyJpZCIsMTAsMTBd'
const next = (query: string) => `${base}/links?per_page=10&sort=asc&${query}`

/** The parameters that select a page. */
export const lists: Cases = {
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
