import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Rig, rigKey, startRig } from '../../tests/support/rig.ts'
import { basePath } from '../wire/base.ts'
import { createClient } from './client.ts'
import type { LinkCreateFields } from './fields.ts'
import type { Client } from './methods.ts'

interface Connected {
  rig: Rig
  client: Client
  sent: Request[]
}

/** Creates a client of an empty mock behind HTTP, and records the requests that it sends. */
async function connect(options: Parameters<typeof startRig>[0] = {}): Promise<Connected> {
  const rig = await startRig(options)
  const sent: Request[] = []
  const client = createClient({
    baseUrl: rig.origin + basePath,
    apiKey: rigKey,
    fetch: request => {
      sent.push(request.clone())
      return fetch(request)
    },
  })
  return { rig, client, sent }
}

async function pixel(client: Client, name = 'Shop'): Promise<number> {
  const { data } = await client.POST('/pixels', { body: { name, type: 'bing', value: '900041' } })
  return data!.data.id
}

describe('the ten operations', () => {
  test('POST /links with every field of section 2.1', async () => {
    const { client } = await connect()
    const id = await pixel(client)
    const shown = {
      url: 'https://shop.example/tents?size=2&colour=moss+green#reviews',
      domain_id: 2,
      alias: 'tents',
      space_id: 3,
      pixel_ids: [id],
      disabled: 1,
      privacy: 2,
      expiration_url: 'https://shop.example/late',
      expiration_date: '2027-01-31',
      expiration_time: '23:59',
      expiration_clicks: 500,
      target_type: 1,
      country: [
        { key: 'DE', value: 'https://shop.example/de' },
        { key: 'FR', value: 'https://shop.example/fr' },
      ],
      platform: [{ key: 'OS X', value: 'https://shop.example/mac' }],
      language: [{ key: 'pt', value: 'https://shop.example/pt' }],
      rotation: [{ value: 'https://shop.example/a' }, { value: 'https://shop.example/b' }],
    } satisfies LinkCreateFields
    const body = { ...shown, password: 'open', privacy_password: 'ours' }
    const { data, error } = await client.POST('/links', { body })
    expect(error).toBeUndefined()
    expect(data!.data).toMatchObject({ ...shown, password: true, privacy_password: true })
  })

  test('GET /links/{id}', async () => {
    const { client } = await connect()
    const created = await client.POST('/links', { body: { url: 'https://shop.example/a' } })
    const { data } = await client.GET('/links/{id}', { params: { path: { id: created.data!.data.id } } })
    expect(data).toEqual(created.data)
  })

  test('GET /links with filters, order and page', async () => {
    const { client, sent } = await connect({ seed: 'demo' })
    const { data } = await client.GET('/links', {
      params: { query: { status: 1, sort_by: 'clicks', sort: 'desc', per_page: 10, page: 2 } },
    })
    expect(data!.meta).toMatchObject({ current_page: 2, per_page: 10, from: 11 })
    const clicks = data!.data.map(link => link.clicks)
    expect(clicks).toEqual([...clicks].sort((a, b) => b - a))
    expect(new Set(data!.data.map(link => link.status))).toEqual(new Set([1]))
    expect(new URL(sent[0]!.url).search).toBe('?status=1&sort_by=clicks&sort=desc&per_page=10&page=2')
  })

  test('PUT /links/{id} changes, keeps and clears', async () => {
    const { client } = await connect()
    const { data: created } = await client.POST('/links', {
      body: {
        url: 'https://shop.example/a',
        alias: 'kept',
        space_id: 2,
        pixel_ids: [await pixel(client)],
        country: [{ key: 'DE', value: 'https://shop.example/de' }],
      },
    })
    const { data } = await client.PUT('/links/{id}', {
      params: { path: { id: created!.data.id } },
      body: { url: 'https://shop.example/b', alias: undefined, space_id: null, pixel_ids: [], country: [] },
    })
    expect(data!.data).toMatchObject({
      url: 'https://shop.example/b',
      alias: 'kept',
      space_id: null,
      pixel_ids: [],
      country: [],
    })
  })

  test('DELETE /links/{id}', async () => {
    const { client } = await connect()
    const created = await client.POST('/links', { body: { url: 'https://shop.example/a' } })
    const { id } = created.data!.data
    const { data } = await client.DELETE('/links/{id}', { params: { path: { id } } })
    expect(data).toEqual({ id, object: 'link', deleted: true, status: 200 })
    const { response } = await client.GET('/links/{id}', { params: { path: { id } } })
    expect(response.status).toBe(404)
  })

  test('POST, GET and PUT of /pixels', async () => {
    const { client } = await connect()
    const body = { name: 'Trail questions', type: 'quora', value: 'demo&=+ 1' } as const
    const created = await client.POST('/pixels', { body })
    expect(created.data!.data).toMatchObject(body)
    const params = { path: { id: created.data!.data.id } }
    expect((await client.GET('/pixels/{id}', { params })).data).toEqual(created.data)
    const changed = await client.PUT('/pixels/{id}', { params, body: { name: 'Trails' } })
    expect(changed.data!.data).toMatchObject({ ...body, name: 'Trails' })
  })

  test('GET /pixels?type=bing', async () => {
    const { client } = await connect({ seed: 'demo' })
    const { data } = await client.GET('/pixels', { params: { query: { type: 'bing' } } })
    expect(data!.data.map(({ name }) => name)).toEqual(['Search ads UET tag'])
  })

  test('DELETE /pixels/{id}', async () => {
    const { client } = await connect()
    const id = await pixel(client)
    const { data } = await client.DELETE('/pixels/{id}', { params: { path: { id } } })
    expect(data).toEqual({ id, object: 'pixel', deleted: true, status: 200 })
  })
})

