import { type Cases, create, each, members, refused, refusedFields, seenOf } from './case.ts'
import { addPixels } from './samples.ts'

const url = 'url=https://a.example/x'

const unknownReferences = (status: number) => [
  refusedFields(status, {
    domain_id: 'The domain_id field must be the id of a domain of the account (1, 2); got "9".',
  }),
  refusedFields(status, {
    space_id: 'The space_id field must be the id of a space of the account (1, 2, 3); got "x".',
  }),
  refusedFields(status, {
    'pixel_ids.1': 'The pixel_ids.1 field must be the id of a pixel of the account; got "9".',
  }),
]

const gone = { status: 200, body: { id: 1, object: 'pixel', deleted: true, status: 200 } }

/** References to records that do not exist, or are deleted. */
export const references: Cases = {
  'references.unknown': [
    {
      async ask(server) {
        await addPixels(server)
        const forms = ['domain_id=9', 'space_id=x', 'pixel_ids[]=1&pixel_ids[]=9'].map(
          form => `${url}&${form}`,
        )
        const made = await create(server, ['domain_id', 'space_id', 'pixel_ids'], ...forms)
        await server.post('/links', `${url}&space_id=2&pixel_ids[]=1`)
        const update = await server.put(
          `/links/${made.every(one => !('status' in (one as object))) ? 4 : 1}`,
          'space_id=9',
        )
        return [...made, update.status === 200 ? members(update, 'space_id', 'pixel_ids') : update.status]
      },
      gives: [
        [422, [...unknownReferences(422), 422]],
        [
          'ignored',
          [
            { domain_id: 1, space_id: null, pixel_ids: [] },
            { domain_id: 1, space_id: null, pixel_ids: [] },
            { domain_id: 1, space_id: null, pixel_ids: [1] },
            { space_id: 2, pixel_ids: [1] },
          ],
        ],
        [404, [...unknownReferences(404), 404]],
        [
          { default: 422, pixel_ids: 'ignored' },
          [...unknownReferences(422).slice(0, 2), { domain_id: 1, space_id: null, pixel_ids: [1] }, 422],
        ],
        [
          { default: 'ignored', domain_id: 404 },
          [
            ...unknownReferences(404).slice(0, 1),
            { domain_id: 1, space_id: null, pixel_ids: [] },
            { domain_id: 1, space_id: null, pixel_ids: [1] },
            { space_id: null, pixel_ids: [] },
          ],
        ],
      ],
    },
  ],
  'pixels.delete.attached': [
    {
      async ask(server) {
        await addPixels(server)
        await server.post('/links', `${url}&pixel_ids[]=2&pixel_ids[]=1`)
        await server.post('/links', `${url}&pixel_ids[]=1`)
        await server.post('/links', url)
        const before = each(await server.get('/links?sort=asc'), 'updated_at')
        server.clock.advance(60_000)
        const deleted = seenOf(await server.delete('/pixels/1'))
        const links = await server.get('/links?sort=asc')
        return [
          deleted,
          (await server.get('/pixels/1')).status,
          each(links, 'pixel_ids'),
          each(await server.get('/links?pixel_id=1&sort=asc'), 'id'),
          each(links, 'updated_at').map((time, index) => time !== before[index]),
        ]
      },
      gives: [
        ['detached', [gone, 404, [[2], [], []], [], [false, false, false]]],
        ['touched', [gone, 404, [[2], [], []], [], [true, true, false]]],
        [
          409,
          [
            refused(409, 'The pixel is attached to 2 links.'),
            ...[200, [[2, 1], [1], []], [1, 2], [false, false, false]],
          ],
        ],
      ],
    },
  ],
}
