import { describe, expect, it } from 'vitest'
import { DialectError, type DialectIssue, parseDialect } from './file.ts'

/** The mistakes of a file, and that they are told as such. */
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
      'links.create.status: { status: ok, body: record }',
      'links.create.status.status: expected a whole number from 200 to 599, got "ok"',
    ],
    [
      'links.create.status: { status: 200, body: 3 }',
      'links.create.status.body: expected "record" or "none" or an object, got 3',
    ],
    [
      'links.create.status: { body: record }',
      'links.create.status.status: expected a whole number from 200 to 599, got nothing',
    ],
    [
      'recrd.root: /data',
      'recrd.root: expected a known question (did you mean record.root?), got "recrd.root"',
    ],
    ['record.root: data', 'record.root: expected a JSON Pointer such as /data, or "", got "data"'],
    [
      'list.total: header',
      'list.total: expected a JSON Pointer such as /meta/total, "header NAME" or "none", got "header"',
    ],
    [
      'list.pagination: { frist: /a }',
      'list.pagination.frist: expected a known member (did you mean first?), got "frist"',
    ],
    [
      'list.page-invalid: 500',
      'list.page-invalid: expected "first-page" or a whole number from 400 to 499, got 500',
    ],
    [
      'limits.rate: { requests: 0, seconds: 1 }',
      'limits.rate.requests: expected a whole number from 1, got 0',
    ],
    ['limits.rate: { seconds: 1 }', 'limits.rate.requests: expected a whole number from 1, got nothing'],
    ['limits.rate: many', 'limits.rate: expected "none" or an object (requests, seconds), got "many"'],
    [
      'links.fields.url: { at: /a, as: foo }',
      'links.fields.url.as: expected "value", "text", "object", "map" or "unset", got "foo"',
    ],
    [
      'errors.precedence: [path, path]',
      'errors.precedence: expected a list without repetition, got one item twice',
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
      'links.derived: { titel: { at: /t } }',
      'links.derived.titel: expected a known member (did you mean title?), got "titel"',
    ],
    [
      'pixels.derived: { title: { at: /t } }',
      'pixels.derived.title: expected a known member (id, created_at, updated_at), got "title"',
    ],
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
      'errors.body: { type: application/json, body: { a: [$mesage] } }',
      'errors.body.body.a[0]: expected a known word (did you mean $message?), got "$mesage"',
    ],
    [
      'links.delete.status: { status: 200, body: { x: $fields } }',
      'links.delete.status.body.x: expected a known word ($id, $object, $status), got "$fields"',
    ],
    [
      'links.alias.rule: { pattern: "(", case: sensitive }',
      'links.alias.rule.pattern: expected a regular expression that compiles (with the flag u), got "("',
    ],
    [
      'links.expiration.zone: Mars/Crater',
      'links.expiration.zone: expected an IANA time zone such as America/New_York, got "Mars/Crater"',
    ],
    [
      'links.update.status: { status: 204, body: record }',
      'links.update.status.body: expected none, as 204 has no body, got "record"',
    ],
    [
      'links.update.status: { status: 404, body: record }',
      'links.update.status.status: expected a status of success, 200 to 299, got 404',
    ],
    [
      'links.fields.privacy: { at: /privacy, values: { "7": a } }',
      'links.fields.privacy.values.7: expected a value of privacy (0, 1, 2), got "7"',
    ],
    [
      'links.fields.alias: { at: /alias, values: { a: b } }',
      'links.fields.alias.values.a: expected no values, as alias has none to list, got "b"',
    ],
    [
      'links.fields.url: { at: /url, as: map }',
      'links.fields.url.as: expected a form of url (value, text, unset), got "map"',
    ],
    ['links.fields.url: { at: "" }', 'links.fields.url.at: expected a place inside the record, got ""'],
    [
      'links.derived: { id: { at: /id, as: unset } }',
      'links.derived.id.as: expected a form of id (value, text), got "unset"',
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

describe('a place that is used twice', () => {
  it.each([
    [
      'links.fields.url: { at: /alias }',
      'links.fields.url.at: expected a place apart from links.fields.alias.at, which by default is "/alias", got "/alias"',
    ],
    [
      'links.fields.url: { at: /a/b }, links.fields.alias: { at: /a }',
      'links.fields.alias.at: expected a place apart from links.fields.url.at, which is "/a/b", got "/a"',
    ],
    [
      'pixels.fields.name: { at: /id }',
      'pixels.fields.name.at: expected a place apart from pixels.derived.id.at, which by default is "/id", got "/id"',
    ],
    [
      'links.fields.url: { at: /password }',
      'links.fields.url.at: expected a place apart from links.secrets, which by default is "/password", got "/password"',
    ],
    [
      'record.root: /status',
      'record.root: expected a place apart from record.status-member.status, which by default is "/status", got "/status"',
    ],
    [
      'list.items: /meta',
      'list.items: expected a place apart from list.pagination.current_page, which by default is "/meta/current_page", got "/meta"',
    ],
    [
      'list.items: "", list.total: /total',
      'list.total: expected a header or "none", as list.items is the whole body, got "/total"',
    ],
    [
      'list.total: header Link',
      'list.total: expected another place: Link holds page addresses alone, got "header Link"',
    ],
    [
      'list.total: header Content-Type',
      'list.total: expected a header with no other meaning, got "header Content-Type"',
    ],
    [
      'list.total: header X, list.pagination: { to: header x }',
      'list.total: expected a place apart from list.pagination.to, which is "/x", got "/x"',
    ],
  ])('%s', (answers, message) => {
    expect(told(`name: x\nanswers: { ${answers} }`)).toContain(`answers.${message}`)
  })

  it.each([
    'list.items: ""',
    'record.root: ""',
    'list.total: /total',
    'links.secrets: omitted, links.fields.url: { at: /password }',
  ])('%s is none', answers => {
    expect(parseDialect(`name: x\nanswers: { ${answers} }`, 'dialect.yaml')).toHaveProperty('name', 'x')
  })
})

describe('a file that is none', () => {
  const bomb = [
    'a: &a [1,2,3,4,5,6,7,8,9]',
    ...'bcdef'.split('').map((name, index) => `${name}: &${name} [${`*${'abcde'[index]},`.repeat(9)}]`),
  ].join('\n')
  it.each([
    ['nothing', '', 'expected an object ($schema, name, observed, server, shapes, answers, …), got null'],
    ['a list', '[]', 'got a list of 0'],
    ['a text', 'answers', 'got "answers"'],
    ['a name alone', 'name: x', 'answers: expected an object'],
    ['half a file', 'name: x\nanswers: {', 'expected YAML or JSON'],
    ['half a JSON file', '{"name": "x", "answers": {"auth.missing": 4', 'expected YAML or JSON'],
    ['two documents', 'name: x\n---\nname: y', 'a second document'],
    [
      'a name twice',
      'name: x\nname: y\nanswers: {}',
      '2:1: expected YAML or JSON, got an error: Map keys must be unique',
    ],
    ['a name twice, in JSON', '{"name":"x","name":"y","answers":{}}', 'Map keys must be unique'],
    ['an answer twice', 'name: x\nanswers:\n  auth.missing: 401\n  auth.missing: 403', '4:3: '],
    ['a tag', 'name: !!js/function x\nanswers: {}', 'Unresolved tag'],
    ['aliases that explode', bomb, 'aliases and levels that can be followed'],
    ['an alias inside itself', 'name: x\nanswers: &a { errors.validation.body: *a }', 'aliases and levels'],
    ['an alias without its anchor', 'name: *x\nanswers: {}', 'aliases and levels'],
    ['endless levels', '['.repeat(200_000), 'aliases and levels'],
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
