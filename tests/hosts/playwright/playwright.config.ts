import { defineConfig } from '@playwright/test'
import type { MockOptions } from '../../../src/testing/playwright.ts'
import { executablePath } from '../../support/chromium.ts'

/** Runs the fixtures in Chromium, in two workers at a time. */
export default defineConfig<MockOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
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
