import { formType } from '../rig.ts'
import { base, type Speaker, speakerKey } from '../speak.ts'
import { at, type Cases, each, refused, told } from './case.ts'
import { addLinks, addPixels } from './samples.ts'

/** A request with an Authorization header of its own. */
const authorized = (server: Speaker, authorization: string) =>
  server.send('GET', '/pixels', { key: null, headers: { authorization } })

const origin = { origin: 'https://app.example' }

const noKey = 'Send an API key as "Authorization: Bearer <API_KEY>"; no Authorization header came.'
const wrongKey = 'The API key is not valid.'
const noPixel = refused(404, 'There is no pixel with this id.')
const slashed = refused(404, 'There is nothing at this path: it ends with a slash.').body

/** Keys, and the manners of HTTP. */
export const http: Cases = {
  'auth.missing': [
    {
      ask: async server => [
        told(await server.send('GET', '/pixels', { key: null }), 'www-authenticate'),
        (await authorized(server, 'Basic abc')).status,
      ],
      gives: [
        [401, [{ ...refused(401, noKey), headers: { 'www-authenticate': 'Bearer' } }, 401]],
        [403, [{ ...refused(403, noKey), headers: { 'www-authenticate': null } }, 403]],
      ],
    },
  ],
  'auth.invalid': [
    {
      options: { keys: ['good'] },
      ask: async server => [
        told(await server.send('GET', '/pixels', { key: 'bad' }), 'www-authenticate'),
        (await server.send('GET', '/pixels', { key: 'good' })).status,
        (await server.send('GET', '/pixels', { key: null })).status,
      ],
      gives: [
        [401, [{ ...refused(401, wrongKey), headers: { 'www-authenticate': 'Bearer' } }, 200, 401]],
        [403, [{ ...refused(403, wrongKey), headers: { 'www-authenticate': null } }, 200, 401]],
      ],
    },
  ],
  'auth.header': [
    {
      async ask(server) {
        await addPixels(server)
        const seen: unknown[] = []
        for (const header of [
          `Bearer ${speakerKey}`,
          `bearer ${speakerKey}`,
          `Bearer   ${speakerKey} `,
          speakerKey,
          'Bearer',
          `Token ${speakerKey}`,
          `Bearer ${speakerKey} more`,
        ]) {
          const answer = await authorized(server, header)
          // Two pixels: it is the same account's.
          seen.push(answer.status === 200 ? each(answer, 'id').length : answer.status)
        }
        return seen
      },
      gives: [
        ['strict', [2, 2, 401, 401, 401, 401, 401]],
        ['lenient', [2, 2, 2, 2, 401, 401, 401]],
      ],
    },
  ],
  'auth.scope': [
    {
      async ask(server) {
        await addPixels(server)
        const other = await server.send('GET', '/pixels', { key: 'another' })
        const request = { method: 'GET', base, path: '/pixels', query: '', body: null }
        return [
          each(other, 'id'),
          ['another', 'third'].map(key =>
            server.mock.sandboxNumber({ ...request, header: () => `Bearer ${key}` }),
          ),
          server.mock.sandbox('another') === server.mock.sandbox(speakerKey),
        ]
      },
      gives: [
        ['own', [[], [2, undefined], false]],
        ['shared', [[2, 1], [1, 1], true]],
      ],
    },
  ],
  'http.head': [
    {
      async ask(server) {
        await addPixels(server)
        const head = await server.send('HEAD', '/pixels/1')
        return [
          head.status,
          head.headers.allow ?? null,
          (await server.send('HEAD', '/nothing')).status,
          told(await server.send('DELETE', '/links'), 'allow').headers,
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
        told(
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
        told(
          await server.send('GET', '/pixels/1', { headers: origin }),
          'access-control-allow-origin',
          'access-control-expose-headers',
        ),
        told(await server.get('/pixels/1'), 'access-control-allow-origin').headers,
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
        [308, [308, `${base}/links?search=a%26b&page=1`, null, 308, `${base}/links/1`, 404]],
      ],
    },
    {
      // It is 404, whatever an unknown path answers.
      ask: async server => [(await server.get('/links/')).status, (await server.get('/nothing/')).status],
      under: { 'errors.not-found': 410 },
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
        return [...seen, told(refusal, 'content-type')]
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
              ...refused(406, 'Answers are application/json, which the request does not accept.'),
              headers: { 'content-type': 'application/json' },
            },
          ],
        ],
      ],
    },
  ],
}
