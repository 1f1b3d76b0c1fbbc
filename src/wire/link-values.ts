import type { Values } from '../dialect/shapes/scope.ts'
import { listOfType } from '../dialect/shapes/scopes/rows.ts'
import { codeOf } from '../store/aliases.ts'
import type { Domain, Link, RotationRow, Space, TargetRow } from '../store/entities.ts'
import { addressTexts } from './base.ts'
import type { IdCodec } from './ids.ts'
import { pixelValues, type ShownPixel } from './pixel-values.ts'

/** A link with the values that depend on the time and on other records of the account. */
export interface ShownLink {
  link: Link
  /** 1 Active, 2 Expired, 3 Disabled (section 3). */
  status: number
  expired: boolean
  /** When the link expires by its date, in milliseconds since the epoch. Null without a date. */
  expiresAt: number | null
  /** The domains of the account. */
  domains: ReadonlyMap<number, Domain>
  space: Space | undefined
  pixelOf(id: number): ShownPixel | undefined
  /** The position of the link's domain or space among those of the account, from 1. */
  positionOf(owner: 'domain' | 'space'): number | undefined
}

/** Returns the short address of a link. A link without a domain has that of the first one. */
export function shortUrlOf(link: Link, domains: ReadonlyMap<number, Domain>): string {
  const [first] = domains.values()
  const domain = link.domain_id === null ? first : domains.get(link.domain_id)
  return `https://${domain?.name ?? 'localhost'}/${link.alias || codeOf(link)}`
}

type Row = { list: string; position: number; index: number; key?: string; value: string }

/** The fields of a link that shapes show as they are stored. */
const storedFields = [
  'url',
  'alias_generated',
  'domain_id',
  'space_id',
  'password',
  'privacy_password',
  'disabled',
  'privacy',
  'expiration_url',
  'expiration_date',
  'expiration_time',
  'expiration_clicks',
  'target_type',
  'country',
  'platform',
  'language',
  'rotation',
  'title',
  'clicks',
  'created_at',
  'updated_at',
  'updates',
] as const satisfies readonly (keyof Link)[]

/** The values of a link, by their names in shapes. A value is computed if a shape uses it. */
export class LinkValues {
  readonly [name: string]: unknown
  readonly #shown: ShownLink
  readonly #ids: IdCodec
  readonly #pixelIds: IdCodec

  static {
    for (const name of storedFields) {
      Object.defineProperty(LinkValues.prototype, name, {
        get(this: LinkValues) {
          return this.#shown.link[name]
        },
      })
    }
    Object.assign(LinkValues.prototype, addressTexts)
  }

  constructor(shown: ShownLink, ids: IdCodec, pixelIds: IdCodec) {
    this.#shown = shown
    this.#ids = ids
    this.#pixelIds = pixelIds
  }

  get id(): string | number {
    return this.#ids.encode(this.#shown.link.id)
  }

  get alias(): string | null {
    return this.#shown.link.alias || null
  }

  get version(): number {
    return this.#shown.link.updates + 1
  }

  get status(): number {
    return this.#shown.status
  }

  get expired(): boolean {
    return this.#shown.expired
  }

  get expires_at(): number | null {
    return this.#shown.expiresAt
  }

  get domain(): string | undefined {
    const { link, domains } = this.#shown
    return link.domain_id === null ? undefined : domains.get(link.domain_id)?.name
  }

  get space(): string | undefined {
    return this.#shown.space?.name
  }

  get short_url(): string {
    return shortUrlOf(this.#shown.link, this.#shown.domains)
  }

  get pixel_ids(): Values[] {
    const { link, pixelOf } = this.#shown
    return link.pixel_ids.map(pixel => embedded(pixel, pixelOf(pixel), this.#pixelIds))
  }

  /** The host of the destination URL, without a port. */
  get host(): string {
    const { url } = this.#shown.link
    return URL.canParse(url) ? new URL(url).hostname : ''
  }

  get domain_position(): number | undefined {
    return this.#shown.positionOf('domain')
  }

  get space_position(): number | undefined {
    return this.#shown.positionOf('space')
  }

  /** The rows of the list that the target type selects. */
  get targeting(): Row[] {
    const name = listOfType[this.#shown.link.target_type ?? 0]
    return name === undefined ? [] : this.#rows(name)
  }

  get all_targeting(): Row[] {
    return Object.values(listOfType).flatMap(name => this.#rows(name))
  }

  #rows(list: (typeof listOfType)[number]): Row[] {
    const rows: readonly (TargetRow | RotationRow)[] = this.#shown.link[list]
    return rows.map((row, index) => ({ list, position: index + 1, index, ...row }))
  }
}

function embedded(id: number, pixel: ShownPixel | undefined, codec: IdCodec): Values {
  return pixel === undefined ? { id: codec.encode(id), ...addressTexts } : pixelValues(pixel, codec)
}
