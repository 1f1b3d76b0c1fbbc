/** The address of the service, whole, without its path, and its path alone; none ends in a slash. */
type Addresses = Readonly<Record<'base' | 'origin' | 'base_path', string>>

/** A mock is asked under one address nearly always. */
let latest: Addresses = { base: '', origin: '', base_path: '' }

export function addressesOf(base: string): Addresses {
  if (base === latest.base) return latest
  const origin = /^[a-z]+:\/\/[^/]*/i.exec(base)?.[0] ?? base
  latest = { base, origin, base_path: base.slice(origin.length) }
  return latest
}
