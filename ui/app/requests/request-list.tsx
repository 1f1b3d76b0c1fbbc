import { useRef } from 'preact/hooks'
import { called, refusalText } from '../parts/call.ts'
import { VirtualList } from '../parts/virtual-list.tsx'
import type { ViewProps } from '../view.ts'
import { noFilter } from './journal-filter.ts'
import { RequestDetail } from './request-detail.tsx'
import { RequestFilters } from './request-filters.tsx'
import { RequestCells, RequestHeader } from './request-row.tsx'
import { type RequestListState, useRequestList } from './use-request-list.ts'

const rowHeight = 30

interface RequestListProps {
  view: ViewProps
  /** The id of the request that is shown beside the list. */
  selected: number | undefined
  onSelect(id: number | undefined): void
}

/** The recorded requests, newest first and live, with the selected one beside them. */
export function RequestList({ view, selected, onSelect }: RequestListProps) {
  const { admin, account, notify } = view
  const state = useRequestList(view)
  const { filter, setFilter, journal } = state
  const list = useRef<HTMLDivElement>(null)
  const showNewest = () => {
    journal.showWaiting()
    list.current?.querySelector('.virtual')?.scrollTo({ top: 0 })
  }
  const clear = async () => {
    const done = await called(admin.DELETE('/requests'))
    if (!done.isDone) return notify(refusalText(done.refusal), 'failed')
    onSelect(undefined)
    journal.clear()
    notify('The recorded requests were deleted')
  }
  return (
    <>
      <div class="toolbar request-bar">
        <RequestFilters filter={filter} hasAccount={account !== undefined} onFilter={setFilter} />
        <Actions state={state} onNewest={showNewest} onClear={clear} />
      </div>
      {journal.failure !== undefined && <p role="alert">{journal.failure}</p>}
      {journal.skipped > 0 && (
        <p class="muted">
          At least {journal.skipped.toLocaleString('en')} requests arrived too fast to be listed.
        </p>
      )}
      <div class="split">
        <div
          class="panel request-list"
          ref={list}
          onScrollCapture={event => {
            if (event.target instanceof Element) state.setAtTop(event.target.scrollTop < rowHeight / 2)
          }}
        >
          <Rows state={state} selected={selected} onSelect={onSelect} />
        </div>
        {selected !== undefined && (
          <RequestDetail view={view} id={selected} onClose={() => onSelect(undefined)} />
        )}
      </div>
    </>
  )
}

interface ActionsProps {
  state: RequestListState
  onNewest(): void
  onClear(): void
}

function Actions({ state, onNewest, onClear }: ActionsProps) {
  const { waiting, isPaused, setPaused } = state
  return (
    <div class="toolbar request-actions">
      {waiting > 0 && (
        <button type="button" class="button primary" onClick={onNewest}>
          {waiting} new
        </button>
      )}
      <button type="button" class="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        {isPaused ? 'Resume' : 'Pause'}
      </button>
      <button type="button" class="button" onClick={onClear}>
        Clear
      </button>
    </div>
  )
}

function Rows({ state, selected, onSelect }: Omit<RequestListProps, 'view'> & { state: RequestListState }) {
  const { rows } = state
  if (rows.length === 0) return <p class="empty">{emptyText(state)}</p>
  return (
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
      onSelect={index => onSelect(rows[index]?.id)}
    />
  )
}

function emptyText({ waiting, journal, filter }: RequestListState): string {
  if (waiting > 0) return 'New requests wait.'
  if (!journal.isLoaded) return 'Reading the requests …'
  return filter === noFilter ? 'No request has been recorded yet.' : 'No recorded request matches the filter.'
}
