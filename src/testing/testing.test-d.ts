import { expectTypeOf, test } from 'vitest'
import type { Client, LinkCreateFields, LinkUpdateFields, PixelCreateFields } from '../client/index.ts'
import { encodeForm } from '../client/index.ts'
import { persistent } from '../hosts/msw/index.ts'
import { createMock } from '../mock/mock.ts'
import type { Link, Pixel } from '../store/entities.ts'
import {
  createTestMock,
  type JournalEntry,
  type LinkAttributes,
  linkFactory,
  type PixelAttributes,
  pixelFactory,
  type Scenario,
  type Seed,
  scenario,
  scenarios,
  type TestSeed,
} from './index.ts'
import { test as playwright } from './playwright.ts'
import { createTest, test as vitest } from './vitest.ts'

test('what factories build fits the database, the client and encodeForm', () => {
  expectTypeOf(linkFactory.build()).toEqualTypeOf<LinkAttributes>()
  expectTypeOf<LinkAttributes>().toExtend<Partial<Link>>()
  expectTypeOf<LinkAttributes>().toExtend<LinkCreateFields>()
  expectTypeOf<Omit<LinkAttributes, 'domain_id'>>().toExtend<LinkUpdateFields>()
  expectTypeOf<PixelAttributes>().toExtend<Partial<Pixel>>()
  expectTypeOf<PixelAttributes>().toExtend<PixelCreateFields>()
  expectTypeOf(encodeForm(linkFactory.build())).toEqualTypeOf<URLSearchParams>()
  expectTypeOf(linkFactory.create(createTestMock().db)).toEqualTypeOf<Link>()
  expectTypeOf(pixelFactory.createList(createTestMock().db, 2)).toEqualTypeOf<Pixel[]>()
  expectTypeOf(linkFactory.expired().private()).toEqualTypeOf(linkFactory)
})

test('factories are held against the interface', () => {
  linkFactory.build({
    space_id: null,
    target_type: 4,
    platform: [{ key: 'OS X', value: 'https://a.example' }],
  })
  linkFactory.buildList(2, number => ({ clicks: number }))
  // @ts-expect-error: no such attribute
  linkFactory.build({ address: 'https://a.example' })
  // @ts-expect-error: 0, 1 or 2
  linkFactory.build({ privacy: 3 })
  // @ts-expect-error: a link always leads somewhere
  linkFactory.build({ url: null })
  // @ts-expect-error: no such platform (section 2.1)
  linkFactory.platformTargeted([{ key: 'Amiga', value: 'https://a.example' }])
  // @ts-expect-error: no such type (section 2.2)
  pixelFactory.build({ type: 'myspace' })
})

test('accounts', () => {
  const { fail, requests, clock, click } = createTestMock({
    seed: ['demo', scenarios.twoPages],
    now: new Date(),
  })
  expectTypeOf(fail('createLink', { status: 503, times: 2 })).toEqualTypeOf<() => void>()
  expectTypeOf(requests('createLink')).toEqualTypeOf<JournalEntry[]>()
  expectTypeOf(click(1)).toEqualTypeOf<Link>()
  fail('*')
  clock.advance({ days: 1 })
  // @ts-expect-error: no such operation
  fail('createLinks')
  fail('createLink', { networkError: true, phase: 'after' })
  fail('createLink', { delay: 20, times: Number.POSITIVE_INFINITY })
  fail('createLink', { status: 503, delay: 20, message: 'Down.', headers: { 'retry-after': '1' } })
  // @ts-expect-error: no such kind of fault
  fail('createLink', { code: 503 })
  // @ts-expect-error: neither a status, a networkError nor a delay
  fail('createLink', {})
  // @ts-expect-error: neither a status, a networkError nor a delay
  fail('createLink', { times: 2 })
  // @ts-expect-error: a connection that does not break is no fault
  fail('createLink', { networkError: false })
  // @ts-expect-error: either a status or a networkError
  fail('createLink', { status: 500, networkError: true })
  // @ts-expect-error: no such unit
  clock.advance({ years: 1 })
  // @ts-expect-error: no such filter
  requests({ verb: 'GET' })
  // @ts-expect-error: no such seed
  createTestMock({ seed: 'demos' })
})

test('scenarios', () => {
  expectTypeOf(scenario('mine', ['demo', { links: linkFactory.buildList(2) }])).toEqualTypeOf<Scenario>()
  scenario('mine', ({ db, now, linkFactory }) => linkFactory.create(db, { created_at: now }))
  scenario('mine', [scenarios.demo, ['empty', 30]])
  createMock({ seed: scenarios.demo })
  createMock({ seed: { name: 'mine', seed: now => scenarios.demo.seed(now) } })
  expectTypeOf(scenarios.demo.seed(0)).toEqualTypeOf<Seed>()
  expectTypeOf<Seed>().toExtend<TestSeed>()
  // @ts-expect-error: only mocks for tests compose seeds
  createMock({ seed: ['demo'] })
  // @ts-expect-error: only mocks for tests complete records
  createMock({ seed: { links: [{ alias: 'sale' }] } })
  // @ts-expect-error: no such member
  scenario('mine', { link: [] })
  // @ts-expect-error: no such attribute
  scenario('mine', { links: [{ address: 'https://a.example' }] })
})

test('fixtures', () => {
  vitest('…', ({ client, apiKey, db }) => {
    expectTypeOf(client).toEqualTypeOf<Client>()
    expectTypeOf(apiKey).toEqualTypeOf<string>()
    expectTypeOf(db.link.getAll()).toEqualTypeOf<Link[]>()
  })
  vitest.override({ seed: scenarios.demo })
  createTest({ baseUrl: 'https://links.example/api/v1', seed: ['demo'] })
  playwright('…', ({ page, client, db }) => {
    expectTypeOf(page.url()).toEqualTypeOf<string>()
    expectTypeOf(client).toEqualTypeOf<Client>()
    expectTypeOf(db.pixel.getAll()).toEqualTypeOf<Pixel[]>()
  })
  playwright.use({ seed: { links: [{ alias: 'sale' }] } })
  playwright.use({ seed: scenarios.demo, apiKey: 'key', serviceUrl: '/api/v1' })
})

test('a mock that is kept has all that it had, and another reset', () => {
  const kept = persistent(createTestMock(), { persist: 'indexeddb' })
  expectTypeOf(kept.fail).toEqualTypeOf(createTestMock().fail)
  expectTypeOf(kept.db).toEqualTypeOf(createTestMock().db)
  expectTypeOf(kept.reset).toEqualTypeOf<() => Promise<void>>()
})
