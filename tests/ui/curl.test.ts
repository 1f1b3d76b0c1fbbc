import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { RecordedExchange } from '../../src/client/index.ts'
import { curlOf } from '../../ui/app/requests/curl.ts'
import { scriptText, shellWord } from '../../ui/app/requests/quoting.ts'
import { createExchange, exchange } from './exchanges.ts'

const origin = 'http://127.0.0.1:4010'

/** Lets a shell read a command, and returns the arguments that curl would get. */
function readByShell(command: string, shell: string): string[] {
  const env = { SHORTLINK_API_KEY: 'the key', SHORTLINK_SECRET: 'geheim & co' }
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}`
  return execFileSync(shell, ['-c', script], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    .split('\0')
    .slice(0, -1)
}

const hostile = [
  "it's",
  '$HOME `id` $(id) "x" \\ ! ; & | < > * ? [a] {1,2} ~ #',
  'two\nlines\n',
  '\u001b[201~\u0007\r\t\u0008\u007f\u009b',
  '\u202e\u2066right to left \u05d0\u05d1\u200b',
  '-x',
  '',
  '<script>alert(1)</script>',
  'ä€😀',
  "'\n\u001b'",
  '%s\\n%d',
]

describe.each(['/bin/sh', '/bin/bash'])('a word for %s', shell => {
  it.each(hostile.map(text => [JSON.stringify(text), text]))('%s', (_, text) => {
    expect(readByShell(`curl ${shellWord(text)}`, shell)).toEqual([text])
    expect(readByShell(`curl ${shellWord(text, { variable: 'SHORTLINK_API_KEY' }, text)}`, shell)).toEqual([
      `${text}the key${text}`,
    ])
  })

  it('has no character that a terminal acts on', () => {
    for (const text of hostile) expect(shellWord(text)).not.toMatch(/[^\P{C}\n]/u)
  })
})

it('leaves a NUL out of a word for a shell, because no argument can hold it', () => {
  expect(readByShell(`curl ${shellWord('a\0b')}`, '/bin/sh')).toEqual(['ab'])
})

it.each([...hostile, '\0', '\ud800'])('a JavaScript string: %j', text => {
  const source = scriptText(text)
  expect(source).not.toMatch(/\p{C}/u)
  expect(new Function(`return ${source}`)()).toBe(text)
})

const common = ['-H', 'accept: application/json', '-H', 'authorization: Bearer the key']
const isForm = ['-H', 'content-type: application/x-www-form-urlencoded']

describe('curl', () => {
  const cases: [title: string, recorded: RecordedExchange, words: string[]][] = [
    ['a list', exchange(), [`${origin}/api/v1/links`, ...common]],
    [
      'brackets and dots in an address',
      exchange({ target: "/api/v1/../links?ids[]=1&q='$(id)'" }),
      ['-g', '--path-as-is', `${origin}/api/v1/../links?ids[]=1&q='$(id)'`, ...common],
    ],
    [
      'a form',
      createExchange([
        ['url', "https://shop.example/?a='$(id)'"],
        ['alias', '\u001b[2J'],
      ]),
      [
        ...['-X', 'POST', `${origin}/api/v1/links`, ...common, ...isForm],
        ...['--data-raw', 'url=https%3A%2F%2Fshop.example%2F%3Fa%3D%27%24%28id%29%27&alias=%1B%5B2J'],
      ],
    ],
    [
      'redacted fields, in their order',
      createExchange([
        ['url', 'https://a.example/'],
        ['password', '[redacted]'],
        ['title', 'x'],
      ]),
      [
        ...['-X', 'POST', `${origin}/api/v1/links`, ...common, ...isForm],
        ...['--data-raw', 'url=https%3A%2F%2Fa.example%2F'],
        ...['--data-urlencode', 'password=geheim & co', '--data-raw', 'title=x'],
      ],
    ],
    [
      'JSON',
      exchange({
        method: 'POST',
        request: {
          headers: [['content-type', 'application/json']],
          json: { url: "it's", password: '[redacted]' },
        },
      }),
      [
        ...['-X', 'POST', `${origin}/api/v1/links`, '-H', 'content-type: application/json', '-H', 'Accept:'],
        ...['--data-raw', '{"url":"it\'s","password":"geheim & co"}'],
      ],
    ],
    [
      'a method of special characters, and a header without a value',
      exchange({ method: "X'`$|", request: { headers: [['x-empty', '']] } }),
      ['-X', "X'`$|", `${origin}/api/v1/links`, '-H', 'x-empty;', '-H', 'Accept:'],
    ],
    [
      'HEAD without a key',
      exchange({ method: 'HEAD', request: { headers: [] } }),
      ['-I', `${origin}/api/v1/links`, '-H', 'Accept:'],
    ],
    [
      'a redacted part of an address',
      exchange({ target: '/api/v1/links?api_key=[redacted]&a=1' }),
      ['-g', `${origin}/api/v1/links?api_key=geheim & co&a=1`, ...common],
    ],
  ]
  it.each(cases)('%s', (_, recorded, words) => {
    expect(readByShell(curlOf(recorded, origin).text, '/bin/sh')).toEqual(['-sS', ...words])
  })

  it('says which values were redacted and what is missing', () => {
    const recorded = createExchange([['password', '[redacted]']])
    expect(curlOf(recorded, origin).notes).toEqual([
      'Set SHORTLINK_API_KEY to the API key, which was redacted.',
      'Set SHORTLINK_SECRET: the field password was redacted.',
    ])
    const request = { headers: [['cookie', '[redacted]']], note: '(12 bytes of type text/plain)' }
    expect(curlOf(exchange({ request }), origin).notes).toEqual([
      'The body was not recorded (12 bytes of type text/plain). Replace the text that is sent instead.',
      'The cookies are left out.',
    ])
  })
})
