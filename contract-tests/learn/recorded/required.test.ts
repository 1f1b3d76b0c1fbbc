import { describe, expect, it } from 'vitest'
import { readHar } from './har.ts'
import { recordingOf } from './recording.ts'
import { requiredByName, requiredIn } from './required.ts'

const type = 'application/x-www-form-urlencoded'

/** Builds the creates of a recording from lines: `POST /links url=a -> 422 {"errors":…}`. */
function recorded(...lines: string[]) {
  const entries = lines.map(line => {
    const [, method, path, text = '', status, json] =
      /^(\w+) (\S+) (?:(\S+) )?-> (\d+)(?: (.*))?$/.exec(line) ?? []
    return {
      startedDateTime: '2026-03-02T10:00:00.000Z',
      time: 1,
      request: {
        method,
        url: `https://go.acme.example/api/v1${path}`,
        headers: [{ name: 'content-type', value: type }],
        postData: { mimeType: type, text },
      },
      response: {
        status: Number(status),
        headers: [],
        content: { size: 2, mimeType: 'application/json', text: json ?? '{}' },
      },
    }
  })
  return recordingOf(readHar(JSON.stringify({ log: { version: '1.2', entries } }), 'x.har'), 'x.har').taken
}

describe('required fields that creates suggest', () => {
  it.each([
    ['none refused', ['POST /links url=a -> 201'], []],
    ['none accepted', ['POST /links url=a -> 422'], []],
    [
      'a domain',
      [
        'POST /links url=a -> 422',
        'POST /links url=a&domain_id=3 -> 201',
        'POST /links url=b&domain=3 -> 201',
      ],
      [['url', 'domain_id']],
    ],
    [
      'a domain and an alias, of which the refusal names one',
      [
        'POST /links url=a -> 422 {"errors":{"alias":["is missing"]}}',
        'POST /links url=a&alias=b&domain_id=3 -> 201',
      ],
      [['url', 'alias']],
    ],
    [
      'a domain and an alias, of which the refusal names none',
      ['POST /links url=a -> 422', 'POST /links url=a&alias=b&domain_id=3 -> 201'],
      [['url', 'domain_id', 'alias']],
    ],
    [
      'a domain that an accepted create lacks',
      ['POST /links url=a -> 422', 'POST /links url=a&domain_id=3 -> 201', 'POST /links url=b -> 201'],
      [],
    ],
  ])('of links: %s', (_, lines, expected) => {
    expect(requiredIn(recorded(...lines)).flatMap(one => one['links.create.required'] ?? [])).toEqual(
      expected.flat(),
    )
  })

  it.each([
    ['all', ['POST /pixels name=a&type=bing&value=1 -> 201'], undefined],
    ['no value', ['POST /pixels name=a&type=bing -> 201'], ['name', 'type']],
    ['an empty value', ['POST /pixels name=a&type=bing&value= -> 201'], ['name', 'type']],
  ])('of pixels: %s', (_, lines, expected) => {
    const found = requiredIn(recorded(...lines)).find(one => one['pixels.create.required'] !== undefined)
    expect(found?.['pixels.create.required']).toEqual(expected)
  })
})

it.each([
  ['a member for each', '{"errors":{"name":["x"],"type":["y"]}}', ['name', 'type']],
  ['a text for each', '{"errors":["name is missing","type is missing"]}', ['name', 'type']],
  ['only the first', '{"message":"name is missing"}', undefined],
  ['all', '{"errors":{"name":1,"type":1,"value":1}}', undefined],
  ['none', '{"message":"Bad request"}', undefined],
])('required fields of pixels that a refusal names: %s', (_, json, expected) => {
  const taken = recorded(`POST /pixels -> 422 ${json}`)
  expect(requiredByName(taken)['pixels.create.required']).toEqual(expected)
})
