import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Chromium, as Debian installs it or where the variable `CHROMIUM` says. */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Whether there is a browser to test in. A developer need not have one; CI must. */
export const hasBrowser = process.env.CI !== undefined || existsSync(executablePath)

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}
