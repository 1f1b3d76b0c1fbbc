import { formType } from '../../support/rig.ts'
import type { Speaker } from '../../support/speak.ts'
import type { Cases } from './case.ts'
import { addPixels } from './samples.ts'

/** The order in which requests are checked. */
export const precedence: Cases = {
  'errors.precedence': [
    {
      ask: statusesUntilFixed,
      // Each mistake has a status of its own.
      under: { 'errors.not-found': 410, 'http.trailing-slash': 404, 'http.accept': 406 },
      gives: [
        [
          ['path', 'method', 'key', 'accept', 'media-type', 'size', 'record', 'input'],
          [404, 405, 401, 406, 415, 413, 410, 422, 200],
        ],
        [
          ['key', 'path', 'accept', 'method', 'record', 'size', 'media-type', 'input'],
          [401, 404, 406, 405, 410, 413, 415, 422, 200],
        ],
        [
          ['method', 'key', 'accept', 'path', 'input', 'size', 'media-type', 'record'],
          [404, 405, 401, 406, 415, 413, 422, 410, 200],
        ],
        [
          ['accept', 'path', 'key', 'method', 'size', 'input', 'record', 'media-type'],
          [406, 404, 401, 405, 413, 415, 422, 410, 200],
        ],
      ],
    },
  ],
}

/** Sends a request with every mistake, fixes the refused one and repeats. Returns the statuses. */
async function statusesUntilFixed(server: Speaker): Promise<number[]> {
  await addPixels(server)
  await server.post('/links', 'url=https://a.example/')
  const wrong = new Set(['path', 'method', 'key', 'accept', 'media-type', 'size', 'record', 'input'])
  const mistakes: Record<number, string> = {
    404: 'path',
    405: 'method',
    401: 'key',
    406: 'accept',
    415: 'media-type',
    413: 'size',
    410: 'record',
    422: 'input',
  }
  const seen: number[] = []
  for (;;) {
    const path = wrong.has('path') ? '/links/9/' : wrong.has('record') ? '/links/9' : '/links/1'
    const { status } = await server.send(wrong.has('method') ? 'POST' : 'PUT', path, {
      headers: {
        'content-type': wrong.has('media-type') ? 'text/plain' : formType,
        accept: wrong.has('accept') ? 'image/png' : '*/*',
      },
      body: `${wrong.has('input') ? 'disabled=2' : 'disabled=1'}${wrong.has('size') ? '&x='.repeat(1000) : ''}`,
      ...(wrong.has('key') && { key: null }),
    })
    seen.push(status)
    const mistake = mistakes[status]
    if (mistake === undefined || !wrong.delete(mistake)) return seen
  }
}
