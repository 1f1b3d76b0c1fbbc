import type { Draw } from '../grammar/index.ts'
import { type Page, pageParameter } from '../service/page.ts'
import { type Json, type JsonObject, styled } from './json.ts'

/** Body members and headers about the pages of a list. */
export interface PagingParts {
  body: JsonObject
  headers: Record<string, string>
}

/** The request for a list. */
export interface Asked {
  /** The address with the path of the service and the resource. */
  address: string
  query: URLSearchParams
}

/** Members, some of which may have no value. */
interface Loose {
  [name: string]: Json | Loose | undefined
}

/** The members that show a cursor, by the names of its parameter. */
const cursorMembers: Record<Draw['paging.cursor'], string> = {
  cursor: 'next_cursor',
  continue: 'continue',
  bookmark: 'bookmark',
  marker: 'next_marker',
  pageToken: 'next_page_token',
}

type Way = 'first' | 'last' | 'previous' | 'next' | 'self'

/** Writes the position of a page among the others. */
export function writePaging(page: Page<unknown>, asked: Asked, draw: Draw): PagingParts {
  const facts = factsOf(page, asked, draw)
  const body = (members: Loose): PagingParts => ({ body: named(members, draw), headers: {} })
  const { total, number, size, pages, next, previous, first, last, self, from, to } = facts
  switch (draw['paging.style']) {
    case 'meta':
      return body({
        meta: {
          total,
          page: number,
          per_page: size,
          pages,
          [cursorMembers[draw['paging.cursor']]]: facts.key,
        },
        links: { next, previous },
      })
    case 'laravel':
      return body({
        links: { first, last, prev: previous, next },
        meta: {
          current_page: number,
          from,
          last_page: pages,
          path: asked.address,
          per_page: size,
          to,
          total,
        },
      })
    case 'laravel-bare':
      return body({
        current_page: number,
        next_page_url: next,
        prev_page_url: previous,
        per_page: size,
        total,
      })
    case 'drf':
      return body({ count: total, next, previous })
    case 'hal':
      return body({
        _links: { self: href(self), first: href(first), prev: href(previous), next: href(next) },
        page: { size, total_elements: total, total_pages: pages, number },
      })
    case 'json-api':
      return body({ links: { self, first, prev: previous, next, last }, meta: { total } })
    case 'stripe':
      return body({ object: 'list', url: new URL(asked.address).pathname, has_more: page.next !== undefined })
    case 'aip':
      return body({
        next_page_token: facts.key ?? (draw['paging.ends'] === 'empty' ? '' : undefined),
        total_size: total,
      })
    case 'flat':
      return body({
        page: number,
        pages,
        count: page.rows.length,
        total,
        has_more: page.next !== undefined,
        [cursorMembers[draw['paging.cursor']]]: facts.key,
      })
    case 'headers':
      return { body: {}, headers: headersOf(facts, draw) }
    case 'content-range':
      return { body: {}, headers: { 'content-range': rangeOf(page) } }
    case 'none':
      return { body: {}, headers: {} }
  }
}

function factsOf(page: Page<unknown>, asked: Asked, draw: Draw) {
  const number = (value: number): Json => (draw['paging.numbers'] === 'text' ? String(value) : value)
  const total = { number: page.total, text: String(page.total), hidden: undefined }[draw['paging.total']]
  const empty = { null: null, absent: undefined, empty: '' }[draw['paging.ends']]
  const address = (way: Way): Json | undefined => {
    if (draw['paging.addresses'] === 'none') return undefined
    const key = way === 'self' ? asked.query.get(pageParameter(draw)) : page[way]
    const isThere = way === 'self' || way === 'first' || page[way] !== undefined
    return isThere ? addressOf(key ?? undefined, asked, draw) : empty
  }
  const byKey = draw['paging.by'] === 'cursor' || draw['paging.style'] === 'aip'
  return {
    total,
    number: number(page.number + draw['paging.first']),
    size: number(page.size),
    pages: number(page.pages),
    from: page.total === 0 ? null : page.start + 1,
    to: page.total === 0 ? null : page.start + page.rows.length,
    first: address('first'),
    last: address('last'),
    previous: address('previous'),
    next: address('next'),
    self: address('self'),
    key: byKey ? page.next : undefined,
  }
}

type Facts = ReturnType<typeof factsOf>

function addressOf(key: string | undefined, { address, query }: Asked, draw: Draw): string {
  const other = new URLSearchParams(query)
  if (key === undefined) other.delete(pageParameter(draw))
  else other.set(pageParameter(draw), key)
  const search = `?${other}`
  if (draw['paging.addresses'] === 'query') return search
  return draw['paging.addresses'] === 'path' ? `${new URL(address).pathname}${search}` : `${address}${search}`
}

function href(address: Json | undefined): Json | undefined {
  return typeof address === 'string' && address !== '' ? { href: address } : undefined
}

/** Members in the style of a service, without those that have no value. */
function named(members: Loose, draw: Draw): JsonObject {
  const object: JsonObject = {}
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value)
    object[styled(name, draw)] = inner ? named(value, draw) : value
  }
  return object
}

function headersOf({ total, number, pages, ...ways }: Facts, draw: Draw): Record<string, string> {
  const links = (['first', 'last', 'previous', 'next'] as const).flatMap(way => {
    const address = ways[way]
    const rel = way === 'previous' ? 'prev' : way
    return typeof address === 'string' && address !== '' ? [`<${address}>; rel="${rel}"`] : []
  })
  return {
    ...(total === undefined ? {} : { 'x-total-count': String(total) }),
    ...(draw['paging.numbers'] === 'text' ? { 'x-page': String(number), 'x-pages': String(pages) } : {}),
    ...(links.length === 0 ? {} : { link: links.join(', ') }),
  }
}

function rangeOf({ start, rows, total }: Page<unknown>): string {
  return rows.length === 0 ? `items */${total}` : `items ${start}-${start + rows.length - 1}/${total}`
}
