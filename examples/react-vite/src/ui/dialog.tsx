import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icons.tsx'

interface DialogProps {
  title: string
  /** Called when the user closes the dialog, with Escape or the close button. */
  onClose(): void
  size?: 'small' | 'large'
  children: ReactNode
}

/**
 * A modal dialog. It is open while it is rendered. The browser keeps the focus inside it, and restores the
 * focus when it closes. The element with `data-autofocus` has the focus first.
 */
export function Dialog({ title, onClose, size = 'large', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button quiet icon-only" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

interface ConfirmProps {
  title: string
  confirm: string
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. */
export function Confirm({ title, confirm, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <div className="dialog-body">{children}</div>
      <div className="dialog-foot">
        <button type="button" className="button" data-autofocus onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button danger" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </Dialog>
  )
}
