import { formType } from '../../support/rig.ts'
import { base } from '../../support/speak.ts'
import { at, type Cases, refused, seenOf } from './case.ts'
import { addLinks, addPixels } from './samples.ts'

const origin = { origin: 'https://app.example' }

const noPixel = refused(404, 'There is no pixel with this id.')
const slashed = refused(404, 'There is nothing at this path: it ends with a slash.').body

/** HEAD, OPTIONS, CORS, trailing slashes and Accept. */
export const http: Cases = {
  'http.head': [
    {
      async ask(server) {
        await addPixels(server)
        const head = await server.send('HEAD', '/pixels/1')
        return [
          head.status,
          head.headers.allow ?? null,
          (await server.send('HEAD', '/nothing')).status,
          seenOf(await server.send('DELETE', '/links'), 'allow').headers,
        ]
      },
      gives: [
        ['as-get', [200, null, 404, { allow: 'GET, POST, HEAD' }]],
        [405, [405, 'GET, PUT, DELETE', 404, { allow: 'GET, POST' }]],
        [404, [404, null, 404, { allow: 'GET, POST' }]],
      ],
    },
  ],
  'http.cors': [
    {
      ask: async server => [
        seenOf(
          await server.send('OPTIONS', '/links/1', {
            key: null,
            headers: {
              ...origin,
              'access-control-request-method': 'PUT',
              'access-control-request-headers': 'authorization, x-own',
            },
          }),
          'access-control-allow-origin',
          'access-control-allow-methods',
          'access-control-allow-headers',
        ),
        seenOf(
          await server.send('GET', '/pixels/1', { headers: origin }),
          'access-control-allow-origin',
          'access-control-expose-headers',
        ),
        seenOf(await server.get('/pixels/1'), 'access-control-allow-origin').headers,
      ],
      gives: [
        [
          'open',
          [
            {
              status: 204,
              body: null,
              headers: {
                'access-control-allow-origin': '*',
                'access-control-allow-methods': 'GET, PUT, DELETE, HEAD',
                'access-control-allow-headers': 'authorization, x-own',
              },
            },
            {
              ...noPixel,
              headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' },
            },
            { 'access-control-allow-origin': null },
          ],
        ],
        [
          'echoed',
          [
            {
              status: 204,
              body: null,
              headers: {
                'access-control-allow-origin': origin.origin,
                'access-control-allow-methods': 'GET, PUT, DELETE, HEAD',
                'access-control-allow-headers': 'authorization, x-own',
              },
            },
            {
              ...noPixel,
              headers: {
                'access-control-allow-origin': origin.origin,
                'access-control-expose-headers': '*',
              },
            },
            { 'access-control-allow-origin': null },
          ],
        ],
        [
          'closed',
          [
            {
              ...refused(405, 'The OPTIONS method is not supported here. Supported: GET, PUT, DELETE, HEAD.'),
              headers: {
                'access-control-allow-origin': null,
                'access-control-allow-methods': null,
                'access-control-allow-headers': null,
              },
            },
            {
              ...noPixel,
              headers: { 'access-control-allow-origin': null, 'access-control-expose-headers': null },
            },
            { 'access-control-allow-origin': null },
          ],
        ],
      ],
    },
  ],
  'http.options': [
    {
      async ask(server) {
        const asked = async (path: string) =>
          seenOf(await server.send('OPTIONS', path, { key: null }), 'allow')
        const known = await asked('/links')
        return [known.status, known.headers, (await asked('/nothing')).status]
      },
      gives: [
        ['refused', [405, { allow: 'GET, POST, HEAD' }, 404]],
        [200, [200, { allow: 'GET, POST, HEAD' }, 404]],
        [204, [204, { allow: 'GET, POST, HEAD' }, 404]],
      ],
    },
    {
      // If CORS is open, an OPTIONS request with an Origin is a preflight, whatever the answer here is.
      async ask(server) {
        const headers = { ...origin, 'access-control-request-method': 'PUT' }
        return (await server.send('OPTIONS', '/links/1', { key: null, headers })).status
      },
      under: { 'http.cors': 'closed' },
      gives: [
        ['refused', 405],
        [200, 200],
      ],
    },
  ],
  'http.trailing-slash': [
    {
      async ask(server) {
        await addLinks(server, 'one')
        const list = await server.get('/links/?search=a%26b&page=1')
        const made = await server.send('POST', '/links/', {
          headers: { 'content-type': formType },
          body: 'url=https://a.example/',
        })
        return [
          list.status,
          list.headers.location ?? null,
          list.status === 200 ? at(list.body, 'meta', 'path') : list.body,
          made.status,
          (await server.get('/links/1/')).headers.location ?? null,
          (await server.get('/links//')).status,
        ]
      },
      gives: [
        ['same', [200, null, `${base}/links`, 200, null, 404]],
        [301, [301, `${base}/links?search=a%26b&page=1`, null, 301, `${base}/links/1`, 404]],
        [404, [404, null, slashed, 404, null, 404]],
        ...[307, 308, 302].map(
          status =>
            [
              status as 307 | 308 | 302,
              [status, `${base}/links?search=a%26b&page=1`, null, status, `${base}/links/1`, 404],
            ] as const,
        ),
      ],
    },
    {
      // The status is 404, whatever the status of an unknown path is.
      ask: async server => [(await server.get('/links/')).status, (await server.get('/nothing/')).status],
      under: { 'errors.unknown-path': 410 },
      gives: [
        ['same', [200, 410]],
        [404, [404, 410]],
        [301, [301, 410]],
      ],
    },
  ],
  'http.accept': [
    {
      async ask(server) {
        const seen: unknown[] = []
        for (const accept of [
          'text/html',
          'application/*;q=0.5',
          'text/html, */*;q=0.1',
          'application/json',
          '',
        ])
          seen.push((await server.send('GET', '/pixels', { headers: { accept } })).status)
        const refusal = await server.send('DELETE', '/pixels/1', { headers: { accept: 'text/html' } })
        return [...seen, seenOf(refusal, 'content-type')]
      },
      gives: [
        ['json', [200, 200, 200, 200, 200, { ...noPixel, headers: { 'content-type': 'application/json' } }]],
        [
          406,
          [
            406,
            200,
            200,
            200,
            200,
            {
              ...refused(406, 'Responses are application/json, which the request does not accept.'),
              headers: { 'content-type': 'application/json' },
            },
          ],
        ],
      ],
    },
  ],
}
