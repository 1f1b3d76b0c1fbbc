import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDeletePixel, usePixels } from '../api/pixels.ts'
import type { Pixel } from '../api/types.ts'
import { Confirm } from '../ui/dialog.tsx'
import { Icon } from '../ui/icons.tsx'
import { Pager } from '../ui/pager.tsx'
import { LoadError, Loading, Note, Stale } from '../ui/states.tsx'
import { hrefOf, type PixelQuery, pixelDefaults, pixelParameters, readPixelQuery } from '../url/list-query.ts'
import { navigate, useLocation } from '../url/location.tsx'
import { PixelDialog } from './pixel-dialog.tsx'
import { PixelFilters } from './pixel-filters.tsx'
import { PixelRow } from './pixel-row.tsx'

const path = '/pixels'

export function PixelsPage() {
  const query = readPixelQuery(useLocation().searchParams)
  const pixels = usePixels(pixelParameters(query))
  const deletePixel = useDeletePixel()
  const [edited, setEdited] = useState<Pixel | 'new' | null>(null)
  const [condemned, setCondemned] = useState<Pixel | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const address = JSON.stringify(query)

  /** Changes the list; any change but of the page leads to the first page. */
  const change = useCallback(
    (changes: Partial<PixelQuery>, options?: { replace: boolean }) =>
      navigate(hrefOf(path, { ...JSON.parse(address), page: 1, ...changes }, pixelDefaults), options),
    [address],
  )

  const { page } = query
  const lastPage = pixels.isPlaceholderData ? undefined : pixels.data?.meta.last_page
  useEffect(() => {
    document.title = 'Pixels · Short links'
    // The last pixel of the last page is gone.
    if (lastPage !== undefined && page > lastPage) change({ page: lastPage }, { replace: true })
  }, [page, lastPage, change])

  function confirmDelete(pixel: Pixel) {
    // The row and its button are about to go: the focus moves to what stays.
    flushSync(() => setCondemned(null))
    heading.current?.focus()
    deletePixel.mutate(pixel)
  }

  const filtered = query.search !== '' || query.type !== null
  const total = pixels.data?.meta.total

  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          Pixels
        </h1>
        <p className="muted" role="status">
          {total === undefined
            ? ''
            : filtered
              ? `${total} found`
              : `${total} ${total === 1 ? 'pixel' : 'pixels'}`}
        </p>
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          New pixel
        </button>
      </div>
      <PixelFilters query={query} change={change} />
      {pixels.isError && pixels.data && <Stale error={pixels.error} retry={() => void pixels.refetch()} />}
      {pixels.isPending ? (
        <Loading />
      ) : pixels.data === undefined ? (
        <LoadError error={pixels.error} retry={() => void pixels.refetch()} />
      ) : pixels.data.data.length === 0 ? (
        filtered ? (
          <Note icon="search" title="No pixel matches" text="Try another name or type.">
            <button type="button" className="button" onClick={() => navigate(path)}>
              Clear all filters
            </button>
          </Note>
        ) : (
          <Note icon="link" title="No pixels yet" text="Pixels tell other services who followed a link.">
            <button type="button" className="button primary" onClick={() => setEdited('new')}>
              Create a pixel
            </button>
          </Note>
        )
      ) : (
        <ul className="rows" aria-label="Pixels" aria-busy={pixels.isPlaceholderData}>
          {pixels.data.data.map(pixel => (
            <PixelRow
              key={pixel.id}
              pixel={pixel}
              onEdit={() => setEdited(pixel)}
              onDelete={() => setCondemned(pixel)}
            />
          ))}
        </ul>
      )}
      {pixels.data && pixels.data.data.length > 0 && (
        <Pager
          facts={pixels.data.meta}
          hrefOf={number => hrefOf(path, { ...query, page: number }, pixelDefaults)}
          onPerPage={per_page => change({ per_page })}
        />
      )}
      {edited && <PixelDialog pixel={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {condemned && (
        <Confirm
          title="Delete this pixel?"
          confirm="Delete pixel"
          onConfirm={() => confirmDelete(condemned)}
          onClose={() => setCondemned(null)}
        >
          <p>
            <strong className="breakable">{condemned.name}</strong> is taken off the links that carry it.
          </p>
        </Confirm>
      )}
    </>
  )
}
