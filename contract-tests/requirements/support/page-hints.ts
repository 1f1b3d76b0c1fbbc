import { formatPointer, parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import type { Exchange } from '../../core/exchange.ts'
import { parseJson } from '../../core/json.ts'
import { isJsonObject, type Leaf, leavesOf, textOf, wordsIn } from '../../core/match.ts'
import type { Query } from '../../discover/reads.ts'

/** How to request a page that follows another one. */
export interface NextPage {
  /** Parameters beside those of the list; all of them, if the page has a path of its own. */
  query: Query
  /** A path below the base URL, if it is not that of the list. */
  path?: string
}

/** A value in a response that may lead to the next page: its place, and the request made from it. */
export interface Hint extends NextPage {
  place: string
}

/** Names of members that may lead to the next page. */
const forward = /ne?xt|cursor|after|token|continu|resume|bookmark|marker|scroll/

/** Returns every value in a response that may lead to the next page: addresses first, then keys. */
export function hintsOf(exchange: Exchange): Hint[] {
  const hints: Hint[] = []
  const { json, headers } = exchange.answer
  const linked = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(headers.link ?? '')?.[1]
  if (linked !== undefined) pushAddress(hints, exchange, 'header Link', linked)
  const leaves = leavesOf(json)
  const documents = [{ place: '', document: json, leaves }, ...documentsIn(headers)]
  for (const { place, document, leaves } of documents)
    for (const { pointer, value } of leaves) {
      const words = [...parsePointer(pointer), relationOf(document, pointer)].join(' ').toLowerCase()
      if (!forward.test(words) || typeof value !== 'string' || !isAddress(value)) continue
      pushAddress(hints, exchange, place + pointer, value)
    }
  for (const { pointer, value } of [...leaves.filter(isBeside), ...leaves.filter(isOfLast(json))]) {
    const last = parsePointer(pointer).at(-1) ?? ''
    const text = typeof value === 'boolean' ? '' : (textOf(value) ?? '')
    if (text === '' || text.includes('?') || !forward.test(last.toLowerCase())) continue
    const names = new Set(['cursor', ...parametersFor(last), 'after', 'page_token', 'starting_after'])
    // The index of the last record differs from page to page.
    const place = pointer.replace(/\/\d+(?=\/)/, '/-')
    for (const name of names) if (name !== '') hints.push({ place, query: { [name]: text } })
  }
  for (const [name, value] of Object.entries(headers)) {
    if (/cursor|next-page/.test(name))
      hints.push({ place: `header ${name}`, query: { cursor: value, page: value } })
  }
  return hints
}

/** Returns the JSON objects in headers, such as X-Pagination of ASP.NET, each with its place. */
function documentsIn(headers: Exchange['answer']['headers']) {
  const written = Object.entries(headers).filter(([, value]) => value.startsWith('{'))
  return written.map(([name, value]) => {
    const document = parseJson(value)
    return { place: `header ${name} `, document, leaves: leavesOf(document) }
  })
}

/** Returns what a member beside a value calls its relation: `{"relation": "next", "url": "…"}`. */
function relationOf(json: unknown, pointer: string): string {
  const holder = readPointer(json, formatPointer(parsePointer(pointer).slice(0, -1)))
  return (isJsonObject(holder) && wordsIn(holder.rel ?? holder.relation)) || ''
}

/** Whether a text is an address with a query, or with a path of this service. */
function isAddress(text: string): boolean {
  return text.includes('?') || (text.includes('/') && belowBase.test(text))
}

/** Returns the parameters that a member may be meant for: `pageToken` and `pagetoken` for `nextPageToken`. */
function parametersFor(member: string): string[] {
  const rest = member.replace(/^ne?xt[-_]?/i, '')
  const bare = rest.charAt(0).toLowerCase() + rest.slice(1)
  return [member, bare, member.toLowerCase(), bare.toLowerCase()]
}

/** Whether a leaf is outside the records of a list. */
function isBeside({ pointer }: Leaf): boolean {
  return !parsePointer(pointer).some(isIndex)
}

/**
 * Returns a function that checks whether a leaf belongs to the last record. The key of any other record leads
 * to a page that repeats records.
 */
function isOfLast(json: unknown): (leaf: Leaf) => boolean {
  return ({ pointer }) => {
    const steps = parsePointer(pointer)
    const index = steps.findIndex(isIndex)
    const array = readPointer(json, formatPointer(steps.slice(0, index)))
    return index >= 0 && Array.isArray(array) && Number(steps[index]) === array.length - 1
  }
}

function isIndex(step: string): boolean {
  return /^\d+$/.test(step)
}

/**
 * The documented parameters of a list. They decide what is listed, and none of them leads to another page.
 */
const documented = [
  ...['search', 'search_by', 'status', 'space_id', 'domain_id', 'pixel_id', 'type'],
  ...['sort_by', 'sort', 'per_page'],
]

/** The path of an address below the base URL. */
const belowBase = /\/api\/v1(\/.*)?$/

/**
 * Adds hints for an address. If its path is that of the list, the first undocumented parameter that differs from the
 * request that was sent is one, and all undocumented ones are another. Some addresses have a path of their own.
 */
function pushAddress(hints: Hint[], exchange: Exchange, place: string, address: string): void {
  const base = `http://list.example/api/v1${exchange.request.path}`
  if (!URL.canParse(address, base)) return
  const [linked, asked] = [new URL(address, base), new URL(base)]
  const [, path = ''] = belowBase.exec(linked.pathname) ?? [undefined, '/links']
  if (!/^\/(?:links|pixels)\/?$/.test(path)) {
    hints.push({ place, query: Object.fromEntries(linked.searchParams), path })
    return
  }
  const others = [...linked.searchParams].filter(([name]) => !documented.includes(name))
  const first = others.find(([name, value]) => asked.searchParams.get(name) !== value)
  if (first === undefined) return
  hints.push({ place, query: Object.fromEntries([first]) })
  // Those that are as in the request, too: on the next page others may be.
  if (others.length > 1) hints.push({ place, query: Object.fromEntries(others) })
}
