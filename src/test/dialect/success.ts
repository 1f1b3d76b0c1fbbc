import { base, type Speaker } from '../speak.ts'
import { type Cases, told } from './case.ts'
import { addLinks, addPixels, bareForm, bareRecord, pixelForm, pixelRecord } from './samples.ts'

/** What a write answers, and whether the record is there afterwards. */
const created = (path: string, form: string) => async (server: Speaker) => [
  told(await server.post(path, form), 'location', 'content-type'),
  (await server.get(`${path}/1`)).status,
]

const updated = (path: string, form: string) => async (server: Speaker) => [
  told(await server.put(`${path}/1`, form), 'location', 'content-type'),
  (await server.get(`${path}/1`)).status,
]

const deleted = (path: string) => async (server: Speaker) => [
  told(await server.delete(`${path}/1`), 'location', 'content-type'),
  (await server.get(`${path}/1`)).status,
]

const json = { location: null, 'content-type': 'application/json' }
const nothing = { location: null, 'content-type': null }
const located = (path: string) => ({ ...json, location: `${base}${path}` })

const deletion = { status: 200, body: { id: '$id', object: '$object', deleted: true, status: '$status' } }

/** What writes that succeeded answer. */
export const success: Cases = {
  'links.create.status': [
    {
      ask: created('/links', bareForm),
      gives: [
        [{ status: 200, body: 'record' }, [ofRecord(bareRecord, 200, json), 200]],
        [{ status: 201, body: 'record' }, [ofRecord(bareRecord, 201, json), 200]],
        [
          { status: 201, location: true, body: 'record' },
          [ofRecord(bareRecord, 201, located('/links/1')), 200],
        ],
        [
          { status: 204, location: true, body: 'none' },
          [{ status: 204, body: null, headers: { ...nothing, location: `${base}/links/1` } }, 200],
        ],
        [
          { status: 202, body: { ref: '$id', kind: '$object', ok: [true, '$status'] } },
          [{ status: 202, body: { ref: 1, kind: 'link', ok: [true, 202] }, headers: json }, 200],
        ],
      ],
    },
  ],
  'links.update.status': [
    {
      async ask(server) {
        await addLinks(server, 'one')
        return updated('/links', 'url=https://a.example/x')(server)
      },
      gives: [
        [{ status: 200, body: 'record' }, [ofRecord(bareRecord, 200, json), 200]],
        [{ status: 204, body: 'none' }, [{ status: 204, body: null, headers: nothing }, 200]],
        [{ status: 200, body: { id: '$id' } }, [{ status: 200, body: { id: 1 }, headers: json }, 200]],
      ],
    },
  ],
  'links.delete.status': [
    {
      async ask(server) {
        await server.post('/links', bareForm)
        return deleted('/links')(server)
      },
      gives: [
        [
          deletion,
          [{ status: 200, body: { id: 1, object: 'link', deleted: true, status: 200 }, headers: json }, 404],
        ],
        [{ status: 204, body: 'none' }, [{ status: 204, body: null, headers: nothing }, 404]],
        [
          { status: 200, body: { result: null } },
          [{ status: 200, body: { result: null }, headers: json }, 404],
        ],
        [{ status: 200, body: 'record' }, [ofRecord(bareRecord, 200, json), 404]],
      ],
    },
  ],
  'pixels.create.status': [
    {
      ask: created('/pixels', pixelForm),
      gives: [
        [{ status: 200, body: 'record' }, [ofRecord(pixelRecord, 200, json), 200]],
        [{ status: 201, body: 'record' }, [ofRecord(pixelRecord, 201, json), 200]],
        [
          { status: 201, location: true, body: 'record' },
          [ofRecord(pixelRecord, 201, located('/pixels/1')), 200],
        ],
      ],
    },
  ],
  'pixels.update.status': [
    {
      async ask(server) {
        await addPixels(server)
        return updated('/pixels', 'name=Shop')(server)
      },
      gives: [
        [{ status: 200, body: 'record' }, [ofRecord(pixelRecord, 200, json), 200]],
        [{ status: 204, body: 'none' }, [{ status: 204, body: null, headers: nothing }, 200]],
      ],
    },
  ],
  'pixels.delete.status': [
    {
      async ask(server) {
        await addPixels(server)
        return deleted('/pixels')(server)
      },
      gives: [
        [
          deletion,
          [{ status: 200, body: { id: 1, object: 'pixel', deleted: true, status: 200 }, headers: json }, 404],
        ],
        [{ status: 204, body: 'none' }, [{ status: 204, body: null, headers: nothing }, 404]],
        [
          { status: 200, body: { result: null } },
          [{ status: 200, body: { result: null }, headers: json }, 404],
        ],
      ],
    },
  ],
}

function ofRecord(data: object, status: number, headers: object) {
  return { status, body: { data, status }, headers }
}
