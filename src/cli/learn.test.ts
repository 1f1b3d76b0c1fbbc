import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { turns } from '../../tests/support/sample.ts'
import { parseDialect } from '../dialect/file.ts'
import { start as compare } from './compare.ts'
import { start as learn } from './learn.ts'
import { openTwin, type Twin } from './twin.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-learn-'))
const file = join(folder, 'dialect.yaml')
const shapes = { record: { body: { result: '$record' } } }
let server: Twin
/** What `learn` printed when it wrote `file`. */
let first: Awaited<ReturnType<typeof ran>>

beforeAll(async () => {
  server = await openTwin({ name: 'first', shapes, answers: {} })
  first = await ran(learn, ...target(server), '-o', file, '--name', 'first')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs a command in this process. Returns what it prints. */
async function ran(
  command: typeof learn,
  ...argv: string[]
): Promise<{ code: number; out: string; err: string }> {
  const output = { out: '', err: '' }
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    output.out += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    output.err += String(text)
    return true
  })
  const code = await command(argv)
  vi.restoreAllMocks()
  return { code, ...output }
}

function target({ baseUrl, apiKey, domainIds, spaceIds }: Twin): string[] {
  const ids = (option: string, all: string[]) => all.slice(0, 2).flatMap(id => [option, id])
  const ledger = join(folder, `${new URL(baseUrl).port}.jsonl`)
  return [
    baseUrl,
    '--key',
    apiKey,
    ...ids('--domain-id', domainIds),
    ...ids('--space-id', spaceIds),
    '--ledger',
    ledger,
  ]
}

const inTurn = turns(4)

