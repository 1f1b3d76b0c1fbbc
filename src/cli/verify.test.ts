import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atlas } from '../../tests/suite/fixtures/atlas/index.ts'
import type { RunningServer } from '../../tests/suite/fixtures/types.ts'
import { openProxy, type Passed } from '../../tests/suite/support/proxy.ts'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'

// The pauses between attempts are part of this test, and CI machines are slow.
const folder = mkdtempSync(join(tmpdir(), 'verify-'))
const cli = join(folder, 'cli.mjs')

/**
 * Bundles the command line into one file, as it is published. Node runs it directly, so that signals are real.
 */
beforeAll(async () => {
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: cli,
    external: ['vitest'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  out: string
  err: string
}

/** Runs a command in its own process. The key comes from the environment. */
function start(argv: readonly string[], apiKey = ''): { child: ChildProcess; ended: Promise<Ended> } {
  const env = { PATH: process.env.PATH, SHORTLINK_API_KEY: apiKey }
  const child = spawn(process.execPath, [cli, ...argv], { cwd: folder, env })
  let out = ''
  let err = ''
  child.stdout.on('data', chunk => {
    out += chunk
  })
  child.stderr.on('data', chunk => {
    err += chunk
  })
  const ended = new Promise<Ended>(done => {
    child.on('close', (code, signal) => done({ code, signal, out, err }))
  })
  return { child, ended }
}

const run = (argv: readonly string[], apiKey?: string) => start(argv, apiKey).ended

function leftOn(server: RunningServer): string[] {
  const { links, pixels } = server.records()
  return [...links, ...pixels].filter(record => !record.foreign).map(record => record.id)
}

describe('a mistake is told in one line, with exit code 2', () => {
  const bad = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const url = 'http://127.0.0.1:1'
  it.for([
    [['verify'], 'verify needs a BASE_URL; see verify --help'],
    [['verify', 'nonsense'], 'BASE_URL is no address: nonsense'],
    [['verify', url, 'http://b'], 'one BASE_URL is enough, got "http://b" too'],
    [['verify', url], 'There is no API key: give --key, or set SHORTLINK_API_KEY'],
    [['verify', url, '--nope'], "Unknown option '--nope'."],
    [['verify', url, '--key'], "Option '--key <value>' argument missing"],
    [['verify', url, '--shard', '3/2'], '--shard must be i/n with i from 1 to n, got "3/2"'],
    [['verify', url, '--shard', '0/2'], '--shard must be i/n with i from 1 to n, got "0/2"'],
    [['verify', url, '--max-objects', '0'], '--max-objects must be a whole number from 1 to 100000, got "0"'],
    [['verify', url, '--timeout', 'soon'], '--timeout must be a whole number from 1 to 600000, got "soon"'],
    [
      ['verify', url, '--report', 'pdf=x'],
      '--report must be KIND=FILE with KIND one of junit, json, md, html, github, got "pdf=x"',
    ],
    [
      ['verify', url, '--report', 'json'],
      '--report must be KIND=FILE with KIND one of junit, json, md, html, github, got "json"',
    ],
    [
      ['verify', url, '--dialect', 'nowhere.yaml'],
      'Failed to read the dialect "nowhere.yaml": there is no such file',
    ],
    [
      ['verify', url, '--baseline', 'nowhere'],
      'Failed to read the baseline "nowhere": there is no such file',
    ],
    [['verify', url, '--key', 'k', '--only', 'no.such'], 'No requirement matches no.such'],
    [['cleanup'], 'cleanup needs --ledger FILE; see cleanup --help'],
    [['cleanup', '--ledger', 'nowhere'], 'There is no API key: give --key, or set SHORTLINK_API_KEY'],
    [['cleanup', '--ledger', 'nowhere', '--key', 'k'], 'Failed to read the ledger nowhere: ENOENT'],
  ] as const)('%o', async ([argv, message]) => {
    const { code, err, out } = await run(argv)
    expect({ code, err, out }).toEqual({ code: 2, err: `shortlink-kit: ${message}\n`, out: '' })
  })

  it.for([
    ['no YAML', 'a: [', /Failed to read the dialect .*: expected YAML or JSON, /],
    ['no answers', 'name: x', /Failed to read the dialect .*: answers: expected an object /],
    [
      'no question',
      'name: x\nanswers: { "no.such": 1 }',
      /answers\.no\.such: expected a known question, got "no\.such"\n$/,
    ],
  ] as const)('a dialect file with %s', async ([name, text, message]) => {
    const { code, err } = await run(['verify', url, '--key', 'k', '--dialect', bad(`${name}.yaml`, text)])
    expect(err).toMatch(message)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(2)
  })

  it('a baseline with an unknown id', async () => {
    const file = bad('baseline', '# known\n- no.such # ticket 7\n')
    const { code, err } = await run(['verify', url, '--key', 'k', '--baseline', file])
    expect({ code, err }).toEqual({
      code: 2,
      err: 'shortlink-kit: The baseline names no.such, which is no requirement\n',
    })
  })
})

it.for(['verify', 'cleanup'])('%s --help', async command => {
  const { code, out } = await run([command, '--help'])
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`^Usage: shortlink-kit ${command} `))
})

