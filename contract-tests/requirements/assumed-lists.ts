import type { Answers } from '../../src/generated/answers.ts'
import type { Context } from '../context.ts'
import { create } from '../discover/make.ts'
import { list, narrowing, type Query } from '../discover/reads.ts'
import type { Exchange } from '../exchange.ts'
import { leavesOf, nodesOf, sameSet, textOf } from '../match.ts'
import { type AssumedRequirement, type Observation, Skipped } from '../requirement.ts'
import { agreed, assumed, refusalOf, seen, unseen } from './assume.ts'
import { once } from './kit.ts'
import { isEmptyList, observeUnknownFilter, observeUnknownValues } from './list-values.ts'
import { type Pager, pagerOf, readPlace } from './pages.ts'
import { sceneOf } from './scene.ts'

/** What lists tell of themselves, and how they take what they do not know. */
export const assumedLists: readonly AssumedRequirement[] = [
  assumed('list.total', 'write', observeTotal),
  assumed('list.pagination', 'write', observePagination),
  assumed('list.page-parameter', 'write', async context => {
    const pager = await pagerNeeded(context)
    return { answer: pager.answer, evidence: pager.evidence }
  }),
  assumed('list.page-beyond-last', 'write', async context => {
    const { answer } = await pagerNeeded(context)
    if (answer.counts === 'cursor')
      return unseen('a cursor comes from the page before: none leads beyond the last')
    const base = { ...narrowing(context, 'links'), sort: 'asc' }
    const whole = await list(context, 'links', { ...base, per_page: '100' })
    // Where all fit on a page of the greatest size, it is known which are on the last page of another.
    const last = whole.ids.length < 100 ? whole.ids.slice(lastStart(whole.ids.length, 10)) : undefined
    const sightings = []
    for (const value of ['9000', '90000']) {
      const asked = await list(context, 'links', { ...base, per_page: '10', [answer.name]: value })
      const { exchange, ids } = asked
      const isLast = ids.length > 0 && last !== undefined && sameSet(ids, last)
      const shown = isEmptyList(context, asked)
        ? ('empty' as const)
        : isLast
          ? ('last-page' as const)
          : undefined
      sightings.push({ what: `${answer.name}=${value}`, answer: refusalOf(exchange) ?? shown, exchange })
    }
    return agreed<Answers['list.page-beyond-last']>(sightings)
  }),
  assumed('list.page-invalid', 'write', async context => {
    const { answer } = await pagerNeeded(context)
    const base = { ...narrowing(context, 'links'), per_page: '10', sort: 'asc' }
    const first = await list(context, 'links', base)
    const values = answer.counts === 'cursor' ? ['abc'] : ['-1', 'abc', ...(answer.first === 1 ? ['0'] : [])]
    const sightings = []
    for (const value of values) {
      const { exchange, ids } = await list(context, 'links', { ...base, [answer.name]: value })
      const same = sameSet(ids, first.ids) ? ('first-page' as const) : undefined
      sightings.push({ what: `${answer.name}=${value}`, answer: refusalOf(exchange) ?? same, exchange })
    }
    return agreed<'first-page' | number>(sightings)
  }),
  assumed('list.per-page', 'read', async (context): Promise<Observation<Answers['list.per-page']>> => {
    const { exchange, ids } = await list(context, 'links', { per_page: '7' })
    const status = refusalOf(exchange)
    if (status !== undefined) return seen(status, exchange)
    if (ids.length < 7) return unseen('too few links are there', exchange)
    if (ids.length === 7) return seen('taken', exchange)
    const usual = await list(context, 'links')
    if (usual.ids.length > ids.length && ids.length === 10) {
      const eleven = await list(context, 'links', { per_page: '11' })
      const answer = eleven.ids.length === 10 ? 'nearest' : 'larger'
      return seen(answer, exchange, usual.exchange, eleven.exchange)
    }
    return usual.ids.length === ids.length && ids.length > 10
      ? seen('ignored', exchange, usual.exchange)
      : unseen(`${ids.length} links are shown`, exchange)
  }),
  assumed('list.unknown-value', 'read', observeUnknownValues),
  assumed('list.unknown-parameter', 'read', async context => {
    const sightings = []
    for (const query of [{ by: 'alias' }, { slk_unknown: '1' }] as Query[]) {
      const { exchange } = await list(context, 'links', query)
      sightings.push({ what: JSON.stringify(query), answer: answerOf(context, exchange), exchange })
    }
    return agreed<'ignored' | number>(sightings)
  }),
  assumed('list.unknown-filter-id', 'write', observeUnknownFilter),
]

