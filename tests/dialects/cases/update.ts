import { formType } from '../../support/rig.ts'
import { type Cases, each, members, refused, refusedFields, seenOf } from './case.ts'
import { addLinks, addPixels, bareForm, bareRecord } from './samples.ts'

const laterRecord = { ...bareRecord, updated_at: '2026-03-01T12:00:01.000Z' }

const form = (body: string) => ({ headers: { 'content-type': formType }, body })
const noPatch = (status: number) =>
  refused(status, 'The PATCH method is not supported here. Supported: GET, PUT, DELETE, HEAD.')
const onList = {
  ...refused(405, 'The PATCH method is not supported here. Supported: GET, POST, HEAD.'),
  headers: { allow: 'GET, POST, HEAD' },
}

/** Titles, empty bodies, PATCH and domains in updates. */
export const update: Cases = {
  'links.title.on-update': [
    {
      options: { now: '2026-05-01T10:00:00.000Z' },
      under: { 'links.title.after': 500 },
      async ask(server) {
        await server.post('/links', 'url=https://a.example/one')
        server.clock.set('2026-05-01T10:00:01.000Z')
        const titles = [members(await server.put('/links/1', 'url=https://b.example/two'), 'title')]
        for (const time of ['10:00:01.499', '10:00:01.500']) {
          server.clock.set(`2026-05-01T${time}Z`)
          titles.push(members(await server.get('/links/1'), 'title'))
        }
        return titles.map(({ title }) => title)
      },
      gives: [
        ['follows', ['b.example/two', 'b.example/two', 'b.example/two']],
        ['kept', ['a.example/one', 'a.example/one', 'a.example/one']],
        ['later', ['a.example/one', 'a.example/one', 'b.example/two']],
      ],
    },
    {
      async ask(server) {
        await server.post('/links', 'url=https://a.example/one')
        const changed = members(await server.put('/links/1', 'url=https://b.example/two'), 'url', 'title')
        return [changed, each(await server.get('/links?search=a.example'), 'id')]
      },
      gives: [
        ['follows', [{ url: 'https://b.example/two', title: 'b.example/two' }, []]],
        ['kept', [{ url: 'https://b.example/two', title: 'a.example/one' }, [1]]],
      ],
    },
  ],
  'links.update.empty-body': [
    {
      async ask(server) {
        await server.post('/links', bareForm)
        await addPixels(server)
        server.clock.advance(1000)
        return [
          seenOf(await server.put('/links/1')),
          seenOf(await server.send('PUT', '/links/1')).status,
          seenOf(await server.put('/pixels/1')).status,
          seenOf(await server.put('/links/1', 'alias=one')).status,
        ]
      },
      gives: [
        ['unchanged', [{ status: 200, body: { data: bareRecord, status: 200 } }, 200, 200, 200]],
        ['touched', [{ status: 200, body: { data: laterRecord, status: 200 } }, 200, 200, 200]],
        [422, [refused(422, 'The update sends no field.'), 422, 422, 200]],
      ],
    },
    {
      ask: async server => {
        await server.post('/links', bareForm)
        return seenOf(await server.put('/links/1')).status
      },
      under: { 'update.partial': 'replaces' },
      gives: [
        ['unchanged', 200],
        [400, 400],
      ],
    },
  ],
  'update.same-values': [
    {
      async ask(server) {
        await server.post(
          '/links',
          'url=https://a.example/&country[0][key]=DE&country[0][value]=https://de.example/',
        )
        await addPixels(server)
        const same = 'url=https://a.example/&country[0][key]=DE&country[0][value]=https://de.example/'
        const isTouched = async (path: string, form: string) => {
          const before = (await server.get(path)).body as { data: { updated_at: string } }
          server.clock.advance(1000)
          const after = (await server.put(path, form)).body as typeof before
          return after.data.updated_at !== before.data.updated_at
        }
        return [
          await isTouched('/links/1', same),
          await isTouched('/pixels/1', 'type=google-ads'),
          await isTouched('/links/1', 'privacy=1'),
        ]
      },
      gives: [
        ['touched', [true, true, true]],
        ['unchanged', [false, false, true]],
      ],
    },
  ],
  'update.patch': [
    {
      async ask(server) {
        await addLinks(server, 'one')
        const patched = await server.send('PATCH', '/links/1', form('disabled=1'))
        return [
          patched.status === 200 ? members(patched, 'disabled') : seenOf(patched, 'allow'),
          members(await server.get('/links/1'), 'disabled'),
          seenOf(await server.send('PATCH', '/links'), 'allow'),
        ]
      },
      gives: [
        [405, [{ ...noPatch(405), headers: { allow: 'GET, PUT, DELETE, HEAD' } }, { disabled: 0 }, onList]],
        ['as-put', [{ disabled: 1 }, { disabled: 1 }, onList]],
        [404, [{ ...noPatch(404), headers: { allow: null } }, { disabled: 0 }, onList]],
      ],
    },
  ],
  'links.update.domain': [
    {
      async ask(server) {
        await addLinks(server, 'one')
        const seen: unknown[] = []
        for (const name of ['domain_id', 'domain']) {
          const answer = await server.put('/links/1', `${name}=2&disabled=1`)
          seen.push(answer.status === 200 ? members(answer, 'domain_id', 'disabled') : seenOf(answer))
        }
        return seen
      },
      gives: [
        [
          'ignored',
          [
            { domain_id: 1, disabled: 1 },
            { domain_id: 1, disabled: 1 },
          ],
        ],
        [
          422,
          ['domain_id', 'domain'].map(name =>
            refusedFields(422, { [name]: `The ${name} field must be left out: a link keeps its domain.` }),
          ),
        ],
      ],
    },
    {
      // The question about unknown fields does not apply to domain_id.
      ask: async server => {
        await addLinks(server, 'one')
        return (await server.put('/links/1', 'domain_id=2')).status
      },
      under: { 'input.unknown-field': 422 },
      gives: [
        ['ignored', 200],
        [400, 400],
      ],
    },
  ],
}
