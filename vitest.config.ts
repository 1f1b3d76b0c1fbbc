import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const browserTests = '**/*.browser.test.ts'

// The inner loop: tests without servers, processes or documents of the whole API.
const unitTests = ['src/{client,dialect,documents,mock,operations,store,wire}/**/*.test.ts']
// Long tables and random input.
const longTests = ['src/**/random.test.ts', 'src/operations/remedies.test.ts', 'src/store/snapshot.test.ts']

// A test that hangs fails; one that is slow on a busy machine does not.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

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
          include: unitTests,
          exclude: [...configDefaults.exclude, ...longTests],
          // These tests share no state, so they can share the loaded modules.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          ...patience,
          name: 'integration',
          include: [
            'src/{cli,hosts,openapi,testing}/**/*.test.ts',
            'tests/{admin,dialects,hosts,hostile,http,support,ui}/**/*.test.ts',
            ...longTests,
          ],
          exclude: [...configDefaults.exclude, browserTests],
        },
      },
      {
        test: {
          ...patience,
          name: 'contract',
          include: ['{contract-tests,tests/suite}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, browserTests],
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
        },
      },
    ],
  },
})
