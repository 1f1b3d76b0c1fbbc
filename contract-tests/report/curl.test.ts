import { describe, expect, it } from 'vitest'
import { scriptOf } from './curl.ts'

const create = { method: 'POST', path: '/links', headers: {}, body: "url=https://it's" }
const update = { method: 'PUT', path: '/links/7', headers: {}, body: 'privacy=1' }
const get = { method: 'GET', path: '/links/7', headers: {} }
const key = '-H "Authorization: Bearer $SHORTLINK_API_KEY"'

describe('the lines that show a result again', () => {
  it.each([
    ['nothing was sent', {}, []],
    [
      'a list',
      { request: { ...get, path: '/links?sort=asc' } },
      [`curl -sS -X GET ${key} 'http://h/links?sort=asc'`],
    ],
    [
      'a record of the run, which is gone by now',
      { writes: [create, update], request: get },
      [
        `curl -sS -X POST ${key} --data-binary 'url=https://it'\\''s' 'http://h/links'`,
        'ID=… # the id in its answer',
        `curl -sS -X PUT ${key} --data-binary 'privacy=1' 'http://h/links/'"$ID"`,
        `curl -sS -X GET ${key} 'http://h/links/'"$ID"`,
      ],
    ],
  ])('%s', (_, result, lines) => expect(scriptOf('http://h', result)).toEqual(lines))
})
