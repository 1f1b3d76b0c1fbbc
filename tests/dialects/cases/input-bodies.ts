import { formType } from '../../support/rig.ts'
import type { Speaker } from '../../support/speak.ts'
import { type Cases, refused, refusedFields, written } from './case.ts'
import { addLinks, addPixels } from './samples.ts'

const url = 'url=https://a.example/x'

const send = (server: Speaker, type: string | undefined, body: string) =>
  server.send('POST', '/links', { body, headers: type === undefined ? {} : { 'content-type': type } })

const json = JSON.stringify({
  url: 'https://a.example/j',
  disabled: true,
  privacy: 1,
  space_id: null,
  pixel_ids: [1, '2'],
  country: [{ key: 'DE', value: 'https://a.example/de' }],
  rotation: [{ value: 'https://a.example/r' }, { value: 'https://a.example/s' }],
})

const multipartType = 'multipart/form-data; boundary=b'
const multipart = [
  ['url', 'https://a.example/m'],
  ['disabled', '1'],
  ['pixel_ids[]', '2'],
  ['country[0][key]', 'DE'],
  ['country[0][value]', 'https://a.example/de'],
]
  .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .concat('--b--\r\n')
  .join('')

const ofJson = {
  url: 'https://a.example/j',
  disabled: 1,
  privacy: 1,
  space_id: null,
  pixel_ids: [1, 2],
  country: [{ key: 'DE', value: 'https://a.example/de' }],
  rotation: [{ value: 'https://a.example/r' }, { value: 'https://a.example/s' }],
}

const ofMultipart = { ...ofJson, url: 'https://a.example/m', privacy: 0, pixel_ids: [2], rotation: [] }
const ofForm = {
  ...{ url: 'https://a.example/x', disabled: 0, privacy: 0, space_id: null },
  ...{ pixel_ids: [], country: [], rotation: [] },
}
const notForm = (type?: string, status = 415) =>
  refused(
    status,
    `The body must be application/x-www-form-urlencoded; ${type === undefined ? 'there is no Content-Type' : `got "${type}"`}.`,
  )
const noUrl = refusedFields(422, { url: 'The url field is required.' })

/** Bodies of other media types, and fields in the query. */
export const inputBodies: Cases = {
  'input.content-type': [
    {
      async ask(server) {
        await addPixels(server)
        const show = written('url', 'disabled', 'privacy', 'space_id', 'pixel_ids', 'country', 'rotation')
        return [
          await show(send(server, 'application/json; charset=utf-8', json)),
          await show(send(server, multipartType, multipart)),
          await show(send(server, 'text/plain', url)),
          await show(send(server, undefined, url)),
          (await send(server, formType, url)).status,
          // An empty body is never refused for its media type, and neither is the body of a DELETE.
          (await send(server, 'text/plain', '')).status,
          (await server.send('DELETE', '/pixels/1', { body: 'x', headers: { 'content-type': 'text/plain' } }))
            .status,
        ]
      },
      gives: [
        [
          { also: [], otherwise: 415 },
          [
            notForm('application/json; charset=utf-8'),
            notForm(multipartType),
            notForm('text/plain'),
            notForm(),
            200,
            422,
            200,
          ],
        ],
        [
          { also: ['json'], otherwise: 415 },
          [ofJson, notForm(multipartType), notForm('text/plain'), notForm(), 200, 422, 200],
        ],
        [
          { also: ['json', 'multipart'], otherwise: 415 },
          [ofJson, ofMultipart, notForm('text/plain'), notForm(), 200, 422, 200],
        ],
        [{ also: [], otherwise: 'absent' }, [noUrl, noUrl, noUrl, noUrl, 200, 422, 200]],
        [{ also: [], otherwise: 'form' }, [noUrl, noUrl, ofForm, ofForm, 200, 422, 200]],
        [{ also: ['json'], otherwise: 'form' }, [ofJson, noUrl, ofForm, ofForm, 200, 422, 200]],
        [
          { also: ['multipart'], otherwise: 400 },
          [
            notForm('application/json; charset=utf-8', 400),
            ofMultipart,
            notForm('text/plain', 400),
            notForm(undefined, 400),
            200,
            422,
            200,
          ],
        ],
      ],
    },
  ],
  'input.query-fields': [
    {
      async ask(server) {
        await addLinks(server, 'one')
        const show = written('alias', 'disabled')
        return [
          await show(server.post('/links?url=https://a.example/q&alias=two')),
          await show(server.post('/links?url=https://a.example/q&alias=three', 'alias=four')),
          await show(server.put('/links/1?disabled=1')),
          (await server.send('POST', '/links?url=https://a.example/q')).status,
        ]
      },
      gives: [
        ['ignored', [noUrl, noUrl, { alias: 'one', disabled: 0 }, 422]],
        [
          'read',
          [{ alias: 'two', disabled: 0 }, { alias: 'four', disabled: 0 }, { alias: 'one', disabled: 1 }, 200],
        ],
      ],
    },
  ],
}
