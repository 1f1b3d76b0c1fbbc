import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Left to itself, Vitest leaves one core to itself: of two, half.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: 'spec', include: ['spec/**/*.test.ts'] } },
      { test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: ['**/*.browser.test.ts'] } },
      {
        test: {
          name: 'contract',
          include: ['{contract-tests,tests}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      { test: { name: 'browser', include: ['{src,contract-tests}/**/*.browser.test.ts'] } },
      {
        test: {
          name: 'package',
          include: ['package-tests/**/*.test.ts'],
          globalSetup: 'package-tests/setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
