import type { Values } from '../dialect/shapes/scope.ts'
import { askedNames, pageNames } from '../dialect/shapes/scopes/response.ts'
import type { Answers } from '../generated/answers.ts'
import { type PageButton, pageButtons } from './page-buttons.ts'
import type { ListedPage } from './pages.ts'

/**
 * The values that a list shows besides its records, by their names in shapes. The getters compute an address
 * only if a shape uses it.
 */
export class PageValues {
  [name: string]: unknown
  readonly #list: ListedPage
  readonly #address: (skip: number) => string | null
  readonly #last: number

  /** @param more further values to show, such as the records and the base URL */
  constructor(answers: Answers, list: ListedPage, more: Values) {
    const { count, total, path } = list
    const { skip, perPage } = list.page
    const page = Math.floor(skip / perPage) + 1
    const last = Math.max(1, Math.ceil(total / perPage))
    this.#list = list
    this.#last = last
    this.#address = addressWriter(answers['list.page-parameter'], list)
    Object.assign(this, more, {
      count,
      total,
      per_page: perPage,
      page,
      page_index: page - 1,
      last_page: last,
      last_index: last - 1,
      page_count: Math.ceil(total / perPage),
      next_page: skip + perPage < total ? page + 1 : null,
      next_index: skip + perPage < total ? page : null,
      prev_page: page > 1 ? page - 1 : null,
      prev_index: page > 1 ? page - 2 : null,
      back_page: page > 1 ? Math.min(page - 1, last) : null,
      back_index: page > 1 ? Math.min(page - 1, last) - 1 : null,
      skip,
      from: count > 0 ? skip + 1 : null,
      to: count > 0 ? skip + count : null,
      has_more: skip + perPage < total,
      has_previous: skip > 0,
      sort_by: list.sortBy,
      sort: list.descending ? 'desc' : 'asc',
      address: path,
    })
  }

  get self(): string {
    const { path, query } = this.#list
    return query === '' ? path : `${path}?${new URLSearchParams(query)}`
  }

  /** The address of the current page, written from its position. `self` is the address as requested. */
  get current(): string | null {
    return this.#address(this.#list.page.skip)
  }

  get first(): string | null {
    return this.#address(0)
  }

  get last(): string | null {
    return this.#address((this.#last - 1) * this.#list.page.perPage)
  }

  // If the page parameter counts records, a page may start at any record. The previous page ends just before
  // it.
  get prev(): string | null {
    const { skip, perPage } = this.#list.page
    return skip > 0 ? this.#address(Math.max(0, skip - perPage)) : null
  }

  get back(): string | null {
    const { skip, perPage } = this.#list.page
    return skip > this.#last * perPage ? this.last : this.prev
  }

  get next(): string | null {
    const { total, page } = this.#list
    return page.skip + page.perPage < total ? this.#address(page.skip + page.perPage) : null
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
    const { perPage } = this.#list.page
    return pageButtons(Number(this.page), this.#last, number => this.#address((number - 1) * perPage))
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

/**
 * Returns a function that writes the address of the page that starts after `skip` records. If `skip` is
 * negative, the address has no page parameter.
 */
function addressWriter(
  { name, counts, first = 1 }: Answers['list.page-parameter'],
  { path, query, page: { perPage }, cursorAfter }: ListedPage,
): (skip: number) => string | null {
  const parameters = new URLSearchParams(query)
  return skip => {
    if (skip < 0) parameters.delete(name)
    else if (counts === 'pages') parameters.set(name, String(first + Math.floor(skip / perPage)))
    else if (counts === 'records') parameters.set(name, String(first + skip))
    else if (skip === 0) parameters.delete(name)
    else {
      const cursor = cursorAfter(skip)
      if (cursor === undefined) return null
      parameters.set(name, cursor)
    }
    const text = String(parameters)
    return text === '' ? path : `${path}?${text}`
  }
}
