import { at, type Cases, each, refused, refusedFields, seenOf } from './case.ts'
import { addLinks, addPixels } from './samples.ts'

const wrongPage = (sent: string) => ({ page: `The page field must be a whole number from 1; got "${sent}".` })
const unknownFilter = (name: string) => ({
  [name]: `The ${name} field must be the id of a ${name.replace('_id', '')} of the account.`,
})

const unknownValues = (status: number) => [
  refusedFields(status, {
    sort_by: 'The sort_by field must be one of id, clicks, title, alias, url; got "foo".',
    sort: 'The sort field must be one of desc, asc; got "foo".',
  }),
  refusedFields(status, { status: 'The status field must be one of 0, 1, 2, 3; got "9".' }),
  refusedFields(status, { search_by: 'The search_by field must be one of title, alias, url; got "foo".' }),
  status,
]

const mixedValues = [
  refusedFields(422, {
    sort_by: 'The sort_by field must be one of id, clicks, title, alias, url; got "foo".',
  }),
  refusedFields(400, { status: 'The status field must be one of 0, 1, 2, 3; got "9".' }),
  ...unknownValues(422).slice(2),
]

/** Unknown and invalid parameters of lists. */
export const listValues: Cases = {
  'list.page-beyond-last': [
    {
      ask: async server => {
        const beyond = await server.get('/links?per_page=10&page=4')
        const last = await server.get('/links?per_page=10&page=3')
        // The first page of an empty list is not beyond its end.
        const first = [await server.get('/links?search=nothing'), await server.get('/pixels?page=1')]
        return [
          seenOf({ ...beyond, body: beyond.status === 200 ? each(beyond, 'id') : beyond.body }),
          last.status,
          first.map(one => one.status),
        ]
      },
      options: { seed: 25 },
      gives: [
        ['empty', [{ status: 200, body: [] }, 200, [200, 200]]],
        ['last-page', [{ status: 200, body: [5, 4, 3, 2, 1] }, 200, [200, 200]]],
        [404, [refused(404, 'There is no such page: the list ends before it.'), 200, [200, 200]]],
      ],
    },
    {
      // The response has the number of the page that it shows. A full last page has no page after it.
      async ask(server) {
        const found = async (path: string) => {
          const answer = await server.get(path)
          return [at(answer.body, 'meta', 'current_page'), each(answer, 'id').length]
        }
        return [
          await found('/links?per_page=10&page=9'),
          await found('/links?per_page=25&page=2'),
          await found('/links?search=nothing&page=2'),
        ]
      },
      options: { seed: 25 },
      gives: [
        [
          'empty',
          [
            [9, 0],
            [2, 0],
            [2, 0],
          ],
        ],
        [
          'last-page',
          [
            [3, 5],
            [1, 25],
            [1, 0],
          ],
        ],
      ],
    },
  ],
  'list.page-invalid': [
    {
      ask: async server => {
        const seen: unknown[] = []
        for (const number of ['0', '-1', 'abc']) {
          const answer = await server.get(`/pixels?page=${number}`)
          seen.push(answer.status === 200 ? at(answer.body, 'meta', 'current_page') : seenOf(answer))
        }
        return seen
      },
      gives: [
        ['first-page', [1, 1, 1]],
        [422, ['0', '-1', 'abc'].map(sent => refusedFields(422, wrongPage(sent)))],
        [400, ['0', '-1', 'abc'].map(sent => refusedFields(400, wrongPage(sent)))],
      ],
    },
    {
      ask: async server => seenOf(await server.get('/pixels?cursor=abc')).status,
      under: { 'list.page-parameter': { name: 'cursor', counts: 'cursor' } },
      gives: [
        ['first-page', 200],
        [422, 422],
      ],
    },
  ],
  'list.per-page': [
    {
      async ask(server) {
        await addLinks(server, ...Array.from({ length: 27 }, (_, index) => `a${index}`))
        const seen: unknown[] = []
        for (const size of ['7', '11', '1000', '0', 'all']) {
          const answer = await server.get(`/links?per_page=${size}`)
          seen.push(answer.status === 200 ? each(answer, 'id').length : seenOf(answer).status)
        }
        return seen
      },
      gives: [
        [422, [422, 422, 422, 422, 422]],
        [400, [400, 400, 400, 400, 400]],
        ['ignored', [25, 25, 25, 25, 25]],
        ['larger', [10, 25, 27, 10, 25]],
        ['nearest', [10, 10, 27, 10, 25]],
        ['taken', [7, 11, 27, 1, 25]],
      ],
    },
  ],
  'list.unknown-value': [
    {
      async ask(server) {
        await addLinks(server, 'one', 'two')
        const seen: unknown[] = []
        for (const query of ['sort_by=foo&sort=foo', 'status=9', 'search_by=foo&search=TW']) {
          const answer = await server.get(`/links?${query}`)
          seen.push(answer.status === 200 ? each(answer, 'id') : seenOf(answer))
        }
        seen.push(seenOf(await server.get('/pixels?type=foo')).status)
        return seen
      },
      gives: [
        [422, unknownValues(422)],
        ['ignored', [[2, 1], [2, 1], [2], 200]],
        [400, unknownValues(400)],
        ['empty', [[], [], [], 200]],
        [{ default: 'ignored', type: 'empty' }, [[2, 1], [2, 1], [2], 200]],
        [{ default: 422, status: 400, sort: 'ignored' }, mixedValues],
      ],
    },
    {
      async ask(server) {
        await addPixels(server)
        const found = async (query: string) => each(await server.get(`/pixels?${query}`), 'id').length
        return [await found('type=foo'), await found('sort=foo')]
      },
      gives: [
        ['ignored', [2, 2]],
        ['empty', [0, 0]],
        [{ default: 'ignored', type: 'empty' }, [0, 2]],
      ],
    },
  ],
  'list.unknown-parameter': [
    {
      async ask(server) {
        await addLinks(server, 'one')
        const answer = await server.get('/links?by=alias&page=1')
        return answer.status === 200 ? each(answer, 'id') : seenOf(answer)
      },
      gives: [
        ['ignored', [1]],
        [422, refusedFields(422, { by: 'The by field must be left out: there is no such parameter.' })],
      ],
    },
  ],
  'list.unknown-filter-id': [
    {
      async ask(server) {
        await addLinks(server, 'one')
        const seen: unknown[] = []
        for (const query of ['space_id=9', 'domain_id=x', 'pixel_id=1', 'domain_id=1']) {
          const answer = await server.get(`/links?${query}`)
          seen.push(answer.status === 200 ? each(answer, 'id') : seenOf(answer))
        }
        return seen
      },
      gives: [
        ['empty', [[], [], [], [1]]],
        [
          422,
          [
            ...['space_id', 'domain_id', 'pixel_id'].map(name => refusedFields(422, unknownFilter(name))),
            [1],
          ],
        ],
        [{ default: 'empty', malformed: 400 }, [[], refusedFields(400, unknownFilter('domain_id')), [], [1]]],
      ],
    },
  ],
}
