import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { isInstalled, launchOptions, withoutBrowser } from './chromium.ts'

export { executablePath, hasBrowser } from './chromium.ts'

/**
 * Connects to the browser that all test files share, or starts one if there is none. Closing the result leaves
 * the shared browser open.
 */
export async function launch(): Promise<Browser> {
  if (!isInstalled) throw new Error(withoutBrowser)
  const endpoint = inject('browser')
  return endpoint === undefined ? chromium.launch(launchOptions) : chromium.connect(endpoint)
}
