import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('delays under fake timers let a run of vitest pass and end', async () => {
  const config = ['--config', 'tests/support/fake-timers.config.ts', '--root', root]
  const argv = ['node_modules/vitest/vitest.mjs', 'run', ...config]
  const { code, printed } = await new Promise<{ code: unknown; printed: string }>(resolve => {
    // A run that hangs is ended by its time limit, and has no exit code.
    execFile(process.execPath, argv, { cwd: root, timeout: 240_000 }, (error, stdout, stderr) =>
      resolve({
        code: error?.code ?? (error ? 'killed' : 0),
        printed: stripVTControlCharacters(stdout + stderr),
      }),
    )
  })
  expect(printed).toMatch(/3 passed/)
  expect(printed).not.toMatch(/unhandled|timed out|close timed/i)
  expect(code).toBe(0)
})