it('verify --list needs no server', async () => {
  const { code, out } = await run(['verify', '--list', '--only', 'links.list.sort*'])
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(line.split('\t')).toHaveLength(5)
})

const only = ['--only', 'links.create.u*', '--only', 'pixels.delete*']

it('a whole run: reports written, nothing left, the key nowhere', async () => {
  const server = await atlas.start()
  const reports = ['junit', 'json', 'md', 'html'].map(kind => join(folder, 'reports', `r.${kind}`))
  const words = reports.map(file => `${file.split('.').at(-1)}=${file}`)
  const { code, out, err } = await run(
    ['verify', server.baseUrl, ...only, '--report', ...words],
    server.apiKey,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('the server implements the contract')
  expect(leftOn(server)).toEqual([])
  expect(existsSync(join(folder, '.shortlink-kit'))).toBe(false)
  for (const file of reports) {
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(200)
    expect(readFileSync(file, 'utf8')).not.toContain(server.apiKey)
  }
  expect(out).not.toContain(server.apiKey)
  await server.close()
})

it('a wrong key: 2, and the key is not told', async () => {
  const server = await atlas.start()
  const { code, out, err } = await run(['verify', server.baseUrl, ...only], 'wrong-key-123')
  expect(code).toBe(2)
  expect(out).toContain('refuses the key')
  expect(out + err).not.toContain('wrong-key-123')
  await server.close()
})

describe('trouble of this machine is no verdict on the server', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')

  it.for([
    [
      'the ledger in a folder that cannot be made',
      ['--ledger', '/proc/no/such/ledger.jsonl'],
      /ledger .*: E/,
    ],
    ['the ledger under a file', ['--ledger', join(file, 'ledger.jsonl')], /ledger .*: E/],
    ['the ledger in the place of a folder', ['--ledger', folder], /ledger .* exists/],
    ['a report in a folder that cannot be made', ['--report', 'html=/proc/no/such/r.html'], /report .*: E/],
    ['a report in the place of a folder', ['--report', `md=${folder}`], /report .*: EISDIR/],
  ] as const)('exits with 2 before anything is sent: %s', async ([, options, message]) => {
    const server = await atlas.start()
    const proxy = await openProxy(server.baseUrl)
    const { code, err } = await run(['verify', proxy.baseUrl, ...only, ...options], server.apiKey)
    expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 2, lines: 1 })
    expect(err).toMatch(message)
    expect(proxy.passed).toEqual([])
    await proxy.close()
    await server.close()
  })

  it('exits with 3 when a report cannot be written at the end, and writes the others', async () => {
    const server = await atlas.start()
    const lost = join(folder, 'lost', 'r.json')
    const kept = join(folder, 'kept.md')
    const proxy = await openProxy(server.baseUrl, (_, index) => {
      if (index === 3) {
        rmSync(lost)
        mkdirSync(lost)
      }
      return 'pass'
    })
    const reports = ['--report', `json=${lost}`, '--report', `md=${kept}`]
    const { code, err, out } = await run(['verify', proxy.baseUrl, ...only, ...reports], server.apiKey)
    expect(code).toBe(3)
    expect(err).toBe(`Failed to write the report ${lost}: EISDIR\n`)
    expect(out).toContain('the server implements the contract')
    expect(readFileSync(kept, 'utf8')).toContain('the server implements the contract')
    expect(leftOn(server)).toEqual([])
    await proxy.close()
    await server.close()
  })
})

it('a redirect is not followed: 2, and one line says where it leads', async () => {
  const server = await openTinyServer((_, response) =>
    response.writeHead(308, { location: 'https://elsewhere.example/api/v1/links' }).end(),
  )
  const { code, out, err } = await run(['verify', server.baseUrl], 'sk-verysecret-1234')
  expect({ code, err }).toEqual({ code: 2, err: '' })
  expect(out).toContain('308 with Location: https://elsewhere.example/api/v1/links')
  await server.close()
})