describe('shortlink-kit learn', () => {
  it('writes a dialect, and lists unobserved answers with the reason', () => {
    const { code, out } = first
    expect(code).toBe(0)
    expect(out).toMatch(/^\d{2,3} questions answered, \d not observed/m)
    expect(out).toContain('  errors.unavailable: 503, because a request cannot make a service unavailable')
    expect(out).toContain(`Written to ${file}`)
    const dialect = parseDialect(readFileSync(file), file)
    expect(dialect).toMatchObject({ name: 'first', server: server.baseUrl })
    expect(dialect.shapes?.record).toEqual(shapes.record)
    expect(readdirSync(folder)).toEqual(['dialect.yaml'])
  })

  inTurn('lists the changes of an existing file, and preserves what a person wrote', async () => {
    const learned = join(folder, 'changed.yaml')
    const text = readFileSync(file, 'utf8').replace('\nanswers:\n', '\nanswers:\n  errors.unavailable: 500\n')
    writeFileSync(learned, text)
    const changed = await openTwin({
      name: 'x',
      shapes: { ...shapes, deleted: { status: 204 } },
      answers: { 'auth.missing': 403 },
    })
    const { code, out } = await ran(learn, ...target(changed), '-o', learned)
    await changed.close()
    expect(code).toBe(0)
    expect(out).toContain('Kept errors.unavailable: 500, not observed this time\n')
    expect(out).toContain('  auth.missing: 401 -> 403\n')
    expect(out).toMatch(/^ {2}shapes\.deleted\.status: left out -> 204$/m)
    // This answer is only stated if a missing and a wrong key get different responses.
    expect(out).toContain('  auth.malformed: left out ("missing") -> "missing"\n')
    expect(parseDialect(readFileSync(learned), learned)).toMatchObject({
      name: 'first',
      answers: { 'auth.missing': 403, 'errors.unavailable': 500 },
    })
  })

  it('prints the dialect alone if no file is named', async () => {
    const { code, out, err } = await ran(learn, ...target(server), '--read-only')
    expect(code).toBe(0)
    const { shapes: shown } = parseDialect(out, 'printed')
    expect(shown).toMatchObject({
      link: { id: '$id', url: '$url', created_at: { $: 'created_at', time: 'rfc3339-milliseconds' } },
      record: { body: { result: '$record' } },
      list: { body: { data: '$records', status: '$status' } },
      errors: { error: { body: { message: '$message', status: '$status' } } },
    })
    expect(err).toMatch(/read-only, so less certain/)
  })

  it('removes values with the key from a file', async () => {
    const leaked = join(folder, 'leaked.yaml')
    const answer = `{ name: ${server.apiKey}, counts: pages }`
    writeFileSync(
      leaked,
      `name: old\nanswers:\n  errors.unavailable: 500\n  list.page-parameter: ${answer}\n`,
    )
    const { code, out } = await ran(learn, ...target(server), '--read-only', '-o', leaked)
    expect(code).toBe(0)
    expect(out).toContain(`Removed from ${leaked}: list.page-parameter, because it contained the API key\n`)
    expect(out).toContain('Kept errors.unavailable: 500')
    expect(out + readFileSync(leaked, 'utf8')).not.toContain(server.apiKey)
    rmSync(leaked)
  })

  it('does not change the file if it could not run', async () => {
    const before = readFileSync(file, 'utf8')
    const { code, out } = await ran(learn, server.baseUrl, '--key', 'wrong', '-o', file)
    expect(code).toBe(2)
    expect(out).toMatch(/refuses the key/)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it.each([
    ['answers:\n  ids.type: 7\n', /name.*|ids\.type/s],
    ['name: half\nanswers:\n  ids.ty', /Failed to read the dialect/],
    ['name: [', /Failed to read the dialect/],
  ])('refuses an output file that is not a dialect: %j', async (text, message) => {
    const broken = join(folder, 'broken.yaml')
    writeFileSync(broken, text)
    await expect(learn([...target(server), '-o', broken])).rejects.toThrow(message)
    await expect(learn([...target(server), '-o', broken])).rejects.toBeInstanceOf(UsageError)
    await expect(compare([...target(server), '--dialect', broken])).rejects.toBeInstanceOf(UsageError)
    expect(readFileSync(broken, 'utf8')).toBe(text)
    rmSync(broken)
  })
})

describe('shortlink-kit compare', () => {
  inTurn('prints the score, and writes reports', async () => {
    const reports = ['md', 'json'].map(kind => `${kind}=${join(folder, `reports/compared.${kind}`)}`)
    const { code, out } = await ran(
      compare,
      ...target(server),
      '--dialect',
      file,
      '--min-score',
      '100',
      '--report',
      ...reports,
    )
    expect(out).toMatch(/^100 % of 223 responses agree \(status 100 %, bodies 100 %, headers 100 %\)$/m)
    expect(code).toBe(0)
    const json = JSON.parse(readFileSync(join(folder, 'reports/compared.json'), 'utf8'))
    expect(json).toMatchObject({ exitCode: 0, score: { agree: 1 } })
    expect(readFileSync(join(folder, 'reports/compared.md'), 'utf8')).toContain(
      '**100 % of 223 responses agree',
    )
  })

  it('exits with 1 below the required score, and names the cause', async () => {
    const none = join(folder, 'none.yaml')
    writeFileSync(none, 'name: none\nanswers: {}\n')
    const { code, out } = await ran(compare, ...target(server), '--dialect', none, '--min-score', '90')
    expect(code).toBe(1)
    expect(out).toMatch(/dialect incomplete; the dialect leaves open .*shapes\.record/)
  })

  it.each([
    [['http://127.0.0.1:9'], 'compare needs --dialect FILE; the command learn writes one'],
    [
      ['http://127.0.0.1:9', '--dialect', '/nowhere'],
      'Failed to read the dialect "/nowhere": there is no such file',
    ],
    [
      ['http://127.0.0.1:9', '--dialect', 'x', '--min-score', '101'],
      '--min-score must be a number from 0 to 100, got "101"',
    ],
    [
      ['http://127.0.0.1:9', '--dialect', 'x', '--ignore', 'title'],
      '--ignore must be a resource and a JSON pointer, such as links:/title, got "title"',
    ],
    [
      ['http://127.0.0.1:9', '--dialect', 'x', '--report', 'pdf=x'],
      '--report must be KIND=FILE with KIND one of json, md, got "pdf=x"',
    ],
    [[], 'compare needs a BASE_URL; see compare --help'],
  ])('refuses %j', async (argv, message) => {
    await expect(compare(argv)).rejects.toThrow(new UsageError(message))
  })
})

it.each([
  [[], 'learn needs a BASE_URL; see learn --help'],
  [['a', 'b'], 'learn takes only one BASE_URL, but also got "b"'],
  [
    ['http://127.0.0.1:9', '-o', '/no/such/folder/x.yaml'],
    '--output /no/such/folder/x.yaml: there is no folder /no/such/folder',
  ],
  [['ftp://x', '--key', 'k'], 'BASE_URL must start with http:// or https://, not ftp:'],
])('learn refuses %j', async (argv, message) => {
  await expect(learn(argv)).rejects.toThrow(new UsageError(message))
})
