import { useCallback } from 'react'
import { hrefOf } from './list-query.ts'
import { navigate } from './location.tsx'

/** Changes the query of a list. With `replace`, the change is not a step in the browser's history. */
export type ChangeList<Query> = (changes: Partial<Query>, options?: { replace: boolean }) => void

/** Stores the query of a list in the address of the page. */
export function useListAddress<Query extends { page: number }>(path: string, query: Query, defaults: Query) {
  const address = JSON.stringify(query)
  /** Any change except a change of page leads to the first page. */
  const change = useCallback<ChangeList<Query>>(
    (changes, options) =>
      navigate(hrefOf(path, { ...(JSON.parse(address) as Query), page: 1, ...changes }, defaults), options),
    [path, address, defaults],
  )
  const pageHref = (page: number) => hrefOf(path, { ...query, page }, defaults)
  return { change, pageHref }
}
