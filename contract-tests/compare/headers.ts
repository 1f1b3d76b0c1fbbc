import type { Answers } from '../../src/generated/answers.ts'
import { linksIn } from '../core/link-header.ts'
import { normalAddress } from './page-facts.ts'
import type { References } from './references.ts'

/** Returns the headers that are relevant to the API, each in a form that can be compared. */
export function normalHeaders(
  headers: Readonly<Record<string, string>>,
  answers: Answers,
  references: References,
): Record<string, unknown> {
  const normal: Record<string, unknown> = {}
  const { name, counts } = answers['list.page-parameter']
  const cursor = counts === 'cursor' || counts === 'ids' ? name : undefined
  for (const [header, value] of Object.entries(headers)) {
    if (header === 'content-type') normal[header] = value.replace(/;.*/s, '').trim().toLowerCase()
    else if (header === 'location')
      normal[header] = withoutOrigin(String(normalAddress(value, references, cursor)))
    else if (header === 'allow')
      normal[header] = value
        .split(/\s*,\s*/)
        .map(method => method.toUpperCase())
        // Servers may support HEAD and OPTIONS without naming them in Allow.
        .filter(method => method !== 'HEAD' && method !== 'OPTIONS')
        .sort()
    else if (header === 'link') {
      const links = [...linksIn(value)]
      normal[header] = Object.fromEntries(
        links.map(([relation, address]) => [relation, normalAddress(address, references, cursor)]),
      )
    }
    // Only the scheme is compared: the realm is text for people.
    else if (header === 'www-authenticate') normal[header] = value.replace(/ .*/s, '').toLowerCase()
    else if (header === 'x-total-count' || header === 'access-control-allow-origin') normal[header] = value
    else if (/^(x-)?ratelimit-limit$/.test(header)) normal[header] = value
    else if (/^(x-)?ratelimit-/.test(header) || header === 'retry-after') normal[header] = '{number}'
  }
  return normal
}

/** Removes the origin of a location, because an absolute URL and a path name the same resource. */
function withoutOrigin(address: string): string {
  return address
    .replace(/^\{origin\}|^http:\/\/relative\.invalid/, '')
    .replace(/^\{base\}|^\{path\}/, '{base}')
    .replace(/\?$/, '')
}
