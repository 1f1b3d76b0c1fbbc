import type { SeedMaker, SeedSource } from '../mock/account.ts'
import { composeSeed, type SeedPart } from './compose.ts'

/** A named seed, for mocks and as a part of other scenarios. */
export interface Scenario extends SeedMaker {
  readonly name: string
  readonly parts: readonly SeedPart[]
}

/**
 * Creates a scenario from parts: built-in seeds, other scenarios, records, or functions that create records.
 *
 * @example
 * ```ts
 * const blackFriday = scenario('black-friday', [
 *   'demo',
 *   { links: [{ url: 'https://shop.example/sale', alias: 'sale' }] },
 *   ({ db, linkFactory }) => linkFactory.clicked(5000).createList(db, 3),
 * ])
 * ```
 */
export function scenario(name: string, parts: SeedPart | readonly SeedPart[]): Scenario {
  const list = isList(parts) ? parts : [parts]
  return {
    name,
    parts: list,
    seed(now) {
      try {
        return composeSeed(list, now)
      } catch (error) {
        throw new Error(`Failed to make the scenario ${JSON.stringify(name)}: ${messageOf(error)}`, {
          cause: error,
        })
      }
    },
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

/** What a test's account starts with: a seed, or parts of a seed as `scenario` accepts them. */
export type TestSeed = SeedSource | SeedPart | readonly SeedPart[]

/**
 * A seed as an option of a test runner. Lists and functions are excluded, because test runners would mistake
 * them for fixtures. `scenario` converts them to a single seed.
 */
export type SingleSeed = Exclude<TestSeed, readonly unknown[] | ((...parts: never) => unknown)>

/** Converts a test's seed to a seed that `createMock` accepts. */
export function seedSource(seed: TestSeed): SeedSource {
  if (typeof seed === 'string' || typeof seed === 'number') return seed
  if (!isList(seed) && typeof seed === 'object' && 'seed' in seed) return seed
  return scenario('of a test', seed)
}

function isList(parts: SeedPart | readonly SeedPart[]): parts is readonly SeedPart[] {
  return Array.isArray(parts)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
