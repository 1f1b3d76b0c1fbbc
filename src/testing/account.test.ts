import { describe, expect, test as plain } from 'vitest'
import { createTestMock, type JournalFilter, linkFactory } from './index.ts'
import { createTest } from './vitest.ts'

const now = '2026-03-01T12:00:00.000Z'
const test = createTest({ now })

describe('click', () => {
  test('raises clicks until the link expires', async ({ click, client, db, linkFactory }) => {
    const link = linkFactory.create(db, { expiration_clicks: 3, clicks: 1 })
    const shown = async () =>
      (await client.GET('/links/{id}', { params: { path: { id: link.id } } })).data!.data
    expect(click(link)).toMatchObject({ id: link.id, clicks: 2 })
    const before = await shown()
    expect(before).toMatchObject({ clicks: 2, status: 1 })
    click(link.id, 10)
    expect(await shown()).toEqual({ ...before, clicks: 12, status: 2 })
  })

  plain.for<[link: number, times: number, message: string]>([
    [7, 1, 'Failed to click: there is no link 7'],
    [1, 0, 'Failed to click: times must be a whole number from 1, got 0'],
    [1, 0.5, 'Failed to click: times must be a whole number from 1, got 0.5'],
  ])('click(%j, %j) throws', ([link, times, message]) => {
    const { db, click } = createTestMock()
    linkFactory.create(db)
    expect(() => click(link, times)).toThrow(message)
  })
})

describe('requests', () => {
  test('tells what was asked', async ({ client, baseUrl, apiKey, requests, clock }) => {
    const at = clock.now()
    await client.POST('/links', {
      body: {
        url: 'https://shop.example/ü',
        pixel_ids: [],
        country: [{ key: 'DE', value: 'https://shop.example' }],
      },
    })
    const headers = { authorization: `Bearer ${apiKey}` }
    clock.advance(5)
    await fetch(`${baseUrl}/links?search=a%20b&sort=asc&sort=desc`, { headers })
    await fetch(`${baseUrl}/domains`, { headers })
    await fetch(`${baseUrl}/pixels/9`, { headers, method: 'PATCH', body: 'pixel_ids[]=1&pixel_ids[]=2' })
    await fetch(`${baseUrl}/links`)
    const fields = {
      url: 'https://shop.example/ü',
      pixel_ids: '',
      'country[0][key]': 'DE',
      'country[0][value]': 'https://shop.example',
    }
    const later = { at: at + 5, query: {}, fields: {}, reason: null, findings: [] }
    const finding = (kind: string, named: object) =>
      expect.objectContaining({ kind, text: expect.any(String), section: expect.any(String), ...named })
    expect(requests()).toEqual([
      {
        ...later,
        operationId: 'createLink',
        method: 'POST',
        path: '/links',
        fields,
        status: 200,
        at,
      },
      {
        ...later,
        operationId: 'listLinks',
        method: 'GET',
        path: '/links',
        query: { search: 'a b', sort: ['asc', 'desc'] },
        status: 200,
        findings: [finding('repeated', { parameter: 'sort' })],
      },
      {
        ...later,
        operationId: null,
        method: 'GET',
        path: '/domains',
        status: 404,
        reason: { text: 'There is nothing at this path. The interface has /links and /pixels.' },
        findings: [finding('unknown-path', {})],
      },
      {
        ...later,
        operationId: null,
        method: 'PATCH',
        path: '/pixels/9',
        fields: { 'pixel_ids[]': ['1', '2'] },
        status: 405,
        reason: {
          text: 'The PATCH method is not supported here. Supported: GET, PUT, DELETE, HEAD.',
          question: 'update.patch',
          answer: 'as-put',
        },
        findings: [finding('unknown-method', { meant: 'PUT' })],
      },
    ])
    expect(JSON.stringify(requests())).not.toContain(apiKey)
  })

  test.for<[filter: Parameters<ReturnType<typeof createTestMock>['requests']>[0], paths: string[]]>([
    ['getLink', ['/links/1', '/links/2']],
    [{ operationId: 'getLink', status: 404 }, ['/links/2']],
    [{ method: 'get' }, ['/links/1', '/links/2']],
    [{ path: '/links/2' }, ['/links/2', '/links/2']],
    [{ operationId: null }, []],
    [{} satisfies JournalFilter, ['/links/1', '/links/2', '/links/2']],
  ])('requests(%j)', async ([filter, paths], { client, db, requests, linkFactory }) => {
    linkFactory.create(db)
    for (const id of [1, 2]) await client.GET('/links/{id}', { params: { path: { id } } })
    await client.DELETE('/links/{id}', { params: { path: { id: 2 } } })
    expect(requests(filter).map(({ path }) => path)).toEqual(paths)
  })

  plain('of an operation that there is not throws', () => {
    expect(() => createTestMock().requests('listLink' as 'listLinks')).toThrow(
      'Failed to list requests: there is no operation "listLink" (did you mean listLinks?)',
    )
  })

  plain('keeps the latest 1,000', async () => {
    const mock = createTestMock()
    for (let number = 1; number <= 1_003; number++) {
      const headers = { authorization: 'Bearer test-key' }
      await mock.fetch(new Request(`http://localhost/api/v1/links/${number}`, { headers }))
    }
    const kept = mock.requests()
    expect([kept.length, kept[0]!.path, kept.at(-1)!.path]).toEqual([1_000, '/links/4', '/links/1003'])
  })
})

