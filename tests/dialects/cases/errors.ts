import type { Speaker } from '../../support/speak.ts'
import { type Cases, refused, refusedFields, seenOf } from './case.ts'

const noLink = 'There is no link with this id.'
const noPixel = 'There is no pixel with this id.'
const needsUrl = 'The url field is required.'
const wrongDisabled = 'The disabled field must be one of 0, 1; got "2".'
const invalid = (server: Speaker) => server.post('/links', 'disabled=2')

const noPath = 'There is nothing at this path. The interface has /links and /pixels.'
const notBelow = 'There is nothing at this path. It is not below the base URL.'
const noDelete = 'The DELETE method is not supported here. Supported: GET, POST, HEAD.'

/** A field that is sent empty is not missing, and neither is one of the two members of a row. */
function missingRefused(status: number): [number, unknown[]] {
  return [
    status,
    [
      refusedFields(status, { url: needsUrl }),
      refusedFields(409, { url: needsUrl }),
      409,
      refusedFields(status, { name: 'The name field is required.' }),
    ],
  ]
}

/** Statuses and messages of errors. */
export const errors: Cases = {
  'errors.validation.status': [
    {
      ask: async server => seenOf(await invalid(server)),
      gives: [
        [422, refusedFields(422, { url: needsUrl, disabled: wrongDisabled })],
        [400, refusedFields(400, { url: needsUrl, disabled: wrongDisabled })],
        [200, refusedFields(200, { url: needsUrl, disabled: wrongDisabled })],
      ],
    },
    {
      // If the mistakes have statuses of their own that differ, the status is that of invalid input.
      ask: async server => [
        (await server.post('/links', 'url=https://a.example/&target_type=3')).status,
        (await server.post('/links', 'url=https://a.example/&target_type=3&space_id=9')).status,
        (await server.post('/links', 'url=https://a.example/&target_type=3&disabled=2')).status,
      ],
      under: { 'links.target-type.undocumented': 409, 'references.unknown': 404 },
      gives: [
        [422, [409, 422, 422]],
        [400, [409, 400, 400]],
        [200, [409, 200, 200]],
      ],
    },
  ],
  'errors.missing': [
    {
      ask: async server => [
        seenOf(await invalid(server)),
        seenOf(await server.post('/links', 'url=')),
        (await server.post('/links', 'url=https://a.example/&country[0][key]=DE')).status,
        seenOf(await server.post('/pixels', 'type=bing&value=1')),
      ],
      under: { 'errors.validation.status': 409, 'input.list-row-incomplete': 409 },
      gives: [
        [
          'together',
          [
            refusedFields(409, { url: needsUrl, disabled: wrongDisabled }),
            refusedFields(409, { url: needsUrl }),
            409,
            refusedFields(409, { name: 'The name field is required.' }),
          ],
        ],
        ...([400, 422] as const).map(status => missingRefused(status)),
      ],
    },
  ],
  'errors.not-found': [
    {
      ask: async server => [
        seenOf(await server.get('/pixels/1')),
        seenOf(await server.get('/nothing')),
        (await server.put('/links/9', 'disabled=1')).status,
        (await server.get('/links/abc')).status,
      ],
      gives: [
        [404, [refused(404, noPixel), refused(404, noPath), 404, 404]],
        [410, [refused(410, noPixel), refused(404, noPath), 410, 404]],
        [200, [refused(200, noPixel), refused(404, noPath), 200, 404]],
      ],
    },
  ],
  'errors.deleted': [
    {
      async ask(server) {
        await server.post('/links', 'url=https://a.example/')
        await server.post('/pixels', 'name=n&type=bing&value=v')
        await server.delete('/links/1')
        await server.delete('/pixels/1')
        return [
          seenOf(await server.get('/links/1')),
          (await server.put('/links/1', 'disabled=1')).status,
          seenOf(await server.get('/pixels/1')),
          (await server.get('/links/2')).status,
          (await server.get('/links/0')).status,
        ]
      },
      gives: [
        [
          { links: 'as-unknown', pixels: 'as-unknown' },
          [refused(404, noLink), 404, refused(404, noPixel), 404, 404],
        ],
        [
          { links: 410, pixels: 'as-unknown' },
          [refused(410, 'The link was deleted.'), 410, refused(404, noPixel), 404, 404],
        ],
        [
          { links: 410, pixels: 410 },
          [refused(410, 'The link was deleted.'), 410, refused(410, 'The pixel was deleted.'), 404, 404],
        ],
      ],
    },
  ],
  'errors.unknown-path': [
    {
      ask: async server => [
        seenOf(await server.get('/nothing')),
        seenOf(await server.get('links')),
        (await server.get('/pixels/1')).status,
      ],
      gives: [
        [404, [refused(404, noPath), refused(404, notBelow), 404]],
        [400, [refused(400, noPath), refused(400, notBelow), 404]],
      ],
    },
  ],
  'errors.method': [
    {
      ask: async server => seenOf(await server.delete('/links'), 'allow'),
      gives: [
        [405, { ...refused(405, noDelete), headers: { allow: 'GET, POST, HEAD' } }],
        [404, { ...refused(404, noDelete), headers: { allow: null } }],
      ],
    },
  ],
}
