import { type Cases, members, seenOf } from './case.ts'
import { addPixels, bareRecord, fullForm, fullRecord, noon, pixelForm, row } from './samples.ts'

const france = { key: 'FR', value: 'https://a.example/FR' }
const germany = { key: 'DE', value: 'https://b.example/' }
const other = { value: 'https://b.example/' }

/** Fields and rows that an update does not send. */
export const partialUpdate: Cases = {
  'update.partial': [
    {
      async ask(server) {
        await addPixels(server)
        await server.post('/links', fullForm)
        return [
          seenOf(await server.put('/links/1', 'url=https://b.example/')),
          seenOf(await server.put('/links/1', 'disabled=0')).status,
        ]
      },
      gives: [
        [
          'keeps',
          [
            {
              status: 200,
              body: { data: { ...fullRecord, url: 'https://b.example/', title: 'b.example' }, status: 200 },
            },
            200,
          ],
        ],
        [
          'replaces',
          [
            {
              status: 200,
              body: { data: { ...bareRecord, url: 'https://b.example/', title: 'b.example' }, status: 200 },
            },
            422,
          ],
        ],
        [
          { default: 'keeps', pixel_ids: 'replaces' },
          [
            {
              status: 200,
              body: {
                data: { ...fullRecord, pixel_ids: [], url: 'https://b.example/', title: 'b.example' },
                status: 200,
              },
            },
            200,
          ],
        ],
        [
          { default: 'replaces', country: 'keeps', platform: 'keeps' },
          [
            {
              status: 200,
              body: {
                data: {
                  ...bareRecord,
                  country: fullRecord.country,
                  platform: fullRecord.platform,
                  url: 'https://b.example/',
                  title: 'b.example',
                },
                status: 200,
              },
            },
            422,
          ],
        ],
      ],
    },
    {
      async ask(server) {
        await addPixels(server)
        return seenOf(await server.put('/pixels/1', 'name=New'))
      },
      options: {
        shapes: {
          record: { body: { data: '$record' } },
          errors: { invalid: { body: { errors: { $map: 'fields', key: '$field', item: '$messages' } } } },
        },
      },
      gives: [
        [
          'keeps',
          {
            status: 200,
            body: {
              data: {
                id: 1,
                name: 'New',
                type: 'google-ads',
                value: 'AW-1',
                created_at: noon,
                updated_at: noon,
              },
            },
          },
        ],
        [
          'replaces',
          {
            status: 422,
            body: {
              errors: { type: ['The type field is required.'], value: ['The value field is required.'] },
            },
          },
        ],
      ],
    },
  ],
  'input.lists-on-update': [
    {
      async ask(server) {
        await server.post('/pixels', pixelForm)
        await server.post('/pixels', pixelForm)
        await server.post('/links', `${fullForm.replace('&pixel_ids[]=2', '')}`)
        const seen: unknown[] = []
        for (const sent of [
          `pixel_ids[]=2&${row('country', 0, 'FR')}&${row('country', 1, 'DE', 'https://b.example/')}&rotation[0][value]=https://b.example/`,
          'disabled=0',
          'pixel_ids=&country=&rotation=',
        ])
          seen.push(members(await server.put('/links/1', sent), 'pixel_ids', 'country', 'rotation'))
        return seen
      },
      gives: [
        [
          'replaces',
          [
            { pixel_ids: [2], country: [france, germany], rotation: [other] },
            { pixel_ids: [2], country: [france, germany], rotation: [other] },
            { pixel_ids: [], country: [], rotation: [] },
          ],
        ],
        [
          'merges',
          [
            {
              pixel_ids: [1, 2],
              country: [germany, france],
              rotation: [{ value: 'https://a.example/r' }, other],
            },
            {
              pixel_ids: [1, 2],
              country: [germany, france],
              rotation: [{ value: 'https://a.example/r' }, other],
            },
            { pixel_ids: [], country: [], rotation: [] },
          ],
        ],
      ],
    },
  ],
}
