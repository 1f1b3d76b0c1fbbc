import { describe, expect, it } from 'vitest'
import { DialectError } from '../errors.ts'
import { parseDialect } from '../file.ts'

/** Returns the mistakes in the shapes of a file, one line each. */
function mistakes(shapes: string): string[] {
  try {
    parseDialect(`name: x\nshapes:\n${shapes.replaceAll(/^/gm, '  ')}`, 'x.yaml')
  } catch (error) {
    if (!(error instanceof DialectError)) throw error
    return error.issues.map(
      ({ path, expected, received }) => `${path}: expected ${expected}, got ${received}`,
    )
  }
  return []
}

describe('a mistake in a shape', () => {
  it.each<[shapes: string, message: string]>([
    [
      'link: { id: $id, u: $urll }',
      'shapes.link.u: expected the name of a value of a link (did you mean url?), got "urll"',
    ],
    [
      'link: { id: $id, s: { $: status, map: { 4: gone } } }',
      'shapes.link.s.map.4: expected a possible value (1, 2, 3), got "4"',
    ],
    [
      'link: { id: $id, s: { $: status, mpa: {} } }',
      'shapes.link.s.mpa: expected a member of $ (did you mean map?), got "mpa"',
    ],
    [
      'link: { id: $id, p: { $list: pixel_ids, sort: age } }',
      'shapes.link.p.sort: expected the name of a value of a pixel of a link, got "age"',
    ],
    [
      'link: { id: $id, s: { $fi: password } }',
      'shapes.link.s.$fi: expected an operator (did you mean $if?); write $$ for a member whose name starts with $, got "$fi"',
    ],
    [
      'link: { id: $id, p: $password }',
      'shapes.link.p: expected { $set: password }: a secret is never shown, got "password"',
    ],
    [
      'link: { id: $id, s: { $: privacy, as: boolean } }',
      'shapes.link.s.as: expected text, as the value is number, got "boolean"',
    ],
    [
      'link: { id: $id, s: { $: alias, as: boolean } }',
      'shapes.link.s.as: expected text, number, lower, upper, camel, pascal, kebab, words, compact, name, as the value is text, got "boolean"',
    ],
    [
      'link: { id: $id, s: { $concat: alias } }',
      'shapes.link.s.$concat: expected a list of parts, got "alias"',
    ],
    [
      'link: { id: $id, s: { $: clicks, digits: 1 } }',
      'shapes.link.s.digits: expected a whole number from 2 to 20, got 1',
    ],
    [
      'link: { id: $id, s: { $: alias, digits: 4 } }',
      'shapes.link.s.digits: expected no digits: the value is not a number, got 4',
    ],
    [
      'link: { id: $id, s: { $: alias, mask: 2 } }',
      'shapes.link.s.mask: expected the part of a text to show, such as { first: 2, by: "***" }, got 2',
    ],
    ['link: { id: $id, s: { $any: text } }', 'shapes.link.s.like: expected a text to imitate, got nothing'],
    [
      'link: { id: $id, t: { $: expiration_time, time: d.m.Y } }',
      'shapes.link.t.time: expected a pattern of a time of day such as H:i:s or g:i A, got "d.m.Y"',
    ],
    [
      'link: { id: $id, t: { $: created_at, zone: Europe/Atlantis } }',
      'shapes.link.t.zone: expected an offset from UTC such as +02:00, or an IANA time zone such as Europe/Helsinki, got "Europe/Atlantis"',
    ],
    [
      'link: { id: $id, t: { $: url, time: naive } }',
      'shapes.link.t.time: expected no time: the value is not a moment, got "naive"',
    ],
    [
      'link: { id: $id, t: { $: created_at, time: rfc339 } }',
      'shapes.link.t.time: expected a format of time (did you mean rfc3339?) or a pattern such as d.m.Y H:i, got "rfc339"',
    ],
    [
      'link: { id: $id, t: "{alias}{title}" }',
      'shapes.link.t: expected words between two values, so that each can be found, got "{alias}{title}"',
    ],
    [
      'link: { id: $id, t: "{alias" }',
      'shapes.link.t: expected a text with values in braces, such as https://{domain}/{alias}, got "{alias"',
    ],
    [
      'link: { id: $id, l: { $list: url } }',
      'shapes.link.l.$list: expected the name of a value of a link (pixel_ids, country',
    ],
    [
      'link: { id: $id, l: { $list: country, item: [$kye] } }',
      'shapes.link.l.item[0]: expected the name of a value of a row (did you mean key?), got "kye"',
    ],
    [
      'link: { id: $id, l: { $map: country, item: $value } }',
      'shapes.link.l.key: expected the key of an item, got nothing',
    ],
    [
      'link: { id: $id, s: { $if: { privacy: 7 }, then: 1 } }',
      'shapes.link.s.$if.privacy: expected a value of privacy (0, 1, 2), got 7',
    ],
    ['link: { id: $id, s: { $if: password } }', 'shapes.link.s.then: expected then or else, got nothing'],
    [
      'link: { id: $id, s: { $any: uid } }',
      'shapes.link.s.$any: expected uuid (one of uuid, request-id, counter, duration, time, text, number), got "uid"',
    ],
    ['link: { url: $url }', 'shapes.link: expected a place for $id, got none'],
    ['record: { body: { data: 1 } }', 'shapes.record.body: expected a place for $record, got none'],
    ['list: { body: [] }', 'shapes.list.body: expected a place for $records, got none'],
    [
      'ids: { links: lnk }',
      'shapes.ids.links: expected $number, $opaque or a text with one of them, got none',
    ],
    ['recrod: {}', 'shapes.recrod: expected a known member (did you mean record?), got "recrod"'],
    [
      'errors: { notfound: {} }',
      'shapes.errors.notfound: expected a known member (did you mean not_found?), got "notfound"',
    ],
    ['created: { status: 404 }', 'shapes.created.status: expected a whole number from 200 to 299, got 404'],
    [
      'errors: { rate_limited: { status: 503 } }',
      'shapes.errors.rate_limited.status: expected no status: this error has no status of its own, got 503',
    ],
    [
      'record: { type: json }',
      'shapes.record.type: expected a media type such as application/json, got "json"',
    ],
    [
      'record: { headers: { Content-Type: x } }',
      'shapes.record.headers.Content-Type: expected a header that the server does not set itself, got "Content-Type"',
    ],
    [
      'updated: { status: 204, body: { ok: true } }',
      'shapes.updated.body: expected none, because 204 has no body, got an object',
    ],
  ])('%s', (shapes, message) => {
    expect(mistakes(shapes).join('\n')).toContain(message)
  })

  it('is reported with all others', () => {
    expect(mistakes('link: { id: $id, a: $b, c: { d: [$e] } }\npixel: { id: $id, f: $url }')).toHaveLength(3)
  })

  it('is reported if a shape has too many levels', () => {
    const deep = `${'{ a: '.repeat(80)}1${' }'.repeat(80)}`
    expect(mistakes(`link: ${deep}`).join()).toContain('expected at most 64 levels, got more')
  })
})

it.each([
  'application/json; charset=utf-8',
  'application/json;odata.metadata=minimal;odata.streaming=true;IEEE754Compatible=false',
  'application/vnd.api+json; ext="https://api.example/ext"',
])('the media type %s is valid', type => {
  expect(mistakes(`record: { type: '${type}' }`)).toEqual([])
})

it('a media type must not contain a line break', () => {
  expect(mistakes('record: { type: "text/plain; a=b\\r\\nX-B: c" }')).toHaveLength(1)
})
