import type { LinkRow } from './fields.ts'
import type { SeedMistakes } from './mistake-list.ts'

/**
 * The ids to which a link may refer. Undefined if that section has mistakes, so that links do not repeat
 * them.
 */
export interface KnownIds {
  domain: ReadonlySet<number> | undefined
  space: ReadonlySet<number> | undefined
  pixel: ReadonlySet<number> | undefined
}

/** Reports contradictions between a link's members, and between a link and the rest of the file. */
export function checkLinks(
  rows: (LinkRow | undefined)[],
  known: KnownIds,
  firstDomain: number | undefined,
  mistakes: SeedMistakes,
): void {
  const holders = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (row === undefined) continue
    const path = `links[${index}]`
    checkReferences(row, path, known, mistakes)
    checkMembers(row, path, mistakes)

    const domain = 'domain_id' in row ? row.domain_id : firstDomain
    if (row.alias === undefined || domain === undefined) continue
    const address = `${domain}/${row.alias}`
    const holder = holders.get(address)
    if (holder === undefined) holders.set(address, index)
    else
      mistakes.add(
        `${path}.alias`,
        `an alias that links[${holder}] on domain ${domain} does not have`,
        row.alias,
      )
  }
}

function checkReferences(row: LinkRow, path: string, known: KnownIds, mistakes: SeedMistakes): void {
  const check = (id: number | null | undefined, at: string, kind: keyof KnownIds) => {
    const ids = known[kind]
    if (id == null || ids === undefined || ids.has(id)) return
    const some = [...ids].slice(0, 10).join(', ') + (ids.size > 10 ? ', …' : '')
    const expected = ids.size === 0 ? `no ${kind}, as there is none` : `the id of a ${kind} (${some})`
    mistakes.add(at, expected, id)
  }
  check(row.domain_id, `${path}.domain_id`, 'domain')
  check(row.space_id, `${path}.space_id`, 'space')
  const pixels = row.pixel_ids ?? []
  for (const [index, id] of pixels.entries()) {
    const at = `${path}.pixel_ids[${index}]`
    if (id !== undefined && pixels.indexOf(id) < index) mistakes.add(at, 'each pixel once', id)
    else check(id, at, 'pixel')
  }
}

/** Reports what the default answers to `links.privacy.password` and `links.expiration.time-only` refuse. */
function checkMembers(row: LinkRow, path: string, mistakes: SeedMistakes): void {
  if (row.privacy === 2 && isUnset(row, 'privacy_password')) {
    mistakes.add(`${path}.privacy_password`, 'a text, as privacy is 2', row.privacy_password)
  }
  if (typeof row.expiration_time === 'string' && isUnset(row, 'expiration_date')) {
    mistakes.add(`${path}.expiration_date`, 'a date, as there is an expiration_time', row.expiration_date)
  }
}

function isUnset(row: LinkRow, member: keyof LinkRow): boolean {
  return row[member] === null || !(member in row)
}
