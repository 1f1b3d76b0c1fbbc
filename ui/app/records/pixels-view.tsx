import { useRef, useState } from 'preact/hooks'
import type { RecordedPixel } from '../../../src/client/index.ts'
import { called, refusalText } from '../parts/call.ts'
import { Cell, Column, type Sorting } from '../parts/cell.tsx'
import { shownText } from '../parts/shown.ts'
import { minuteText } from '../parts/time.ts'
import { VirtualList } from '../parts/virtual-list.tsx'
import type { ViewProps } from '../view.ts'
import { SearchField, Total } from './links-toolbar.tsx'
import { NoAccount } from './no-account.tsx'
import { PixelDetail } from './pixel-detail.tsx'
import { PixelForm } from './pixel-form.tsx'
import { partSize, useParts } from './use-parts.ts'
import { useSelection } from './use-selection.ts'

/** The pixels of the account. */
export function PixelsView(view: ViewProps) {
  return view.account === undefined ? (
    <NoAccount {...view} />
  ) : (
    <Pixels key={view.account.account} {...view} account={view.account} />
  )
}

function Pixels(view: ViewProps & { account: NonNullable<ViewProps['account']> }) {
  const { admin, account } = view
  const [search, setSearch] = useState('')
  const [sorted, setSorted] = useState<Sorting<'id' | 'name'>>({ by: 'id', direction: 'desc' })
  const [isCreating, setCreating] = useState(false)
  const query = { ...(search !== '' && { search }), sort_by: sorted.by, sort: sorted.direction }
  const parts = useParts(
    (offset, signal) => {
      const params = { path: { account: account.account }, query: { ...query, offset, limit: partSize } }
      return called(admin.GET('/accounts/{account}/pixels', { params, signal }))
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
  const column = { sorted, onSort: setSorted }
  return (
    <section class="records" aria-label="Pixels">
      <div class="toolbar">
        <SearchField value={search} onSearch={setSearch} />
        <Total total={total} one="pixel" many="pixels" />
        <span class="spacer" />
        <button type="button" class="button primary" onClick={() => setCreating(true)}>
          Create pixel
        </button>
      </div>
      {refusal && (
        <p class="refusal" role="alert">
          {refusalText(refusal)}
        </p>
      )}
      <div class="split">
        <div ref={list} class="panel list">
          <VirtualList
            class="pixels-list"
            label="Pixels"
            count={total ?? 0}
            rowHeight={32}
            header={
              <>
                <Column title="Id" by="id" class="number" {...column} />
                <Column title="Name" by="name" {...column} />
                <Column title="Type" />
                <Column title="Value" class="is-medium" />
                <Column title="Updated" class="is-wide" />
              </>
            }
            row={at => <PixelRow pixel={record(at)} />}
            onRange={onRange}
            selected={index}
            onSelect={select}
          />
          {total === 0 && <p class="empty">{search ? 'No pixel matches.' : 'The account has no pixels.'}</p>}
        </div>
        {selected && (
          <PixelDetail
            key={selected.id}
            {...view}
            pixel={selected}
            isListed={index >= 0 || !isWhole}
            onClose={close}
          />
        )}
      </div>
      {isCreating && <PixelForm {...view} onClose={() => setCreating(false)} />}
    </section>
  )
}

function PixelRow({ pixel }: { pixel: RecordedPixel | undefined }) {
  if (pixel === undefined) {
    return (
      <>
        <Cell />
        <Cell>
          <span class="muted">…</span>
        </Cell>
      </>
    )
  }
  return (
    <>
      <Cell class="number muted">{pixel.id}</Cell>
      <Cell>{shownText(pixel.name ?? '')}</Cell>
      <Cell>{shownText(pixel.type ?? '')}</Cell>
      <Cell class="mono is-medium">{shownText(pixel.value ?? '')}</Cell>
      <Cell class="muted is-wide">{minuteText(pixel.updated_at)}</Cell>
    </>
  )
}
