import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { runHere } from '../../tests/support/command-here.ts'
import { buildCommandLine, Process, run } from '../../tests/support/command-line.ts'

const { folder, cli } = buildCommandLine()

describe('help and version', () => {
  const cases: [command: string, out: RegExp][] = [
    ['--help', /^Usage: shortlink-kit <command> \[options\]\n[\s\S]*serve/],
    ['-h', /^Usage: shortlink-kit <command>/],
    ['help', /^Usage: shortlink-kit <command>/],
    ['--version', new RegExp(`^${manifest.version}\n$`)],
    ['serve --help', /^Usage: shortlink-kit serve \[options\]\n[\s\S]*--max-accounts/],
    ['serve --version', new RegExp(`^${manifest.version}\n$`)],
  ]
  it.each(cases)('shortlink-kit %s', async (command, out) => {
    const asked = await runHere(command.split(' '))
    expect(asked).toEqual({ code: 0, out: expect.stringMatching(out), err: '' })
  })
})

describe('wrong usage: exit code 2, one line on stderr', () => {
  const cases: [command: string, line: string | RegExp][] = [
    ['sreve', "Unknown command 'sreve'. Did you mean 'serve'?"],
    ['toString', "Unknown command 'toString'"],
    ['serve --prot 1', "Unknown option '--prot'"],
    ['serve now', "Unexpected argument 'now'"],
    ['serve --port', "Option '-p, --port <value>' argument missing"],
    ['serve --port x', '--port must be a whole number from 0 to 65535, got "x"'],
    ['serve --port 65536', '--port must be a whole number from 0 to 65535, got "65536"'],
    ['serve --port -1', 'The value of --port begins with a dash: write --port=-…'],
    ['serve --port=-1', '--port must be a whole number from 0 to 65535, got "-1"'],
    ['serve --port 1e3', '--port must be a whole number from 0 to 65535, got "1e3"'],
    ['serve --port=\n', '--port must be a whole number from 0 to 65535, got "\\n"'],
    ['serve --host=', '--host must be an address, such as 127.0.0.1'],
    [
      'serve --port 0 --host 203.0.113.1',
      'Failed to listen: this machine does not have the address 203.0.113.1',
    ],
    ['serve --max-accounts 0', '--max-accounts must be a whole number from 1 to 1000000, got "0"'],
    ['serve --key=', '--key must be visible ASCII characters without spaces'],
    ['serve --key=\xe9', '--key must be visible ASCII characters without spaces'],
    ['serve --now soon', '--now must be a moment such as 2026-01-31T12:00:00Z, got "soon"'],
    ['serve --now 2026-02-30', '--now must be a moment such as 2026-01-31T12:00:00Z, got "2026-02-30"'],
    ['serve --now 2026-01-01T25:00', '--now must be a moment'],
    ['serve --log loud', '--log must be one of pretty, json, none, got "loud"'],
    ['serve --seed 99999999', /--seed takes at most \d+ links, got 99999999/],
    [
      'serve --seed nowhere.yaml',
      'Failed to read the seed "nowhere.yaml": there is no such file. A seed is demo, empty, a number of links or a file',
    ],
    ['serve --seed .', 'Failed to read the seed ".": it is a directory'],
    ['serve --help=1', "Option '-h, --help' does not take an argument"],
  ]
  it.each(cases)('shortlink-kit %j', async (command, line) => {
    const wrong = await runHere(command.split(' '))
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toMatch(/^shortlink-kit: [^\n]+\n$/)
    if (typeof line === 'string') expect(wrong.err).toContain(line)
    else expect(wrong.err).toMatch(line)
  })

  it('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const wrong = new Process(['serve', '--port', String(port)])
    expect(await wrong.ended).toEqual({ code: 2, signal: null })
    expect(wrong.err).toBe(
      `shortlink-kit: Failed to listen: port ${port} is in use: choose another with --port, or 0 for a free one\n`,
    )
  })

  const seeds: [name: string, text: string, err: RegExp][] = [
    [
      'one.json',
      '{"links":[{"url":"https://a.example/","privacy":7}]}',
      /^shortlink-kit: [^\n]*links\[0\]\.privacy[^\n]*\n$/,
    ],
    [
      'two.yaml',
      'links:\n  - url: nowhere\n  - privacy: 7\n',
      /^shortlink-kit: Failed to read the seed [^\n]*: \d mistakes\n( {2}links\[\d\][^\n]*\n)+$/,
    ],
    ['broken.json', '{"links":[}', /^shortlink-kit: [^\n]*broken\.json: 1:\d+: [^\n]*\n$/],
    ['empty.yaml', '', /^shortlink-kit: [^\n]*empty\.yaml[^\n]*\n$/],
  ]
  it.each(seeds)('a broken seed: %s', async (name, text, err) => {
    const file = join(folder(), name)
    await writeFile(file, text)
    const wrong = await runHere(['serve', '--seed', file])
    expect(wrong.code).toBe(2)
    expect(wrong.err).toMatch(err)
    expect(wrong.err).not.toMatch(/\n +at /)
  })

  it('an unsupported Node', async () => {
    const old = join(folder(), 'old.mjs')
    await writeFile(
      old,
      `Object.defineProperty(process.versions, 'node', { value: '18.20.0' })\nprocess.argv.splice(1, 1)\nawait import(${JSON.stringify(pathToFileURL(cli()).href)})\n`,
    )
    const { code, stderr } = await run(process.execPath, [old, '-', 'serve']).catch(error => error)
    expect(code).toBe(2)
    expect(stderr).toBe('shortlink-kit: Node 18.20.0 is too old: 20.19 or later is needed\n')
  })
})
