import { execFileSync } from 'node:child_process'
import util from 'node:util'
import { describe, expect, it } from 'vitest'
import { type EnvFormat, envFormats } from './env-formats.ts'

/**
 * Values that a shell would change if they were not quoted. All visible ASCII characters are in one of them.
 */
const values = [
  'http://127.0.0.1:4010/api/v1',
  'demo-key',
  "it's",
  '$HOME$(id)`id`',
  'a"b',
  '\\n\\\\n\\',
  "'\\''",
  '#a&b|c;d(e)<f>*?[g]{h}!i~=^,%@+',
  Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join(''),
]

const node = `${JSON.stringify(process.execPath)} -p 'JSON.stringify(process.env.SHORTLINK_TEST)'`

function run(command: string, argv: readonly string[]): unknown {
  return JSON.parse(
    execFileSync(command, argv, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
      // With a socket as its input, bash would read ~/.bashrc.
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
}

function has(command: string): boolean {
  try {
    execFileSync(command, ['-c', 'exit 0'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const readers: { reader: string; format: EnvFormat; present?: boolean; read(text: string): unknown }[] = [
  ...['sh', 'bash', 'zsh'].map(shell => ({
    reader: shell,
    format: 'sh' as const,
    present: has(shell),
    // As it is documented: the variables come from a command substitution.
    read: (text: string) => run(shell, ['-c', `eval "$(cat <<'END'\n${text}END\n)"; ${node}`]),
  })),
  {
    reader: 'fish',
    format: 'fish',
    present: has('fish'),
    read: text => run('fish', ['-N', '-c', `${text}${node}`]),
  },
  {
    reader: 'pwsh',
    format: 'powershell',
    present: has('pwsh'),
    read: text => run('pwsh', ['-NoProfile', '-Command', `${text}${node}`]),
  },
  { reader: 'JSON.parse', format: 'json', read: text => JSON.parse(text).SHORTLINK_TEST },
  // What a job of GitHub Actions reads: all up to the end of the line, as it is.
  { reader: 'GITHUB_ENV', format: 'github', read: text => /^SHORTLINK_TEST=(.*)\n$/.exec(text)?.[1] },
]

describe.each(readers)('$reader reads the format $format', ({ reader, format, present = true, read }) => {
  it.skipIf(!present).each(values)(`%s${present ? '' : ` (${reader} is not installed)`}`, value => {
    expect(read(envFormats[format]([['SHORTLINK_TEST', value]]))).toBe(value)
  })
})

describe('dotenv', () => {
  const written = (value: string) => envFormats.dotenv([['SHORTLINK_TEST', value]])

  it.each(values.slice(0, -1).filter(value => value !== values[5]))('Node reads %s', value => {
    expect(util.parseEnv(written(value)).SHORTLINK_TEST).toBe(value)
  })

  it('a plain value has no quotes: docker run --env-file would keep them', () => {
    expect(written('http://127.0.0.1:4010/api/v1')).toBe('SHORTLINK_TEST=http://127.0.0.1:4010/api/v1\n')
  })

  it('refuses a value with every kind of quote', () => {
    expect(() => written('\'"`')).toThrow('A .env file cannot contain a value with all of \', " and `')
  })
})

describe('PowerShell', () => {
  it('doubles a single quote', () => {
    expect(envFormats.powershell([['SHORTLINK_TEST', "it's"]])).toBe("$env:SHORTLINK_TEST = 'it''s'\n")
  })
})

describe('removal', () => {
  it.each([
    ['sh', 'unset SHORTLINK_TEST\n'],
    ['fish', 'set -e SHORTLINK_TEST\n'],
    ['powershell', 'Remove-Item -ErrorAction SilentlyContinue Env:SHORTLINK_TEST\n'],
    ['json', '{\n  "SHORTLINK_TEST": null\n}\n'],
  ] as const)('%s', (format, text) => {
    expect(envFormats[format]([['SHORTLINK_TEST', null]])).toBe(text)
  })

  it.each(['dotenv', 'github'] as const)('%s cannot express it', format => {
    expect(() => envFormats[format]([['SHORTLINK_TEST', null]])).toThrow(
      '--unset needs --format sh, fish, powershell or json',
    )
  })
})