describe('reset', () => {
  test('starts again with the seed', async ({ client, db, clock, requests, reset, linkFactory }) => {
    const { link } = db
    linkFactory.createList(db, 3)
    clock.advance({ days: 1 })
    await client.GET('/links')
    reset()
    expect([db.link.count(), clock.now(), requests()]).toEqual([0, Date.parse(now), []])
    // A model from before the reset works on the new store, and ids start at 1 again.
    link.create({ url: 'https://shop.example/again' })
    const { data } = await client.GET('/links')
    expect(data!.data).toMatchObject([{ id: 1, url: 'https://shop.example/again' }])
  })

  test('another seed is for once', ({ db, reset }) => {
    reset('demo')
    expect(db.link.count()).toBeGreaterThan(50)
    reset()
    expect(db.link.count()).toBe(0)
  })

  test('a seed that is none changes nothing', ({ db, clock, reset, linkFactory }) => {
    linkFactory.create(db)
    clock.advance({ days: 1 })
    expect(() => reset({ links: [{ domain_id: 9 }] })).toThrow(
      'links[0].domain_id: expected the id of a domain (1, 2), got 9',
    )
    expect([db.link.count(), clock.now()]).toEqual([1, Date.parse(now) + 86_400_000])
    reset()
    expect(db.link.count()).toBe(0)
  })

  test('leaves other accounts alone', ({ mock, db, reset, linkFactory }) => {
    const other = mock.account()
    linkFactory.create(other.db)
    reset()
    expect([db.link.count(), other.db.link.count()]).toEqual([0, 1])
  })
})

describe('accounts', () => {
  plain('are isolated, and only theirs are valid keys', () => {
    const mock = createTestMock({ apiKey: 'key' })
    const other = mock.account()
    const named = mock.account('mine', { links: [{ url: 'https://shop.example' }] })
    expect([mock.apiKey, other.apiKey, named.apiKey]).toEqual(['key', 'key-2', 'mine'])
    expect([mock, other, named].map(({ db }) => db.link.count())).toEqual([0, 0, 1])
    expect(mock.account('mine')).toBe(named)
    expect(() => mock.store('nobody')).toThrow('The API key is not valid.')
    expect(mock.closeAccount('mine')).toBe(true)
    expect(mock.closeAccount('mine')).toBe(false)
    expect(() => mock.store('mine')).toThrow('The API key is not valid.')
    expect(mock.account('mine').db.link.count()).toBe(0)
  })

  plain.for<[title: string, open: () => unknown, message: string]>([
    [
      'an open one with a seed',
      () => createTestMock({ apiKey: 'key' }).account('key', 'demo'),
      'this key already has an account',
    ],
    [
      'another after closing the mock’s own',
      () => createTestMock().closeAccount('test-key'),
      "the mock's default account",
    ],
    ['a key with a space', () => createTestMock().account('a b'), 'visible ASCII characters'],
    ['an empty key', () => createTestMock({ apiKey: '' }), 'visible ASCII characters'],
  ])('%s throws', ([, open, message]) => {
    expect(open).toThrow(/^Failed to (open|close) an account: /)
    expect(open).toThrow(message)
  })

  plain('are not there where their seed is none', () => {
    const mock = createTestMock()
    expect(() => mock.account('mine', { links: [{ domain_id: 9 }] })).toThrow(
      'links[0].domain_id: expected the id of a domain (1, 2), got 9',
    )
    expect(() => mock.store('mine')).toThrow('The API key is not valid.')
    expect(mock.account('mine', 'demo').db.link.count()).toBe(62)
  })

  plain('share their records where the dialect says so', () => {
    const dialect = { name: 'shared', answers: { 'auth.scope': 'shared' } } as const
    const mock = createTestMock({ dialect })
    const other = mock.account()
    linkFactory.create(other.db)
    expect(mock.db.link.count()).toBe(1)
    expect(mock.closeAccount(other.apiKey)).toBe(false)
    expect(mock.store(mock.apiKey).db.link.count()).toBe(1)
    // All keys share one store, so this seed replaces it for all of them.
    expect(mock.account('seeded', 'demo').db.link.count()).toBe(62)
    expect(mock.account('plain').db.link.count()).toBe(62)
  })
})
