import { describe, expect, it, onTestFinished } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { formatDialect, namedDialects, parseDialect } from '../../src/dialect/file.ts'
import type { Json } from '../../src/dialect/shapes/json.ts'
import { type Locators, locatorsOf } from '../../src/dialect/shapes/locators.ts'
import { serve } from '../../src/hosts/node/index.ts'
import { createMock } from '../../src/mock/mock.ts'
import { contractIn } from '../../src/openapi/contract.ts'
import { judgeOf } from '../support/response-judge.ts'
import { testClock } from '../support/rig.ts'

// Each dialect of spec/shapes over HTTP: responses have the status and the form of the convention, match
// the OpenAPI document of the dialect, and have the values that were sent.

interface Got {
  status: number
  headers: Headers
  text: string
  body: Json
}

/** A served mock in a dialect. Every response is validated against the dialect's own document. */
async function served(dialect: Dialect) {
  const mock = createMock({ dialect, seed: 'demo', clock: testClock(), keys: ['good'] })
  const { baseUrl, close } = await serve(mock)
  onTestFinished(close)
  const judge = judgeOf(contractIn(dialect))
  return async (method: string, path: string, form?: string, key: string | null = 'good'): Promise<Got> => {
    const headers: Record<string, string> = {}
    if (key !== null) headers.authorization = `Bearer ${key}`
    if (form !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded'
    const address = path.startsWith('http') ? path : `${baseUrl}${path}`
    const response = await fetch(address, { method, headers, ...(form !== undefined && { body: form }) })
    const text = await response.text()
    const target = { method, path: new URL(address).pathname.replace('/api/v1', '') }
    const received = Object.fromEntries(response.headers)
    const plain = { status: response.status, headers: received, body: text === '' ? null : text }
    const reasons = judge({ ...target, base: baseUrl, query: '', header: () => undefined, body: null }, plain)
    expect(reasons, `${method} ${path}`).toEqual([])
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? (JSON.parse(text) as Json) : null,
    }
  }
}

/** The statuses of a convention by situation. */
const statuses: Record<string, { created: number; deleted: number; invalid: number; taken: number }> = {
  aip: { created: 200, deleted: 200, invalid: 400, taken: 409 },
  bare: { created: 201, deleted: 204, invalid: 422, taken: 409 },
  drf: { created: 201, deleted: 204, invalid: 400, taken: 400 },
  hal: { created: 201, deleted: 204, invalid: 422, taken: 422 },
  'json-api': { created: 201, deleted: 204, invalid: 422, taken: 409 },
  laravel: { created: 201, deleted: 204, invalid: 422, taken: 422 },
  'laravel-bare': { created: 201, deleted: 204, invalid: 422, taken: 422 },
  stripe: { created: 200, deleted: 200, invalid: 400, taken: 400 },
}

const form =
  'url=https://shop.example/a&alias=round-trip&domain_id=1&privacy=2&privacy_password=s&disabled=1&target_type=1' +
  '&country[0][key]=DE&country[0][value]=https://de.example/&expiration_date=2027-05-06&expiration_time=07:08'

/** The id of a record, located by its shape. */
function idIn(dialect: Dialect, locators: Locators, kind: 'links' | 'pixels', record: Json): string {
  const { values, issues } = locators.record(kind, record)
  expect(issues, dialect.name).toEqual([])
  return String(values.id)
}

describe.each(Object.entries(namedDialects))('the dialect %s', (name, dialect) => {
  const locators = locatorsOf(dialect)
  const known = statuses[name]!

  it('is the same after it is formatted and parsed', () => {
    const text = formatDialect(dialect)
    expect(formatDialect(parseDialect(text, name))).toBe(text)
  })

  it('creates, gets, updates and deletes a link', async () => {
    const send = await served(dialect)
    const created = await send('POST', '/links', form)
    expect(created.status).toBe(known.created)
    const { record, beside } = locators.response('links', 'created', created.body)
    expect([...record!.issues, ...beside.issues]).toEqual([])
    expect(record!.values).toMatchObject({ url: 'https://shop.example/a', alias: 'round-trip', disabled: 1 })
    expect(record!.values).toMatchObject({ privacy: 2, target_type: 1 })
    if ('expiration_time' in record!.values) expect(record!.values.expiration_time).toBe('07:08')
    const list = record!.values.country ?? record!.values.all_targeting
    expect(list).toMatchObject([{ key: 'DE', value: 'https://de.example/' }])

    const path = `/links/${record!.values.id}`
    const got = await send('GET', path)
    expect(got.status).toBe(200)
    expect(locators.response('links', 'record', got.body).record!.values).toEqual(record!.values)

    const updated = await send('PUT', path, 'disabled=0&expiration_date=&expiration_time=')
    expect(updated.status).toBe(200)
    expect(locators.response('links', 'updated', updated.body).record!.values.disabled).toBe(0)

    const taken = await send('POST', '/links', form)
    expect(taken.status).toBe(known.taken)
    expect((await send('DELETE', path)).status).toBe(known.deleted)
    const gone = await send('GET', path)
    expect(gone.status).toBe(404)
    expect(locators.error('not_found', gone.body).issues).toEqual([])
  })

  it('refuses a request without a key, and invalid fields', async () => {
    const send = await served(dialect)
    const refused = await send('GET', '/links', undefined, null)
    expect(refused.status).toBe(401)
    expect(locators.error('unauthenticated', refused.body).issues).toEqual([])
    const wrong = await send('GET', '/pixels', undefined, 'bad')
    expect(wrong.status).toBe(401)
    const invalid = await send('POST', '/links', 'url=nowhere')
    expect(invalid.status).toBe(known.invalid)
    const { issues, values } = locators.error('invalid', invalid.body)
    expect(issues).toEqual([])
    expect(JSON.stringify(values)).toContain('url')
    expect((await send('POST', '/links')).status).toBe(known.invalid)
    expect((await send('PATCH', '/links', 'url=https://a.example/')).status).toBe(405)
  })

  it.each(['links', 'pixels'] as const)('lists all %s in pages, each record once', async kind => {
    const send = await served(dialect)
    const seen: string[] = []
    let address: string | undefined = `/${kind}?per_page=10`
    let pages = 0
    while (address !== undefined && pages < 20) {
      const { body, status, headers } = await send('GET', address)
      expect(status).toBe(200)
      const { page, records } = locators.list(kind, body)
      expect(page.issues).toEqual([])
      const shown = page.values.records as Json[]
      const ids = shown.map(record => idIn(dialect, locators, kind, record))
      expect(records.flatMap(({ issues }) => issues)).toEqual([])
      seen.push(...ids)
      pages++
      address = nextOf(dialect, kind, page.values, headers, ids.at(-1))
    }
    expect(pages).toBeGreaterThan(1)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength({ links: 62, pixels: 12 }[kind])
  })
})

/** The address of the next page, as a client of the convention finds it. */
function nextOf(
  { name, answers }: Dialect,
  kind: 'links' | 'pixels',
  page: Record<string, unknown>,
  headers: Headers,
  last: string | undefined,
): string | undefined {
  const parameter = answers['list.page-parameter']!
  if (name === 'aip')
    return page.cursor === null ? undefined : `/${kind}?per_page=10&pageToken=${page.cursor}`
  if (name === 'stripe') return page.has_more ? `/${kind}?per_page=10&${parameter.name}=${last}` : undefined
  if (name === 'bare') return /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  if (name === 'hal') {
    const path = page.next_path as string | null | undefined
    return path ? path.replace('/api/v1', '') : undefined
  }
  return (page.next as string | null) ?? undefined
}
