import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { type AdminRig, ways } from './rig.ts'

const seed = {
  domains: [{ id: 1, name: 'go.example' }],
  spaces: [{ id: 3, name: 'Campaigns' }],
  pixels: [{ id: 5, name: 'Visitors', type: 'facebook', value: '123' }],
  links: [
    { id: 7, url: 'https://shop.example/a', alias: 'a', pixel_ids: [5], password: 'open sesame' },
    { id: 8, url: 'https://shop.example/b', alias: 'b', space_id: 3 },
  ],
}

describe.each(ways)('records, $way', ({ open }) => {
  let rig: AdminRig
  beforeEach(async () => {
    rig = await open({ seed: 'demo' })
    await rig.call('POST /accounts', { key: 'demo-key' })
    await rig.call('PUT /accounts/1/state', seed)
  })
  afterEach(() => rig.close())

  const stored = (id: number) =>
    rig.mock.store('demo-key').db.link.findFirst({ where: { id: { equals: id } } })

  it('GET /accounts/1/state is a seed without passwords, and can be sent back without losing them', async () => {
    const { json } = await rig.call('GET /accounts/1/state')
    expect(json.links).toMatchObject([
      { id: 7, password: '[redacted]' },
      { id: 8, url: 'https://shop.example/b' },
    ])
    expect(json.domains).toEqual(seed.domains)
    await rig.call('PUT /accounts/1/state', json)
    expect(stored(7)).toMatchObject({ password: 'open sesame', pixel_ids: [5] })
    await rig.call('PUT /accounts/1/state', stringify(json))
    expect((await rig.call('GET /accounts/1/state')).json).toEqual(json)
  })

  it('GET and PUT /accounts/1/state agree after the clock was moved to and fro', async () => {
    await rig.call('PATCH /accounts/1/clock', { advance: 400 * 86_400_000 })
    await rig.send('POST /links', { form: 'url=https://shop.example/later&alias=later' })
    await rig.call('PATCH /accounts/1/clock', { now: '2020-01-31T12:00:00Z' })
    await rig.send('POST /links', { form: 'url=https://shop.example/earlier&alias=earlier' })
    await rig.send('PUT /links/8', { form: 'url=https://shop.example/bb' })
    await rig.call('DELETE /accounts/1/clock')
    const { json } = await rig.call('GET /accounts/1/state')
    expect((await rig.call('PUT /accounts/1/state', json)).status).toBe(200)
    expect((await rig.call('GET /accounts/1/state')).json).toEqual(json)
    const patched = await rig.call('PATCH /accounts/1/state', { links: [{ id: 8, clicks: 3 }] })
    expect(patched.status).toBe(200)
  })

  it('ids continue after those of the seed', async () => {
    await rig.send('POST /links', { form: 'url=https://shop.example/c' })
    expect((await rig.call('GET /accounts/1/links?limit=1')).json.records[0].id).toBe(9)
  })

  it('PATCH /accounts/1/state changes, creates and deletes', async () => {
    const { json } = await rig.call('PATCH /accounts/1/state', {
      links: [
        { id: 7, clicks: 12, title: null, country: [{ key: 'DE', value: 'https://shop.example/de' }] },
        { url: 'https://shop.example/new' },
      ],
      pixels: [
        { id: 5, name: 'All visitors' },
        { name: 'New', type: 'x', value: '9' },
      ],
      deleted: { links: [8] },
    })
    expect(json).toMatchObject({ links: 2, pixels: 2 })
    expect(stored(7)).toMatchObject({ clicks: 12, title: null, password: 'open sesame', alias: 'a' })
    expect(stored(8)).toBeNull()
    expect(stored(9)).toMatchObject({ url: 'https://shop.example/new', domain_id: 1 })
    const pixels = (await rig.call('GET /accounts/1/pixels?sort=asc')).json.records
    expect(pixels).toMatchObject([
      { id: 5, name: 'All visitors', value: '123' },
      { id: 6, type: 'x' },
    ])
  })

  it('a new link without a domain gets the first one of the account', async () => {
    await rig.call('PUT /accounts/1/state', { domains: [{ id: 4, name: 'go.example' }] })
    await rig.call('PATCH /accounts/1/state', { links: [{ url: 'https://shop.example/new' }] })
    const { json } = await rig.call('GET /accounts/1/state')
    expect(json.links).toMatchObject([{ domain_id: 4 }])
    expect((await rig.call('PUT /accounts/1/state', json)).status).toBe(200)
  })

  it('a deleted link can be created again with its id', async () => {
    const { json } = await rig.call('GET /accounts/1/state')
    await rig.call('PATCH /accounts/1/state', { deleted: { links: [7] } })
    await rig.call('PATCH /accounts/1/state', { links: [json.links[0]] })
    expect(stored(7)).toMatchObject({ alias: 'a', created_at: Date.parse(json.links[0].created_at) })
  })

  it('a deleted pixel leaves its links', async () => {
    await rig.call('PATCH /accounts/1/state', { deleted: { pixels: [5] } })
    expect(stored(7)).toMatchObject({ pixel_ids: [] })
  })

  const refused: [body: object, path: string, status?: number][] = [
    [{ links: [{ id: 7, url: 'shop' }] }, 'links[0].url'],
    [
      {
        links: [
          { id: 8, alias: 'fine' },
          { id: 7, alias: 'b c' },
        ],
      },
      'links[1].alias',
    ],
    [{ links: [{ id: 7, alias: 'b' }] }, 'links[0].alias'],
    [{ links: [{ id: 7, space_id: 99 }] }, 'links[0].space_id'],
    [{ links: [{ id: 7, pixel_ids: [5] }], deleted: { pixels: [5] } }, 'links[0].pixel_ids[0]'],
    [{ links: [{ title: 'no url' }] }, 'links[0].url'],
    [{ links: [{ id: 7, clickz: 1 }] }, 'links[0].clickz'],
    [{ links: [{ id: 7, clicks: '1' }] }, 'links[0].clicks'],
    [{ links: [{ id: 7, created_at: 'once' }] }, 'links[0].created_at'],
    [{ links: [{ id: 'x' }] }, 'links[0].id'],
    [{ links: [{ id: 7, privacy: 2 }] }, 'links[0].privacy_password'],
    [{ pixels: [{ id: 5, type: 'tiktok' }] }, 'pixels[0].type'],
    [{ links: [7] }, 'links[0]'],
    [{ link: [] }, 'link'],
    [{ deleted: { links: [99] } }, '', 404],
    [{ links: [{ id: 7, title: 'only a title' }], deleted: { links: [7] } }, 'links[0].url'],
    [{ pixels: [{ id: 5, name: 'only a name' }], deleted: { pixels: [5] } }, 'pixels[0].type'],
  ]
  it.each(
    refused,
  )('PATCH /accounts/1/state %j is refused at %s, and changes nothing', async (body, path, status = 400) => {
    const before = (await rig.call('GET /accounts/1/state')).json
    const response = await rig.call('PATCH /accounts/1/state', body)
    expect(response.status).toBe(status)
    if (path !== '') expect(response.json.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect((await rig.call('GET /accounts/1/state')).json).toEqual(before)
  })

  it('PUT /accounts/1/state refuses a seed with mistakes, and changes nothing', async () => {
    const before = (await rig.call('GET /accounts/1/state')).json
    const response = await rig.call('PUT /accounts/1/state', 'links:\n  - url: shop\n  - uri: x\n')
    expect(response).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('links[0].url') },
    })
    expect((await rig.call('GET /accounts/1/state')).json).toEqual(before)
  })

  it('GET /accounts/1/links filters, sorts and takes a part', async () => {
    await rig.call('POST /accounts/1/reset', { seed: 200 })
    const { json: all } = await rig.call('GET /accounts/1/links?limit=1000&sort=asc')
    expect(all.total).toBe(200)
    const { json: part } = await rig.call('GET /accounts/1/links?offset=20&limit=30&sort=asc')
    expect(part.records).toEqual(all.records.slice(20, 50))
    const { json: expired } = await rig.call('GET /accounts/1/links?status=2&limit=1000&sort=asc')
    expect(expired.records).toEqual(all.records.filter(({ status }: { status: number }) => status === 2))
    const { json: clicked } = await rig.call('GET /accounts/1/links?sort_by=clicks&limit=1000')
    const clicks = clicked.records.map((link: { clicks: number }) => link.clicks)
    expect(clicks).toEqual([...clicks].sort((one, other) => other - one))
  })

  it('POST /accounts/1/links/7/clicks adds clicks, which let the link expire', async () => {
    await rig.call('PATCH /accounts/1/state', { links: [{ id: 7, expiration_clicks: 3 }] })
    expect((await rig.call('POST /accounts/1/links/7/clicks', {})).json).toMatchObject({
      clicks: 1,
      status: 1,
    })
    expect((await rig.call('POST /accounts/1/links/7/clicks', { times: 2 })).json).toMatchObject({
      clicks: 3,
      status: 2,
    })
    expect((await rig.call('POST /accounts/1/links/99/clicks', {})).status).toBe(404)
  })

  it('the version changes with every write, and only then', async () => {
    const version = async () => (await rig.call('GET /accounts/1')).json.version
    const first = await version()
    await rig.send('GET /links')
    expect(await version()).toBe(first)
    await rig.send('PUT /links/8', { form: 'url=https://shop.example/bb' })
    expect(await version()).not.toBe(first)
    // Another store, whose counts start again.
    const replaced = await version()
    await rig.call('PUT /accounts/1/state', { ...seed, domains: [{ id: 1, name: 'other.example' }] })
    expect(await version()).not.toBe(replaced)
  })
})
