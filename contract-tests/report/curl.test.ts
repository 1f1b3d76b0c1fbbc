import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { SentRequest } from '../core/exchange.ts'
import { curlOf, scriptOf } from './curl.ts'

const create = { method: 'POST', path: '/links', headers: {}, body: "url=https://it's" }
const update = { method: 'PUT', path: '/links/7', headers: {}, body: 'privacy=1' }
const get = { method: 'GET', path: '/links/7', headers: {} }
const key = '-H "Authorization: Bearer $SHORTLINK_API_KEY"'

describe('the commands that reproduce a result', () => {
  it.each([
    ['nothing was sent', {}, []],
    [
      'a list',
      { request: { ...get, path: '/links?sort=asc' } },
      [`curl -sS -X GET ${key} 'http://h/links?sort=asc'`],
    ],
    [
      'a record of the run, which has been deleted since',
      { writes: [create, update], request: get },
      [
        `curl -sS -X POST ${key} --data-binary 'url=https://it'\\''s' 'http://h/links'`,
        'ID=… # the id in its response',
        `curl -sS -X PUT ${key} --data-binary 'privacy=1' 'http://h/links/'"$ID"`,
        `curl -sS -X GET ${key} 'http://h/links/'"$ID"`,
      ],
    ],
  ])('%s', (_, result, lines) => expect(scriptOf('http://h', result)).toEqual(lines))
})

describe('curl', () => {
  const cases: [string, SentRequest, string[]][] = [
    [
      'GET',
      { method: 'GET', path: '/links?a=1&b=%20', headers: {} },
      ['-X', 'GET', '-H', 'Authorization: Bearer the key'],
    ],
    [
      'quotes in a body',
      { method: 'POST', path: '/links', headers: { accept: 'a/b' }, body: `it's "$HOME" \`x\` \\ !` },
      [
        '-X',
        'POST',
        '-H',
        'Authorization: Bearer the key',
        '-H',
        'accept: a/b',
        '--data-binary',
        `it's "$HOME" \`x\` \\ !`,
      ],
    ],
    ['no key', { method: 'GET', path: '/links', headers: {}, authorization: null }, ['-X', 'GET']],
    [
      'another header with the key in it',
      { method: 'GET', path: '/links', headers: {}, authorization: 'bearer $SHORTLINK_API_KEY "`$x`"' },
      ['-X', 'GET', '-H', 'Authorization: bearer the key "`$x`"'],
    ],
    [
      'the key in an address and a body',
      {
        method: 'PUT',
        path: '/links/$SHORTLINK_API_KEY?q=$HOME',
        headers: {},
        body: `it's $SHORTLINK_API_KEY!`,
      },
      ['-X', 'PUT', '-H', 'Authorization: Bearer the key', '--data-binary', `it's the key!`],
    ],
    ['HEAD', { method: 'HEAD', path: '/links', headers: {}, authorization: null }, ['-I']],
  ]
  it.for(cases)('a shell reads the command as intended: %s', ([, request, words]) => {
    const script = `curl() { printf '%s\\0' "$@"; }; ${curlOf('http://h/api/v1', request)}`
    const env = { SHORTLINK_API_KEY: 'the key' }
    const read = execFileSync('/bin/sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
    const path = request.path.replace('$SHORTLINK_API_KEY', 'the key')
    expect(read).toEqual(['-sS', ...words, `http://h/api/v1${path}`])
  })
})
