import { defineConfig } from '@playwright/test'
import { executablePath } from '../../test/browser.ts'
import type { MockOptions } from '../playwright.ts'

/** Runs the fixtures in Chromium, in two workers at a time. */
export default defineConfig<MockOptions>({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    serviceUrl: 'https://links.example/api/v1',
    apiKey: 'key-of-the-page',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
})
