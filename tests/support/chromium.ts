import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright-core'

const headless = '/usr/bin/chromium-headless-shell'
const whole = '/usr/bin/chromium'
/** Where Debian installs Chromium. Without a user interface it takes half the time; `test:full` prefers the whole one. */
const installed = process.env.SHORTLINK_FULL === '1' ? [whole, headless] : [headless, whole]

/** Chromium, as installed by Debian or named by the variable `CHROMIUM`. */
export const executablePath = process.env.CHROMIUM || (installed.find(existsSync) ?? headless)

export const isInstalled = existsSync(executablePath)

/** Whether tests may use a browser. It is required in CI and optional for developers. */
export const hasBrowser = process.env.CI !== undefined || isInstalled

/** The reason and the command that installs the browser, in one line. */
export const withoutBrowser = `Chromium is not at ${executablePath}. Install it: sudo apt-get install -y chromium-headless-shell (or chromium, or name another in CHROMIUM)`

export const launchOptions: LaunchOptions = {
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
}
