interface ResizeHandleProps {
  /** The height of the panel in pixels. */
  height: number
  onHeight(height: number): void
}

const step = 32
const least = 160

/** The upper edge of the panel: dragged, or moved with the arrow keys. */
export function ResizeHandle({ height, onHeight }: ResizeHandleProps) {
  const most = Math.max(least, innerHeight - 40)
  const set = (next: number) => onHeight(Math.round(Math.min(most, Math.max(least, next))))
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: height + step,
      ArrowDown: height - step,
      Home: least,
      End: most,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    set(target)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: An hr cannot be moved. This is the window splitter of ARIA.
    <div
      class="devtools-handle"
      role="separator"
      tabIndex={0}
      aria-label="Height of the panel"
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={onKeyDown}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={event => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) set(innerHeight - event.clientY)
      }}
    />
  )
}
