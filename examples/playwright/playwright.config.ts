import { defineConfig } from '@playwright/test'
import type { MockOptions } from 'shortlink-kit/playwright'

const port = Number(process.env.PORT ?? 4179)
// A browser of the system, if Playwright's own is not installed.
const executablePath = process.env.CHROMIUM

export default defineConfig<MockOptions>({
  testDir: 'tests',
  fullyParallel: true,
  webServer: { command: 'node app/serve.mjs', port, env: { PORT: String(port) } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // The address and the key in the page's settings.
    serviceUrl: 'https://links.example/api/v1',
    apiKey: 'key-of-the-page',
    ...(executablePath && { launchOptions: { executablePath, args: ['--no-sandbox'] } }),
  },
})
