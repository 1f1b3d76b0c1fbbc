import { type Cases, refusedFields, written } from './case.ts'
import { addPixels, row } from './samples.ts'

const url = 'url=https://a.example/x'

const badPixels = (sent: Record<number, string>) =>
  refusedFields(
    422,
    Object.fromEntries(
      Object.entries(sent).map(([index, value]) => [
        `pixel_ids.${index}`,
        `The pixel_ids.${index} field must be the id of a pixel of the account; got "${value}".`,
      ]),
    ),
  )
const bareIsRefused = refusedFields(422, {
  pixel_ids: 'The pixel_ids field must be a list written pixel_ids[]=1 or pixel_ids[0]=1.',
})
const inOrder = {
  country: [
    { key: 'DE', value: 'https://a.example/DE' },
    { key: 'FR', value: 'https://a.example/FR' },
  ],
  pixel_ids: [2],
}

const gaps = {
  country: 'The country field must be a list with the indexes 0, 1, 2 and so on, without gaps.',
  pixel_ids: 'The pixel_ids field must be a list with the indexes 0, 1, 2 and so on, without gaps.',
}

const incomplete = {
  'country.0.value': 'The country.0.value field is required.',
  'country.1.key': 'The country.1.key field is required.',
  'rotation.3.value': 'The rotation.3.value field is required.',
}

/** How lists are read. */
export const inputLists: Cases = {
  'input.id-lists': [
    {
      async ask(server) {
        await addPixels(server)
        const show = written('pixel_ids')
        return [
          await show(server.post('/links', `${url}&pixel_ids=1,2`)),
          await show(server.post('/links', `${url}&pixel_ids=2, 1,9`)),
          await show(server.post('/links', `${url}&pixel_ids[]=2&pixel_ids[]=1`)),
          await show(server.post('/links', `${url}&pixel_ids=2`)),
          await show(server.post('/links', `${url}&pixel_ids=`)),
        ]
      },
      gives: [
        [
          'brackets',
          [
            badPixels({ 0: '1,2' }),
            badPixels({ 0: '2, 1,9' }),
            { pixel_ids: [2, 1] },
            { pixel_ids: [2] },
            { pixel_ids: [] },
          ],
        ],
        [
          'comma',
          [
            { pixel_ids: [1, 2] },
            badPixels({ 2: '9' }),
            { pixel_ids: [2, 1] },
            { pixel_ids: [2] },
            { pixel_ids: [] },
          ],
        ],
        [
          'ignored',
          [{ pixel_ids: [] }, { pixel_ids: [] }, { pixel_ids: [2, 1] }, { pixel_ids: [] }, { pixel_ids: [] }],
        ],
        [422, [bareIsRefused, bareIsRefused, { pixel_ids: [2, 1] }, bareIsRefused, { pixel_ids: [] }]],
      ],
    },
  ],
  'input.list-index-gaps': [
    {
      async ask(server) {
        await addPixels(server)
        const show = written('country', 'pixel_ids')
        return [
          await show(
            server.post(
              '/links',
              `${url}&${row('country', 2, 'FR')}&${row('country', 0, 'DE')}&pixel_ids[1]=2`,
            ),
          ),
          await show(
            server.post(
              '/links',
              `${url}&${row('country', 1, 'FR')}&${row('country', 0, 'DE')}&pixel_ids[0]=2`,
            ),
          ),
        ]
      },
      gives: [
        ['closed', [inOrder, inOrder]],
        [422, [refusedFields(422, gaps), inOrder]],
        [400, [refusedFields(400, gaps), inOrder]],
      ],
    },
  ],
  'input.list-row-incomplete': [
    {
      async ask(server) {
        const show = written('country', 'rotation')
        const rows = `country[0][key]=DE&country[1][value]=https://a.example/&${row('country', 2, 'FR')}`
        return show(server.post('/links', `${url}&${rows}&rotation[3][value]=`))
      },
      gives: [
        [422, refusedFields(422, incomplete)],
        ['dropped', { country: [{ key: 'FR', value: 'https://a.example/FR' }], rotation: [] }],
        [400, refusedFields(400, incomplete)],
      ],
    },
  ],
}
