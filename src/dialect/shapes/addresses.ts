/** The address of the service, whole, without its path, and its path alone; none ends in a slash. */
export function addressesOf(base: string): Record<'base' | 'origin' | 'base_path', string> {
  const origin = /^[a-z]+:\/\/[^/]*/i.exec(base)?.[0] ?? base
  return { base, origin, base_path: base.slice(origin.length) }
}
