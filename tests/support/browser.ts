import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Chromium, as installed by Debian or named by the variable `CHROMIUM`. */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Whether a browser is installed. It is required in CI and optional for developers. */
export const hasBrowser = process.env.CI !== undefined || existsSync(executablePath)

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}
