import { expect, it } from 'vitest'
import type { Dialect } from '../dialect/dialect.ts'
import { parseDialect } from '../dialect/file.ts'
import { locatorsOf } from '../dialect/shapes/locators.ts'
import { serveJudged } from './judged.ts'

// A record that a list shows otherwise than the response about it does: with fewer members, or with something around it.

const dialect: Dialect = parseDialect(
  `
name: slim
shapes:
  listed:
    links: { link: { id: $id, url: $url, expired: $expired } }
    pixels: { id: $id, label: $name }
`,
  'slim.yaml',
)

const served = () => serveJudged(dialect)

it('GET /links shows less than GET /links/{id}', async () => {
  const send = await served()
  const { body: made } = await send('POST', '/links', 'url=https://a.example/x&alias=one')
  expect(made.data).toMatchObject({ id: 1, alias: 'one', url: 'https://a.example/x' })
  expect((await send('GET', '/links/1')).body.data).toEqual(made.data)
  const { body: list } = await send('GET', '/links?per_page=10')
  expect(list.data).toEqual([{ link: { id: 1, url: 'https://a.example/x', expired: false } }])
  await send('PUT', '/links/1', 'url=https://a.example/y')
  expect((await send('GET', '/links?per_page=10')).body.data[0].link.url).toBe('https://a.example/y')
})

it('GET /pixels shows other members than GET /pixels/{id}', async () => {
  const send = await served()
  const { body: made } = await send('POST', '/pixels', 'name=n&type=bing&value=v')
  expect(made.data).toMatchObject({ id: 1, name: 'n', type: 'bing', value: 'v' })
  const { body: list } = await send('GET', '/pixels')
  expect(list.data).toEqual([{ id: 1, label: 'n' }])
  const [found] = locatorsOf(dialect).list('pixels', list).records
  expect(found?.values).toEqual({ id: 1, name: 'n' })
})

it('a record in a list needs its identifier', () => {
  expect(() => parseDialect('name: x\nshapes: { listed: { links: { url: $url } } }', 'x.yaml')).toThrow(
    /shapes\.listed\.links.*a place for \$id/,
  )
})
