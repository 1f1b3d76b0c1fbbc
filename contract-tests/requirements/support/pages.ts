import type { Answers } from '../../../src/generated/answers.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, listedOf, narrowing, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { fixtureAccount } from './fixture-account.ts'
import { broken, once } from './kit.ts'
import { type Hint, hintsOf, type NextPage } from './page-hints.ts'

/** A way to request further pages. */
export interface Pager {
  /** Undefined if no parameter asks for a page, because further pages have a path of their own. */
  answer: Answers['list.page-parameter'] | undefined
  evidence: readonly Exchange[]
  /**
   * Returns the request for the page after `page` (counted from 1), whose response was `exchange`. Undefined if
   * it has no next page.
   */
  next(exchange: Exchange, page: number, perPage: number): NextPage | undefined
}

/** Reads a page that follows a page of the list with a query. */
export async function readNext(
  context: Context,
  resource: Resource,
  query: Query,
  next: NextPage,
  { fresh = false } = {},
): Promise<Listed> {
  if (next.path === undefined) return list(context, resource, { ...query, ...next.query }, { fresh })
  const { path } = next
  const parameters = Object.entries(next.query)
  return listedOf(
    context,
    resource,
    await context.client.send({ method: 'GET', path, query: parameters, fresh }),
  )
}

/** Maximum number of pages that are read. */
const most = 12

/**
 * Reads pages of ten until as many records as there are were seen. Returns their ids, page by page, and the last response.
 * @param request requests a page: the first one, or the one to which a page led
 */
export async function walk(
  pager: Pager,
  there: number,
  request: (next?: NextPage) => Promise<Listed>,
): Promise<{ ids: string[]; exchange: Exchange }> {
  const ids: string[] = []
  let page = await request()
  for (let number = 1; number <= most; number += 1) {
    ids.push(...page.ids)
    const next = ids.length >= there ? undefined : pager.next(page.exchange, number, 10)
    if (next === undefined || page.ids.length === 0) break
    page = await request(next)
  }
  return { ids, exchange: page.exchange }
}

/** Throws if a record is on two of the pages, or one of the expected records on none. */
export function mustBeOnOnePage(
  { ids, exchange }: { ids: readonly string[]; exchange: Exchange },
  expected: readonly string[],
): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw broken('every record on one page', `${twice} on two pages`, exchange)
  const missing = expected.filter(id => !ids.includes(id))
  if (missing.length > 0)
    throw broken('every record on one of the pages', `no page with ${brief(missing.slice(0, 3))}`, exchange)
}

const size = 10

/**
 * Finds out how to request further pages, with the run's own records. Undefined if this cannot be seen. A server
 * may have another way for each resource.
 */
export function pagerOf(context: Context, resource: Resource = 'links'): Promise<Pager | undefined> {
  return once(context, `pager of ${resource}`, () => learnPager(context, resource))
}

/** Returns the parameter that asks for further pages, and how it was seen. Throws Skipped if there is none. */
export async function pageParameter(
  context: Context,
): Promise<{ answer: Answers['list.page-parameter']; evidence: readonly Exchange[] }> {
  await fixtureAccount(context)
  const pager = await pagerOf(context)
  if (pager === undefined) throw new Skipped('no way to request further pages was found')
  const { answer, evidence } = pager
  if (answer === undefined) throw new Skipped('further pages have paths of their own, and no parameter')
  return { answer, evidence }
}

async function learnPager(context: Context, resource: Resource): Promise<Pager | undefined> {
  // A server that confuses the orders of its pages may show a second page in one of them only.
  for (const sort of ['asc', 'desc']) {
    const start = await firstPage(context, resource, sort)
    if (start === undefined) return undefined
    const pager = await shownPager(start)
    if (pager !== undefined) return pager
  }
  const start = await firstPage(context, resource, 'asc')
  return start && guessedPager(start)
}

/** The first page of the run's own records. */
interface Start {
  first: Listed
  /** Returns the ids of the records on a page. */
  idsOf(exchange: Exchange): readonly string[]
  /** Returns the response to a request if it shows a second page. */
  isSecond(next: NextPage): Promise<Exchange | undefined>
}

