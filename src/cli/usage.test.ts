import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runHere as run } from '../../tests/support/command-here.ts'
import { bundledCommandLine } from '../../tests/support/command-process.ts'

const { folder } = bundledCommandLine()

describe('a mistake is reported in one line, with exit code 2', () => {
  const bad = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const url = 'http://127.0.0.1:1'
  it.for([
    [['verify'], 'verify needs a BASE_URL; see verify --help'],
    [['verify', 'nonsense'], 'BASE_URL is not an address: nonsense'],
    [['verify', url, 'http://b'], 'verify takes only one BASE_URL, but also got "http://b"'],
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
      err: 'shortlink-kit: The baseline names no.such, which is not a requirement\n',
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
