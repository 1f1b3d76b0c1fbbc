import { describe, expect, it } from 'vitest'
import { DialectError, type DialectIssue, parseDialect } from './file.ts'

/** Returns the mistakes of a file, and checks that they are thrown as a DialectError. */
function mistakes(content: string | Uint8Array): DialectIssue[] {
  try {
    parseDialect(content, 'dialect.yaml')
  } catch (error) {
    expect(error).toBeInstanceOf(DialectError)
    const { message, code, issues } = error as DialectError
    expect(code).toBe('ERR_DIALECT')
    expect(message).toMatch(/^Failed to read the dialect dialect\.yaml: /)
    expect(issues).not.toEqual([])
    return issues
  }
  throw new Error('The file was taken')
}

function told(content: string | Uint8Array): string[] {
  return mistakes(content).map(
    ({ path, expected, received }) => `${path}: expected ${expected}, got ${received}`,
  )
}

describe('an answer that does not fit', () => {
  it.each([
    [
      'list.page-paramter: 1',
      'list.page-paramter: expected a known question (did you mean list.page-parameter?), got "list.page-paramter"',
    ],
    [
      'list.page-parameter: { counts: pages }',
      'list.page-parameter.name: expected a text that is not empty, got nothing',
    ],
    [
      'list.page-invalid: 500',
      'list.page-invalid: expected "first-page", a whole number from 400 to 499 or 200, got 500',
    ],
    [
      'limits.rate: { requests: 0, seconds: 1 }',
      'limits.rate.requests: expected a whole number from 1, got 0',
    ],
    ['limits.rate: { seconds: 1 }', 'limits.rate.requests: expected a whole number from 1, got nothing'],
    [
      'limits.rate: many',
      'limits.rate: expected "none" or an object (requests, seconds, writes, headers), got "many"',
    ],
    [
      'errors.precedence: [path, path]',
      'errors.precedence: expected a list of distinct items, got "path" twice',
    ],
    [
      'errors.precedence: [paths]',
      'errors.precedence[0]: expected "path", "method", "key", "accept", "media-type", "size", "record" or "input", got "paths"',
    ],
    ['links.create.required: []', 'links.create.required: expected a list with "url" in it, got a list of 0'],
    [
      'links.create.required: [alias, domain_id]',
      'links.create.required: expected a list with "url" in it, got a list of 2',
    ],
    [
      'errors.fields: { ids.malformd: true }',
      'errors.fields.ids.malformd: expected a known member (did you mean ids.malformed?), got "ids.malformd"',
    ],
    ['sort.order: { unset: first }', 'sort.order.unset: expected "last" or "lowest", got "first"'],
    [
      'http.trailing-slash: 303',
      'http.trailing-slash: expected "same" or 301, 302, 307, 308 or 404, got 303',
    ],
    ['ids.type: null', 'ids.type: expected "integer", "string" or "digits", got null'],
    [
      'links.url.rule: { schemes: [HTTP], length: 9 }',
      'links.url.rule.schemes[0]: expected the name of a scheme in small letters, such as https, got "HTTP"',
    ],
    ['__proto__: 1', '__proto__: expected a known question, got "__proto__"'],
    ['constructor: 1', 'constructor: expected a known question, got "constructor"'],
  ])('%s', (answer, message) => {
    expect(told(`name: x\nanswers: { ${answer} }`)).toEqual([`answers.${message}`])
  })
})

describe('an answer that makes no sense', () => {
  it.each([
    [
      'links.alias.rule: { pattern: "(", case: sensitive }',
      'links.alias.rule.pattern: expected a regular expression that compiles (with the flag u), got "("',
    ],
    [
      'links.expiration.zone: Mars/Crater',
      'links.expiration.zone: expected an IANA time zone such as America/New_York, got "Mars/Crater"',
    ],
    [
      'list.page-parameter: { name: per_page, counts: pages }',
      'list.page-parameter.name: expected a name that no documented parameter has, got "per_page"',
    ],
    [
      'list.page-parameter: { name: c, counts: cursor, first: 1 }',
      'list.page-parameter.first: expected nothing, as a cursor counts nothing, got 1',
    ],
  ])('%s', (answer, message) => {
    expect(told(`name: x\nanswers: { ${answer} }`)).toContain(`answers.${message}`)
  })
})

