import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasBrowser } from '../../support/browser.ts'
import { sampled } from '../../support/sample.ts'

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message: string }[]
}

// Playwright's fixtures only work in its own test runner. Each day it runs a part of its tests.
const parts = sampled([1, 2, 3], 3)

test.skipIf(!hasBrowser).each(parts)('the fixtures in Chromium, part %i of 3', async part => {
  const specs = fileURLToPath(new URL('.', import.meta.url))
  const output = await mkdtemp(join(tmpdir(), 'shortlink-kit-playwright-'))
  const argv = [
    cli,
    'test',
    '--config',
    specs,
    '--shard',
    `${part}/3`,
    '--reporter',
    'json',
    '--output',
    output,
  ]
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  await rm(output, { recursive: true })
  const { stats, errors } = JSON.parse(report) as Report
  expect({ code, errors, ...stats }, report).toMatchObject({
    code: 0,
    errors: [],
    unexpected: 0,
    flaky: 0,
    skipped: 0,
  })
  expect(stats.expected, report).toBeGreaterThanOrEqual(6)
})
