import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { isInstalled, launchOptions, withoutBrowser } from './chromium.ts'

export { executablePath, hasBrowser } from './chromium.ts'

/** Playwright gives up an action after 30 s, which a busy machine may take. Milliseconds. */
const patience = 120_000

/**
 * Connects to the browser that all test files share, or starts one if there is none. Closing the result leaves
 * the shared browser open.
 */
export async function launch(): Promise<Browser> {
  if (!isInstalled) throw new Error(withoutBrowser)
  const endpoint = inject('browser')
  const browser = await (endpoint === undefined ? chromium.launch(launchOptions) : chromium.connect(endpoint))
  const { newContext } = browser
  // newPage opens its context in this way too.
  browser.newContext = async options => {
    const context = await newContext.call(browser, options)
    context.setDefaultTimeout(patience)
    return context
  }
  return browser
}
