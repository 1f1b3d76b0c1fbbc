import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

// A test that hangs fails; one that is slow on a busy machine does not.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Left to itself, Vitest leaves one core to itself: of two, half.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { ...patience, name: 'spec', include: ['spec/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['{src,tests/{dialects,hosts,hostile,http,support}}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.browser.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'contract',
          include: ['{contract-tests,tests/suite}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.browser.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'browser',
          include: ['{src,contract-tests,tests}/**/*.browser.test.ts'],
          // After the others: a browser needs the machine for itself.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...patience,
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: 'tests/package/setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