/** Where the last page starts. */
function lastStart(total: number, perPage: number): number {
  return Math.max(0, Math.ceil(total / perPage) - 1) * perPage
}

function answerOf(context: Context, exchange: Exchange): 'ignored' | number | undefined {
  return refusalOf(exchange) ?? (context.discovered.ok(exchange) ? 'ignored' : undefined)
}

async function pagerNeeded(context: Context): Promise<Pager> {
  await sceneOf(context)
  const pager = await pagerOf(context)
  if (pager === undefined) throw new Skipped('how a further page is asked for could not be found out')
  return pager
}

/** Pages of this run's links, how many links there are, and the address of the list. */
interface Walk {
  pages: readonly Exchange[]
  total: number
  perPage: number
}

async function walkOf(context: Context): Promise<Walk> {
  await sceneOf(context)
  if (!context.discovered.narrows.links)
    throw new Skipped('a search cannot narrow a list to the links of this run')
  const base = { ...narrowing(context, 'links'), sort: 'asc' }
  await fillPages(context)
  const whole = await list(context, 'links', { ...base, per_page: '100' })
  if (whole.ids.length <= 20) throw new Skipped('too few links of this run for three pages')
  if (whole.ids.length >= 100) throw new Skipped('more links of this run than a page tells apart')
  const pager = await pagerOf(context)
  const pages = [(await list(context, 'links', { ...base, per_page: '10' })).exchange]
  for (let page = 1; page <= 2; page += 1) {
    const next = pager?.next(pages.at(-1)!, page, 10)
    if (next === undefined) break
    pages.push((await list(context, 'links', { ...base, per_page: '10', ...next })).exchange)
  }
  return { pages, total: whole.ids.length, perPage: 10 }
}

/** Makes as many links as three pages of ten need, and no more. */
function fillPages(context: Context): Promise<void> {
  return once(context, 'three pages of links', async () => {
    const { ids } = await list(context, 'links', { ...narrowing(context, 'links'), per_page: '100' })
    for (let missing = 23 - ids.length; missing > 0; missing -= 1) {
      await create(context, 'links', marker => ({
        url: `${context.discovered.prefixes.links}page-${marker}`,
      }))
    }
  })
}

/** Places outside the records, in the body and in headers, that hold numbers. */
function numbersOf(context: Context, exchange: Exchange): Map<string, number> {
  const { items } = context.discovered.shapes.links
  const numbers = new Map<string, number>()
  for (const { pointer, value } of leavesOf(exchange.answer.json)) {
    const inItems = items === '' || (items !== undefined && pointer.startsWith(`${items}/`))
    if (!inItems && /^\d{1,9}$/.test(textOf(value) ?? '')) numbers.set(pointer, Number(value))
  }
  for (const [name, value] of Object.entries(exchange.answer.headers)) {
    if (/^\d{1,9}$/.test(value)) numbers.set(`header ${headerName(name)}`, Number(value))
  }
  return numbers
}

/** `x-total-count` -> `X-Total-Count` */
function headerName(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase())
}

/** Counting: the number that is that of the links found, in three lists of which it is another each time. */
async function observeTotal(context: Context): Promise<Observation<Answers['list.total']>> {
  const { actors } = await sceneOf(context)
  const { pages, total } = await walkOf(context)
  const narrow = narrowing(context, 'links')
  const samples = [{ exchange: pages[0]!, total }]
  for (const query of [
    { search: actors[0]?.sent.url ?? '', search_by: 'url' },
    { ...narrow, status: '3' },
  ] as Query[]) {
    const { exchange, ids } = await list(context, 'links', { ...query, per_page: '100' })
    samples.push({ exchange, total: ids.length })
  }
  const evidence = samples.map(sample => sample.exchange)
  const places = [...numbersOf(context, pages[0]!).keys()].filter(place =>
    samples.every(sample => numbersOf(context, sample.exchange).get(place) === sample.total),
  )
  const best = places.sort((a, b) => Number(/total|count/i.test(b)) - Number(/total|count/i.test(a)))[0]
  return seen(best ?? 'none', ...evidence)
}

/** Facts that are numbers, as they must be on a page. */
function expectedNumbers(pager: Pager | undefined, walk: Walk, page: number): Record<string, number> {
  const from = page * walk.perPage + 1
  const origin = pager?.answer.counts === 'pages' ? (pager.answer.first ?? 1) : 1
  return {
    current_page: page + origin,
    from,
    last_page: Math.ceil(walk.total / walk.perPage) - 1 + origin,
    per_page: walk.perPage,
    to: Math.min(walk.total, from + walk.perPage - 1),
  }
}

