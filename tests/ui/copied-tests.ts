import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const entries = {
  'shortlink-kit/client': 'src/client/index.ts',
  'shortlink-kit/testing': 'src/testing/index.ts',
}

/** The state of each test by the name of its file, and the errors that the compiler reports. */
export interface Outcome {
  states: Map<string, string>
  typeErrors: string
}

/** Writes test files, and type-checks them or runs them with Vitest against the sources of the package, or both. */
export async function runTests(
  sources: ReadonlyMap<string, string>,
  checks: readonly ('run' | 'compile')[],
): Promise<Outcome> {
  const caches = join(root, 'node_modules/.cache')
  await mkdir(caches, { recursive: true })
  const folder = await mkdtemp(join(caches, 'copied-tests-'))
  try {
    for (const [name, text] of sources) await writeFile(join(folder, `${name}.test.ts`), text)
    await writeFile(
      join(folder, 'vitest.config.mjs'),
      `export default ${JSON.stringify(vitestConfig(folder))}`,
    )
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(compilerConfig))
    const [states, typeErrors] = await Promise.all([
      checks.includes('run') ? statesIn(folder) : new Map<string, string>(),
      checks.includes('compile') ? typeErrorsIn(folder) : '',
    ])
    return { states, typeErrors }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function vitestConfig(folder: string): object {
  const alias = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)]))
  // The tests share nothing, so they can share the loaded modules.
  const test = { root: folder, dir: folder, include: ['*.test.ts'], isolate: false, pool: 'threads' }
  return { resolve: { alias }, test }
}

const compilerConfig = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    paths: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, [join(root, file)]])),
  },
  include: ['*.test.ts'],
  exclude: [],
}

async function statesIn(folder: string): Promise<Map<string, string>> {
  const output = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--root', folder, '--reporter', 'json', '--outputFile', output]
  // A failed test ends the process with 1. The report says which one failed.
  await run(process.execPath, args, { cwd: folder }).catch(() => undefined)
  const { default: report } = await import(output, { with: { type: 'json' } })
  const results: { name: string; assertionResults: { status: string; failureMessages: string[] }[] }[] =
    report.testResults
  return new Map(
    results.map(({ name, assertionResults: [result] }) => [
      name.replace(/^.*\/(.*)\.test\.ts$/, '$1'),
      result === undefined ? 'no test' : [result.status, ...result.failureMessages].join(' '),
    ]),
  )
}

async function typeErrorsIn(folder: string): Promise<string> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch(error => error)
  return String(stdout)
}
