import { useCallback, useRef, useState } from 'preact/hooks'
import { called, refusalText } from '../parts/call.ts'
import { Column, type Sorting } from '../parts/cell.tsx'
import { VirtualList } from '../parts/virtual-list.tsx'
import type { ViewProps } from '../view.ts'
import { LinkDetail } from './link-detail.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkRow } from './link-row.tsx'
import { type LinkFilter, LinksToolbar } from './links-toolbar.tsx'
import { NoAccount } from './no-account.tsx'
import { partSize, useParts } from './use-parts.ts'
import { useSelection } from './use-selection.ts'

type SortBy = 'id' | 'clicks' | 'title' | 'alias' | 'url'

/** The links of the account. */
export function LinksView(view: ViewProps) {
  return view.account === undefined ? (
    <NoAccount {...view} />
  ) : (
    <Links key={view.account.account} {...view} account={view.account} />
  )
}

function Links(view: ViewProps & { account: NonNullable<ViewProps['account']> }) {
  const { admin, account } = view
  const [filter, setFilter] = useState<LinkFilter>({ search: '', by: 'title', status: 0 })
  const [sorted, setSorted] = useState<Sorting<SortBy>>({ by: 'id', direction: 'desc' })
  const [isCreating, setCreating] = useState(false)
  const query = {
    ...(filter.search !== '' && { search: filter.search }),
    search_by: filter.by,
    status: filter.status,
    sort_by: sorted.by,
    sort: sorted.direction,
  }
  const parts = useParts(
    (offset, signal) => {
      const params = { path: { account: account.account }, query: { ...query, offset, limit: partSize } }
      return called(admin.GET('/accounts/{account}/links', { params, signal }))
    },
    JSON.stringify(query),
    account.version,
  )
  const { record, onRange, total, refusal, isWhole } = parts
  const { index, record: selected, select, clear } = useSelection(parts)
  const list = useRef<HTMLDivElement>(null)
  const close = () => {
    clear()
    // The button that had the focus disappears.
    list.current?.querySelector<HTMLElement>('.virtual')?.focus()
  }
  const column = { sorted, onSort: useCallback((next: Sorting<SortBy>) => setSorted(next), []) }
  return (
    <section class="records" aria-label="Links">
      <LinksToolbar
        filter={filter}
        onFilter={change => setFilter(before => ({ ...before, ...change }))}
        total={total}
        onCreate={() => setCreating(true)}
      />
      {refusal && (
        <p class="refusal" role="alert">
          {refusalText(refusal)}
        </p>
      )}
      <div class="split">
        <div ref={list} class="panel list">
          <VirtualList
            class="links-list"
            label="Links"
            count={total ?? 0}
            rowHeight={32}
            header={
              <>
                <Column title="Id" by="id" class="number" {...column} />
                <Column title="Title" by="title" {...column} />
                <Column title="Short address" by="alias" class="is-medium" {...column} />
                <Column title="Destination" by="url" class="is-wide" {...column} />
                <Column title="Status" />
                <Column title="Clicks" by="clicks" class="number is-medium" {...column} />
                <Column title="Expires" class="is-wide" />
              </>
            }
            row={at => <LinkRow link={record(at)} />}
            onRange={onRange}
            selected={index}
            onSelect={select}
          />
          {total === 0 && (
            <p class="empty">
              {filter.search || filter.status ? 'No link matches.' : 'The account has no links.'}
            </p>
          )}
        </div>
        {selected && (
          <LinkDetail
            key={selected.id}
            {...view}
            link={selected}
            isListed={index >= 0 || !isWhole}
            onClose={close}
          />
        )}
      </div>
      {isCreating && <LinkForm {...view} onClose={() => setCreating(false)} />}
    </section>
  )
}
