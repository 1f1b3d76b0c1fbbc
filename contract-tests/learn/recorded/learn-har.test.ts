import { describe, expect, it } from 'vitest'
import { formatDialect, parseDialect } from '../../../src/dialect/file.ts'
import { UsageError } from '../../core/usage.ts'
import { learnHar } from './learn-har.ts'

const base = 'https://go.acme.example/api/v1'
const form = 'application/x-www-form-urlencoded'

interface Said {
  method?: string
  path: string
  form?: string
  status?: number
  json?: unknown
  second: number
}

/** Builds a HAR file from requests and their responses. */
function harOf(...all: Said[]): { name: string; text: string }[] {
  const entries = all.map(({ method = 'GET', path, form: text, status = 200, json, second }) => ({
    startedDateTime: new Date(Date.UTC(2026, 2, 2, 10, 0, second)).toISOString(),
    time: 20,
    request: {
      method,
      url: base + path,
      headers: [
        { name: 'authorization', value: 'Bearer key-of-jane-51f09c' },
        ...(text === undefined ? [] : [{ name: 'content-type', value: form }]),
      ],
      ...(text !== undefined && { postData: { mimeType: form, text } }),
    },
    response: {
      status,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content:
        json === undefined
          ? { size: 0 }
          : { size: 9, mimeType: 'application/json', text: JSON.stringify(json) },
    },
  }))
  return [{ name: 'x.har', text: JSON.stringify({ log: { version: '1.2', entries } }) }]
}

/** Builds a link as the service writes it. */
function link(id: number, own: object = {}) {
  return {
    key: id,
    target: `https://shop.example/jackets-${id}`,
    slug: `promo-${id}`,
    live: true,
    visibility: 'everyone',
    fallback: null,
    tags: [],
    made: `2026-02-0${id % 9}T08:00:00Z`,
    owner: { name: 'Jane Doe', email: 'jane@acme.example', id: 48213 },
    plan: 'pro',
    token: `tok_4f1c9a2b77${id}`,
    note: 'Call 555 0100 before noon',
    ...own,
  }
}

const rows = [link(3), link(2, { live: false }), link(1)]
const session: Said[] = [
  { path: '/links', json: { entries: rows, count: 3 }, second: 1 },
  {
    method: 'POST',
    path: '/links',
    form: 'url=https%3A%2F%2Fblog.example%2Fdiary-of-jane&alias=my-diary',
    status: 201,
    json: {
      entry: link(4, {
        target: 'https://blog.example/diary-of-jane',
        slug: 'my-diary',
        made: '2026-03-02T10:00:09Z',
      }),
    },
    second: 9,
  },
  {
    method: 'PUT',
    path: '/links/4',
    form: 'disabled=1',
    json: {
      entry: link(4, {
        target: 'https://blog.example/diary-of-jane',
        slug: 'my-diary',
        made: '2026-03-02T10:00:09Z',
        live: false,
      }),
    },
    second: 20,
  },
  { path: '/links?search=my-diary&search_by=alias', json: { entries: [], count: 0 }, second: 30 },
  {
    method: 'POST',
    path: '/links',
    form: 'alias=my-diary',
    status: 400,
    json: { error: 'my-diary is not enough' },
    second: 31,
  },
  { method: 'DELETE', path: '/links/4', status: 204, second: 40 },
  { path: '/links/4', status: 410, json: { error: 'gone' }, second: 41 },
]

describe('a recording of an account that somebody works with', () => {
  const learned = learnHar({ files: harOf(...session) })

  it('shows the values of records by what was sent and by names', async () => {
    const { dialect } = await learned
    expect(dialect.shapes).toMatchObject({
      link: { key: '$id', target: '$url', slug: '$alias', live: { $: 'disabled', as: 'not' } },
      list: { body: { entries: '$records', count: '$count' } },
      // No single record is read: the response to a create shows how it is written.
      record: { body: { entry: '$record' } },
      created: { status: 201 },
    })
  })

  it('shows the statuses of writes and of refusals', async () => {
    const { dialect } = await learned
    expect(dialect.shapes).toMatchObject({ created: { status: 201 }, deleted: { status: 204 } })
    expect(dialect.answers).toMatchObject({
      'errors.validation.status': 400,
      'errors.not-found': 410,
    })
    expect(dialect.evidence?.['errors.not-found']).toBe('recorded: GET /links/{id} -> 410')
  })

  it('is written without a key and without personal data', async () => {
    const { dialect, notes } = await learned
    const text = formatDialect(dialect, undefined, notes)
    for (const word of ['jane', 'Jane', 'diary', '48213', '51f09c', '555', '4f1c9a2b', 'jackets'])
      expect(text).not.toContain(word)
    // `pro` is a word of the service, not personal data.
    expect(text).toContain('pro')
  })

  it('lists what is open', async () => {
    const { dialect, notes } = await learned
    expect(notes).toEqual(
      expect.arrayContaining([
        'Learned from 7 recorded requests. They follow no plan: what none of them shows is open.',
        expect.stringMatching(
          /^ {2}link\.fallback: never seen with a value, written as expiration_url by its name$/,
        ),
        '  pixels.list: not in the recording',
        '  links.list, count: never a number different from total',
      ]),
    )
    const text = formatDialect(dialect, undefined, notes)
    expect(text).toContain('# Learned from 7 recorded requests.')
    expect(parseDialect(text, 'x')).toMatchObject({ name: 'go.acme.example', observed: '2026-03-02' })
  })
})

it('nothing of a record is written if only one response shows the record', async () => {
  const own = { ...link(71903), ref: 'A9-771-X', born: 1788540761098 }
  const files = harOf(
    { path: '/links', json: { entries: [own, link(2)], count: 2 }, second: 1 },
    { method: 'DELETE', path: '/links/71903', json: { removed: own, by: 'jane@acme.example' }, second: 2 },
  )
  const { dialect, notes } = await learnHar({ files })
  const text = formatDialect(dialect, undefined, notes)
  for (const word of ['71903', '771', '1788540761098', 'jane', 'Jane', '48213', 'tok_4f', '555'])
    expect(text).not.toContain(word)
})

it('a recording that shows no record is refused', async () => {
  const files = harOf({ path: '/links', status: 401, json: { error: 'no' }, second: 1 })
  await expect(learnHar({ files })).rejects.toThrow(
    new UsageError('Failed to learn from x.har: no response in it shows a link or a pixel'),
  )
})

it('members named like those of JavaScript objects are ordinary members', async () => {
  const odd = JSON.parse('{"__proto__":{"a":1},"constructor":"x","toString":"y"}') as object
  const own = { ...link(2), ...Object.fromEntries(Object.entries(odd)) }
  const files = harOf({ path: '/links', json: [own, { ...own, key: 1 }], second: 1 })
  const { dialect } = await learnHar({ files })
  expect(formatDialect(dialect)).toContain('constructor: x')
  expect('a' in {}).toBe(false)
})
