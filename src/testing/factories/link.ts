import type { LinkCreate, PlatformTarget } from '../../generated/openapi.ts'
import type { Link, RotationRow, TargetRow } from '../../store/entities.ts'
import { checkNewLinks } from '../records.ts'
import { Factory, type Models } from './factory.ts'

/**
 * A link that can be stored in the database or sent in a request: the input fields of section 2.1, with null
 * for an unset value. The service derives `id`, `title`, `clicks` and the times. The database accepts these
 * too, but in a request they are unknown fields.
 */
export type LinkAttributes = Pick<LinkCreate, 'url'> & { alias: string } & {
  [Name in Exclude<keyof LinkCreate, 'url' | 'alias' | 'domain'>]?:
    | NonNullable<LinkCreate[Name]>
    | Extract<Link[Name], null>
} & Partial<Pick<Link, 'id' | 'title' | 'clicks' | 'created_at' | 'updated_at'>>

/**
 * Builds links. Traits such as `expired()` can be combined.
 *
 * @example
 * ```ts
 * import { createTestMock, LinkFactory } from 'shortlink-kit/testing'
 *
 * const { db } = createTestMock()
 * const linkFactory = new LinkFactory()
 * const [first] = linkFactory.expired().geoTargeted().createList(db, 2, { space_id: 1 })
 * console.log(first?.alias) // link-1
 * ```
 */
export class LinkFactory extends Factory<LinkAttributes, Link> {
  /** Makes links expire by date, in 2001. */
  expired(): this {
    return this.params({ expiration_date: '2001-01-01' })
  }

  /**
   * Makes links expire by clicks. A request cannot set clicks, so a link that is sent in a request is still
   * active.
   */
  expiredByClicks(clicks = 100): this {
    return this.params({ expiration_clicks: clicks, clicks })
  }

  /** Adds clicks. A request cannot set them. */
  clicked(clicks = 25): this {
    return this.params({ clicks })
  }

  /** Disables links: their status is Disabled. */
  disabled(): this {
    return this.params({ disabled: 1 })
  }

  /** Shows statistics to the owner only: `privacy` 1. */
  private(): this {
    return this.params({ privacy: 1 })
  }

  /** Protects statistics with a password: `privacy` 2. */
  privacyPassword(password = 'only-for-us'): this {
    return this.params({ privacy: 2, privacy_password: password })
  }

  /** Adds a password that visitors must enter. */
  passwordProtected(password = 'open-sesame'): this {
    return this.params({ password })
  }

  /** Targets links by country: `target_type` 1. The default countries are Germany and France. */
  geoTargeted(rows: TargetRow[] = byKey('DE', 'FR')): this {
    return this.params({ target_type: 1, country: rows })
  }

  /** Targets links by platform: `target_type` 2. The default platforms are iOS and Android. */
  platformTargeted(rows: PlatformTarget[] = byKey('iOS', 'Android')): this {
    return this.params({ target_type: 2, platform: rows })
  }

  /** Adds destinations by language. The default languages are German and French. */
  languageTargeted(rows: TargetRow[] = byKey('de', 'fr')): this {
    return this.params({ language: rows })
  }

  /** Rotates between several destinations: `target_type` 4. */
  rotating(rows: RotationRow[] = [{ value: `${site}/a` }, { value: `${site}/b` }]): this {
    return this.params({ target_type: 4, rotation: rows })
  }

  /** Removes the title. A request cannot do so: a link that is sent in a request gets a title. */
  untitled(): this {
    return this.params({ title: null })
  }

  protected override define(sequence: number): LinkAttributes {
    return { url: `${site}/page-${sequence}`, alias: `link-${sequence}` }
  }

  protected override check(db: Models, built: readonly LinkAttributes[]): void {
    checkNewLinks(db, built)
  }

  protected override store(db: Models, built: LinkAttributes): Link {
    return db.link.create(built)
  }
}

/** A factory of links. Its sequence continues for as long as the module is loaded. */
export const linkFactory = new LinkFactory()

const site = 'https://shop.example'

function byKey<Key extends string>(...keys: Key[]): { key: Key; value: string }[] {
  return keys.map(key => ({ key, value: `${site}/${key.toLowerCase()}` }))
}
