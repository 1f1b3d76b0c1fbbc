import { expect, it } from 'vitest'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { speakIn } from '../support/speak.ts'
import { seenOf } from './cases/case.ts'

// Pixels beside the links that use them, each pixel once, as in the compound documents of JSON:API.

const included = { $list: 'pixel_ids', item: { type: 'pixels', id: { $: 'id', as: 'text' }, name: '$name' } }
const shapes: Shapes = {
  link: { id: '$id', pixels: '$pixel_ids' },
  links: {
    record: { body: { data: '$record', included } },
    list: { body: { data: '$records', included, uses: { $count: 'pixel_ids' } } },
  },
}

async function server(own: Shapes = {}) {
  const mock = speakIn({ ...shapes, ...own })
  for (const name of ['one', 'two', 'three']) await mock.post('/pixels', `name=${name}&type=x&value=1`)
  await mock.post('/links', 'domain_id=1&url=https://a.example/&pixel_ids[]=3&pixel_ids[]=1')
  await mock.post('/links', 'domain_id=1&url=https://b.example/')
  await mock.post('/links', 'domain_id=1&url=https://c.example/&pixel_ids[]=3&pixel_ids[]=2')
  return mock
}

const pixel = (id: string, name: string) => ({ type: 'pixels', id, name })

it.each<[path: string, links: unknown, pixels: unknown[]]>([
  ['/links/1', { id: 1, pixels: [3, 1] }, [pixel('3', 'three'), pixel('1', 'one')]],
  ['/links/2', { id: 2, pixels: [] }, []],
])('GET %s', async (path, data, pixels) => {
  expect(seenOf(await (await server()).get(path)).body).toEqual({ data, included: pixels })
})

it.each<[query: string, links: number[], pixels: unknown[]]>([
  ['', [3, 2, 1], [pixel('3', 'three'), pixel('2', 'two'), pixel('1', 'one')]],
  ['?sort=asc&pixel_id=1', [1], [pixel('3', 'three'), pixel('1', 'one')]],
  ['?search=b.example&search_by=url', [2], []],
])('GET /links%s', async (query, links, pixels) => {
  const { body } = seenOf(await (await server()).get(`/links${query}`))
  const { data, ...beside } = body as { data: { id: number }[] }
  expect(data.map(({ id }) => id)).toEqual(links)
  expect(beside).toEqual({ included: pixels, uses: pixels.length })
})

it('PUT /pixels/3 changes the pixel beside the links', async () => {
  const mock = await server()
  await mock.get('/links/1')
  await mock.put('/pixels/3', 'name=third')
  expect(seenOf(await mock.get('/links/1')).body).toMatchObject({ included: [{ name: 'third' }, {}] })
  expect(seenOf(await mock.get('/links?sort=asc')).body).toMatchObject({
    included: [{ name: 'third' }, {}, {}],
  })
})

it('how many links use each pixel, and its address', async () => {
  const item = { uses: '$links_count', self: '{base}/pixels/{id}' }
  const body = { data: '$record', included: { $list: 'pixel_ids', item } }
  const mock = await server({ links: { record: { body } } })
  expect(seenOf(await mock.get('/links/3')).body).toMatchObject({
    included: [
      { uses: 2, self: expect.stringMatching(/\/pixels\/3$/) },
      { uses: 1, self: expect.stringMatching(/\/pixels\/2$/) },
    ],
  })
})
