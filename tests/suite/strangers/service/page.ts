import type { Draw } from '../grammar/index.ts'
import type { Entity } from './model.ts'
import { Refusal } from './refusal.ts'

/** A page of a list. */
export interface Page<Row> {
  rows: Row[]
  total: number
  size: number
  /** From 0. */
  number: number
  /** Number of pages, at least 1. */
  pages: number
  /** Index of the first record, from 0. */
  start: number
  /** The keys of the next, previous, first and last page. Undefined if there is no such page or key. */
  next: string | undefined
  previous: string | undefined
  first: string | undefined
  last: string | undefined
}

/** The name of the parameter for pages. */
export function pageParameter(draw: Draw): string {
  switch (draw['paging.by']) {
    case 'page':
      return draw['paging.parameter']
    case 'offset':
      return draw['paging.parameter'] === 'p' ? 'skip' : 'offset'
    case 'cursor':
      return draw['paging.style'] === 'aip' ? 'page_token' : draw['paging.cursor']
    case 'after-id':
      return 'starting_after'
  }
}

/** Slices a page of a list. Throws a Refusal if the requested page does not exist. */
export function pageOf<Row extends Entity<unknown>>(
  all: readonly Row[],
  size: number,
  query: URLSearchParams,
  draw: Draw,
): Page<Row> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const asked = query.get(pageParameter(draw)) || undefined
  const start = asked === undefined ? 0 : startOf(all, asked, size, draw)
  const beyond = start > 0 && start >= all.length
  const rule = draw['paging.beyond']
  if (beyond && typeof rule === 'number') throw new Refusal('other', rule, 'There is no such page.')
  const from = beyond && rule === 'last' ? (pages - 1) * size : start
  const rows = all.slice(from, from + size)
  const at = (index: number) => keyOf(all, Math.max(0, index), size, draw)
  return {
    rows,
    total: all.length,
    size,
    number: Math.floor(from / size),
    pages,
    start: from,
    next: from + size < all.length ? at(from + size) : undefined,
    previous: from > 0 ? at(from - size) : undefined,
    first: at(0),
    last: at((pages - 1) * size),
  }
}

function startOf<Row extends Entity<unknown>>(
  all: readonly Row[],
  asked: string,
  size: number,
  draw: Draw,
): number {
  const by = draw['paging.by']
  const first = draw['paging.first']
  if (by === 'after-id') {
    const index = all.findIndex(({ id }) => id === asked)
    return index < 0 ? noPage(draw) : index + 1
  }
  if (by === 'cursor') {
    const found = /^from:(\d{1,9})$/.exec(Buffer.from(asked, 'base64url').toString('latin1'))
    return found === null ? noPage(draw) : Number(found[1])
  }
  if (!/^\d{1,9}$/.test(asked)) return noPage(draw)
  if (by === 'offset') return Number(asked)
  return Number(asked) < first ? noPage(draw) : (Number(asked) - first) * size
}

function noPage(draw: Draw): 0 {
  const rule = draw['paging.invalid']
  if (rule !== 'first') throw new Refusal('other', rule, 'That is no page.')
  return 0
}

/** The key of the page that begins at an index. Undefined if no key leads there. */
function keyOf<Row extends Entity<unknown>>(
  all: readonly Row[],
  index: number,
  size: number,
  draw: Draw,
): string | undefined {
  switch (draw['paging.by']) {
    case 'page':
      return String(Math.floor(index / size) + draw['paging.first'])
    case 'offset':
      return String(index)
    case 'cursor':
      return Buffer.from(`from:${index}`).toString('base64url')
    case 'after-id':
      return index === 0 ? undefined : all[index - 1]?.id
  }
}
