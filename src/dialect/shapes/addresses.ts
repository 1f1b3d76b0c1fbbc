/**
 * Names of the values that hold the service's address. `base` comes first because it contains the other two.
 */
export const addressNames = ['base', 'origin', 'base_path'] as const

type Addresses = Readonly<Record<(typeof addressNames)[number], string>>

// One cached address is enough: nearly all requests to a mock use the same one.
let latest: Addresses = { base: '', origin: '', base_path: '' }

/** Returns the service's address, its origin and its path. None of them ends with a slash. */
export function addressesOf(base: string): Addresses {
  if (base === latest.base) return latest
  const origin = /^[a-z]+:\/\/[^/]*/i.exec(base)?.[0] ?? base
  latest = { base, origin, base_path: base.slice(origin.length) }
  return latest
}
