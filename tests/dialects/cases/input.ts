import { formType } from '../../support/rig.ts'
import type { Speaker } from '../../support/speak.ts'
import { type Cases, members, refused, refusedFields, seenOf } from './case.ts'
import { addLinks, addPixels, bareForm, row } from './samples.ts'

const url = 'url=https://a.example/x'

/** Some members of a link that was written, or how it was refused. */
const written =
  (...names: string[]) =>
  async (answer: ReturnType<Speaker['post']>) => {
    const { status, ...rest } = await answer
    return status === 200 ? members({ status, ...rest }, ...names) : seenOf({ status, ...rest })
  }

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
const notForm = (type?: string, status = 415) =>
  refused(
    status,
    `The body must be application/x-www-form-urlencoded; ${type === undefined ? 'there is no Content-Type' : `got "${type}"`}.`,
  )
const noUrl = refusedFields(422, { url: 'The url field is required.' })

const kept = {
  url: 'https://a.example/x',
  alias: 'one',
  space_id: 2,
  disabled: 1,
  expiration_url: 'https://a.example/over',
}

const unknown = {
  title: 'The title field must be left out: there is no such field.',
  'x[y]': 'The x[y] field must be left out: there is no such field.',
}

const badEncoding = (status: number) =>
  refused(status, 'The request contains percent-encoding or bytes that are not UTF-8.')

/** How what is sent is read. */
export const input: Cases = {
  'input.empty-value': [
    {
      async ask(server) {
        await addPixels(server)
        await server.post('/links', `${bareForm}&space_id=2&disabled=1&expiration_url=https://a.example/over`)
        const show = written('url', 'alias', 'space_id', 'disabled', 'expiration_url')
        return [
          await show(server.put('/links/1', 'space_id=&disabled=&expiration_url=')),
          await show(server.put('/links/1', 'url=')),
          await show(server.post('/links', 'url=')),
          (await server.put('/pixels/1', 'name=&value=v')).status,
        ]
      },
      gives: [
        [
          { optional: 'clears', links: 'refused', pixels: 'refused' },
          [
            { url: 'https://a.example/x', alias: 'one', space_id: null, disabled: 0, expiration_url: null },
            refusedFields(422, { url: 'The url field is required.' }),
            refusedFields(422, { url: 'The url field is required.' }),
            422,
          ],
        ],
        [
          { optional: 'absent', links: 'absent', pixels: 'absent' },
          [kept, kept, refusedFields(422, { url: 'The url field is required.' }), 200],
        ],
        [
          { optional: 'refused', links: 'refused', pixels: 'refused' },
          [
            refusedFields(
              422,
              Object.fromEntries(
                ['space_id', 'disabled', 'expiration_url'].map(name => [
                  name,
                  `The ${name} field must be left out or not empty.`,
                ]),
              ),
            ),
            refusedFields(422, { url: 'The url field is required.' }),
            refusedFields(422, { url: 'The url field is required.' }),
            422,
          ],
        ],
        [
          { optional: 'clears', links: 'absent', pixels: 'refused' },
          [
            { url: 'https://a.example/x', alias: 'one', space_id: null, disabled: 0, expiration_url: null },
            { url: 'https://a.example/x', alias: 'one', space_id: null, disabled: 0, expiration_url: null },
            refusedFields(422, { url: 'The url field is required.' }),
            422,
          ],
        ],
      ],
    },
  ],
  'input.unknown-field': [
    {
      async ask(server) {
        await addPixels(server)
        const show = written('url')
        return [
          await show(server.post('/links', `${url}&title=t&x[y]=1`)),
          (await server.put('/pixels/1', 'colour=red')).status,
        ]
      },
      gives: [
        ['ignored', [{ url: 'https://a.example/x' }, 200]],
        [422, [refusedFields(422, unknown), 422]],
        [400, [refusedFields(400, unknown), 400]],
      ],
    },
  ],
  'input.duplicate-field': [
    {
      async ask(server) {
        await addPixels(server)
        const form = `${url}&alias=one&alias=two&pixel_ids[0]=1&pixel_ids[0]=2&country[0][key]=DE&${row('country', 0, 'FR')}`
        return [
          await written('alias', 'pixel_ids', 'country')(server.post('/links', form)),
          await written('pixel_ids')(server.post('/links', `${url}&pixel_ids=1&pixel_ids=2`)),
          seenOf(await server.get('/links?sort=foo&sort=asc')).status,
        ]
      },
      gives: [
        [
          'last',
          [
            { alias: 'two', pixel_ids: [2], country: [{ key: 'FR', value: 'https://a.example/FR' }] },
            { pixel_ids: [2] },
            200,
          ],
        ],
        [
          'first',
          [
            { alias: 'one', pixel_ids: [1], country: [{ key: 'DE', value: 'https://a.example/FR' }] },
            { pixel_ids: [1] },
            422,
          ],
        ],
        [422, [refusedFields(422, { alias: 'The alias field must be sent once.' }), { pixel_ids: [2] }, 200]],
      ],
    },
  ],
  'input.encoding': [
    {
      async ask(server) {
        const show = written('url', 'title')
        const invalid = new Uint8Array([...new TextEncoder().encode(`${url}/`), 0xff])
        return [
          await show(send(server, formType, `${url}/50%`)),
          await show(server.send('POST', '/links', { body: invalid, headers: { 'content-type': formType } })),
          (await server.get('/links?search=%ff')).status,
          // The body of a GET is never looked at.
          (await server.send('GET', '/links', { body: invalid })).status,
        ]
      },
      gives: [
        [
          'kept',
          [
            { url: 'https://a.example/x/50%', title: 'a.example/x/50%' },
            { url: 'https://a.example/x/\ufffd', title: 'a.example/x/%EF%BF%BD' },
            200,
            200,
          ],
        ],
        [400, [badEncoding(400), badEncoding(400), 400, 200]],
      ],
    },
  ],
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
          // An empty body is never refused for its type, nor is one of DELETE.
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
