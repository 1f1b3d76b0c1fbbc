import { describe, expect, test } from 'vitest'
import { nextStep, take, takeSnapshot } from '../../tests/support/course.ts'
import { testClock } from '../../tests/support/rig.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { createMock, host } from '../mock/mock.ts'
import type { MockOptions } from '../mock/options.ts'
import { changed, Recorder } from './changes.ts'
import { Random } from './random.ts'
import { courseOf, restore, type Snapshot, snapshotOfSeed } from './snapshot.ts'
import { readChanges, readCourse, SnapshotError } from './snapshot-check.ts'

const dialects: Dialect[] = [
  { name: 'default', answers: {} },
  {
    name: 'other',
    answers: {
      'ids.type': 'digits',
      'links.alias.unique': { scope: 'account', status: 409 },
      'links.alias.rule': { pattern: '^[a-z0-9-]{1,20}$', case: 'insensitive' },
      'sort.order': { text: 'locale', unset: 'lowest', ties: 'id-ascending' },
      'links.expiration.zone': 'Europe/Berlin',
      'pixels.delete.attached': 409,
      'links.privacy.password': 'accepted',
    },
  },
]

/** Copies a value as storing it does. */
const stored = <T>(data: T): T => JSON.parse(JSON.stringify(data))

const byId = ({ links, pixels, ...course }: Snapshot) => ({
  links: links.toSorted((one, other) => one.id - other.id),
  pixels: pixels.toSorted((one, other) => one.id - other.id),
  ...course,
})

const courses = dialects.flatMap(dialect => [1, 2, 3, 4].map(seed => ({ dialect, seed })))

describe.each(courses)('in the dialect $dialect.name, course $seed', ({ dialect, seed }) => {
  const options: MockOptions = { dialect, clock: testClock() }

  test('a restored store leads to the same bytes as the original store', async () => {
    const random = new Random(seed)
    const straight = createMock(options)
    let restored = createMock(options)
    let different = 0
    for (let round = 0; round < 8; round++) {
      for (let sent = 0; sent < 40; sent++) {
        const step = nextStep(random)
        const expected = await take(straight, step)
        expect(await take(restored, step), step.join(' ')).toEqual(expected)
        if (expected.status < 300 && step[0] !== 'GET') different++
      }
      // Continue in a new store, or in one whose state has diverged.
      const snapshot = stored(takeSnapshot(restored[host].store('a')))
      if (random.chance(0.5)) restored = createMock({ ...options, seed: random.pick(['demo', 'empty', 200]) })
      for (let sent = 0; sent < 10; sent++) await take(restored, nextStep(random))
      // All seeds have the same domains and spaces.
      restore(restored[host].store('a'), snapshot)
    }
    expect(different).toBeGreaterThan(50)
    expect(takeSnapshot(restored[host].store('a'))).toEqual(takeSnapshot(straight[host].store('a')))
  })

  test('the seed and the recorded changes lead to the same state, all at once or step by step', async () => {
    const random = new Random(100 + seed)
    const mock = createMock(options)
    const source = mock[host].store('a')
    const recorder = new Recorder(source)
    const followed = createMock(options)[host].store('a')
    const follower = new Recorder(followed)
    const bits = new Recorder(source)
    for (let round = 0; round < 12; round++) {
      for (let sent = 0; sent < 15; sent++) await take(mock, nextStep(random))
      const { links, pixels, course } = bits.pending()
      bits.forget()
      // A storage may return changes in another order.
      const changes = { links: links.reverse(), pixels: pixels.reverse() }
      follower.apply(readChanges(stored(changes)), readCourse(stored(course)))
      expect(byId(takeSnapshot(followed))).toEqual(byId(takeSnapshot(source)))
    }
    expect(follower.isPending).toBe(false)
    const { links, pixels, course } = recorder.pending()
    const seeded = snapshotOfSeed(mock[host].account('a').seedAt(testClock().now()))
    expect(changed(seeded, { links, pixels }, course)).toEqual(takeSnapshot(source))
    for (const link of followed.links.values()) {
      expect(followed.aliases.ownerOf(link.domain_id, link.alias)).toBe(link.id)
    }
  })
})

