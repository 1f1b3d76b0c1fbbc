import { useCallback } from 'react'
import { hrefOf } from './list-query.ts'
import { navigate } from './location.tsx'

/** Changes what a list shows; with `replace`, going back leaves it out. */
export type ChangeList<Query> = (changes: Partial<Query>, options?: { replace: boolean }) => void

/** Keeps a list's query in the page's address. */
export function useListAddress<Query extends { page: number }>(path: string, query: Query, defaults: Query) {
  const address = JSON.stringify(query)
  /** Any change but of the page leads to the first page. */
  const change = useCallback<ChangeList<Query>>(
    (changes, options) =>
      navigate(hrefOf(path, { ...(JSON.parse(address) as Query), page: 1, ...changes }, defaults), options),
    [path, address, defaults],
  )
  const pageHref = (page: number) => hrefOf(path, { ...query, page }, defaults)
  return { change, pageHref }
}
