/** The values that are the address of the service, the longest first, which the others are parts of. */
export const addressNames = ['base', 'origin', 'base_path'] as const

type Addresses = Readonly<Record<(typeof addressNames)[number], string>>

// A mock is nearly always asked under one address.
let latest: Addresses = { base: '', origin: '', base_path: '' }

/** The address of the service: whole, without its path, and its path alone. None ends in a slash. */
export function addressesOf(base: string): Addresses {
  if (base === latest.base) return latest
  const origin = /^[a-z]+:\/\/[^/]*/i.exec(base)?.[0] ?? base
  latest = { base, origin, base_path: base.slice(origin.length) }
  return latest
}