test('the state of a seed equals that of a store with this seed', () => {
  const mock = createMock({ clock: testClock() })
  const seeded = snapshotOfSeed(mock[host].account('a').seedAt(testClock().now()))
  expect(takeSnapshot(mock[host].store('a'))).toEqual(seeded)
})

test('of simultaneous writes here and elsewhere, those elsewhere win, and other changes here stay recorded', () => {
  const store = createMock({ clock: testClock() })[host].store('a')
  const { links, db } = store
  const recorder = new Recorder(store)
  db.link.create({ id: 100, title: 'here' })
  db.link.create({ id: 101, title: 'only here' })
  const elsewhere = { ...links.get(1)!, id: 100, title: 'elsewhere' }
  recorder.apply({ links: [[100, elsewhere]], pixels: [] }, { next: { link: 101, pixel: 13 }, random: 5 })
  expect(links.get(100)?.title).toBe('elsewhere')
  expect(recorder.pending().links.map(([id]) => id)).toEqual([101])
  expect(links.nextId()).toBe(102)
})

test('an alias that moved between links belongs to the new one, in either order of the changes', () => {
  const store = createMock({ clock: testClock() })[host].store('a')
  const [first, second] = [store.links.get(1)!, store.links.get(2)!]
  const { alias, domain_id } = first
  const changes = {
    links: [[2, { ...second, alias }] as const, [1, { ...first, alias: 'new' }] as const],
    pixels: [],
  }
  new Recorder(store).apply(changes, courseOf(store))
  expect(store.aliases.ownerOf(domain_id, alias)).toBe(2)
  expect(store.aliases.ownerOf(domain_id, 'new')).toBe(1)
})

describe('impossible states are refused', () => {
  const store = createMock({ clock: testClock() })[host].store('a')
  const link = store.links.get(1)
  const pixels: unknown[] = []
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'changes: expected an object'],
    ['a list', [], 'changes: expected an object'],
    ['no links', { pixels }, 'changes.links: expected'],
    ['a member too many', { links: [], pixels, domains: [] }, 'changes.domains: expected a known member'],
    ['no pair', { links: [[1]], pixels }, 'changes.links[0]: expected an id and a record'],
    ['the record of another', { links: [[2, link]], pixels }, 'changes.links[0][1].id: expected 2'],
    ['no record', { links: [[1, 'gone']], pixels }, 'changes.links[0][1]: expected an object'],
    ['a link of another kit', { links: [[1, { ...link, colour: 'red' }]], pixels }, 'links[0][1].colour'],
    ['a link without an address', { links: [[1, { ...link, url: 'nowhere' }]], pixels }, 'links[0][1].url'],
    [
      'an invalid day',
      { links: [[1, { ...link, expiration_date: '2026-02-30' }]], pixels },
      'links[0][1].expiration_date',
    ],
    ['an invalid moment', { links: [[1, { ...link, created_at: null }]], pixels }, 'links[0][1].created_at'],
    ['a pixel without a name', { links: [], pixels: [[1, { id: 1 }]] }, 'changes.pixels[0][1].name'],
  ])('%s', (_, data, message) => {
    expect(() => readChanges(data)).toThrow(SnapshotError)
    expect(() => readChanges(data)).toThrow(message)
  })

  test('the message lists the first mistakes and the number of others', () => {
    const links = Array.from({ length: 9 }, (_, at) => [at + 1, {}])
    expect(() => readChanges({ links, pixels })).toThrow(/; .*; .*\(and \d+ more\)$/)
  })

  test('reads a course, and refuses an invalid one', () => {
    expect(() => readCourse({ next: { link: 1 }, random: 1 })).toThrow('course.next.pixel')
    expect(() => readCourse({ next: { link: 0, pixel: 1 }, random: 1 })).toThrow('course.next.link')
    expect(() => readCourse({ next: { link: 1, pixel: 1 }, random: 0.5 })).toThrow('course.random')
    expect(readCourse(courseOf(store))).toEqual(courseOf(store))
  })
})
