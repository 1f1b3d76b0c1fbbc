import { defineConfig } from 'vitest/config'

// See tests/hosts/faults/fake-timers.test.ts.
export default defineConfig({ test: { include: ['tests/support/fake-timers.ts'] } })
