import { parsePointer } from '../dialect/pointer.ts'
import type { Answers } from '../generated/answers.ts'
import type { BodyFact } from './envelope.ts'

/** Which part of a list was asked for. */
export interface Page {
  /** How many records stand before it. */
  skip: number
  /** How many records it holds at most. */
  perPage: number
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

const relations = ['first', 'prev', 'next', 'last'] as const

/**
 * Tells the pages of a list as the dialect does (questions `list.total`, `list.pagination`).
 * @param path the address of the list, without query
 * @param query the query it was asked for with, which page addresses keep
 * @param count how many records this page holds
 */
export function pageFacts(
  answers: Answers,
  list: { path: string; query: string; page: Page; count: number; total: number },
): PageFacts {
  const { page, count, total } = list
  const facts: PageFacts = { body: [], headers: {} }
  const current = Math.floor(page.skip / page.perPage) + 1
  const last = Math.max(1, Math.ceil(total / page.perPage))
  const address = addressWriter(answers['list.page-parameter'], list)
  const relation: Record<(typeof relations)[number], string | null> = {
    first: address(1),
    prev: current > 1 ? address(current - 1) : null,
    next: current < last ? address(current + 1) : null,
    last: address(last),
  }
  const values: Record<string, () => unknown> = {
    first: () => relation.first,
    last: () => relation.last,
    prev: () => relation.prev,
    next: () => relation.next,
    current_page: () => current,
    from: () => (count > 0 ? page.skip + 1 : null),
    last_page: () => last,
    pages: () => buttons(current, last, address),
    path: () => list.path,
    per_page: () => page.perPage,
    to: () => (count > 0 ? page.skip + count : null),
    cursor: () => (page.skip + count < total ? cursorOf(page.skip + count) : null),
  }
  const places = { ...answers['list.pagination'], total: answers['list.total'] }
  const linked: string[] = []
  for (const [fact, place] of Object.entries(places)) {
    const value = fact === 'total' ? total : values[fact]?.()
    if (place === 'none' || value === undefined) continue
    if (place.startsWith('/')) facts.body.push([parsePointer(place), value])
    else if (relations.some(name => name === fact)) linked.push(fact)
    else if (value !== null) facts.headers[headerOf(place)] = String(value)
  }
  // Only RFC 8288's Link header holds several facts, so page addresses in a header are always in that one.
  const header = relations
    .filter(name => linked.includes(name) && relation[name] !== null)
    .map(name => `<${relation[name]}>; rel="${name}"`)
    .join(', ')
  if (header !== '') facts.headers.link = header
  return facts
}

/** The key of the part of a list that starts after some records. */
export function cursorOf(skip: number): string {
  return `c${skip.toString(36)}`
}

/** How many records a cursor stands after, or undefined when it is none of ours. */
export function decodeCursor(text: string): number | undefined {
  return /^c[0-9a-z]{1,9}$/.test(text) ? Number.parseInt(text.slice(1), 36) : undefined
}

function headerOf(place: string): string {
  return place.slice('header '.length).toLowerCase()
}

function addressWriter(
  parameter: Answers['list.page-parameter'],
  { path, query, page }: { path: string; query: string; page: Page },
): (number: number) => string {
  const parameters = new URLSearchParams(query)
  const first = parameter.first ?? 1
  return number => {
    const skip = (number - 1) * page.perPage
    if (parameter.counts === 'cursor') parameters.set(parameter.name, cursorOf(skip))
    else parameters.set(parameter.name, String(first + (parameter.counts === 'pages' ? number - 1 : skip)))
    return `${path}?${parameters}`
  }
}

/** Previous, the pages near the ends and near the current one with an ellipsis over each gap, and next. */
function buttons(current: number, last: number, address: (number: number) => string): PageButton[] {
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
