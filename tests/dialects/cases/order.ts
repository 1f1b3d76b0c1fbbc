import { type Speaker, speakerKey } from '../../support/speak.ts'
import { type Cases, each, members } from './case.ts'

const url = 'url=https://a.example/x'

/** Creates a link for each title. */
const titled = async (server: Speaker, ...titles: (string | null)[]) => {
  for (const title of titles) {
    const { id } = members(await server.post('/links', url), 'id')
    server.mock.store(speakerKey).db.link.update({ where: { id: { equals: id as number } }, data: { title } })
  }
}

/** How texts are matched and compared. */
export const order: Cases = {
  'search.match': [
    {
      async ask(server) {
        await titled(server, 'Spring', 'spring', 'Offspring', null)
        const found: unknown[] = []
        for (const search of ['spring', 'Spr', 'null'])
          found.push(each(await server.get(`/links?sort=asc&search=${search}`), 'id'))
        return found
      },
      gives: [
        [{ where: 'anywhere', case: 'insensitive' }, [[1, 2, 3], [1, 2, 3], []]],
        [{ where: 'start', case: 'insensitive' }, [[1, 2], [1, 2], []]],
        [{ where: 'whole', case: 'insensitive' }, [[1, 2], [], []]],
        [{ where: 'words', case: 'insensitive' }, [[1, 2], [], []]],
        [{ where: 'word-starts', case: 'insensitive' }, [[1, 2], [1, 2], []]],
        [{ where: 'anywhere', case: 'sensitive' }, [[2, 3], [1], []]],
        [{ where: 'whole', case: 'sensitive' }, [[2], [], []]],
      ],
    },
  ],
  'sort.order': [
    {
      async ask(server) {
        await titled(server, 'b', 'B', null, 'a', 'Zebra', 'éclair', 'a', '_x')
        const sorted: unknown[] = []
        for (const direction of ['asc', 'desc'])
          sorted.push(each(await server.get(`/links?sort_by=title&sort=${direction}`), 'id'))
        return sorted
      },
      gives: [
        [
          { text: 'folded', unset: 'last', ties: 'id' },
          [
            [8, 4, 7, 1, 2, 5, 6, 3],
            [6, 5, 2, 1, 7, 4, 8, 3],
          ],
        ],
        [
          { text: 'code-point', unset: 'last', ties: 'id' },
          [
            [2, 5, 8, 4, 7, 1, 6, 3],
            [6, 1, 7, 4, 8, 5, 2, 3],
          ],
        ],
        [
          { text: 'locale', unset: 'lowest', ties: 'id-ascending' },
          [
            [3, 8, 4, 7, 1, 2, 6, 5],
            [5, 6, 2, 1, 4, 7, 8, 3],
          ],
        ],
        [
          { text: 'folded', unset: 'last', ties: 'id-descending' },
          [
            [8, 7, 4, 2, 1, 5, 6, 3],
            [6, 5, 2, 1, 7, 4, 8, 3],
          ],
        ],
        [
          { text: 'folded', unset: 'lowest', ties: 'id-ascending' },
          [
            [3, 8, 4, 7, 1, 2, 5, 6],
            [6, 5, 1, 2, 4, 7, 8, 3],
          ],
        ],
      ],
    },
  ],
}
