import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampled } from '../support/sample.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let program: string

beforeAll(async () => {
  // Within the project, so that the program finds its imports.
  folder = await mkdtemp(join(root, 'node_modules', '.hostile-'))
  program = join(folder, 'heap.mjs')
  await build({
    entryPoints: [join(root, 'tests/hostile/heap.ts')],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// A leak of one copy of what a kind sends would need much more than this: N times 10 KB and more.
const tolerance = 3

const cases: [kind: string, times: number][] = [
  ['odd requests', 500],
  ['spoilt connections', 300],
  ['lists with a long query', 100],
  ['large pages', 100],
  ['searches for long texts', 300],
  ['creates and deletes', 400],
  ['bodies that are too large', 30],
  ['bodies that break off', 30],
]
it.each(
  sampled(cases, 8),
)('%s: the memory in use is the same after %i and after three times as many', async (kind, times) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    program,
    kind,
    String(times),
  ])
  const { first, last } = JSON.parse(stdout)
  expect(last - first).toBeLessThan(tolerance)
})
