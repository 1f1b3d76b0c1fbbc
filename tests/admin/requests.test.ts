import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { turns } from '../support/sample.ts'
import { type AdminRig, ways } from './rig.ts'

/** For what takes a thousand requests: one way each day. */
const inTurn = turns(ways.length)

describe.each(ways)('requests, findings and faults, $way', ({ open }) => {
  let rig: AdminRig
  beforeEach(async () => {
    rig = await open({ seed: 'demo' })
    await rig.send('GET /links?per_page=10')
    await rig.send('POST /links', { form: 'url=https://shop.example/sale&titel=Sale' })
    await rig.send('POST /links', { form: 'url=shop' })
    await rig.send('GET /pixels/99', { key: 'another-key' })
    await rig.send('GET /link')
  })
  afterEach(() => rig.close())

  const cases: [query: string, ids: number[]][] = [
    ['', [5, 4, 3, 2, 1]],
    ['?limit=2', [5, 4]],
    ['?after=3', [5, 4]],
    ['?account=2', [4]],
    ['?operationId=createLink', [3, 2]],
    ['?method=post', [3, 2]],
    ['?path=/links', [3, 2, 1]],
    ['?status=404', [5, 4]],
    ['?finding=unknown-field', [2]],
    ['?text=TITEL', [2]],
    ['?text=per_page', [1]],
    ['?operationId=createLink&status=422', [3]],
  ]
  it.each(cases)('GET /requests%s finds %j', async (query, ids) => {
    const { json } = await rig.call(`GET /requests${query}`)
    expect(json.requests.map(({ id }: { id: number }) => id)).toEqual(ids)
    expect(json).toMatchObject({ last: 5, nearest: [] })
    const counted = query.replace(/[?&](limit|after)=\d+/, '')
    const { json: whole } = await rig.call(`GET /requests${counted}`)
    expect((await rig.call(`GET /requests/count${counted}`)).json.count).toBe(whole.total)
  })

  it('GET /requests says what differs in the nearest requests if none matches', async () => {
    const { json } = await rig.call('GET /requests?operationId=createLink&status=201&path=/links')
    expect(json.total).toBe(0)
    expect(json.nearest[0]).toMatchObject({
      request: { id: 3 },
      differences: ['status: expected 201, got 422'],
    })
    expect(json.nearest).toHaveLength(3)
  })

  it('GET /requests/{id} shows what was sent and received', async () => {
    const { json } = await rig.call('GET /requests/3')
    expect(json).toMatchObject({
      operationId: 'createLink',
      status: 422,
      reason: { text: expect.stringContaining('url') },
      request: { fields: [['url', 'shop']] },
    })
    expect(json.response.json).toMatchObject({ status: 422 })
    expect((await rig.call('GET /requests/6')).status).toBe(404)
  })

  it('GET /requests/wait resolves as soon as enough requests match', async () => {
    const waiting = rig.call('GET /requests/wait?operationId=deleteLink&count=2&timeout=20000')
    await rig.send('DELETE /links/1')
    await rig.send('DELETE /links/2')
    expect((await waiting).json).toMatchObject({ total: 2, isComplete: true })
  })

  it('GET /requests/wait returns what there is after the timeout', async () => {
    const { json } = await rig.call('GET /requests/wait?operationId=createLink&count=3&timeout=10')
    expect(json).toMatchObject({ total: 2, isComplete: false })
  })

  it('DELETE /requests forgets them, and ids go on', async () => {
    expect((await rig.call('DELETE /requests')).status).toBe(204)
    expect((await rig.call('GET /requests')).json).toMatchObject({ total: 0, last: 5 })
    await rig.send('GET /links')
    expect((await rig.call('GET /requests')).json.requests).toMatchObject([{ id: 6 }])
  })

  inTurn('keeps the latest thousand', async () => {
    for (let count = 0; count < 1010; count++) await rig.send('GET /links/1')
    const { json } = await rig.call('GET /requests?limit=1000')
    expect(json).toMatchObject({ total: 1000, last: 1015 })
    expect((await rig.call('GET /requests/15')).status).toBe(404)
    expect((await rig.call('GET /requests/16')).status).toBe(200)
  })

  it('GET /findings counts them', async () => {
    await rig.send('POST /links', { form: 'url=https://shop.example/more&titel=More' })
    const { json } = await rig.call('GET /findings')
    expect(json[0]).toMatchObject({
      finding: { kind: 'unknown-field', field: 'titel' },
      count: 2,
      lastRequest: 6,
    })
    expect((await rig.call('GET /findings?account=2')).json).toEqual([])
  })

  it('faults of one account are set, counted and withdrawn', async () => {
    const { json } = await rig.call('POST /faults', {
      faults: ['listLinks: 503', { operation: '*', delay: 1, times: 5 }],
      account: 1,
    })
    expect(json).toMatchObject([
      { text: 'listLinks: 503', account: 1 },
      { text: '*: delay 1 x5', account: 1 },
    ])
    expect(await rig.send('GET /links')).toBe(503)
    expect(await rig.send('GET /links', { key: 'another-key' })).toBe(200)
    expect((await rig.call('GET /faults')).json[0]).toMatchObject({ matched: 1, used: 1 })
    expect((await rig.call(`DELETE /faults/${json[0].id}`)).status).toBe(204)
    expect(await rig.send('GET /links')).toBe(200)
    expect((await rig.call(`DELETE /faults/${json[0].id}`)).status).toBe(404)
  })

  it('faults of the mock apply to all accounts, and DELETE /faults withdraws all', async () => {
    await rig.call('POST /faults', { faults: ['maintenance'] })
    expect(await rig.send('GET /links')).toBe(503)
    expect(await rig.send('GET /links', { key: 'a-third-key' })).toBe(503)
    expect((await rig.call('DELETE /faults')).status).toBe(204)
    expect(await rig.send('GET /links')).toBe(200)
  })

  it.each([
    [{ faults: [] }, /faults/],
    [{ faults: ['createLnk: 503'] }, /did you mean createLink/],
    [{ faults: ['*: 200'] }, /status must be/],
    [{ faults: [{ operation: '*', statuss: 503 }] }, /did you mean status/],
    [{ faults: [null] }, /faults\[0\]/],
    [{ faults: ['flaky'], account: 99 }, /no open account 99/],
  ])('POST /faults %j is refused', async (body, message) => {
    const { status, json } = await rig.call('POST /faults', body)
    expect([400, 404]).toContain(status)
    expect(json.message).toMatch(message)
    expect((await rig.call('GET /faults')).json).toEqual([])
  })

  it('no response shows a key or a password', async () => {
    const key = 'k3y-of-a-real-account'
    await rig.send('POST /links?api_key=s3cret-in-query', {
      key,
      form: 'url=https://shop.example/&password=s3cret-password&privacy=2&privacy_password=s3cret-privacy&alias=locked',
    })
    await rig.send(`GET /links?search=${key}`, { key })
    await rig.send(`GET /${key}`, { key })
    await rig.call('POST /accounts', { key })
    await rig.call('POST /faults', { faults: [`*: delay 1 key ${key}`] })
    const { json: accounts } = await rig.call('GET /accounts')
    const paths = accounts.flatMap(({ account }: { account: number }) => [
      `/accounts/${account}`,
      `/accounts/${account}/state`,
      `/accounts/${account}/links?limit=1000`,
      `/accounts/${account}/pixels`,
    ])
    const requests = [6, 7, 8].map(id => `/requests/${id}`)
    for (const path of [
      ...paths,
      ...requests,
      '/accounts',
      '/requests',
      '/findings',
      '/faults',
      '/health',
      '/dialect',
      '/requests?status=1',
    ]) {
      const text = JSON.stringify((await rig.call(`GET ${path}`)).json)
      expect(text, path).not.toContain(key)
      expect(text, path).not.toContain('s3cret')
    }
  })
})