describe('cleanup trusts no ledger', () => {
  const header = { kind: 'run', version: 2, run: 'slk-0a1b2c3d', baseUrl: '', time: '' }
  const create = { kind: 'create', n: 1, resource: 'links', marker: 'slk-0a1b2c3d-0001', time: '' }

  it.for([
    ['another host', 'http://elsewhere.example/api/v1', '7', /--allow-writes elsewhere\.example permits it/],
    ['a path trick', 'http://127.0.0.1:1/api/v1/../../admin', '7', /names a base URL that no run has/],
    ['a name and a password', 'http://a:b@127.0.0.1:1/api/v1', '7', /must carry no user name/],
  ] as const)('with %s: 2, and nothing is sent', async ([, baseUrl, id, message]) => {
    const ledger = join(folder, 'edited.jsonl')
    const lines = [{ ...header, baseUrl }, create, { kind: 'created', n: 1, id }]
    writeFileSync(ledger, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    const { code, err } = await run(['cleanup', '--ledger', ledger], 'sk-verysecret-1234')
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })

  it.for([
    '1',
    '../pixels/1',
    '',
    '1,2',
    '*',
    '1/../2',
  ])('with the id %j of another record: it is left alone', async id => {
    const server = await atlas.start()
    const before = JSON.stringify(server.records())
    const proxy = await openProxy(server.baseUrl)
    const ledger = join(folder, 'edited.jsonl')
    const foreign = id === '1' ? server.records().links[0]!.id : id
    const lines = [{ ...header, baseUrl: proxy.baseUrl }, create, { kind: 'created', n: 1, id: foreign }]
    writeFileSync(ledger, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    await run(['cleanup', '--ledger', ledger], server.apiKey)
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(JSON.stringify(server.records())).toBe(before)
    await proxy.close()
    await server.close()
  })
})

describe('a signal in the middle of a run', () => {
  const isWrite = ({ method }: Passed) => method !== 'GET'

  /** Starts a run and sends a signal when the n-th write arrives at the proxy. */
  async function interrupted(signal: NodeJS.Signals, nth: number, twice = false) {
    const server = await atlas.start({ latencyMs: 2 })
    let child: ChildProcess | undefined
    let writes = 0
    const proxy = await openProxy(server.baseUrl, one => {
      if (isWrite(one)) writes += 1
      if (isWrite(one) && writes === nth) {
        child?.kill(signal)
        if (twice) setTimeout(() => child?.kill(signal), 30)
      }
      return 'pass'
    })
    runs += 1
    const ledger = join(folder, `run-${runs}`, 'ledger.jsonl')
    const started = start(['verify', proxy.baseUrl, ...only, '--ledger', ledger], server.apiKey)
    child = started.child
    const ended = await started.ended
    return { server, proxy, ended, ledger, left: leftOn(server) }
  }

  let runs = 0
  const points = [1, 2, 5, 12, 25, 40]

  it.for(
    points.flatMap((nth, index) =>
      (['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        // Each signal is tested at every second point. That is enough, because the signals share their code.
        .filter((_, which) => (index + which) % 2 === 0)
        .map(signal => [signal, nth] as const),
    ),
  )('%s at write %s: nothing is left', async ([signal, nth]) => {
    const { server, proxy, ended, ledger, left } = await interrupted(signal, nth)
    expect({ code: ended.code, more: ended.err.split('\n').slice(2).join('\n') }).toEqual({
      code: { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal],
      more: '',
    })
    expect(ended.err).toContain(`${signal}: stopping, and deleting the records of the run.`)
    expect(left).toEqual([])
    expect(existsSync(ledger)).toBe(false)
    await proxy.close()
    await server.close()
  })

  it.for(points)('SIGKILL at write %s, then cleanup: nothing is left', async nth => {
    const { server, proxy, ended, ledger, left } = await interrupted('SIGKILL', nth)
    expect(ended.signal).toBe('SIGKILL')
    // The ledger may lack one id: that of the write that was in flight.
    const known = readFileSync(ledger, 'utf8')
    expect(left.filter(id => !known.includes(`"${id}"`)).length).toBeLessThanOrEqual(1)
    const cleaned = await run(['cleanup', '--ledger', ledger], server.apiKey)
    expect({ code: cleaned.code, err: cleaned.err }).toEqual({ code: 0, err: '' })
    expect(cleaned.out).toMatch(/^\d+ creates in the ledger, nothing is left\.\n$/)
    expect(leftOn(server)).toEqual([])
    expect(existsSync(ledger)).toBe(false)
    await proxy.close()
    await server.close()
  })

  it('a second SIGINT ends at once and names the ledger', async () => {
    const { server, proxy, ended } = await interrupted('SIGINT', 30, true)
    expect(ended.code).toBe(130)
    const file = /cleanup --ledger '(.+)'/.exec(ended.err)?.[1]
    expect(file).toBeDefined()
    const cleaned = await run(['cleanup', '--ledger', file!], server.apiKey)
    expect({ code: cleaned.code, err: cleaned.err }).toEqual({ code: 0, err: '' })
    expect(leftOn(server)).toEqual([])
    await proxy.close()
    await server.close()
  })
})