describe('what is sent', () => {
  test.each([
    ['GET', null],
    ['POST', 'application/x-www-form-urlencoded'],
    ['DELETE', null],
  ] as const)('%s has Content-Type %s, the key and what it accepts', async (method, type) => {
    const { client, sent } = await connect()
    if (method === 'GET') await client.GET('/links')
    if (method === 'POST') await client.POST('/links', { body: { url: 'https://shop.example/ü' } })
    if (method === 'DELETE') await client.DELETE('/links/{id}', { params: { path: { id: 1 } } })
    const [request] = sent
    expect(request!.method).toBe(method)
    expect(request!.headers.get('content-type')).toBe(type)
    expect(request!.headers.get('accept')).toBe('application/json')
    expect(request!.headers.get('authorization')).toBe(`Bearer ${rigKey}`)
    expect(await request!.text()).toBe(method === 'POST' ? 'url=https%3A%2F%2Fshop.example%2F%C3%BC' : '')
  })

  test('a slash at the end of the base URL makes no difference', async () => {
    const { rig } = await connect()
    const client = createClient({ baseUrl: `${rig.origin}${basePath}/`, apiKey: rigKey })
    expect((await client.GET('/links')).response.url).toBe(`${rig.origin}${basePath}/links`)
  })

  test('the platform’s fetch is looked up when a request is sent', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1/api/v1', apiKey: rigKey })
    const before = globalThis.fetch
    globalThis.fetch = async () => Response.json({ replaced: true })
    const { data } = await client.GET('/links').finally(() => {
      globalThis.fetch = before
    })
    expect(data).toEqual({ replaced: true })
  })
})

describe('a base URL', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each<[baseUrl: string, page: string | undefined, called: string]>([
    ['/api/v1', 'https://shop.example/links/', 'https://shop.example/api/v1/links'],
    ['api/v1/', 'https://shop.example/app/', 'https://shop.example/app/api/v1/links'],
    ['https://links.example/api/v1', 'https://shop.example/', 'https://links.example/api/v1/links'],
    ['https://links.example/api/v1', 'about:blank', 'https://links.example/api/v1/links'],
    ['https://links.example/api/v1/', undefined, 'https://links.example/api/v1/links'],
  ])('%s on the page %s', async (baseUrl, page, called) => {
    if (page !== undefined) vi.stubGlobal('document', { baseURI: page })
    const urls: string[] = []
    const client = createClient({
      baseUrl,
      apiKey: 'key',
      fetch: async ({ url }) => {
        urls.push(url)
        return Response.json({ data: [] })
      },
    })
    await client.GET('/links')
    expect(urls).toEqual([called])
  })
})
