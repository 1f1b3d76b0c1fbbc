import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'vitest'
import { turns } from '../../tests/support/sample.ts'

const inTurn = turns(4)

const root = fileURLToPath(new URL('../..', import.meta.url))
const support = fileURLToPath(new URL('../../tests/support/', import.meta.url))
const require = createRequire(import.meta.url)

/** Runs tests that fail with the command line of their runner. Returns what it prints. */
function runFailing(argv: readonly string[]): Promise<string> {
  return new Promise(resolve => {
    // The exit code is 1, because tests fail.
    execFile(process.execPath, argv, { cwd: root }, (_, stdout, stderr) => {
      resolve(stripVTControlCharacters(stdout + stderr))
    })
  })
}

inTurn('a failed test of vitest prints its journal', async () => {
  const config = `${support}failing.config.ts`
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--root', root]
  const printed = await runFailing(vitest)
  expect(printed).toMatch(/2 failed \| 1 passed/)
  expect(printed).toContain(`Requests to the mock:
  GET /links?by=url&api_key=[redacted]  200
    warning: GET /links has no parameter by: it is ignored. Did you mean search_by or sort_by? (section 4.1, list.unknown-parameter)
  POST /links  422  The url field is required.
    warning: POST /links has no field utl: it is ignored. Did you mean url? (section 2.1, input.unknown-field)
`)
  expect(printed).toContain('The mock got no request for this account.')
  expect(printed).not.toContain('parameter ids')
  expect(printed.split('expect(status)')[0]).not.toMatch(/s3cret/)
})

inTurn('a failed test of Playwright prints its journal', async () => {
  const output = await mkdtemp(join(tmpdir(), 'shortlink-kit-failing-'))
  const cli = require.resolve('@playwright/test/cli')
  const printed = await runFailing([cli, 'test', '--config', `${support}failing-specs`, '--output', output])
  await rm(output, { recursive: true })
  expect(printed).toContain('1 failed')
  expect(printed).toContain('Requests to the mock:')
  expect(printed).toContain('GET /links  200')
  expect(printed).toContain(
    "POST /links  415  content type application/json is not read here (the dialect's answer input.content-type={also: [json]} would accept it)",
  )
})
