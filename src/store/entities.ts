/** A row of a targeting list (section 2.1): the key to match, and the destination. */
export interface TargetRow {
  key: string
  value: string
}

/** A row of the rotation list (section 2.1). */
export interface RotationRow {
  value: string
}

/**
 * A link as the mock stores it: the input fields of section 2.1 under their own names, and the values that
 * the service derives. Moments are milliseconds since the epoch, in UTC. The dialect decides how a link is
 * shown.
 */
export interface Link {
  id: number
  url: string
  /** '' if the link has no alias. */
  alias: string
  /** Whether the service chose the alias, and no client. */
  alias_generated: boolean
  /** Null if the link was created without a domain (question `links.domain.unsent`). */
  domain_id: number | null
  space_id: number | null
  pixel_ids: number[]
  password: string | null
  privacy_password: string | null
  disabled: number
  privacy: number
  expiration_url: string | null
  /** YYYY-MM-DD */
  expiration_date: string | null
  /** HH:MM */
  expiration_time: string | null
  expiration_clicks: number | null
  target_type: number | null
  country: TargetRow[]
  platform: TargetRow[]
  language: TargetRow[]
  rotation: RotationRow[]
  title: string | null
  clicks: number
  created_at: number
  updated_at: number
  /** The number of updates. */
  updates: number
}

/** A pixel as the mock stores it (section 2.2). Moments are milliseconds since the epoch, in UTC. */
export interface Pixel {
  id: number
  name: string | null
  type: string | null
  value: string | null
  created_at: number
  updated_at: number
  /** The number of updates. */
  updates: number
}

/**
 * A domain under which links can be created. The API has no endpoint for domains: they come from the seed.
 */
export interface Domain {
  id: number
  name: string
}

/** A space to which links can belong. The API has no endpoint for spaces: they come from the seed. */
export interface Space {
  id: number
  name: string
}

/**
 * The records with which a store starts. They are complete. Each list is in ascending order of ids, links and
 * pixels also of created_at.
 */
export interface Seed {
  domains: Domain[]
  spaces: Space[]
  pixels: Pixel[]
  links: Link[]
}

/** A seed with a name. Its records depend on the account's time. */
export interface Scenario {
  readonly name: string
  /**
   * Returns the records, as new objects on each call.
   * @param now the account's time, in milliseconds since the epoch
   */
  seed(now: number): Seed
}
