/** A row of a targeting list (section 2.1): what is matched, and where it leads. */
export interface TargetRow {
  key: string
  value: string
}

/** A row of the rotation list (section 2.1). */
export interface RotationRow {
  value: string
}

/**
 * A link as the mock stores it: the input fields of section 2.1 under their own names, and what the service
 * derives. Moments are milliseconds since the epoch, in UTC. How a link is shown is the dialect's affair.
 */
export interface Link {
  id: number
  url: string
  /** '' where the link has none. */
  alias: string
  domain_id: number
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
  /** How often it was updated. */
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
  /** How often it was updated. */
  updates: number
}

/** A domain that links can be made under. The interface has no endpoint for domains: they come from the seed. */
export interface Domain {
  id: number
  name: string
}

/** A space that links can be put in. The interface has no endpoint for spaces: they come from the seed. */
export interface Space {
  id: number
  name: string
}
