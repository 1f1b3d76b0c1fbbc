import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { hasBrowser, launchOptions, withoutBrowser } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser that the tests share. */
    browser: string | undefined
  }
}

/** Starts one Chromium for all test files of a project, or says that their tests are skipped. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasBrowser) {
    process.stderr.write(
      `The tests of the project "${project.name}" that need a browser are skipped. ${withoutBrowser}\n`,
    )
    return
  }
  const server = await chromium.launchServer(launchOptions)
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
