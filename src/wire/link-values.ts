import type { Values } from '../dialect/shapes/scope.ts'
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
  domain: Domain | undefined
  space: Space | undefined
  pixelOf(id: number): ShownPixel | undefined
}

/** Returns the short address of a link. */
export function shortUrlOf(link: Link, domain: Domain | undefined): string {
  return `https://${domain?.name ?? 'localhost'}/${link.alias || codeOf(link)}`
}

type Row = { list: string; position: number; index: number; key?: string; value: string }

/** The list that a target type selects (section 2.1). Type 3 is not documented. */
export const listOfType: Readonly<Record<number, 'country' | 'platform' | 'language' | 'rotation'>> = {
  1: 'country',
  2: 'platform',
  3: 'language',
  4: 'rotation',
}

/** The values of a link, by their names in shapes. The getters compute a value only if a shape uses it. */
export class LinkValues {
  readonly [name: string]: unknown

  constructor(
    { link, status, expired, expiresAt, domain, space, pixelOf }: ShownLink,
    ids: IdCodec,
    pixelIds: IdCodec,
  ) {
    const { created_at, updated_at, id, ...plain } = link
    Object.assign(this, plain, {
      id: ids.encode(id),
      alias: link.alias || null,
      ...addressTexts,
      version: link.updates + 1,
      created_at,
      updated_at,
      status,
      expired,
      expires_at: expiresAt,
      domain: domain?.name,
      space: space?.name,
      short_url: shortUrlOf(link, domain),
      pixel_ids: link.pixel_ids.map(pixel => embedded(pixel, pixelOf(pixel), pixelIds)),
    })
  }

  /** The host of the destination URL, without a port. */
  get host(): string {
    const url = String(this.url)
    return URL.canParse(url) ? new URL(url).hostname : ''
  }

  /** The rows of the list that the target type selects. */
  get targeting(): Row[] {
    const name = listOfType[(this.target_type as number | null) ?? 0]
    return name === undefined ? [] : this.#rows(name)
  }

  get all_targeting(): Row[] {
    return Object.values(listOfType).flatMap(name => this.#rows(name))
  }

  #rows(list: string): Row[] {
    const rows = this[list] as (TargetRow | RotationRow)[]
    return rows.map((row, index) => ({ list, position: index + 1, index, ...row }))
  }
}

function embedded(id: number, pixel: ShownPixel | undefined, codec: IdCodec): Values {
  return pixel === undefined ? { id: codec.encode(id), ...addressTexts } : pixelValues(pixel, codec)
}
