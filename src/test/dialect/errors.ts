import type { Speaker } from '../speak.ts'
import { type Cases, refused, refusedFields, told } from './case.ts'

const noPixel = 'There is no pixel with this id.'
const needsUrl = 'The url field is required.'
const wrongDisabled = 'The disabled field must be one of 0, 1; got "2".'
const invalid = (server: Speaker) => server.post('/links', 'disabled=2')

const json = { 'content-type': 'application/json' }
const noKey = 'Send an API key as "Authorization: Bearer <API_KEY>"; no Authorization header came.'
const noPath = 'There is nothing at this path. The interface has /links and /pixels.'
const notBelow = 'There is nothing at this path. It is not below the base URL.'
const noDelete = 'The DELETE method is not supported here. Supported: GET, POST, HEAD.'

/** How errors look, and which is told. */
export const errors: Cases = {
  'errors.body': [
    {
      ask: async server => [
        told(await server.get('/pixels/1'), 'content-type'),
        told(await server.send('GET', '/pixels', { key: null }), 'content-type', 'www-authenticate'),
        (await invalid(server)).headers['content-type'],
      ],
      gives: [
        [
          { type: 'application/json', body: { message: '$message', status: '$status' } },
          [
            { ...refused(404, noPixel), headers: { 'content-type': 'application/json' } },
            {
              ...refused(401, noKey),
              headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
            },
            'application/json',
          ],
        ],
        [
          {
            type: 'application/problem+json',
            body: { type: 'about:blank', title: '$title', status: '$status', detail: '$message' },
          },
          [
            {
              status: 404,
              body: { type: 'about:blank', title: 'Not Found', status: 404, detail: noPixel },
              headers: { 'content-type': 'application/problem+json' },
            },
            {
              status: 401,
              body: { type: 'about:blank', title: 'Unauthorized', status: 401, detail: noKey },
              headers: { 'content-type': 'application/problem+json', 'www-authenticate': 'Bearer' },
            },
            'application/problem+json',
          ],
        ],
        [
          { type: 'application/json', body: { error: { code: '$code', message: '$message' } } },
          [
            {
              status: 404,
              body: { error: { code: 'not_found', message: noPixel } },
              headers: { 'content-type': 'application/json' },
            },
            {
              status: 401,
              body: { error: { code: 'unauthorized', message: noKey } },
              headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
            },
            'application/json',
          ],
        ],
        [
          {
            type: 'application/json',
            body: { errors: [{ title: '$title', unknown: '$nothing' }], ok: false },
          },
          [
            {
              status: 404,
              body: { errors: [{ title: 'Not Found' }], ok: false },
              headers: { 'content-type': 'application/json' },
            },
            {
              status: 401,
              body: { errors: [{ title: 'Unauthorized' }], ok: false },
              headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
            },
            'application/json',
          ],
        ],
      ],
    },
  ],
  'errors.validation.status': [
    {
      ask: async server => told(await invalid(server)),
      gives: [
        [422, refusedFields(422, { url: needsUrl, disabled: wrongDisabled })],
        [400, refusedFields(400, { url: needsUrl, disabled: wrongDisabled })],
      ],
    },
    {
      // Where mistakes have statuses of their own that differ, the input is simply invalid.
      ask: async server => [
        (await server.post('/links', 'url=https://a.example/&target_type=3')).status,
        (await server.post('/links', 'url=https://a.example/&target_type=3&space_id=9')).status,
        (await server.post('/links', 'url=https://a.example/&target_type=3&disabled=2')).status,
      ],
      under: { 'links.target-type.undocumented': 409, 'references.unknown': 404 },
      gives: [
        [422, [409, 422, 422]],
        [400, [409, 400, 400]],
      ],
    },
  ],
  'errors.validation.body': [
    {
      ask: async server => told(await invalid(server), 'content-type'),
      gives: [
        [
          { message: '$summary', errors: '$fields', status: '$status' },
          { ...refusedFields(422, { url: needsUrl, disabled: wrongDisabled }), headers: json },
        ],
        [
          { message: '$summary', errors: '$issues' },
          {
            status: 422,
            body: {
              message: `${needsUrl} (and 1 more error)`,
              errors: [
                { field: 'url', message: needsUrl },
                { field: 'disabled', message: wrongDisabled },
              ],
            },
            headers: json,
          },
        ],
        [
          { message: '$fields' },
          { status: 422, body: { message: { url: [needsUrl], disabled: [wrongDisabled] } }, headers: json },
        ],
        [
          { error: { code: '$code', message: '$summary', details: '$fields' } },
          {
            status: 422,
            body: {
              error: {
                code: 'unprocessable_content',
                message: `${needsUrl} (and 1 more error)`,
                details: { url: [needsUrl], disabled: [wrongDisabled] },
              },
            },
            headers: json,
          },
        ],
        [
          { title: '$title', 'invalid-params': '$issues', note: ['$status'] },
          {
            status: 422,
            body: {
              title: 'Unprocessable Content',
              'invalid-params': [
                { field: 'url', message: needsUrl },
                { field: 'disabled', message: wrongDisabled },
              ],
              note: [422],
            },
            headers: json,
          },
        ],
      ],
    },
  ],
  'errors.not-found': [
    {
      ask: async server => [
        told(await server.get('/pixels/1')),
        told(await server.get('/nothing')),
        (await server.put('/links/9', 'disabled=1')).status,
        (await server.get('/links/abc')).status,
      ],
      gives: [
        [404, [refused(404, noPixel), refused(404, noPath), 404, 404]],
        [410, [refused(410, noPixel), refused(404, noPath), 410, 404]],
      ],
    },
  ],
  'errors.unknown-path': [
    {
      ask: async server => [
        told(await server.get('/nothing')),
        told(await server.get('links')),
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
      ask: async server => told(await server.delete('/links'), 'allow'),
      gives: [
        [405, { ...refused(405, noDelete), headers: { allow: 'GET, POST, HEAD' } }],
        [404, { ...refused(404, noDelete), headers: { allow: null } }],
      ],
    },
  ],
}
