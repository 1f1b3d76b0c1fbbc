import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageFacts } from '../api/types.ts'
import type { pageSizes } from '../url/list-query.ts'
import { Confirm } from './dialog.tsx'
import { Icon } from './icons.tsx'
import { Pager } from './pager.tsx'
import { LoadError, Loading, Note, Stale } from './states.tsx'

interface ListPageProps<Row> {
  /** The names of the records: `Links`, `link`, `links`. */
  title: string
  one: string
  many: string
  list: UseQueryResult<{ data: Row[]; meta: PageFacts }>
  /** The page number in the address. */
  page: number
  /** Whether a search or a filter is set. */
  filtered: boolean
  filters: ReactNode
  change(
    changes: { page?: number; per_page?: (typeof pageSizes)[number] },
    options?: { replace: boolean },
  ): void
  pageHref(page: number): string
  onDelete(row: Row): void
  renderRow(row: Row, actions: { onEdit(): void; onDelete(): void }): ReactNode
  /** The dialog that creates or changes a record. */
  renderDialog(row: Row | null, onClose: () => void): ReactNode
  /** What the user loses with a record. */
  renderLoss(row: Row): ReactNode
  /** The texts for an account without records, and for a search without results. */
  empty: string
  unmatched: string
  /** Clears all filters. */
  onClear(): void
}

/** A page that lists, creates, changes and deletes records of one resource. */
export function ListPage<Row extends { id: number }>(props: ListPageProps<Row>) {
  const { title, one, many, list, page, filtered, change } = props
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const [condemned, setCondemned] = useState<Row | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const total = list.data?.meta.total

  const lastPage = list.isPlaceholderData ? undefined : list.data?.meta.last_page
  useEffect(() => {
    document.title = `${title} · Short links`
    // The last record of the last page was deleted.
    if (lastPage !== undefined && page > lastPage) change({ page: lastPage }, { replace: true })
  }, [title, page, lastPage, change])

  function confirmDelete(row: Row) {
    // The row and its button disappear, so the focus moves to an element that remains.
    flushSync(() => setCondemned(null))
    heading.current?.focus()
    props.onDelete(row)
  }

  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted" role="status">
          {total === undefined ? '' : filtered ? `${total} found` : `${total} ${total === 1 ? one : many}`}
        </p>
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          New {one}
        </button>
      </div>
      {props.filters}
      {list.isError && list.data && <Stale error={list.error} retry={() => void list.refetch()} />}
      {list.isPending ? (
        <Loading />
      ) : list.data === undefined ? (
        <LoadError error={list.error} retry={() => void list.refetch()} />
      ) : list.data.data.length > 0 ? (
        <ul className="rows" aria-label={title} aria-busy={list.isPlaceholderData}>
          {list.data.data.map(row => (
            <Fragment key={row.id}>
              {props.renderRow(row, { onEdit: () => setEdited(row), onDelete: () => setCondemned(row) })}
            </Fragment>
          ))}
        </ul>
      ) : filtered ? (
        <Note icon="search" title={`No ${one} matches`} text={props.unmatched}>
          <button type="button" className="button" onClick={props.onClear}>
            Clear all filters
          </button>
        </Note>
      ) : (
        <Note icon="link" title={`No ${many} yet`} text={props.empty}>
          <button type="button" className="button primary" onClick={() => setEdited('new')}>
            Create a {one}
          </button>
        </Note>
      )}
      {list.data && list.data.data.length > 0 && (
        <Pager facts={list.data.meta} hrefOf={props.pageHref} onPerPage={per_page => change({ per_page })} />
      )}
      {edited && props.renderDialog(edited === 'new' ? null : edited, () => setEdited(null))}
      {condemned && (
        <Confirm
          title={`Delete this ${one}?`}
          confirm={`Delete ${one}`}
          onConfirm={() => confirmDelete(condemned)}
          onClose={() => setCondemned(null)}
        >
          <p>{props.renderLoss(condemned)}</p>
        </Confirm>
      )}
    </>
  )
}
