import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'spec', include: ['spec/**/*.test.ts'] } },
      { test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'contract',
          include: ['contract-tests/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      { test: { name: 'browser', include: ['{src,contract-tests}/**/*.browser.test.ts'] } },
    ],
  },
})
