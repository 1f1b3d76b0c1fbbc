/**
 * The inspector as a developer tool in a page whose requests a mock serves. Load it only in development.
 *
 * @module shortlink-kit/devtools
 */

import { render } from 'preact'
import { connectAdmin } from '../src/admin/index.ts'
import { createAdminClient } from '../src/client/index.ts'
import type { Mock } from '../src/mock/mock.ts'
import { scenarios } from '../src/testing/scenarios.ts'
import { Devtools } from './app/devtools/devtools.tsx'
import { isHotkey } from './app/devtools/hotkey.ts'
import { keepFaults } from './app/devtools/kept-faults.ts'
import type { Position } from './app/devtools/position.ts'
import devtools from './styles/devtools.css'
import { adoptStyles } from './styles/index.ts'

/** Options of `attachDevtools`. */
export interface DevtoolsOptions {
  /**
   * The base URL that the page calls, ending with `/api/v1`, for requests that are tried or copied. A relative
   * URL is resolved against the page's address. @default '/api/v1'
   */
  baseUrl?: string
  /** In which corner of the page the button is. @default 'bottom-right' */
  position?: Position
  /** The key that opens and closes the panel. Null for none. @default 'Alt+Shift+M' */
  hotkey?: string | null
}

/** The developer tools of a page. */
export interface AttachedDevtools {
  /** Removes the button, the panel and all listeners from the page. */
  detach(): void
}

export type { Position }

let attached: AttachedDevtools | undefined

/**
 * Adds a button to the page that opens the inspector of a mock: its records, requests, faults and clock. The
 * inspector lives in a closed shadow root, so that neither its styles nor its keyboard events reach the page.
 * Attaching again replaces the developer tools that the page has. Faults of the whole mock that were set in the panel
 * survive a reload: attach the developer tools before the first request, and errors of a first load can be seen.
 *
 * @throws Error if there is no page
 * @example
 * ```ts page
 * import { setupWorker } from 'msw/browser'
 * import { createMock } from 'shortlink-kit'
 * import { createHandlers } from 'shortlink-kit/msw'
 *
 * const mock = createMock({ seed: 'demo' })
 * await setupWorker(...createHandlers(mock, { baseUrl: '/api/v1' })).start({ quiet: true })
 * const { attachDevtools } = await import('shortlink-kit/devtools')
 * attachDevtools(mock, { baseUrl: '/api/v1' })
 * console.log(document.querySelector('shortlink-kit-devtools') !== null) // true
 * ```
 */
export function attachDevtools(mock: Mock, options: DevtoolsOptions = {}): AttachedDevtools {
  if (typeof document === 'undefined') {
    throw new Error('Failed to attach the developer tools: there is no page')
  }
  attached?.detach()
  const { baseUrl = '/api/v1', position = 'bottom-right', hotkey = 'Alt+Shift+M' } = options
  const forgetFaults = keepFaults(mock)
  const connected = connectAdmin(mock, { scenarios })
  const admin = createAdminClient({
    baseUrl: new URL('/__admin', location.href).href,
    fetch: connected.fetch,
  })
  const service = {
    baseUrl: new URL(baseUrl, location.href).href,
    // Through the page's handlers, which record it and can be overridden.
    fetch: (request: Request) => globalThis.fetch(request),
  }

  // Not in the body: frameworks may own its children, and its styles may move fixed elements.
  const host = document.createElement('shortlink-kit-devtools')
  const root = host.attachShadow({ mode: 'closed' })
  adoptStyles(root, devtools)
  let toggle = () => {}
  const press = (event: KeyboardEvent) => {
    if (hotkey === null || !isHotkey(hotkey, event)) return
    event.preventDefault()
    toggle()
  }
  const stop = new AbortController()
  window.addEventListener('keydown', press, { signal: stop.signal })
  keepInside(host, press)
  render(
    <Devtools
      admin={admin}
      service={service}
      position={position}
      onReady={ready => {
        toggle = ready
      }}
    />,
    root,
  )
  document.documentElement.append(host)

  const result: AttachedDevtools = {
    detach() {
      stop.abort()
      connected.disconnect()
      forgetFaults()
      render(null, root)
      host.remove()
      if (attached === result) attached = undefined
    },
  }
  attached = result
  return result
}

/** Stops events of the keyboard and the clipboard at the host, so that shortcuts of the page do not act on them. */
function keepInside(host: HTMLElement, press: (event: KeyboardEvent) => void): void {
  host.addEventListener('keydown', press)
  for (const type of ['keydown', 'keyup', 'keypress', 'copy', 'cut', 'paste']) {
    host.addEventListener(type, event => event.stopPropagation())
  }
}
