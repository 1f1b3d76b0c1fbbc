import { defineConfig } from '@playwright/test'

// A spec that fails on purpose, and needs no browser.
export default defineConfig({ testDir: '.', reporter: 'list', retries: 0, workers: 1 })
