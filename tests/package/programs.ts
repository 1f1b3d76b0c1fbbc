// Programs of the documentation: the README's and those of docstrings. They are type-checked and run in a folder into
// which the package was installed.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { executablePath } from '../support/browser.ts'
import { runInPage, serveFiles } from './in-page.ts'
import { installed } from './installed.ts'

export interface Program {
  /** A name for its file, without extension. */
  name: string
  /** The word after the language. A program with `page` runs in a page. */
  word: string
  text: string
}

/** What runs a program. All but Node need a browser or a test runner. */
export type Runner = 'node' | 'vitest' | 'playwright' | 'page'

const run = promisify(execFile)
/** A program that does not end by itself fails. */
const patience = { timeout: 240_000, killSignal: 'SIGKILL' } as const

/** Returns what `tsc --strict` reports of each program, by name. It reports nothing of a correct one. */
export async function typeErrors(programs: readonly Program[]): Promise<Map<string, string>> {
  const { withPeers } = installed
  for (const { name, text } of programs) await writeFile(join(withPeers, `${name}.ts`), text)
  const tsc = join(withPeers, 'node_modules/typescript/bin/tsc')
  const options =
    '--strict --noEmit --skipLibCheck --moduleDetection force --target es2022 --module nodenext --lib es2023,dom,dom.iterable'
  const files = programs.map(({ name }) => `${name}.ts`)
  const { stdout } = await run(process.execPath, [tsc, ...options.split(' '), ...files], {
    cwd: withPeers,
  }).catch(error => error)
  const lines = String(stdout)
    .split(/\n(?=\S)/)
    .filter(line => line !== '')
  const errors = new Map(programs.map(({ name }) => [name, '']))
  for (const line of lines) {
    const name = line.slice(0, line.indexOf('.ts('))
    if (!errors.has(name)) throw new Error(`tsc reports something else: ${line}`)
    errors.set(name, `${errors.get(name)}${line}\n`)
  }
  return errors
}

export function runnerOf({ word, text }: Program): Runner {
  if (word === 'page') return 'page'
  if (/from '(@playwright\/test|shortlink-kit\/playwright)'/.test(text)) return 'playwright'
  return /from '(vitest|shortlink-kit\/vitest)'|describeContract\(/.test(text) ? 'vitest' : 'node'
}

/** Runs a program and returns what it prints. Rejects if it fails. */
export async function runProgram(program: Program): Promise<string> {
  const { withPeers } = installed
  const { name, text } = program
  const runner = runnerOf(program)
  if (runner === 'page') return runInPage(text, withPeers)
  const extension = { node: 'js', vitest: 'test.js', playwright: 'spec.js' }[runner]
  const file = `${name}.${extension}`
  await writeFile(join(withPeers, file), (await transform(text, { loader: 'ts', target: 'esnext' })).code)
  if (runner === 'playwright') return runInPlaywright(file)
  return runNode(runner === 'vitest' ? ['node_modules/vitest/vitest.mjs', 'run', file] : [file])
}

async function runNode(argv: string[]): Promise<string> {
  const { withPeers, env } = installed
  const { stdout } = await run(process.execPath, argv, { cwd: withPeers, env, ...patience }).catch(error => {
    throw new Error(`${argv.join(' ')} failed\n${error.stdout}${error.stderr}`, { cause: error })
  })
  return stdout
}

/** A page that calls the service under the default address and key of `shortlink-kit/playwright`. */
const page = `<!doctype html>
<title>Links</title>
<p role="status"></p>
<script type="module">
  const headers = { authorization: 'Bearer test-key' }
  const response = await fetch('https://links.example/api/v1/links', { headers })
  const { meta, message } = await response.json()
  document.querySelector('p').textContent = response.ok ? meta.total + ' links' : message
</script>`

async function runInPlaywright(file: string): Promise<string> {
  const { withPeers } = installed
  const { origin, close } = await serveFiles({ '/': { type: 'text/html', text: page } })
  const launchOptions = { executablePath, args: ['--no-sandbox'] }
  const config = { testMatch: '*.spec.js', reporter: 'line', use: { baseURL: origin, launchOptions } }
  await writeFile(join(withPeers, 'playwright.config.js'), `export default ${JSON.stringify(config)}\n`)
  try {
    return await runNode(['node_modules/@playwright/test/cli.js', 'test', file])
  } finally {
    close()
  }
}
