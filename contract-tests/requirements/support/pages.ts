import { formatPointer, parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import { brief, type Leaf, leavesOf, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, listedOf, narrowing, type Query } from '../../discover/reads.ts'
import { broken, once } from './kit.ts'

/** A way to request further pages. */
export interface Pager {
  answer: Answers['list.page-parameter']
  evidence: readonly Exchange[]
  /**
   * Returns the query for the page after `page` (counted from 1), whose response was `exchange`. Undefined if
   * it has no next page.
   */
  next(exchange: Exchange, page: number, perPage: number): Query | undefined
}

/** A value in a response that may lead to the next page: its place, and the query made from it. */
interface Hint {
  place: string
  query: Query
}

/** Maximum number of pages that are read. */
const most = 12

/**
 * Reads pages of ten until as many records as there are were seen. Returns their ids, page by page, and the last response.
 * @param request requests a page: the query beside that of the list
 */
export async function walk(
  pager: Pager,
  there: number,
  request: (query: Query) => Promise<Listed>,
): Promise<{ ids: string[]; exchange: Exchange }> {
  const ids: string[] = []
  let page = await request({ per_page: '10' })
  for (let number = 1; number <= most; number += 1) {
    ids.push(...page.ids)
    const next = ids.length >= there ? undefined : pager.next(page.exchange, number, 10)
    if (next === undefined || page.ids.length === 0) break
    page = await request({ per_page: '10', ...next })
  }
  return { ids, exchange: page.exchange }
}

/** Throws if a record is on two of the pages, or one of the expected records on none. */
export function mustBeOnOnePage(
  { ids, exchange }: { ids: readonly string[]; exchange: Exchange },
  expected: readonly string[],
): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw broken('every link on one page', `link ${twice} on two pages`, exchange)
  const missing = expected.filter(id => !ids.includes(id))
  if (missing.length > 0)
    throw broken('every link on one of the pages', `no page with ${brief(missing.slice(0, 3))}`, exchange)
}

const size = 10

/**
 * Finds out how to request further pages of links, with the run's own links. Undefined if this cannot be
 * seen.
 */
export function pagerOf(context: Context): Promise<Pager | undefined> {
  return once(context, 'pager', () => learnPager(context))
}

async function learnPager(context: Context): Promise<Pager | undefined> {
  const base = { ...narrowing(context, 'links'), per_page: String(size), sort: 'asc' }
  const first = await list(context, 'links', base)
  if (first.ids.length < size - 1) return undefined
  const isSecond = async (query: Query): Promise<Exchange | undefined> => {
    const page = await list(context, 'links', { ...base, ...query })
    const again = page.ids.filter(id => first.ids.includes(id)).length
    return page.ids.length > 0 && again <= 2 && again < page.ids.length ? page.exchange : undefined
  }
  for (const hint of hintsOf(first.exchange)) {
    const exchange = await isSecond(hint.query)
    if (exchange === undefined) continue
    const [name = '', value = ''] = Object.entries(hint.query)[0] ?? []
    if (value === first.ids.at(-1)) return followingPager(context, name, [first.exchange, exchange])
    return hintedPager(hint, [first.exchange, exchange])
  }
  for (const name of [
    'page',
    'p',
    'offset',
    'skip',
    'start',
    'page_number',
    'pageNumber',
    'page[number]',
    'pg',
    'pageNo',
    'page_no',
    'pageIndex',
    'ofs',
    'from',
  ]) {
    // If pages are counted from 1, page 1 is the first page again, so 2 is tried next.
    const steps = /offset|skip|start|ofs|from/.test(name) ? [size] : [1, 2]
    for (const value of steps) {
      const exchange = await isSecond({ [name]: String(value) })
      if (exchange === undefined) continue
      return countingPager(counted(name, value), [first.exchange, exchange])
    }
  }
  for (const name of ['starting_after', 'after', 'after_id', 'last_id', 'since_id']) {
    const exchange = await isSecond({ [name]: first.ids.at(-1) ?? '' })
    if (exchange !== undefined) return followingPager(context, name, [first.exchange, exchange])
  }
  return undefined
}

/** Returns a pager for pages that are requested by the id of the record before them. */
function followingPager(context: Context, name: string, evidence: readonly Exchange[]): Pager {
  return {
    answer: { name, counts: 'ids' },
    evidence,
    next(exchange) {
      const last = listedOf(context, 'links', exchange).ids.at(-1)
      return last === undefined ? undefined : { [name]: last }
    },
  }
}

function counted(name: string, second: number): Answers['list.page-parameter'] {
  if (second >= size) return { name, counts: 'records', first: second === size ? 0 : 1 }
  return { name, counts: 'pages', first: second === 2 ? 1 : 0 }
}

function countingPager(answer: Answers['list.page-parameter'], evidence: readonly Exchange[]): Pager {
  const first = answer.first ?? 0
  return {
    answer,
    evidence,
    next: (_exchange, page, perPage) => ({
      [answer.name]: String(first + (answer.counts === 'pages' ? page : page * perPage)),
    }),
  }
}

function hintedPager(hint: Hint, evidence: readonly Exchange[]): Pager {
  const [[name = '', value = ''] = [], ...others] = Object.entries(hint.query)
  // Any other number is a key, such as the id of a record.
  if (others.length === 0 && [1, 2, size, size + 1].includes(Number(value))) {
    return countingPager(counted(name, Number(value)), evidence)
  }
  return {
    answer: { name, counts: 'cursor' },
    evidence,
    next: exchange =>
      hintsOf(exchange).find(other => other.place === hint.place && Object.keys(other.query)[0] === name)
        ?.query,
  }
}

/** Names of members that may lead to the next page. */
const forward = /ne?xt|cursor|after|token/

/** Returns every value in a response that may lead to the next page: addresses first, then keys. */
export function hintsOf(exchange: Exchange): Hint[] {
  const hints: Hint[] = []
  const { json, headers } = exchange.answer
  const linked = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(headers.link ?? '')?.[1]
  if (linked !== undefined) pushAddress(hints, exchange, 'header Link', linked)
  const leaves = leavesOf(json)
  for (const { pointer, value } of leaves) {
    const words = parsePointer(pointer).join(' ').toLowerCase()
    if (!forward.test(words)) continue
    if (typeof value === 'string' && value.includes('?')) pushAddress(hints, exchange, pointer, value)
  }
  for (const { pointer, value } of [...leaves.filter(isBeside), ...leaves.filter(isOfLast(json))]) {
    const last = parsePointer(pointer).at(-1)?.toLowerCase() ?? ''
    const text = typeof value === 'boolean' ? '' : (textOf(value) ?? '')
    if (text === '' || text.includes('?') || !forward.test(last)) continue
    const names = new Set([
      'cursor',
      last,
      last.replace(/^ne?xt_?/, ''),
      'after',
      'page_token',
      'starting_after',
    ])
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

/**
 * Adds a hint for the first undocumented parameter of an address that differs from the request that was sent.
 */
function pushAddress(hints: Hint[], exchange: Exchange, place: string, address: string): void {
  const asked = new URLSearchParams(exchange.request.path.split('?')[1] ?? '')
  const linked = new URLSearchParams(address.split('?')[1] ?? '')
  const [first] = [...linked].filter(
    ([name, value]) => !documented.includes(name) && asked.get(name) !== value,
  )
  if (first !== undefined) hints.push({ place, query: Object.fromEntries([first]) })
}
