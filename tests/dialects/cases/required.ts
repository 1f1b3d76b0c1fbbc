import { at, type Cases, members, refusedFields, seenOf } from './case.ts'
import { pixelWith } from './form.ts'
import { bareForm, bareRecord, pixelForm } from './samples.ts'

const missing = (field: string) => ({ [field]: `The ${field} field is required.` })

/** Required fields. */
export const required: Cases = {
  'links.create.required': [
    {
      ask: async server => [
        seenOf(await server.post('/links', bareForm)),
        (await server.post('/links', 'url=https://a.example/&domain_id=2')).status,
        (await server.post('/links', 'url=https://a.example/&domain=2')).status,
        seenOf(await server.post('/links', 'domain_id=1')),
      ],
      gives: [
        [
          ['url'],
          [
            { status: 200, body: { data: bareRecord, status: 200 } },
            200,
            200,
            refusedFields(422, missing('url')),
          ],
        ],
        [
          ['url', 'domain_id'],
          [refusedFields(422, missing('domain_id')), 200, 200, refusedFields(422, missing('url'))],
        ],
      ],
    },
    {
      async ask(server) {
        const without = seenOf(await server.post('/links', 'url=https://a.example/'))
        await server.post('/links', bareForm)
        return [
          without.status,
          (await server.put('/links/1', 'url=https://a.example/x')).status,
          (await server.put('/links/1', 'alias=')).status,
        ]
      },
      gives: [
        [['url'], [200, 200, 200]],
        [
          ['url', 'alias'],
          [422, 200, 422],
        ],
      ],
    },
    {
      // A domain under a name that the mock does not read does not count as sent.
      ask: async server => seenOf(await server.post('/links', `${bareForm}&domain=2`)),
      under: { 'links.domain-synonym': 'domain_id' },
      gives: [
        [['url'], { status: 200, body: { data: bareRecord, status: 200 } }],
        [['url', 'domain_id'], refusedFields(422, missing('domain_id'))],
      ],
    },
    {
      ask: async server => seenOf(await server.post('/links', `${bareForm}&domain_id=2`)),
      under: { 'links.domain-synonym': 'domain' },
      gives: [
        [['url'], { status: 200, body: { data: bareRecord, status: 200 } }],
        [['url', 'domain_id'], refusedFields(422, missing('domain'))],
      ],
    },
  ],
  'links.domain.unsent': [
    {
      async ask(server) {
        const shown = async (form: string) =>
          at((await server.post('/links', form)).body, 'data', 'domain_id')
        return [await shown('url=https://a.example/'), await shown('url=https://a.example/&domain_id=1')]
      },
      gives: [
        ['first', [1, 1]],
        ['last', [2, 1]],
        ['none', [null, 1]],
      ],
    },
  ],
  'pixels.create.required': [
    {
      ask: async server => {
        const seen: unknown[] = []
        for (const form of ['name=Shop&type=x', 'type=x&value=1', 'value=1']) {
          const answer = await server.post('/pixels', form)
          seen.push(answer.status === 200 ? members(answer, 'name', 'type', 'value') : seenOf(answer))
        }
        return seen
      },
      gives: [
        [
          ['name', 'type', 'value'],
          [
            refusedFields(422, missing('value')),
            refusedFields(422, missing('name')),
            refusedFields(422, { ...missing('name'), ...missing('type') }),
          ],
        ],
        [
          ['name', 'type'],
          [
            { name: 'Shop', type: 'x', value: null },
            refusedFields(422, missing('name')),
            refusedFields(422, { ...missing('name'), ...missing('type') }),
          ],
        ],
        [
          ['type', 'value'],
          [
            refusedFields(422, missing('value')),
            { name: null, type: 'x', value: '1' },
            refusedFields(422, missing('type')),
          ],
        ],
      ],
    },
    {
      // A pixel without a name is listed last, is not found by a search, and can be given a name.
      async ask(server) {
        const first = await server.post('/pixels', 'type=x&value=1')
        await server.post('/pixels', pixelForm)
        const sorted = at((await server.get('/pixels?sort_by=name&sort=asc')).body, 'data')
        const found = at((await server.get('/pixels?search=s')).body, 'meta', 'total')
        return [
          first.status,
          (sorted as { name?: string }[]).map(({ name }) => name),
          found,
          (await server.put('/pixels/1', 'name=')).status,
        ]
      },
      options: { shapes: { pixel: pixelWith([], { name: { $: 'name', unset: '$absent' } }) } },
      gives: [
        [
          ['name', 'type', 'value'],
          [422, ['Shop'], 1, 422],
        ],
        [
          ['type', 'value'],
          [200, ['Shop', undefined], 1, 200],
        ],
      ],
    },
  ],
  'links.domain-synonym': [
    {
      async ask(server) {
        const seen: unknown[] = []
        for (const form of ['domain=2', 'domain_id=2', 'domain=1&domain_id=2'])
          seen.push(
            at((await server.post('/links', `url=https://a.example/&${form}`)).body, 'data', 'domain_id'),
          )
        return seen
      },
      gives: [
        ['both', [2, 2, 2]],
        ['domain_id', [1, 2, 2]],
        ['domain', [2, 1, 1]],
      ],
    },
    {
      ask: async server => seenOf(await server.post('/links', 'url=https://a.example/&domain=9')).status,
      gives: [
        ['both', 422],
        ['domain_id', 200],
      ],
    },
  ],
}