async function observePagination(context: Context): Promise<Observation<Answers['list.pagination']>> {
  const walk = await walkOf(context)
  const pager = await pagerOf(context)
  if (walk.pages.length < 2) return unseen('no further page could be asked for', ...walk.pages)
  const answer: Record<string, string> = {}
  const numbers = walk.pages.map(page => numbersOf(context, page))
  for (const fact of ['current_page', 'from', 'last_page', 'per_page', 'to'] as const) {
    const places = [...numbers[0]!.keys()].filter(place =>
      numbers.every((page, index) => page.get(place) === expectedNumbers(pager, walk, index)[fact]),
    )
    const place = places.find(one => !Object.values(answer).includes(one))
    if (place !== undefined) answer[fact] = place
  }
  Object.assign(answer, addressesOf(context, pager, walk))
  const told = pager?.answer.counts === 'cursor' ? pager.told : undefined
  // A key, and not the address of the page, which is a fact of another name.
  if (told !== undefined && !String(readPlace(walk.pages[0]!, told)).includes('://')) answer.cursor = told
  return seen(answer, ...walk.pages)
}

/** Facts that are addresses: where each leads on three pages tells which one it is. */
function addressesOf(context: Context, pager: Pager | undefined, walk: Walk): Record<string, string> {
  const found: Record<string, string> = {}
  for (const relation of ['first', 'last', 'prev', 'next']) {
    if (walk.pages.some(page => page.answer.headers.link?.includes(`rel="${relation}"`)))
      found[relation] = 'header Link'
  }
  if (pager === undefined) return found
  const { items } = context.discovered.shapes.links
  const places = new Set(
    walk.pages.flatMap(page =>
      leavesOf(page.answer.json)
        .filter(
          ({ pointer, value }) =>
            typeof value === 'string' && value.includes('://') && outside(items, pointer),
        )
        .map(leaf => leaf.pointer),
    ),
  )
  const lists = nodesOf(walk.pages[0]!.answer.json).filter(
    ({ pointer, value }) => Array.isArray(value) && pointer !== items && outside(items, pointer),
  )
  const buttons = lists.find(({ pointer }) => [...places].some(place => place.startsWith(`${pointer}/`)))
  if (buttons !== undefined) found.pages = buttons.pointer
  for (const place of places) {
    if (buttons !== undefined && place.startsWith(`${buttons.pointer}/`)) continue
    const told = walk.pages.map(page => readPlace(page, place))
    if (told.every(value => typeof value === 'string' && !value.includes('?'))) {
      found.path ??= place
      continue
    }
    const relation =
      pager.answer.counts === 'cursor' ? namedRelation(place, told) : relationOf(pager, walk, told)
    if (relation !== undefined) found[relation] ??= place
  }
  return found
}

function outside(items: string | undefined, pointer: string): boolean {
  return items !== '' && (items === undefined || !pointer.startsWith(`${items}/`))
}

/** Which page an address leads to, on each page that was read, is what it is called. */
function relationOf(pager: Pager, walk: Walk, told: readonly unknown[]): string | undefined {
  const { name, first = 0, counts } = pager.answer
  const pages = told.map(value => {
    if (typeof value !== 'string') return null
    const text = new URLSearchParams(value.split('?')[1] ?? '').get(name)
    if (text === null) return 1
    return counts === 'records'
      ? Math.floor((Number(text) - first) / walk.perPage) + 1
      : Number(text) - first + 1
  })
  const last = Math.ceil(walk.total / walk.perPage)
  const is = (expected: (page: number) => number | null) =>
    pages.every((page, index) => page === expected(index + 1))
  if (is(page => (page > 1 ? page - 1 : null))) return 'prev'
  if (is(page => (page < last ? page + 1 : null))) return 'next'
  if (is(() => 1)) return 'first'
  if (is(() => last)) return 'last'
  return undefined
}

/** Keys cannot be counted: an address is what its member is called, if it is there on the pages that have one. */
function namedRelation(place: string, told: readonly unknown[]): string | undefined {
  const relation = ['first', 'last', 'prev', 'next'].find(name => place.toLowerCase().endsWith(name))
  const isThere = told.map(value => typeof value === 'string')
  if (relation === 'prev') return isThere[0] ? undefined : relation
  return isThere[0] ? relation : undefined
}
