import { at, type Cases, each, members, refused, seenOf } from './case.ts'
import { addPixels, bareForm } from './samples.ts'

const noLink = 'There is no link with this id.'
const noPixel = 'There is no pixel with this id.'

/** Ids of records, and the source of titles. */
export const records: Cases = {
  'ids.type': [
    {
      async ask(server) {
        await addPixels(server)
        const { headers, body } = await server.post('/links', bareForm)
        return [headers.location?.split('/').at(-1), at(body, 'data', 'id')]
      },
      options: { shapes: { created: { status: 201, headers: { Location: '$address' } } } },
      gives: [
        ['integer', ['1', 1]],
        ['string', ['r000000001', 'r000000001']],
        ['digits', ['1', '1']],
      ],
    },
  ],
  'ids.malformed': [
    {
      ask: async server => [
        seenOf(await server.get('/links/abc')),
        seenOf(await server.delete('/pixels/-1')),
        (await server.get('/links/1')).status,
        (await server.get('/links/0')).status,
      ],
      gives: [
        [404, [refused(404, noLink), refused(404, noPixel), 404, 404]],
        [400, [refused(400, noLink), refused(400, noPixel), 404, 404]],
        [422, [refused(422, noLink), refused(422, noPixel), 404, 404]],
      ],
    },
    {
      ask: async server => (await server.get('/links/1')).status,
      under: { 'ids.type': 'string' },
      gives: [
        [404, 404],
        [400, 400],
      ],
    },
  ],
  'links.title.after': [
    {
      options: { now: '2026-05-01T10:00:00.000Z' },
      async ask(server) {
        const made = members(await server.post('/links', 'url=https://a.example/spring'), 'title')
        const found = async () => each(await server.get('/links?search=spring&sort_by=title'), 'title')
        const seen: unknown[] = [made, await found()]
        server.clock.set('2026-05-01T10:00:00.400Z')
        await server.put('/links/1', 'url=https://a.example/spring-sale')
        seen.push(await found())
        server.clock.set('2026-05-01T10:00:00.500Z')
        return [...seen, await found(), members(await server.get('/links/1'), 'title')]
      },
      gives: [
        [
          0,
          [
            { title: 'a.example/spring' },
            ['a.example/spring'],
            ['a.example/spring-sale'],
            ['a.example/spring-sale'],
            { title: 'a.example/spring-sale' },
          ],
        ],
        [500, [{ title: null }, [], [], ['a.example/spring-sale'], { title: 'a.example/spring-sale' }]],
      ],
    },
  ],
  'links.title': [
    {
      async ask(server) {
        await server.post('/links', 'url=https://a.example/spring/big-sale.html&alias=one')
        await server.post('/links', 'url=https://a.example/&alias=two')
        const changed = members(await server.put('/links/1', 'url=https://b.example/it'), 'title')
        return [
          each(await server.get('/links'), 'title'),
          changed,
          each(await server.get('/links?search=A.EX'), 'id'),
        ]
      },
      gives: [
        ['host-and-path', [['a.example', 'b.example/it'], { title: 'b.example/it' }, [2]]],
        ['host', [['a.example', 'b.example'], { title: 'b.example' }, [2]]],
        ['url', [['https://a.example/', 'https://b.example/it'], { title: 'https://b.example/it' }, [2]]],
        ['alias', [['two', 'one'], { title: 'one' }, []]],
        [{ text: 'Untitled' }, [['Untitled', 'Untitled'], { title: 'Untitled' }, []]],
        ['page', [['a.example', 'It | b.example'], { title: 'It | b.example' }, [2]]],
        ['none', [[null, null], { title: null }, []]],
      ],
    },
    {
      async ask(server) {
        await server.post('/links', 'url=https://a.example/&alias=spring')
        const moved = members(await server.put('/links/1', 'url=https://b.example/it'), 'title')
        return [moved, members(await server.put('/links/1', 'alias=autumn'), 'title')]
      },
      gives: [
        ['alias', [{ title: 'spring' }, { title: 'autumn' }]],
        [{ text: 'Untitled' }, [{ title: 'Untitled' }, { title: 'Untitled' }]],
      ],
    },
    {
      ask: async server =>
        members(await server.post('/links', 'url=https://a.example/spring/big-sale.html'), 'title'),
      gives: [
        ['host-and-path', { title: 'a.example/spring/big-sale.html' }],
        ['page', { title: 'Spring Big Sale Html | a.example' }],
      ],
    },
  ],
}
