import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongFirst } from './tests/support/long-first.ts'
import { memoryFolder } from './tests/support/memory-folder.ts'

const browserTests = '**/*.browser.test.ts'

// The inner loop: tests without servers, processes or documents of the whole API.
const unitTests = ['src/{admin,client,dialect,documents,mock,operations,store,wire}/**/*.test.ts']
// Long tables, random input, and what needs the compiler.
const longTests = [
  'src/**/random.test.ts',
  'src/client/messages.test.ts',
  'src/operations/remedies.test.ts',
  'src/store/snapshot.test.ts',
]

// Whole runs of the contract suite.
const wholeRuns = [
  'contract-tests/contract.test.ts',
  'contract-tests/discover/discover.test.ts',
  'contract-tests/learn/*.test.ts',
  'contract-tests/{compare,learn/recorded}/**/*.test.ts',
]

// A test that hangs fails; one that is slow on a busy machine does not.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }
const awayFromMidnight = { setupFiles: 'tests/support/away-from-midnight.ts' }
const common = { ...patience, env: { TMPDIR: memoryFolder() } }

export default defineConfig({
  test: {
    // Two more than the cores, because many tests wait. Left to itself, Vitest uses one core fewer.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongFirst },
    // The projects share the transformed modules, and so does the next run.
    experimental: { fsModuleCache: true },
    projects: [
      { test: { ...common, name: 'spec', include: ['spec/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...common,
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
          ...common,
          name: 'http',
          include: ['tests/{dialects,http}/**/*.test.ts'],
          // Like the unit tests, these share no state.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'integration',
          include: [
            'src/{cli,openapi}/**/*.test.ts',
            'tests/{admin,hostile,support,ui}/**/*.test.ts',
            ...longTests,
          ],
          exclude: [...configDefaults.exclude, browserTests],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'hosts',
          // These tests replace globals, such as fetch and the timers.
          include: ['src/{hosts,testing}/**/*.test.ts', 'tests/hosts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, browserTests],
        },
      },
      {
        test: {
          ...common,
          ...awayFromMidnight,
          name: 'contract',
          include: ['contract-tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, browserTests, ...wholeRuns],
          // Like the unit tests, these share no state.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          ...awayFromMidnight,
          name: 'suite',
          include: ['tests/suite/**/*.test.ts', ...wholeRuns],
          exclude: [...configDefaults.exclude, browserTests],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'browser',
          include: ['{src,contract-tests,tests}/**/*.browser.test.ts'],
          globalSetup: 'tests/support/browser-setup.ts',
          isolate: false,
          // After the others: a browser needs the machine for itself.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...common,
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: 'tests/package/setup.ts',
          isolate: false,
        },
      },
    ],
  },
})