describe('an answer about form, which is a shape now', () => {
  it.each([
    ['links.fields.url: { at: /long_url }', 'links.fields.url', 'shapes.link', 'an object'],
    ['links.derived: {}', 'links.derived', 'shapes.link', 'an object'],
    ['links.secrets: omitted', 'links.secrets', 'shapes.link', '"omitted"'],
    ['pixels.fields.name: { at: /label }', 'pixels.fields.name', 'shapes.pixel', 'an object'],
    [
      'timestamps.format: unix-seconds',
      'timestamps.format',
      'shapes.link and shapes.pixel',
      '"unix-seconds"',
    ],
    ['fields.unset: omitted', 'fields.unset', 'shapes.link and shapes.pixel', '"omitted"'],
    ['record.root: /result', 'record.root', 'shapes.record', '"/result"'],
    ['list.total: none', 'list.total', 'shapes.list', '"none"'],
    ['links.create.status: { status: 201 }', 'links.create.status', 'shapes.created', 'an object'],
    ['pixels.delete.status: 204', 'pixels.delete.status', 'shapes.deleted', '204'],
    ['errors.body: {}', 'errors.body', 'shapes.errors.error', 'an object'],
    ['errors.validation.body: {}', 'errors.validation.body', 'shapes.errors.invalid', 'an object'],
  ])('%s', (answer, id, shape, received) => {
    expect(told(`name: x\nanswers: { ${answer} }`)).toEqual([
      `answers.${id}: expected ${shape} instead, as how a service writes its JSON is now a shape, got ${received}`,
    ])
  })
})

describe('a file that is none', () => {
  const bomb = [
    'a: &a [1,2,3,4,5,6,7,8,9]',
    ...'bcdef'.split('').map((name, index) => `${name}: &${name} [${`*${'abcde'[index]},`.repeat(9)}]`),
  ].join('\n')
  it.each([
    ['nothing', '', 'expected an object (name, observed, server, shapes, answers, evidence), got null'],
    ['a list', '[]', 'got a list of 0'],
    ['a text', 'answers', 'got "answers"'],
    ['a name alone', 'name: x', 'answers: expected an object'],
    ['half a file', 'name: x\nanswers: {', 'expected YAML or JSON'],
    ['half a JSON file', '{"name": "x", "answers": {"auth.missing": 4', 'expected YAML or JSON'],
    ['two documents', 'name: x\n---\nname: y', 'a second document'],
    [
      'a name twice',
      'name: x\nname: y\nanswers: {}',
      '2:1: expected YAML or JSON, got a key that the object already has',
    ],
    [
      'a name twice, in JSON',
      '{"name":"x","name":"y","answers":{}}',
      '1:13: expected YAML or JSON, got a key that the object already has',
    ],
    ['an answer twice', 'name: x\nanswers:\n  auth.missing: 401\n  auth.missing: 403', '4:3: '],
    ['a tag', 'name: !!js/function x\nanswers: {}', 'Unresolved tag'],
    ['aliases that explode', bomb, 'aliases and nesting that can be resolved'],
    ['an alias inside itself', 'name: x\nanswers: &a { errors.fields: *a }', 'aliases and nesting'],
    ['an alias without its anchor', 'name: *x\nanswers: {}', 'aliases and nesting'],
    ['endless levels', '['.repeat(200_000), 'aliases and nesting'],
    [
      'endless levels of JSON',
      `{"name":"x","answers":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
      'expected',
    ],
    ['two megabytes', `name: ${'x'.repeat(2e6)}`, 'expected at most 1 MiB'],
    ['a NUL', 'name: a\0b', 'a NUL character'],
    ['bytes that are no text', new Uint8Array([0x6e, 0xff, 0xfe]), 'expected text in UTF-8'],
    [
      'a wrong day',
      'name: x\nobserved: 2026-02-30\nanswers: {}',
      'observed: expected a day of the calendar, YYYY-MM-DD, got "2026-02-30"',
    ],
    [
      'a password',
      'name: x\nserver: https://me:secret@api.example\nanswers: {}',
      'server: expected an address without user name and password, got one with them',
    ],
    [
      'evidence of nothing',
      'name: x\nanswers: {}\nevidence: { auth.mising: y }',
      'evidence.auth.mising: expected a known question (did you mean auth.missing?)',
    ],
  ])('%s', (_, content, message) => {
    expect(told(content).join('\n')).toContain(message)
  })

  it('never repeats a password', () => {
    expect(told('name: x\nserver: https://me:secret@api.example\nanswers: {}').join()).not.toContain('secret')
  })
})

it('every mistake is told, not the first alone', () => {
  const text =
    'nam: x\nobserved: today\nanswers: { auth.missing: 4, auth.invalid: 5, ids.type: x, nothing: 1 }'
  expect(
    mistakes(text)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    'answers.auth.invalid',
    'answers.auth.missing',
    'answers.ids.type',
    'answers.nothing',
    'nam',
    'name',
    'observed',
  ])
})
