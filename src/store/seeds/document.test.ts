import { describe, expect, test } from 'vitest'
import { readSeedDocument } from './document.ts'
import { SeedError } from './errors.ts'

const read = (text: string) => readSeedDocument(text, 'seed.yaml')

describe('readDocument reads', () => {
  test.each<[string, unknown]>([
    ['{"a": [1, "2", null, true]}', { a: [1, '2', null, true] }],
    ['a: [1, "2", ~, true, no]', { a: [1, '2', null, true, 'no'] }],
    ['date: 2026-01-31\ntime: 09:30', { date: '2026-01-31', time: '09:30' }],
    [
      '%YAML 1.1\n---\n{date: 2026-01-31, time: 09:30, no: yes}',
      { date: '2026-01-31', time: '09:30', no: 'yes' },
    ],
    ['# only a comment', null],
    ['a: &x {b: 1}\nc: *x', { a: { b: 1 }, c: { b: 1 } }],
  ])('%j', (text, data) => {
    expect(read(text)).toEqual(data)
  })

  test.each(['{"__proto__": {"polluted": 1}}', '__proto__: {polluted: 1}'])('%j as a plain member', text => {
    const data = read(text)
    expect(Object.keys(data as object)).toEqual(['__proto__'])
    expect(data).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('readDocument refuses', () => {
  test.each<[what: string, text: string, path: string, received: RegExp]>([
    [
      'JSON with a comma missing',
      '{"links": [\n  {"url": "u" "alias": "b"}]}',
      '2:15',
      /Missing , |Unexpected/,
    ],
    ['JSON that stops', '{"links": [\n  {"url": "u"', '2:14', /must end with|must be .* end with/],
    ['a string that does not end', 'a: "b', '1:6', /Missing closing "quote/],
    ['a tab', 'links:\n\t- url: u', '2:1', /Tabs are not allowed as indentation/],
    ['a key twice', 'links: []\nlinks: []', '2:1', /Map keys must be unique/],
    ['two documents', 'links: []\n---\nlinks: []', '2:1', /^a second document$/],
    ['a list as a key', '? [a]\n: 1', '1:3', /^a key that is not a text$/],
    ['a tag', 'links: !!set {}', '1:8', /Unresolved tag/],
    ['an alias without its anchor', 'links: *some', '', /Unresolved alias .*: some/],
    ['aliases that explode', explosion(), '', /Excessive alias count/],
  ])('%s', (_, text, path, received) => {
    expect(() => read(text)).toThrow(SeedError)
    try {
      read(text)
    } catch (error) {
      expect(error).toMatchObject({
        issues: expect.arrayContaining([
          { path, expected: expect.any(String), received: expect.stringMatching(received) },
        ]),
      })
    }
  })
})

test('readDocument refuses levels without end instead of running out of stack', () => {
  expect(() => read('[ '.repeat(5000))).toThrow(SeedError)
  expect(() => read('{a: '.repeat(5000) + '}'.repeat(5000))).toThrow(/Maximum call stack size exceeded/)
})

/** Ten levels of nine aliases each. */
function explosion(): string {
  const levels = Array.from({ length: 10 }, (_, level) => {
    const items = Array(9).fill(level === 0 ? 'x' : `*a${level - 1}`)
    return `a${level}: &a${level} [${items.join(', ')}]`
  })
  return levels.join('\n')
}
