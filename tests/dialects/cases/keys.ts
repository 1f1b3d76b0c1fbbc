import { host } from '../../../src/mock/mock.ts'
import { base, type Speaker, speakerKey } from '../../support/speak.ts'
import { type Cases, each, refused, seenOf } from './case.ts'
import { addPixels } from './samples.ts'

/** Sends a request with the given Authorization header. */
const authorized = (server: Speaker, authorization: string) =>
  server.send('GET', '/pixels', { key: null, headers: { authorization } })

const noKey = 'Send an API key as "Authorization: Bearer <API_KEY>"; there is no Authorization header.'
const wrongKey = 'The API key is not valid.'
const challenged = [401, 'Bearer']

/** API keys, and the accounts that they open. */
export const keys: Cases = {
  'auth.missing': [
    {
      ask: async server => [
        seenOf(await server.send('GET', '/pixels', { key: null }), 'www-authenticate'),
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
        seenOf(await server.send('GET', '/pixels', { key: 'bad' }), 'www-authenticate'),
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
          `Basic Bearer ${speakerKey}, more`,
        ]) {
          const answer = await authorized(server, header)
          // Two pixels are the pixels of the speaker's account.
          seen.push(answer.status === 200 ? each(answer, 'id').length : answer.status)
        }
        return seen
      },
      gives: [
        ['strict', [2, 2, 401, 401, 401, 401, 401, 401]],
        ['exact', [2, 401, 401, 401, 401, 401, 401, 401]],
        ['spaced', [2, 2, 2, 401, 401, 401, 401, 401]],
        ['lenient', [2, 2, 2, 2, 401, 401, 401, 401]],
        ['last', [2, 401, 401, 401, 401, 401, 401, 2]],
      ],
    },
  ],
  'auth.malformed': [
    {
      options: { keys: [speakerKey] },
      under: { 'auth.missing': 401, 'auth.invalid': 403 },
      async ask(server) {
        const seen: unknown[] = [(await server.send('GET', '/pixels', { key: null })).status]
        for (const header of ['Basic abc', speakerKey, 'Bearer', 'Bearer wrong', `Bearer ${speakerKey}`]) {
          const { status, headers } = await authorized(server, header)
          seen.push([status, headers['www-authenticate'] ?? null])
        }
        return seen
      },
      gives: [
        ['missing', [401, challenged, challenged, challenged, [403, null], [200, null]]],
        ['invalid', [401, [403, null], [403, null], [403, null], [403, null], [200, null]]],
      ],
    },
  ],
  'auth.challenge': [
    {
      options: { keys: ['good'] },
      async ask(server) {
        const seen: unknown[] = []
        for (const key of [null, 'bad', 'good']) {
          const { status, headers } = await server.send('GET', '/pixels', { key })
          seen.push([status, headers['www-authenticate'] ?? null])
        }
        return seen
      },
      gives: [
        ['bearer', [challenged, challenged, [200, null]]],
        [
          'none',
          [
            [401, null],
            [401, null],
            [200, null],
          ],
        ],
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
            server.mock[host].accountNumber({ ...request, header: () => `Bearer ${key}` }),
          ),
          server.mock.store('another') === server.mock.store(speakerKey),
        ]
      },
      gives: [
        ['own', [[], [2, undefined], false]],
        ['shared', [[2, 1], [1, 1], true]],
      ],
    },
  ],
}
