import type { Anchor } from '../store/view/order.ts'

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
  /** What it is sorted by, sent or not. */
  sortBy: string
  descending: boolean
  /** How many records this page holds. */
  count: number
  total: number
  /** The cursor of the page that starts after so many records, one at least; undefined beyond the end. */
  cursorAfter(skip: number): string | undefined
}
