import type { Answers } from '../generated/answers.ts'
import type { ListedPage } from './pages.ts'

/**
 * Returns a function that writes the address of the page that starts after `skip` records. If `skip` is
 * negative, the address has no page parameter. The other parameters stay in their places.
 */
export function addressWriter(
  { name, counts, first = 1 }: Answers['list.page-parameter'],
  { path, query, page: { perPage }, cursorAfter }: ListedPage,
): (skip: number) => string | null {
  const [before, after] = around(name, query)
  const addressWith = (page: string) => {
    const parts = [before, page, after].filter(part => part !== '')
    return parts.length === 0 ? path : `${path}?${parts.join('&')}`
  }
  const pageAt = (value: string | number) => addressWith(String(new URLSearchParams([[name, String(value)]])))
  return skip => {
    if (skip < 0) return addressWith('')
    if (counts === 'pages') return pageAt(first + Math.floor(skip / perPage))
    if (counts === 'records') return pageAt(first + skip)
    if (skip === 0) return addressWith('')
    const cursor = cursorAfter(skip)
    return cursor === undefined ? null : pageAt(cursor)
  }
}

/** Returns the parameters of a query before and after the first one of a name, without those of that name. */
function around(name: string, query: string): [before: string, after: string] {
  const before = new URLSearchParams()
  const after = new URLSearchParams()
  let isFound = false
  for (const [other, value] of new URLSearchParams(query)) {
    if (other === name) isFound = true
    else (isFound ? after : before).append(other, value)
  }
  return [String(before), String(after)]
}
