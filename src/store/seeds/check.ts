import type { Issue } from '../../documents/issue.ts'
import { schemaIssues } from '../../documents/schema-issues.ts'
import { checkSeedFile } from '../../generated/seed.js'
import { demoDomains, demoSpaces } from './account.ts'
import { numberRows, type Times } from './numbering.ts'
import { checkDomains, checkLinks } from './rules.ts'
import type { NumberedRows, SeedRows } from './types.ts'

/** The last moment that a Date can have. */
const endOfTime = 8.64e15

/**
 * Checks the data of a seed file: `{domains, spaces, pixels, links}`. Returns the mistakes with their paths,
 * such as `links[3].alias`: those that the schema detects or, if there are none, the contradictions.
 * @param now the latest time at which a record may have been created
 */
export function checkSeed(data: unknown, now: number = endOfTime, times?: Times): Issue[] {
  const read = readRows(data, now, times)
  return 'issues' in read ? read.issues : []
}

/**
 * Returns the rows of a seed file or its mistakes. Domains and spaces that are left out are those of the
 * demo.
 */
export function readRows(data: unknown, now: number, times?: Times): NumberedRows | { issues: Issue[] } {
  if (!checkSeedFile(data)) return { issues: schemaIssues(checkSeedFile.errors ?? []) }
  const rows: SeedRows = {
    domains: data.domains ?? demoDomains(),
    spaces: data.spaces ?? demoSpaces(),
    pixels: data.pixels ?? [],
    links: data.links ?? [],
  }
  const issues: Issue[] = []
  const numbers = {
    domains: numberRows(rows.domains, 'domains', now, issues),
    spaces: numberRows(rows.spaces, 'spaces', now, issues),
    pixels: numberRows(rows.pixels, 'pixels', now, issues, times),
    links: numberRows(rows.links, 'links', now, issues, times),
  }
  checkDomains(rows.domains, issues)
  checkLinks(rows.links, numbers, issues)
  return issues.length > 0 ? { issues } : { rows, numbers }
}
