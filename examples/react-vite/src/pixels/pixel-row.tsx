import { type Pixel, pixelTypes } from '../api/types.ts'
import { Icon } from '../ui/icons.tsx'
import { PageLink } from '../url/location.tsx'

interface PixelRowProps {
  pixel: Pixel
  onEdit(): void
  onDelete(): void
}

export function PixelRow({ pixel, onEdit, onDelete }: PixelRowProps) {
  return (
    <li className="row row-pixel">
      <div className="row-main">
        <p className="row-title">
          <span className="cut">{pixel.name}</span>
        </p>
        <p className="row-url muted">
          <code className="cut">{pixel.value}</code>
        </p>
      </div>
      <ul className="tags" aria-label="Type">
        <li className="tag">{pixelTypes[pixel.type] ?? pixel.type}</li>
      </ul>
      <PageLink
        className="row-link"
        href={`/?pixel_id=${pixel.id}`}
        aria-label={`Show links with ${pixel.name}`}
      >
        Show links
      </PageLink>
      <div className="row-actions">
        <button
          type="button"
          className="button quiet icon-only"
          aria-label={`Edit ${pixel.name}`}
          onClick={onEdit}
        >
          <Icon name="edit" />
        </button>
        <button
          type="button"
          className="button quiet icon-only"
          aria-label={`Delete ${pixel.name}`}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}
