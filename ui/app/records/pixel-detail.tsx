import { useState } from 'preact/hooks'
import type { AdminAccount, RecordedPixel } from '../../../src/client/index.ts'
import { refusalText } from '../parts/call.ts'
import { shownText } from '../parts/shown.ts'
import { clockText } from '../parts/time.ts'
import type { ViewProps } from '../view.ts'
import { changeState } from './changes.ts'
import { Facts } from './facts.tsx'
import { PixelForm } from './pixel-form.tsx'
import { linksWithPixel, type PixelsOfLink } from './pixel-links.ts'

interface PixelDetailProps extends ViewProps {
  account: AdminAccount
  pixel: RecordedPixel
  isListed: boolean
  onClose(): void
}

/** All members of a pixel, and what can be done with it. */
export function PixelDetail({ pixel, isListed, onClose, ...view }: PixelDetailProps) {
  const { admin, account, refresh, notify } = view
  const [isEditing, setEditing] = useState(false)
  const change = async (body: Parameters<typeof changeState>[2], done: () => void) => {
    const result = await changeState(admin, account.account, body)
    if (result.isDone) done()
    else notify(refusalText(result.refusal), 'failed')
    refresh()
  }
  const restore = (links: readonly PixelsOfLink[]) =>
    change({ pixels: [{ ...pixel }], links: links.map(link => ({ ...link })) }, () =>
      notify(`Restored pixel ${pixel.id}${links.length > 0 ? `, also in ${linkCount(links)}` : ''}`),
    )
  const remove = async () => {
    const links = await linksWithPixel(admin, account, pixel.id)
    const lost = links === undefined ? '. Undo does not add it to its links again' : ''
    await change({ deleted: { pixels: [pixel.id] } }, () => {
      notify(`Deleted pixel ${pixel.id}${lost}`, 'done', {
        label: 'Undo',
        run: () => void restore(links ?? []),
      })
      onClose()
    })
  }
  const text = (value: string | null) =>
    value === null ? undefined : <span class="mono">{shownText(value)}</span>
  return (
    <section class="panel detail" aria-label={`Pixel ${pixel.id}`}>
      <div class="detail-head">
        <h2>{pixel.name === null ? `Pixel ${pixel.id}` : shownText(pixel.name)}</h2>
        <span class="spacer" />
        <button type="button" class="button quiet small" onClick={onClose}>
          Close
        </button>
      </div>
      {!isListed && (
        <p class="muted">This pixel is not in the list: it was deleted, or the search excludes it.</p>
      )}
      <div class="actions toolbar">
        <button type="button" class="button small" onClick={() => setEditing(true)}>
          Edit
        </button>
        <button type="button" class="button small danger" onClick={remove}>
          Delete
        </button>
      </div>
      <Facts
        facts={[
          ['id', pixel.id],
          ['name', text(pixel.name)],
          ['type', text(pixel.type)],
          ['value', text(pixel.value)],
          ['created', clockText(pixel.created_at)],
          [
            'updated',
            `${clockText(pixel.updated_at)}, ${pixel.updates} ${pixel.updates === 1 ? 'update' : 'updates'}`,
          ],
        ]}
      />
      {isEditing && <PixelForm {...view} pixel={pixel} onClose={() => setEditing(false)} />}
    </section>
  )
}

function linkCount({ length }: readonly unknown[]): string {
  return `${length} ${length === 1 ? 'link' : 'links'}`
}
