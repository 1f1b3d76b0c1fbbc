import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { declaredExports } from './declared.ts'
import { installed } from './installed.ts'

const { withPeers } = installed
const run = promisify(execFile)

/** The names that each subpath exports. A name that does not exist at run time has the prefix `type`. */
const declared = Object.fromEntries(
  Object.entries(declaredExports()).map(([subpath, exported]) => [
    subpath,
    exported.map(({ name, isValue }) => (isValue ? name : `type ${name}`)).sort(),
  ]),
)

describe('the public exports', () => {
  it('are those of the snapshot', async () => {
    const lines = Object.entries(declared).map(
      ([name, names]) => `${name}\n${names.map(x => `  ${x}\n`).join('')}`,
    )
    await expect(lines.join('\n')).toMatchFileSnapshot('exports.snapshot.txt')
  })

  const values = Object.entries(declared).map(([name, names]) => ({
    name,
    values: names.filter(x => !x.startsWith('type ')),
  }))

  it.each(
    values.filter(({ name, values }) => values.length > 0 && name !== 'shortlink-kit/vitest'),
  )('$name has at run time what its types say', async ({ name, values }) => {
    const script = `console.log(JSON.stringify(Object.keys(await import('${name}'))))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: withPeers })
    expect(JSON.parse(stdout).sort()).toEqual(values)
  })

  it('shortlink-kit/vitest has in Vitest what its types say', async () => {
    const module = await import(join(withPeers, 'node_modules/shortlink-kit/dist/vitest.js'))
    const { values: expected } = values.find(({ name }) => name === 'shortlink-kit/vitest')!
    expect(Object.keys(module).sort()).toEqual(expected)
  })

  it.each(
    Object.entries(manifest.exports).filter(([, entry]) => typeof entry === 'string'),
  )('%s is a file', async (subpath, file) => {
    const script = `console.log(import.meta.resolve('${subpath.replace('.', 'shortlink-kit')}'))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: withPeers })
    expect(await readFile(new URL(stdout), 'utf8')).toBe(
      await readFile(new URL(`../../${file}`, import.meta.url), 'utf8'),
    )
  })
})
