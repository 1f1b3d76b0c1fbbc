import type { Answers } from '../../../src/generated/answers.ts'
import { type Speaker, speakerKey } from '../../support/speak.ts'
import { type Cases, refused, refusedFields, seenOf } from './case.ts'
import { addPixels } from './samples.ts'

// Each refusal has a status of its own, so that it is not mistaken for another.
const under = {
  'ids.malformed': 400,
  'list.page-beyond-last': 416,
  'list.page-invalid': 406,
  'list.per-page': 402,
  'list.unknown-value': 402,
  'list.unknown-filter-id': 424,
  'links.update.empty-body': 428,
  'links.alias.unique': { scope: 'domain', status: 409 },
  'references.unknown': 404,
} as const satisfies Partial<Answers>

const expected = {
  page: 'The page field must be a page that the list has.',
  number: 'The page field must be a whole number from 1; got "abc".',
  size: 'The per_page field must be one of 10, 25, 50, 100; got "7".',
  space: 'The space_id field must be the id of a space of the account.',
  url: 'The url field is required.',
  alias: 'The alias field must be one that no other link has on its domain; got "one".',
  pixel: 'The pixel_ids.0 field must be the id of a pixel of the account; got "9".',
  disabled: 'The disabled field must be one of 0, 1; got "2".',
}

/** Refusals with and without the names of fields. */
export const refusedFieldsCases: Cases = {
  'errors.fields': [
    {
      under,
      ask: asked,
      gives: [
        [
          {
            'ids.malformed': false,
            'list.page-beyond-last': false,
            'list.page-invalid': true,
            'list.unknown-value': true,
            'list.unknown-filter-id': true,
            'links.update.empty-body': false,
            'links.alias.unique': true,
            'references.unknown': true,
          },
          [
            refused(400, 'There is no link with this id.'),
            refused(416, 'There is no such page: the list ends before it.'),
            refusedFields(406, { page: expected.number }),
            refusedFields(402, { per_page: expected.size }),
            refusedFields(424, { space_id: expected.space }),
            refused(428, 'The update sends no field.'),
            refused(428, 'The update sends no field.'),
            refusedFields(409, { alias: expected.alias }),
            refusedFields(404, { 'pixel_ids.0': expected.pixel }),
            refusedFields(422, { disabled: expected.disabled, 'pixel_ids.0': expected.pixel }),
            refusedFields(422, { per_page: expected.size, page: expected.number }),
          ],
        ],
        [
          {
            'ids.malformed': true,
            'list.page-beyond-last': true,
            'list.page-invalid': false,
            'list.unknown-value': false,
            'list.unknown-filter-id': false,
            'links.update.empty-body': true,
            'links.alias.unique': false,
            'references.unknown': false,
          },
          [
            refusedFields(400, { id: 'The id field must be the id of a link; got "abc".' }),
            refusedFields(416, { page: expected.page }),
            refused(406, expected.number),
            refused(402, expected.size),
            refused(424, expected.space),
            refusedFields(428, { url: expected.url }),
            refusedFields(428, {
              name: 'The name field is required.',
              type: 'The type field is required.',
              value: 'The value field is required.',
            }),
            refused(409, expected.alias),
            refused(404, expected.pixel),
            // Refusals that name fields take precedence over those that do not.
            refusedFields(422, { disabled: expected.disabled }),
            refused(422, `${expected.size} (and 1 more error)`),
          ],
        ],
      ],
    },
  ],
  'errors.named-field': [
    {
      async ask(server) {
        const sent = async (form: string) =>
          seenOf(await server.post('/links', `url=https://a.example/&${form}`))
        return [await sent('expiration_time=10:00'), await sent('privacy=2')]
      },
      gives: [
        [
          { 'links.expiration.time-only': 'missing', 'links.privacy.password': 'missing' },
          [
            refusedFields(422, {
              expiration_date: 'The expiration_date field must be sent with an expiration_time.',
            }),
            refusedFields(422, {
              privacy_password: 'The privacy_password field must be set if privacy is 2 (Password).',
            }),
          ],
        ],
        [
          { 'links.expiration.time-only': 'sent', 'links.privacy.password': 'sent' },
          [
            refusedFields(422, {
              expiration_time: 'The expiration_time field must be sent with an expiration_date.',
            }),
            refusedFields(422, {
              privacy: 'The privacy field must be different from 2 (Password) if no privacy_password is set.',
            }),
          ],
        ],
      ],
    },
  ],
}

async function asked(server: Speaker): Promise<unknown[]> {
  await addPixels(server)
  await server.post('/links', 'url=https://a.example/&alias=one')
  const { id } = server.mock.store(speakerKey).db.link.getAll()[0]!
  return [
    seenOf(await server.get('/links/abc')),
    seenOf(await server.get('/links?page=9')),
    seenOf(await server.get('/links?page=abc')),
    seenOf(await server.get('/links?per_page=7')),
    seenOf(await server.get('/links?space_id=99')),
    seenOf(await server.put(`/links/${id}`)),
    seenOf(await server.put('/pixels/1')),
    seenOf(await server.post('/links', 'url=https://a.example/&alias=one')),
    seenOf(await server.post('/links', 'url=https://a.example/&pixel_ids[]=9')),
    seenOf(await server.post('/links', 'url=https://a.example/&pixel_ids[]=9&disabled=2')),
    seenOf(await server.get('/links?per_page=7&page=abc')),
  ]
}
