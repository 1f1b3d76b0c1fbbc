import { formType } from '../../support/rig.ts'
import { type Cases, refused, refusedFields, seenOf, written } from './case.ts'
import { addPixels, bareForm, row } from './samples.ts'

const url = 'url=https://a.example/x'

const unchanged = {
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

/** How the fields of a form are read. */
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
          [unchanged, unchanged, refusedFields(422, { url: 'The url field is required.' }), 200],
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
          await show(server.post('/links', `${url}/50%`)),
          await show(server.send('POST', '/links', { body: invalid, headers: { 'content-type': formType } })),
          (await server.get('/links?search=%ff')).status,
          // The body of a GET is ignored.
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
}
