import { expect, it } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { parseDialect } from '../../src/dialect/file.ts'
import { locatorsOf } from '../../src/dialect/shapes/locators.ts'
import { serveJudged } from '../support/judged.ts'

// Records with shapes of their own in lists and writes: with fewer members, or in an envelope.

const dialect: Dialect = parseDialect(
  `
name: slim
shapes:
  links:
    list: { record: { link: { id: $id, url: $url, expired: $expired } } }
    created: { body: { ok: true, link: $record }, record: { id: $id, short: $short_url } }
    updated: { record: { url: $url, pixels: $pixel_ids } }
  pixels:
    list: { record: { id: $id, label: $name } }
    created: { record: { id: $id } }
    deleted: { body: $record, record: { id: $id, was: $name } }
`,
  'slim.yaml',
)

const served = () => serveJudged(dialect)

it('links have different shapes in a get, a list, a create and an update', async () => {
  const send = await served()
  const { body: made } = await send('POST', '/links', 'url=https://a.example/x&alias=one')
  expect(made).toEqual({ ok: true, link: { id: 1, short: 'https://go.example/one' } })
  const { body: got } = await send('GET', '/links/1')
  expect(got.data).toMatchObject({ id: 1, alias: 'one', url: 'https://a.example/x' })
  const { body: list } = await send('GET', '/links?per_page=10')
  expect(list.data).toEqual([{ link: { id: 1, url: 'https://a.example/x', expired: false } }])
  const { body: changed } = await send('PUT', '/links/1', 'url=https://a.example/y')
  expect(changed.data).toEqual({ url: 'https://a.example/y', pixels: [] })
  expect((await send('GET', '/links?per_page=10')).body.data[0].link.url).toBe('https://a.example/y')
  const found = locatorsOf(dialect).response('links', 'created', made)
  expect(found.record?.values).toMatchObject({ id: 1 })
})

it('pixels have different shapes in a get, a list, a create and a delete', async () => {
  const send = await served()
  const { body: made } = await send('POST', '/pixels', 'name=n&type=bing&value=v')
  expect(made.data).toEqual({ id: 1 })
  expect((await send('GET', '/pixels/1')).body.data).toMatchObject({ name: 'n', type: 'bing', value: 'v' })
  const { body: list } = await send('GET', '/pixels')
  expect(list.data).toEqual([{ id: 1, label: 'n' }])
  const [found] = locatorsOf(dialect).list('pixels', list).records
  expect(found?.values).toEqual({ id: 1, name: 'n' })
  expect((await send('DELETE', '/pixels/1')).body).toEqual({ id: 1, was: 'n' })
})

it('the shape of a record in a list needs the id', () => {
  expect(() =>
    parseDialect('name: x\nshapes: { links: { list: { record: { url: $url } } } }', 'x.yaml'),
  ).toThrow(/shapes\.links\.list\.record.*a place for \$id/)
})

it.each<[string, string, string]>([
  ['links', 'url=https://a.example/x', 'link: { id: $id, reads: { $any: counter } }'],
  ['pixels', 'name=n&type=bing&value=v', 'pixel: { id: $id, reads: { $any: counter } }'],
  ['links', 'url=https://a.example/x', 'links: { list: { record: { id: $id, reads: { $any: counter } } } }'],
])('GET /%s, sent again, shows another number in its records: %s, %s', async (name, form, shape) => {
  const send = await serveJudged(parseDialect(`{ name: reads, shapes: { ${shape} } }`, 'reads.yaml'))
  await send('POST', `/${name}`, form)
  const reads = []
  for (let read = 1; read <= 3; read += 1) reads.push((await send('GET', `/${name}`)).body.data[0].reads)
  expect(new Set(reads).size).toBe(3)
})
