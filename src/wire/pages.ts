import { parsePointer } from '../dialect/pointer.ts'
import type { Answers } from '../generated/answers.ts'
import type { Anchor } from '../model/view/order.ts'
import type { BodyFact } from './envelope.ts'

/** Which part of a list was asked for. */
export interface Page {
  /** How many records stand before it. */
  skip: number
  /** Where it starts, when it was asked for by a cursor: `skip` is then known only after it is read. */
  after?: Anchor
  /** How many records it holds at most. */
  perPage: number
}

/** A list as it was asked for, and what was found. */
export interface ListedPage {
  /** The address of the list, without query. */
  path: string
  /** The query it was asked for with, which page addresses keep. */
  query: string
  page: Page
  /** How many records this page holds. */
  count: number
  total: number
  /** The cursor of the page that starts after so many records, one at least; undefined beyond the end. */
  cursorAfter(skip: number): string | undefined
}

/** What is told about a list beside its records: in the body, and in headers. */
export interface PageFacts {
  body: BodyFact[]
  headers: Record<string, string>
}

/** A button of the page bar, as Laravel's paginator lists them. */
interface PageButton {
  url: string | null
  label: string
  active: boolean
}

/** Tells the pages of a list as the dialect does (questions `list.total`, `list.pagination`). */
export function pageFacts(answers: Answers, list: ListedPage): PageFacts {
  const { count, total } = list
  const { skip, perPage } = list.page
  const current = Math.floor(skip / perPage) + 1
  const last = Math.max(1, Math.ceil(total / perPage))
  const address = addressWriter(answers['list.page-parameter'], list)
  // A part may start anywhere, where records are counted: its neighbours are next to it all the same.
  const values: Record<string, () => unknown> = {
    first: () => address(0),
    last: () => address((last - 1) * perPage),
    prev: () => (skip > 0 ? address(Math.max(0, skip - perPage)) : null),
    next: () => (skip + perPage < total ? address(skip + perPage) : null),
    current_page: () => current,
    from: () => (count > 0 ? skip + 1 : null),
    last_page: () => last,
    pages: () => buttons(current, last, number => address((number - 1) * perPage)),
    path: () => list.path,
    per_page: () => perPage,
    to: () => (count > 0 ? skip + count : null),
    cursor: () => (skip + count < total ? (list.cursorAfter(skip + count) ?? null) : null),
    total: () => total,
  }
  const places = { ...answers['list.pagination'], total: answers['list.total'] }
  const facts: PageFacts = { body: [], headers: {} }
  const linked: string[] = []
  for (const [fact, place] of Object.entries(places)) {
    const value = values[fact]?.()
    if (place === 'none' || value === undefined) continue
    if (place.startsWith('/')) facts.body.push([parsePointer(place), value])
    else if (value !== null) {
      const header = place.slice('header '.length).toLowerCase()
      // Only RFC 8288's Link header holds several facts, each with its relation.
      if (header === 'link') linked.push(`<${value}>; rel="${fact}"`)
      else facts.headers[header] = typeof value === 'object' ? JSON.stringify(value) : String(value)
    }
  }
  if (linked.length > 0) facts.headers.link = linked.join(', ')
  return facts
}

/** Writes the address of the part that starts after so many records. */
function addressWriter(
  { name, counts, first = 1 }: Answers['list.page-parameter'],
  { path, query, page: { perPage }, cursorAfter }: ListedPage,
): (skip: number) => string | null {
  const parameters = new URLSearchParams(query)
  return skip => {
    if (counts === 'pages') parameters.set(name, String(first + Math.floor(skip / perPage)))
    else if (counts === 'records') parameters.set(name, String(first + skip))
    else if (skip === 0) parameters.delete(name)
    else {
      const cursor = cursorAfter(skip)
      if (cursor === undefined) return null
      parameters.set(name, cursor)
    }
    const text = String(parameters)
    return text === '' ? path : `${path}?${text}`
  }
}

/** Previous, the pages near the ends and near the current one with an ellipsis over each gap, and next. */
function buttons(current: number, last: number, address: (number: number) => string | null): PageButton[] {
  const button = (number: number, label = String(number)): PageButton => ({
    url: number >= 1 && number <= last ? address(number) : null,
    label,
    active: label === String(number) && number === current,
  })
  const list = [button(current - 1, '&laquo; Previous')]
  let previous = 0
  for (const number of shownPages(current, last)) {
    if (number > previous + 1) list.push({ url: null, label: '...', active: false })
    list.push(button(number))
    previous = number
  }
  list.push(button(current + 1, 'Next &raquo;'))
  return list
}

/** All pages when they are few; else two at each end, three on each side of the current one, ten near an end. */
function shownPages(current: number, last: number): number[] {
  if (last < 14) return range(1, last)
  const pages = new Set([
    ...range(1, current <= 7 ? 10 : 2),
    ...range(Math.max(1, current - 3), Math.min(last, current + 3)),
    ...range(last - (current > last - 7 ? 9 : 1), last),
  ])
  return [...pages].sort((a, b) => a - b)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
}
