import type { components } from '../../generated/openapi.ts'
import type { Link, RotationRow, TargetRow } from '../../store/entities.ts'
import { Factory, type Models } from './factory.ts'

type Fields = Omit<components['schemas']['LinkCreate'], 'domain'>
type Value<Name extends keyof Fields> = NonNullable<Fields[Name]> | Extract<Link[Name], null>

/**
 * A link as the database and the interface both take it: input fields of section 2.1, with null for what is unset. What
 * the service derives (`id`, `title`, `clicks`, moments in milliseconds) only the database takes: a request that sends
 * it sends a field which the interface does not have.
 */
export type LinkAttributes = Pick<Fields, 'url'> & { alias: string } & {
  [Name in Exclude<keyof Fields, 'url' | 'alias'>]?: Value<Name>
} & Partial<Pick<Link, 'id' | 'title' | 'clicks' | 'created_at' | 'updated_at'>>

type PlatformRow = NonNullable<Fields['platform']>[number]

/** Builds links: `linkFactory.build()`, `linkFactory.expired().buildList(3, { space_id: 2 })`. */
export class LinkFactory extends Factory<LinkAttributes, Link> {
  /** Expired by date, in 2001. */
  expired(): this {
    return this.params({ expiration_date: '2001-01-01' })
  }

  /** Expired by clicks. The interface cannot set clicks: posted, such a link is active still. */
  expiredByClicks(clicks = 100): this {
    return this.params({ expiration_clicks: clicks, clicks })
  }

  /** With clicks, which the interface cannot set. */
  clicked(clicks = 25): this {
    return this.params({ clicks })
  }

  /** Taken out of service: its status is Disabled. */
  disabled(): this {
    return this.params({ disabled: 1 })
  }

  /** With statistics for the owner alone: `privacy` 1. */
  private(): this {
    return this.params({ privacy: 1 })
  }

  /** With statistics behind a password: `privacy` 2. */
  privacyPassword(password = 'only-for-us'): this {
    return this.params({ privacy: 2, privacy_password: password })
  }

  /** With a password that visitors have to know. */
  passwordProtected(password = 'open-sesame'): this {
    return this.params({ password })
  }

  /** Targeted by country: `target_type` 1. Germany and France if left out. */
  geoTargeted(rows: TargetRow[] = byKey('DE', 'FR')): this {
    return this.params({ target_type: 1, country: rows })
  }

  /** Targeted by platform: `target_type` 2. iOS and Android if left out. */
  platformTargeted(rows: PlatformRow[] = byKey('iOS', 'Android')): this {
    return this.params({ target_type: 2, platform: rows })
  }

  /** With destinations by language. German and French if left out. */
  languageTargeted(rows: TargetRow[] = byKey('de', 'fr')): this {
    return this.params({ language: rows })
  }

  /** Leading to each of several destinations in turn: `target_type` 4. */
  rotating(rows: RotationRow[] = [{ value: `${site}/a` }, { value: `${site}/b` }]): this {
    return this.params({ target_type: 4, rotation: rows })
  }

  /** Without a title, which the interface cannot unset: posted, such a link has one. */
  untitled(): this {
    return this.params({ title: null })
  }

  protected override define(sequence: number): LinkAttributes {
    return { url: `${site}/page-${sequence}`, alias: `link-${sequence}` }
  }

  protected override store(db: Models, built: LinkAttributes): Link {
    return db.link.create(built)
  }
}

/** Builds links, with sequences that go on as long as the module is loaded. */
export const linkFactory = new LinkFactory()

const site = 'https://shop.example'

function byKey<Key extends string>(...keys: Key[]): { key: Key; value: string }[] {
  return keys.map(key => ({ key, value: `${site}/${key.toLowerCase()}` }))
}
