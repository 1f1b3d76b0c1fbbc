import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { defaultDialect } from '../dialect/dialect.ts'
import { contractIn, flatten, overlayOf } from '../openapi/index.ts'
import { start as run } from './spec.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spec-'))
  file = join(folder, 'dialect.yaml')
  await writeFile(file, 'name: mine\nshapes:\n  created: { status: 201 }\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => vi.restoreAllMocks())

const mine = { name: 'mine', shapes: { created: { status: 201 } }, answers: {} }

async function printed(...argv: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await run(argv)).toBe(0)
  return write.mock.calls.map(([text]) => String(text)).join('')
}

describe('shortlink-kit spec', () => {
  const withDialect = ['--dialect', 'FILE']
  it.each([
    [[], contractIn(defaultDialect)],
    [withDialect, contractIn(mine)],
    [[...withDialect, '--overlay'], overlayOf(mine)],
    [[...withDialect, '--flat'], flatten(contractIn(mine))],
  ])('%j prints YAML with the same content as its JSON', async (options, document) => {
    const argv = options.map(option => (option === 'FILE' ? file : option))
    expect(parse(await printed(...argv))).toEqual(document)
    vi.restoreAllMocks()
    expect(JSON.parse(await printed(...argv, '--json'))).toEqual(document)
  })

  it('prints no anchors', async () => {
    expect(await printed('--flat')).not.toMatch(/[:-] [&*]\w/)
  })

  it('--help prints its usage', async () => {
    expect(await printed('--help')).toContain('Usage: shortlink-kit spec')
  })
})

describe('shortlink-kit spec refuses with a message', () => {
  it.each([
    [['--overlay', '--flat'], '--overlay and --flat cannot be combined'],
    [['--dialect', 'nowhere.yaml'], 'Failed to read the dialect "nowhere.yaml": there is no such file'],
    [['--dialect', tmpdir()], 'it is a directory'],
    [['--dialekt', 'x'], "Unknown option '--dialekt'"],
    [['dialect.yaml'], 'Unexpected argument'],
  ])('%j', async (argv, message) => {
    await expect(run(argv)).rejects.toThrow(UsageError)
    await expect(run(argv)).rejects.toThrow(message)
  })

  it.each([
    [
      'name: x\nanswers: { auth.missing: 700 }',
      'answers.auth.missing: expected a whole number from 400 to 499 or 200, got 700',
    ],
    [
      'name: x\nanswers: { auth.mising: 403 }',
      'answers.auth.mising: expected a known question (did you mean auth.missing?)',
    ],
    ['\xff\xfe', 'expected text in UTF-8'],
    ['', 'expected an object'],
    ['{', 'expected YAML or JSON'],
  ])('a file with %j', async (text, message) => {
    const path = join(folder, 'wrong.yaml')
    await writeFile(path, text, 'latin1')
    await expect(run(['--dialect', path])).rejects.toThrow(UsageError)
    await expect(run(['--dialect', path])).rejects.toThrow(message)
  })
})