/** Undefined if the records of the run fit on one page. */
async function firstPage(context: Context, resource: Resource, sort: string): Promise<Start | undefined> {
  const base = { ...narrowing(context, resource), per_page: String(size), sort }
  const first = await list(context, resource, base)
  if (first.ids.length < size - 1) return undefined
  return {
    first,
    idsOf: exchange => listedOf(context, resource, exchange).ids,
    async isSecond(next) {
      const page = await readNext(context, resource, base, next)
      const again = page.ids.filter(id => first.ids.includes(id)).length
      return page.ids.length > 0 && again <= 2 && again < page.ids.length ? page.exchange : undefined
    },
  }
}

/** Returns the pager to which the first page leads. */
async function shownPager({ first, idsOf, isSecond }: Start): Promise<Pager | undefined> {
  for (const hint of hintsOf(first.exchange)) {
    const exchange = await isSecond(hint)
    if (exchange === undefined) continue
    const [name = '', value = ''] = Object.entries(hint.query)[0] ?? []
    if (hint.path === undefined && value === first.ids.at(-1))
      return followingPager(name, idsOf, [first.exchange, exchange])
    return hintedPager(hint, [first.exchange, exchange])
  }
  return undefined
}

/** Parameters that count pages or records. */
const counting =
  'page p offset skip start current_page currentPage page_number pageNumber page[number] pg pageNo page_no pageIndex ofs from skipCount startIndex'.split(
    ' ',
  )

/** Tries the usual names of parameters. */
async function guessedPager({ first, idsOf, isSecond }: Start): Promise<Pager | undefined> {
  for (const name of counting) {
    // If pages are counted from 1, page 1 is the first page again, so 2 is tried next.
    const steps = /offset|skip|start|ofs|from/.test(name) ? [size] : [1, 2]
    for (const value of steps) {
      const exchange = await isSecond({ query: { [name]: String(value) } })
      if (exchange === undefined) continue
      // If records are counted from 1, the tenth is the last one of the first page.
      const isFromOne = value === size && idsOf(exchange)[0] === first.ids.at(-1)
      return countingPager(counted(name, isFromOne ? value + 1 : value), [first.exchange, exchange])
    }
  }
  for (const name of ['starting_after', 'after', 'after_id', 'last_id', 'since_id']) {
    const exchange = await isSecond({ query: { [name]: first.ids.at(-1) ?? '' } })
    if (exchange !== undefined) return followingPager(name, idsOf, [first.exchange, exchange])
  }
  return undefined
}

/** Returns a pager for pages that are requested by the id of the record before them. */
function followingPager(name: string, idsOf: Start['idsOf'], evidence: readonly Exchange[]): Pager {
  return {
    answer: { name, counts: 'ids' },
    evidence,
    next(exchange) {
      const last = idsOf(exchange).at(-1)
      return last === undefined ? undefined : { query: { [name]: last } }
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
      query: { [answer.name]: String(first + (answer.counts === 'pages' ? page : page * perPage)) },
    }),
  }
}

function hintedPager(hint: Hint, evidence: readonly Exchange[]): Pager {
  const [[name = '', value = ''] = [], ...others] = Object.entries(hint.query)
  // Any other number is a key, such as the id of a record.
  const hasPath = hint.path !== undefined
  if (!hasPath && others.length === 0 && [1, 2, size, size + 1].includes(Number(value))) {
    return countingPager(counted(name, Number(value)), evidence)
  }
  return {
    // The last of several parameters is the key, after the number of the page.
    answer: hasPath ? undefined : { name: others.at(-1)?.[0] ?? name, counts: 'cursor' },
    evidence,
    next: exchange => hintsOf(exchange).find(other => isAlike(other, hint)),
  }
}

/** Whether two hints are at one place, and ask for a page in one way. */
function isAlike(one: Hint, other: Hint): boolean {
  // A path of its own may have other parameters on each page.
  const wayOf = ({ query, path }: Hint) => (path === undefined ? Object.keys(query).join('&') : '/')
  return one.place === other.place && wayOf(one) === wayOf(other)
}
