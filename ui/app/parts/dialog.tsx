import type { ComponentChildren } from 'preact'
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { NoticeBoard, Notices } from './notices.tsx'

interface DialogProps {
  title: string
  onClose(): void
  children: ComponentChildren
}

/** A modal dialog, open as long as it is rendered. Escape and the button close it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const board = useContext(NoticeBoard)
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // The first field of a form, not the button that closes the dialog.
    dialog?.querySelector<HTMLElement>('.form :is(input, select)')?.focus()
    board?.changeDialogs(1)
    return () => {
      board?.changeDialogs(-1)
      // Closing returns the focus to the control that opened the dialog.
      dialog?.close()
    }
  }, [])
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={id}
      onCancel={event => {
        // A file chooser inside the dialog sends the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="button quiet" onClick={onClose}>
          Close
        </button>
      </div>
      <div class="dialog-body">{children}</div>
      {board && <Notices notices={board.notices} dismiss={board.dismiss} />}
    </dialog>
  )
}
