import type { SeedSource } from '../mock/account.ts'
import type { Scenario, Seed } from '../store/seeds/index.ts'
import { type ComposedScenario, composeSeed, isComposed, isSeedList, type TestSeed } from './compose.ts'
import { checkRecords } from './records.ts'

/**
 * Creates a scenario from parts: built-in seeds, other scenarios, records, or functions that create records.
 * It refuses the records that a seed file refuses, with their place: `links[1].alias`.
 *
 * @example
 * ```ts
 * import { createTestMock, scenario } from 'shortlink-kit/testing'
 *
 * const blackFriday = scenario('black-friday', [
 *   'demo',
 *   { links: [{ url: 'https://shop.example/sale', alias: 'sale' }] },
 *   ({ db, linkFactory }) => linkFactory.clicked(5000).createList(db, 3),
 * ])
 * const mock = createTestMock({ seed: blackFriday })
 * console.log(mock.db.link.count()) // 66
 * ```
 */
export function scenario(name: string, seed: TestSeed): Scenario {
  const parts = isSeedList(seed) ? seed : [seed]
  const made: ComposedScenario = {
    name,
    parts,
    seed(now) {
      const failure = `Failed to make the scenario ${JSON.stringify(name)}`
      const seed = composed(parts, now, failure)
      checkRecords(failure, seed)
      return seed
    },
  }
  return made
}

function composed(parts: readonly TestSeed[], now: number, failure: string): Seed {
  try {
    return composeSeed(parts, now)
  } catch (error) {
    throw new Error(`${failure}: ${messageOf(error)}`, { cause: error })
  }
}

/** The built-in scenarios. */
export const scenarios = {
  /** No links and no pixels; two domains and three spaces. */
  empty: scenario('empty', 'empty'),
  /** The account of a small shop's marketing team: about sixty links of every kind and twelve pixels. */
  demo: scenario('demo', 'demo'),
  /** Three links: active, expired, disabled. */
  oneOfEachStatus: scenario('one-of-each-status', ({ db, linkFactory }) => {
    linkFactory.create(db, { alias: 'active' })
    linkFactory.expired().create(db, { alias: 'expired' })
    linkFactory.disabled().create(db, { alias: 'disabled' })
  }),
  /**
   * A plain link, a link for each trait of the factory, one in a space and one with a pixel. Each alias names
   * the kind.
   */
  oneOfEachKind: scenario('one-of-each-kind', ({ db, linkFactory, pixelFactory }) => {
    const pixel = pixelFactory.create(db)
    linkFactory.create(db, { alias: 'plain' })
    linkFactory.expired().create(db, { alias: 'expired' })
    linkFactory.expiredByClicks().create(db, { alias: 'expired-by-clicks' })
    linkFactory.clicked().create(db, { alias: 'clicked' })
    linkFactory.disabled().create(db, { alias: 'disabled' })
    linkFactory.private().create(db, { alias: 'private' })
    linkFactory.privacyPassword().create(db, { alias: 'privacy-password' })
    linkFactory.passwordProtected().create(db, { alias: 'password-protected' })
    linkFactory.geoTargeted().create(db, { alias: 'geo-targeted' })
    linkFactory.platformTargeted().create(db, { alias: 'platform-targeted' })
    linkFactory.languageTargeted().create(db, { alias: 'language-targeted' })
    linkFactory.rotating().create(db, { alias: 'rotating' })
    linkFactory.untitled().create(db, { alias: 'untitled' })
    linkFactory.create(db, { alias: 'in-space', space_id: 1 })
    linkFactory.create(db, { alias: 'with-pixel', pixel_ids: [pixel.id] })
  }),
  /** 26 links: one more than the default page size. */
  twoPages: scenario('two-pages', ({ db, linkFactory }) => {
    linkFactory.createList(db, 26)
  }),
  /** A thousand links of every kind, and a pixel of each type. */
  manyLinks: scenario('many-links', 1000),
} satisfies Record<string, Scenario>

/** Converts a test's seed to a seed that `createMock` accepts. */
export function seedSource(seed: TestSeed): SeedSource {
  if (typeof seed === 'string' || typeof seed === 'number') return seed
  if (isSeedList(seed) || typeof seed === 'function') return scenario('of a test', seed)
  if (isComposed(seed)) return seed
  return scenario('seed' in seed ? seed.name : 'of a test', seed)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
