import { describe, type Issue } from '../../documents/issue.ts'
import type { NumberedRows, SeedRows } from './types.ts'

type LinkRow = SeedRows['links'][number]

/** Ids to which a link may refer. */
interface Known {
  kind: 'domain' | 'space' | 'pixel'
  ids: ReadonlySet<number>
}

/** Reports names of domains that occur twice, as links would share an address. */
export function checkDomains(rows: SeedRows['domains'], issues: Issue[]): void {
  const holders = new Map<string, number>()
  for (const [index, { name }] of rows.entries()) {
    const holder = holders.get(name)
    if (holder === undefined) holders.set(name, index)
    else {
      const expected = `a name that domains[${holder}] does not have`
      issues.push({ path: `domains[${index}].name`, expected, received: describe(name) })
    }
  }
}

/** Reports contradictions between a link's members, and between a link and the rest of the file. */
export function checkLinks(rows: LinkRow[], numbers: NumberedRows['numbers'], issues: Issue[]): void {
  const idsOf = (section: keyof SeedRows) => new Set(numbers[section].map(({ id }) => id))
  const domain: Known = { kind: 'domain', ids: idsOf('domains') }
  const space: Known = { kind: 'space', ids: idsOf('spaces') }
  const pixel: Known = { kind: 'pixel', ids: idsOf('pixels') }
  const firstDomain = Math.min(...domain.ids)
  const holders = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const path = `links[${index}]`
    checkReference(row.domain_id, domain, `${path}.domain_id`, issues)
    checkReference(row.space_id, space, `${path}.space_id`, issues)
    for (const [at, id] of (row.pixel_ids ?? []).entries()) {
      checkReference(id, pixel, `${path}.pixel_ids[${at}]`, issues)
    }
    checkMembers(row, path, issues)
    const { alias, domain_id = firstDomain } = row
    if (alias === undefined) continue
    const address = `${domain_id}/${alias}`
    const holder = holders.get(address)
    if (holder === undefined) holders.set(address, index)
    else {
      const expected = `an alias that links[${holder}] on domain ${domain_id} does not have`
      issues.push({ path: `${path}.alias`, expected, received: describe(alias) })
    }
  }
}

function checkReference(
  id: number | null | undefined,
  { kind, ids }: Known,
  path: string,
  issues: Issue[],
): void {
  if (id == null || ids.has(id)) return
  const some = [...ids].slice(0, 10).join(', ') + (ids.size > 10 ? ', …' : '')
  const expected = ids.size === 0 ? `no ${kind}, as there is none` : `the id of a ${kind} (${some})`
  issues.push({ path, expected, received: describe(id) })
}

/** Reports what the default answers to `links.privacy.password` and `links.expiration.time-only` refuse. */
function checkMembers(row: LinkRow, path: string, issues: Issue[]): void {
  const { privacy, privacy_password, expiration_time, expiration_date } = row
  if (privacy === 2 && privacy_password == null) {
    const received = describe(privacy_password)
    issues.push({ path: `${path}.privacy_password`, expected: 'a text, as privacy is 2', received })
  }
  if (expiration_time != null && expiration_date == null) {
    const expected = 'a date, as there is an expiration_time'
    issues.push({ path: `${path}.expiration_date`, expected, received: describe(expiration_date) })
  }
}
