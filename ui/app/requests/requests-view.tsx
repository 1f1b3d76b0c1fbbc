import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { FindingsList } from '../findings/findings-list.tsx'
import { called, refusalText } from '../parts/call.ts'
import { VirtualList } from '../parts/virtual-list.tsx'
import type { ViewProps } from '../view.ts'
import { type JournalFilter, matches, noFilter, queryOf } from './journal-filter.ts'
import { RequestDetail } from './request-detail.tsx'
import { RequestFilters } from './request-filters.tsx'
import { RequestCells, RequestHeader } from './request-row.tsx'
import { useJournal } from './use-journal.ts'

const rowHeight = 30

/** The recorded requests, newest first and live, and what clients sent although it is not defined. */
export function RequestsView(view: ViewProps) {
  const { admin, account, notify } = view
  const [filter, setFilter] = useState<JournalFilter>(noFilter)
  const [isPaused, setPaused] = useState(false)
  const [isAtTop, setAtTop] = useState(true)
  const [selected, setSelected] = useState<number>()
  const [pane, setPane] = useState<'requests' | 'findings'>('requests')
  const list = useRef<HTMLDivElement>(null)

  const query = queryOf(filter, account?.account)
  const journal = useJournal(admin, query, isAtTop && !isPaused)
  const rows = useMemo(() => journal.rows.filter(row => matches(filter, row)), [journal.rows, filter])
  const waiting = useMemo(
    () => journal.waiting.filter(row => matches(filter, row)).length,
    [journal.waiting, filter],
  )

  // A list that is shown again starts at its top.
  const isListed = pane === 'requests' && rows.length > 0
  useEffect(() => {
    if (!isListed) setAtTop(true)
  }, [isListed])

  const showNewest = () => {
    journal.showWaiting()
    list.current?.querySelector('.virtual')?.scrollTo({ top: 0 })
  }
  const clear = async () => {
    const done = await called(admin.DELETE('/requests'))
    if (!done.isDone) return notify(refusalText(done.refusal), 'failed')
    setSelected(undefined)
    journal.clear()
    notify('The recorded requests were deleted')
  }
  const onSelect = useCallback((index: number) => setSelected(rows[index]?.id), [rows])
  const onScroll = (event: Event) => {
    if (event.target instanceof Element) setAtTop(event.target.scrollTop < rowHeight / 2)
  }

  return (
    <div class="requests">
      <div class="toolbar">
        <PaneButton isShown={pane === 'requests'} onShow={() => setPane('requests')} text="Requests" />
        <PaneButton isShown={pane === 'findings'} onShow={() => setPane('findings')} text="Findings" />
        <span class="spacer" />
        {pane === 'requests' && (
          <>
            {waiting > 0 && (
              <button type="button" class="button small primary" onClick={showNewest}>
                {waiting} new
              </button>
            )}
            <button
              type="button"
              class="button small"
              aria-pressed={isPaused}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </button>
            <button type="button" class="button small" onClick={clear}>
              Clear
            </button>
          </>
        )}
      </div>
      {pane === 'findings' && (
        <FindingsList
          view={view}
          onJump={id => {
            setSelected(id)
            setPane('requests')
          }}
        />
      )}
      {pane === 'requests' && (
        <>
          <RequestFilters filter={filter} hasAccount={account !== undefined} onFilter={setFilter} />
          {journal.failure !== undefined && <p role="alert">{journal.failure}</p>}
          {journal.skipped > 0 && (
            <p class="muted">
              {journal.skipped.toLocaleString('en')} requests arrived too fast to be listed.
            </p>
          )}
          <div class="split">
            <div class="panel request-list" ref={list} onScrollCapture={onScroll}>
              {rows.length === 0 && (
                <p class="empty">
                  {waiting > 0 ? 'New requests wait.' : emptyText(journal.isLoaded, filter !== noFilter)}
                </p>
              )}
              {rows.length > 0 && (
                <VirtualList
                  label="Requests"
                  class="request-rows"
                  count={rows.length}
                  rowHeight={rowHeight}
                  header={<RequestHeader />}
                  row={index => {
                    const request = rows[index]
                    return request && <RequestCells request={request} />
                  }}
                  selected={selected === undefined ? -1 : rows.findIndex(({ id }) => id === selected)}
                  onSelect={onSelect}
                />
              )}
            </div>
            {selected !== undefined && (
              <RequestDetail view={view} id={selected} onClose={() => setSelected(undefined)} />
            )}
          </div>
        </>
      )}
    </div>
  )
}

function emptyText(isLoaded: boolean, isFiltered: boolean): string {
  if (!isLoaded) return 'Reading the requests …'
  return isFiltered ? 'No recorded request matches the filter.' : 'No request has been recorded yet.'
}

function PaneButton({ isShown, onShow, text }: { isShown: boolean; onShow(): void; text: string }) {
  return (
    <button type="button" class="button small pane-button" aria-pressed={isShown} onClick={onShow}>
      {text}
    </button>
  )
}
