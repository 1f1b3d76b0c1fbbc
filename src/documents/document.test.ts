import { describe, expect, test } from 'vitest'
import { readDocument } from './document.ts'
import type { Issue } from './issue.ts'

const limits = { mebibytes: 1, aliases: 100 }

/** Returns the data of a document, which must be valid. */
function dataOf(content: string | Uint8Array): unknown {
  const document = readDocument(content, limits)
  expect(document).not.toHaveProperty('issues')
  return 'value' in document ? document.value : undefined
}

function issuesOf(content: string | Uint8Array): Issue[] {
  const document = readDocument(content, limits)
  return 'issues' in document ? document.issues : []
}

describe('readDocument reads', () => {
  test.each<[string, unknown]>([
    ['{"a": [1, "2", null, true]}', { a: [1, '2', null, true] }],
    ['{\n\t"a": 1\n}', { a: 1 }],
    ['\uFEFF{"a": 1}', { a: 1 }],
    ['a: [1, "2", ~, true, no]', { a: [1, '2', null, true, 'no'] }],
    ['date: 2026-01-31\ntime: 09:30', { date: '2026-01-31', time: '09:30' }],
    [
      '%YAML 1.1\n---\n{date: 2026-01-31, time: 09:30, no: yes}',
      { date: '2026-01-31', time: '09:30', no: 'yes' },
    ],
    ['# only a comment', null],
    ['a: &x {b: 1}\nc: *x', { a: { b: 1 }, c: { b: 1 } }],
  ])('%j', (text, data) => {
    expect(dataOf(text)).toEqual(data)
    expect(dataOf(new TextEncoder().encode(text))).toEqual(data)
  })

  test.each(['{"__proto__": {"polluted": 1}}', '__proto__: {polluted: 1}'])('%j as a plain member', text => {
    const data = dataOf(text)
    expect(Object.keys(data as object)).toEqual(['__proto__'])
    expect(data).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })

  test.each(['1', 'a'])('a hundred levels around %s', leaf => {
    const text = `${'['.repeat(100)}${leaf}${']'.repeat(100)}`
    expect(JSON.stringify(dataOf(text)).replaceAll('"', '')).toBe(text)
  })

  test('what aliases share as separate data', () => {
    const { a, b } = dataOf('a: &x [1]\nb: *x') as Record<string, unknown>
    expect(a).toEqual(b)
    expect(a).not.toBe(b)
  })
})

describe('readDocument refuses', () => {
  test.each<[what: string, text: string | Uint8Array, path: string, received: RegExp]>([
    [
      'JSON with a comma missing',
      '{"links": [\n  {"url": "u" "alias": "b"}]}',
      '2:15',
      /Missing , |Unexpected/,
    ],
    ['JSON that stops', '{"links": [\n  {"url": "u"', '2:14', /must end with|must be .* end with/],
    ['a string that does not end', 'a: "b', '1:6', /Missing closing "quote/],
    ['a tab', 'links:\n\t- url: u', '2:1', /Tabs are not allowed as indentation/],
    ['two documents', 'links: []\n---\nlinks: []', '2:1', /^a second document$/],
    ['a list as a key', '? [a]\n: 1', '1:3', /^a key that is not a text$/],
    ['a tag', 'links: !!set {}', '1:8', /Unresolved tag/],
    ['an alias without its anchor', 'links: *some', '', /Unresolved alias .*: some/],
    ['an alias inside itself', 'links: &a [*a]', '', /more than 100 levels/],
    ['aliases that explode', explosion(), '', /Excessive alias count/],
    [
      'more than a hundred levels of YAML',
      `${'['.repeat(101)}a${']'.repeat(101)}`,
      '',
      /more than 100 levels/,
    ],
    ['more than a hundred levels of JSON', `${'['.repeat(101)}${']'.repeat(101)}`, '', /^101 levels$/],
    ['levels without end', '[ '.repeat(5000), '', /more than 100 levels/],
    ['a large text', `a: ${'x'.repeat(2 ** 20)}`, '', /^1048579 characters$/],
    ['many bytes', new Uint8Array(2 ** 20 + 1), '', /^1048577 bytes$/],
    ['bytes that are not UTF-8', new Uint8Array([0x61, 0xff]), '', /^bytes that are none$/],
    ['a NUL', 'a: b\0', '', /^a NUL character$/],
  ])('%s', (_, text, path, received) => {
    expect(issuesOf(text)).toContainEqual({
      path,
      expected: expect.any(String),
      received: expect.stringMatching(received),
    })
  })
})

describe('readDocument refuses a key that the object already has', () => {
  const received = 'a key that the object already has'
  test.each<[text: string, paths: string[]]>([
    ['links: []\nlinks: []', ['2:1']],
    ['{"a": 1, "a": 2}', ['1:10']],
    ['{"a": {"b": [{"c": 1, "d": 2,\n"c" : 3}]}}', ['2:1']],
    ['{"a": 1, "\\u0061": 2}', ['1:10']],
    ['{"a\\"": 1, "a\\"": 2, "a\\\\": 3, "a\\\\": 4}', ['1:12', '1:32']],
    ['{"__proto__": 1, "__proto__": 2}', ['1:18']],
    ['{\t"a": 1,\n\t"a": 2}', ['2:2']],
  ])('%j', (text, paths) => {
    expect(issuesOf(text)).toEqual(paths.map(path => ({ path, expected: 'YAML or JSON', received })))
  })

  test.each([
    '{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]}',
    '{"a": "a", "b": ["a", "a"], "c": "\\"a\\":"}',
    '{"a": 1, "A": 2, "\\\\": 3, "": 4}',
  ])('but not %j', text => {
    expect(issuesOf(text)).toEqual([])
    expect(dataOf(text)).toEqual(JSON.parse(text))
  })
})

/** Ten levels of nine aliases each. */
function explosion(): string {
  const levels = Array.from({ length: 10 }, (_, level) => {
    const items = Array(9).fill(level === 0 ? 'x' : `*a${level - 1}`)
    return `a${level}: &a${level} [${items.join(', ')}]`
  })
  return levels.join('\n')
}
