import { useDeletePixel, usePixels } from '../api/pixels.ts'
import { ListPage } from '../ui/list-page.tsx'
import { pixelDefaults, pixelParameters, readPixelQuery } from '../url/list-query.ts'
import { navigate, useLocation } from '../url/location.tsx'
import { useListAddress } from '../url/use-list-address.ts'
import { PixelDialog } from './pixel-dialog.tsx'
import { PixelFilters } from './pixel-filters.tsx'
import { PixelRow } from './pixel-row.tsx'

const path = '/pixels'

export function PixelsPage() {
  const query = readPixelQuery(useLocation().searchParams)
  const address = useListAddress(path, query, pixelDefaults)
  const pixels = usePixels(pixelParameters(query))
  const deletePixel = useDeletePixel()

  return (
    <ListPage
      title="Pixels"
      one="pixel"
      many="pixels"
      list={pixels}
      page={query.page}
      filtered={query.search !== '' || query.type !== null}
      filters={<PixelFilters query={query} change={address.change} />}
      {...address}
      onDelete={deletePixel.mutate}
      renderRow={(pixel, actions) => <PixelRow pixel={pixel} {...actions} />}
      renderDialog={(pixel, onClose) => <PixelDialog pixel={pixel} onClose={onClose} />}
      renderLoss={pixel => (
        <>
          <strong className="breakable">{pixel.name}</strong> is taken off the links that carry it.
        </>
      )}
      empty="A pixel reports visitors of a link to another service."
      unmatched="Try another name or type."
      onClear={() => navigate(path)}
    />
  )
}
