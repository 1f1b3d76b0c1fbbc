import { expect, it, onTestFinished } from 'vitest'
import { contractIn } from '../contract/contract.ts'
import { judgeOf } from '../contract/test-judge.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { parseDialect } from '../dialect/file.ts'
import { locatorsOf } from '../dialect/shapes/locators.ts'
import { createMock } from '../mock.ts'
import { serve } from '../node.ts'
import { testClock } from './rig.ts'

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

async function served() {
  const mock = createMock({ dialect, seed: 'empty', clock: testClock(), keys: ['good'] })
  const { baseUrl, close } = await serve(mock)
  onTestFinished(close)
  const judge = judgeOf(contractIn(dialect))
  return async (method: string, path: string, form?: string) => {
    const headers = { authorization: 'Bearer good', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await fetch(`${baseUrl}${path}`, { method, headers, ...(form && { body: form }) })
    const body = await response.text()
    const received = Object.fromEntries(response.headers)
    const sent = {
      method,
      path: path.split('?')[0]!,
      base: baseUrl,
      query: '',
      header: () => undefined,
      body: null,
    }
    expect(judge(sent, { status: response.status, headers: received, body }), `${method} ${path}`).toEqual([])
    return JSON.parse(body)
  }
}

it('GET /links shows less than GET /links/{id}', async () => {
  const send = await served()
  const made = await send('POST', '/links', 'url=https://a.example/x&alias=one')
  expect(made.data).toMatchObject({ id: 1, alias: 'one', url: 'https://a.example/x' })
  expect((await send('GET', '/links/1')).data).toEqual(made.data)
  const list = await send('GET', '/links?per_page=10')
  expect(list.data).toEqual([{ link: { id: 1, url: 'https://a.example/x', expired: false } }])
  await send('PUT', '/links/1', 'url=https://a.example/y')
  expect((await send('GET', '/links?per_page=10')).data[0].link.url).toBe('https://a.example/y')
})

it('GET /pixels shows other members than GET /pixels/{id}', async () => {
  const send = await served()
  const made = await send('POST', '/pixels', 'name=n&type=bing&value=v')
  expect(made.data).toMatchObject({ id: 1, name: 'n', type: 'bing', value: 'v' })
  const list = await send('GET', '/pixels')
  expect(list.data).toEqual([{ id: 1, label: 'n' }])
  const [found] = locatorsOf(dialect).list('pixels', list).records
  expect(found?.values).toEqual({ id: 1, name: 'n' })
})

it('a record in a list needs its identifier', () => {
  expect(() => parseDialect('name: x\nshapes: { listed: { links: { url: $url } } }', 'x.yaml')).toThrow(
    /shapes\.listed\.links.*a place for \$id/,
  )
})
