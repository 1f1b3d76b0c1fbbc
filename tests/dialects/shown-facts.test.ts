import { expect, it } from 'vitest'
import { parseDialect } from '../../src/dialect/file.ts'
import { serveJudged } from '../support/judged.ts'

// Values that shapes can show besides fields: page numbers, page addresses, and versions of records.

const dialect = parseDialect(
  `
name: facts
shapes:
  link:
    id: $id
    host: $host
    random: $alias_generated
    custom: { $: alias_generated, map: { true: no, false: yes } }
    version: $version
    changed: { $if: { updates: 0 }, then: null, else: { $: updated_at, time: "Y-m-dTH:i:s.fZ" } }
  pixel: { id: $id, updates: $updates }
  record: { headers: { x-app: links }, body: $record }
  list:
    headers: { x-app: links }
    body:
      items: $records
      pages: $page_count
      next: $next_page
      next_index: $next_index
      prev: $prev_page
      prev_index: $prev_index
      back: $back_page
      back_index: $back_index
      back_query: $back_query
      asked: $self_query
      current: $current_query
      whole: $current
      path: $current_path
      sized: $current_sized
      sized_path: $next_sized_path
`,
  'facts.yaml',
)

it('GET /links shows the numbers of pages, and the address of the request', async () => {
  const send = await serveJudged(dialect)
  const empty = await send('GET', '/links')
  expect(empty.body).toMatchObject({
    items: [],
    pages: 0,
    next: null,
    prev: null,
    asked: '?',
    current: '?page=1',
    sized: `${empty.baseUrl}/links?page=1&per_page=25`,
    sized_path: null,
  })
  for (let n = 0; n < 21; n++) await send('POST', '/links', `url=https://a.example/${n}`)
  const { body, headers, baseUrl } = await send('GET', '/links?per_page=10&page=2')
  expect(headers['x-app']).toBe('links')
  expect(body).toMatchObject({ pages: 3, next: 3, next_index: 2, prev: 1, prev_index: 0 })
  expect(body).toMatchObject({ asked: '?per_page=10&page=2', current: '?per_page=10&page=2' })
  expect(body.whole).toBe(`${baseUrl}/links?per_page=10&page=2`)
  expect(`${new URL(baseUrl).origin}${body.path}`).toBe(body.whole)
  expect(body.sized).toBe(body.whole)
  expect(body.sized_path).toBe(`${new URL(baseUrl).pathname}/links?per_page=10&page=3`)
  const beyond = await send('GET', '/links?per_page=10&page=9')
  expect(beyond.body).toMatchObject({ prev: 8, back: 3, back_index: 2, back_query: '?per_page=10&page=3' })
  const next = await send('GET', '/links?per_page=10&page=4')
  expect(next.body).toMatchObject({ prev: 3, back: 3, back_query: '?per_page=10&page=3' })
  expect(body).toMatchObject({ back: 1, back_index: 0, back_query: '?per_page=10&page=1' })
  expect(empty.body).toMatchObject({ back: null, back_index: null, back_query: null })
  const last = await send('GET', '/links?per_page=10&page=3')
  expect(last.body).toMatchObject({ next: null, next_index: null, prev: 2, prev_index: 1 })
})

it('PUT /links/{id} increments the version of a link, and PUT /pixels/{id} that of a pixel', async () => {
  const send = await serveJudged(dialect)
  const made = await send('POST', '/links', 'url=https://a.example:8443/x')
  const chosen = { random: true, custom: 'no' }
  expect(made.body).toEqual({ id: 1, host: 'a.example', ...chosen, version: 1, changed: null })
  expect(made.headers['x-app']).toBe('links')
  const { body } = await send('PUT', '/links/1', 'url=https://b.example/')
  const changed = expect.stringMatching(/\.\d{7}Z$/)
  expect(body).toEqual({ id: 1, host: 'b.example', ...chosen, version: 2, changed })
  await send('POST', '/pixels', 'name=n&type=bing&value=v')
  expect((await send('PUT', '/pixels/1', 'name=m&type=bing&value=v')).body).toEqual({ id: 1, updates: 1 })
})

it('a link shows whether the service chose its alias', async () => {
  const send = await serveJudged(dialect)
  const bodyOf = async (method: string, path: string, form: string) => (await send(method, path, form)).body
  expect(await bodyOf('POST', '/links', 'url=https://a.example/&alias=own')).toMatchObject({ custom: 'yes' })
  expect(await bodyOf('POST', '/links', 'url=https://a.example/')).toMatchObject({ custom: 'no' })
  expect(await bodyOf('PUT', '/links/2', 'disabled=1')).toMatchObject({ custom: 'no' })
  expect(await bodyOf('PUT', '/links/2', 'alias=two')).toMatchObject({ custom: 'yes', random: false })
})

it('a list without records may have a status of its own, and no body', async () => {
  const send = await serveJudged(
    parseDialect(
      '{ name: empty, shapes: { list: { empty: 204, body: { items: $records } } } }',
      'empty.yaml',
    ),
  )
  const none = await send('GET', '/links')
  expect(none.status).toBe(204)
  expect(none.body).toBeUndefined()
  await send('POST', '/links', 'url=https://a.example/x')
  expect(await send('GET', '/links')).toMatchObject({ status: 200, body: { items: [{ id: 1 }] } })
})

it('a link shows the positions of its domain and its space in the account', async () => {
  const shape = `
    id: $id
    domain: { id: $domain_id, is_default: { $if: { domain_position: 1 }, then: true, else: false } }
    space: { $if: space_id, then: { nth: $space_position }, else: null }`
  const send = await serveJudged(parseDialect(`name: owners\nshapes:\n  link:${shape}`, 'owners.yaml'))
  const record = async (form: string) => (await send('POST', '/links', form)).body
  expect(await record('url=https://a.example/x')).toMatchObject({
    data: { domain: { id: 1, is_default: true }, space: null },
  })
  expect(await record('url=https://a.example/x&domain_id=2&space_id=3')).toMatchObject({
    data: { domain: { id: 2, is_default: false }, space: { nth: 3 } },
  })
})
