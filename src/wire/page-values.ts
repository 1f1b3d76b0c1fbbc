import type { Values } from '../dialect/shapes/scope.ts'
import { askedNames, pageNames } from '../dialect/shapes/scopes/response.ts'
import type { Answers } from '../generated/answers.ts'
import { addressWriter } from './page-addresses.ts'
import { type PageButton, pageButtons } from './page-buttons.ts'
import type { ListedPage } from './pages.ts'

/**
 * The values that a list shows besides its records, by their names in shapes. The getters compute an address
 * only if a shape uses it.
 */
export class PageValues {
  [name: string]: unknown
  readonly #parameter: Answers['list.page-parameter']
  readonly #list: ListedPage
  #writeAddress: ((skip: number) => string | null) | undefined

  /** @param more further values to show, such as the records and the base URL */
  constructor(answers: Answers, list: ListedPage, more: Values) {
    this.#parameter = answers['list.page-parameter']
    this.#list = list
    Object.assign(this, more)
  }

  #address(skip: number): string | null {
    this.#writeAddress ??= addressWriter(this.#parameter, this.#list)
    return this.#writeAddress(skip)
  }

  get count(): number {
    return this.#list.count
  }

  get total(): number {
    return this.#list.total
  }

  get per_page(): number {
    return this.#list.page.perPage
  }

  get page(): number {
    return this.page_index + 1
  }

  get page_index(): number {
    return Math.floor(this.skip / this.per_page)
  }

  get last_page(): number {
    return Math.max(1, this.page_count)
  }

  get last_index(): number {
    return this.last_page - 1
  }

  get page_count(): number {
    return Math.ceil(this.total / this.per_page)
  }

  get next_page(): number | null {
    return this.has_more ? this.page + 1 : null
  }

  get next_index(): number | null {
    return this.has_more ? this.page : null
  }

  get prev_page(): number | null {
    return this.page > 1 ? this.page - 1 : null
  }

  get prev_index(): number | null {
    return this.page > 1 ? this.page - 2 : null
  }

  get back_page(): number | null {
    return this.page > 1 ? Math.min(this.page - 1, this.last_page) : null
  }

  get back_index(): number | null {
    return this.page > 1 ? Math.min(this.page - 1, this.last_page) - 1 : null
  }

  get skip(): number {
    return this.#list.page.skip
  }

  /** The position of the last record, counted from 0 as `skip` counts that of the first. */
  get end(): number | null {
    return this.count > 0 ? this.skip + this.count - 1 : null
  }

  get from(): number | null {
    return this.count > 0 ? this.skip + 1 : null
  }

  get to(): number | null {
    return this.count > 0 ? this.skip + this.count : null
  }

  /** The number of records on the pages after this one. */
  get remaining(): number {
    return Math.max(0, this.total - this.skip - this.per_page)
  }

  get has_more(): boolean {
    return this.skip + this.per_page < this.total
  }

  get has_previous(): boolean {
    return this.skip > 0
  }

  get sort_by(): string {
    return this.#list.sortBy
  }

  get sort(): string {
    return this.#list.descending ? 'desc' : 'asc'
  }

  get address(): string {
    return this.#list.path
  }

  get self(): string {
    const { path, query } = this.#list
    return query === '' ? path : `${path}?${new URLSearchParams(query)}`
  }

  /** The address of the current page, written from its position. `self` is the address as requested. */
  get current(): string | null {
    return this.#address(this.skip)
  }

  get first(): string | null {
    return this.#address(0)
  }

  get last(): string | null {
    return this.#address(this.last_index * this.per_page)
  }

  // If the page parameter counts records, a page may start at any record. The previous page ends just before
  // it.
  get prev(): string | null {
    return this.has_previous ? this.#address(Math.max(0, this.skip - this.per_page)) : null
  }

  get back(): string | null {
    return this.skip > this.last_page * this.per_page ? this.last : this.prev
  }

  get next(): string | null {
    return this.has_more ? this.#address(this.skip + this.per_page) : null
  }

  /**
   * The address of the list without the page parameter. A service may use it as the address of the first
   * page.
   */
  get start(): string {
    return this.#address(-1)!
  }

  /** The cursor of the next page. Null on the last page. */
  get cursor(): string | null {
    const { count, total, page, cursorAfter } = this.#list
    return page.skip + count < total ? (cursorAfter(page.skip + count) ?? null) : null
  }

  /**
   * The cursor that points just after the last record of this page, even if no page follows. Null if the page
   * is empty.
   */
  get end_cursor(): string | null {
    const { count, page, cursorAfter } = this.#list
    return count > 0 ? (cursorAfter(page.skip + count) ?? null) : null
  }

  get pages(): PageButton[] {
    return pageButtons(this.page, this.last_page, number => this.#address((number - 1) * this.per_page))
  }
}

for (const page of pageNames) {
  const parts = {
    path: below,
    query: queryOf,
    full: withDefaults,
    sized: withSize,
    sized_path: (address: string | null, list: PageValues) => below(withSize(address, list)),
  }
  for (const [part, partOf] of Object.entries(parts)) {
    Object.defineProperty(PageValues.prototype, `${page}_${part}`, {
      get(this: PageValues) {
        return partOf(this[page], this)
      },
    })
  }
}

for (const name of askedNames) {
  Object.defineProperty(PageValues.prototype, `asked_${name}`, {
    get(this: PageValues) {
      return new URLSearchParams(String(this.self_query)).get(name)
    },
  })
}

/** Adds the page size to an address in which it is missing or empty. */
function withSize(address: string | null, { per_page }: PageValues): string | null {
  return withAll(address, { per_page })
}

/** Adds the page size and the sort parameters to an address in which they are missing or empty. */
function withDefaults(address: string | null, { per_page, sort_by, sort }: PageValues): string | null {
  return withAll(address, { per_page, sort_by, sort })
}

function withAll(address: string | null, all: Values): string | null {
  if (address === null) return null
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(all))
    if (!parameters.get(name)) parameters.set(name, String(value))
  return `${path}?${parameters}`
}

/** Returns an address without scheme and host. */
function below(address: string | null): string | null {
  return address === null ? null : address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
}

/** Returns the query of an address with its question mark. An empty query is a question mark only. */
function queryOf(address: string | null): string | null {
  return address === null ? null : (/\?.*$/.exec(address)?.[0] ?? '?')
}
