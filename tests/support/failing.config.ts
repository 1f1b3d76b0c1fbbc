import { defineConfig } from 'vitest/config'

// Tests that fail on purpose: see src/testing/failed-test.test.ts.
export default defineConfig({ test: { include: ['tests/support/failing.ts'] } })
