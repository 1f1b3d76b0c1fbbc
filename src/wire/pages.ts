import type { Anchor } from '../store/view/order.ts'

/** The page of a list that was requested. */
export interface Page {
  /** How many records precede the page. */
  skip: number
  /**
   * The place after which the page starts, if it was requested by a cursor or an id. `skip` is then known
   * only after the list has been read.
   */
  after?: Anchor
  /** The page size. */
  perPage: number
}

/** A page of a list: what was requested and what was found. */
export interface ListedPage {
  /** The address of the list, without query. */
  path: string
  /** The query of the request. Page addresses repeat it. */
  query: string
  page: Page
  /** The parameter `sort_by`, or its default if it was not sent. */
  sortBy: string
  descending: boolean
  /** How many records this page holds. */
  count: number
  total: number
  /**
   * Returns the cursor of the page that starts after `skip` records (at least one). Returns undefined beyond
   * the end of the list.
   */
  cursorAfter(skip: number): string | undefined
}
