import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { Icon } from './icons.tsx'

export interface Toast {
  kind: 'success' | 'error'
  text: string
  action?: { label: string; run(): void }
}

const Context = createContext<(toast: Toast) => void>(() => undefined)

const seconds = 6
let nextId = 1

/** Shows messages at the edge of the page. Errors remain until they are dismissed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { id: number })[]>([])
  const dismiss = useCallback((id: number) => setShown(toasts => toasts.filter(toast => toast.id !== id)), [])
  const notify = useCallback(
    (toast: Toast) => {
      const id = nextId++
      setShown(toasts => [...toasts.slice(-3), { ...toast, id }])
      if (toast.kind === 'success') setTimeout(() => dismiss(id), seconds * 1000)
    },
    [dismiss],
  )
  return (
    <Context value={notify}>
      {children}
      <div className="toasts" role="status">
        {shown.map(({ id, kind, text, action }) => (
          <div key={id} className={`toast toast-${kind}`}>
            <Icon name={kind === 'error' ? 'alert' : 'check'} />
            <p>{text}</p>
            {action && (
              <button
                type="button"
                className="button small"
                onClick={() => {
                  dismiss(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className="button quiet icon-only small"
              aria-label="Dismiss"
              onClick={() => dismiss(id)}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </Context>
  )
}

/** Returns the function that shows a message. */
export function useNotify(): (toast: Toast) => void {
  return useContext(Context)
}
