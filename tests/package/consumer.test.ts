import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { beforeAll, describe, expect } from 'vitest'
import { turns } from '../support/sample.ts'
import { installed } from './installed.ts'

const { withPeers } = installed
const run = promisify(execFile)
const file = join(withPeers, 'consumer.ts')
const inTurn = turns(3)

beforeAll(async () => {
  await writeFile(file, await readFile(new URL('consumer.ts', import.meta.url), 'utf8'))
})

describe("a user's program", () => {
  const resolutions = [
    { moduleResolution: 'nodenext', module: 'nodenext' },
    { moduleResolution: 'bundler', module: 'esnext' },
  ]
  const isRight = async ({ moduleResolution, module }: (typeof resolutions)[number]) => {
    const config = `tsconfig.${moduleResolution}.json`
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module,
      moduleResolution,
      moduleDetection: 'force',
      resolveJsonModule: true,
      types: ['node'],
      // The package's own types are judged too.
      skipLibCheck: false,
    }
    await writeFile(join(withPeers, config), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }))
    const tsc = join(withPeers, 'node_modules/typescript/bin/tsc')
    const { stdout } = await run(process.execPath, [tsc, '-p', config], { cwd: withPeers }).catch(
      error => error,
    )
    expect(stdout).toBe('')
  }

  for (const resolution of resolutions)
    inTurn(`is right to tsc --strict with moduleResolution ${resolution.moduleResolution}`, () =>
      isRight(resolution),
    )

  inTurn('runs', async () => {
    const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', target: 'esnext' })
    await writeFile(join(withPeers, 'consumer.js'), code)
    const { stdout, stderr } = await run(process.execPath, ['consumer.js'], { cwd: withPeers })
    expect({ stdout, stderr }).toEqual({ stdout: 'done\n', stderr: expect.not.stringContaining('Error') })
  })
})
