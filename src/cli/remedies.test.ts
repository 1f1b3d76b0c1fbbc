import { describe, expect, it } from 'vitest'
import { type ClientRequest, serveLogged } from '../../tests/support/logged.ts'
import { tries } from '../generated/tries.ts'

/**
 * A refusal that names a question: under which answers, after which requests, and which setting is printed.
 */
interface Case {
  question: string
  /** The answers to start with, as values of `--answer`. */
  under?: string[]
  before?: ClientRequest[]
  request: ClientRequest
  /** The value of `--answer` that the log prints. */
  prints: string
}

const url = 'url=https%3A%2F%2Fshop.example%2F'
const create = (form: string): ClientRequest => ({ line: 'POST /links', form: `${url}&${form}` })
const update = (form: string): ClientRequest => ({ line: 'PUT /links/1', form })
const list = (query: string): ClientRequest => ({ line: `GET /links?${query}` })
const strict = (question: string, answer = '422') => [`${question}=${answer}`]
const json = { 'content-type': 'application/json' }

/** A case whose printed answer is one word. */
function word(question: string, request: ClientRequest, answer: string, under = strict(question)): Case {
  return { question, under, request, prints: `${question}=${answer}` }
}

const cases: Case[] = [
  word('list.page-beyond-last', list('page=99'), 'empty'),
  word('list.page-invalid', list('page=0'), 'first-page'),
  word('list.page-invalid', list('cursor=x'), 'first-page', [
    'list.page-parameter={name: cursor, counts: cursor}',
    'list.page-invalid=422',
  ]),
  word('list.page-invalid', list('after=99999'), 'first-page', [
    'list.page-parameter={name: after, counts: ids}',
    'list.page-invalid=422',
  ]),
  word('list.per-page', list('per_page=30'), 'ignored', []),
  word('list.unknown-value', list('sort=up'), 'ignored', []),
  {
    question: 'list.unknown-value',
    under: ['list.unknown-value={default: empty, sort: 400}'],
    request: list('sort=up'),
    prints: 'list.unknown-value={default: empty, sort: ignored}',
  },
  word('list.unknown-parameter', list('by=url'), 'ignored'),
  word('list.unknown-filter-id', list('space_id=999'), 'empty'),
  {
    question: 'list.unknown-filter-id',
    under: ['list.unknown-filter-id={default: empty, malformed: 400}'],
    request: list('space_id=x'),
    prints: 'list.unknown-filter-id={default: empty, malformed: empty}',
  },
  {
    question: 'links.create.required',
    under: ['links.create.required=[url, alias]'],
    request: create('privacy=0'),
    prints: 'links.create.required=[url]',
  },
  {
    question: 'pixels.create.required',
    request: { line: 'POST /pixels', form: 'name=a&type=facebook' },
    prints: 'pixels.create.required=[name, type]',
  },
  {
    question: 'links.domain-synonym',
    under: ['links.domain-synonym=domain_id', 'links.create.required=[url, domain_id]'],
    request: create('domain=1'),
    prints: 'links.domain-synonym=both',
  },
  word('update.partial', update('alias=new'), 'keeps', ['update.partial=replaces']),
  word('links.update.empty-body', update(''), 'unchanged'),
  word('links.update.empty-body', update(''), 'unchanged', [
    'links.update.empty-body=422',
    'errors.fields={links.update.empty-body: true}',
  ]),
  word('update.patch', { line: 'PATCH /links/1', form: 'alias=new' }, 'as-put', []),
  word('links.update.domain', update('domain_id=2'), 'ignored'),
  {
    question: 'input.empty-value',
    under: ['input.empty-value={optional: refused}'],
    request: create('password='),
    prints: 'input.empty-value={optional: clears}',
  },
  { question: 'input.empty-value', request: update('url='), prints: 'input.empty-value={links: absent}' },
  {
    question: 'input.empty-value',
    request: { line: 'PUT /pixels/1', form: 'name=' },
    prints: 'input.empty-value={pixels: absent}',
  },
  word('input.unknown-field', create('utl=x'), 'ignored'),
  word('input.duplicate-field', create('alias=a&alias=b'), 'last'),
  word('input.encoding', create('password=%FF'), 'kept', ['input.encoding=400']),
  {
    question: 'input.content-type',
    request: { line: 'POST /links', body: '{"url":"https://shop.example"}', headers: json },
    prints: 'input.content-type={also: [json]}',
  },
  {
    question: 'input.content-type',
    under: ['input.content-type={also: [json]}'],
    request: { line: 'POST /links', body: formData({ url: 'https://shop.example' }) },
    prints: 'input.content-type={also: [json, multipart]}',
  },
  {
    question: 'input.content-type',
    request: { line: 'POST /links', body: 'x', headers: { 'content-type': 'text/plain' } },
    prints: 'input.content-type={otherwise: absent}',
  },
  word('input.query-fields', { line: `POST /links?${url}`, form: 'privacy=0' }, 'read', []),
  word('input.id-lists', create('pixel_ids=1,2'), 'comma', []),
  word('input.list-index-gaps', create('pixel_ids[3]=1'), 'closed'),
  word('input.list-row-incomplete', create('country[0][key]=DE'), 'dropped', []),
  {
    question: 'links.alias.rule',
    request: create('alias=my+summer+sale'),
    prints: 'links.alias.rule={pattern: "^.+$"}',
  },
  {
    question: 'links.alias.rule',
    under: ['links.alias.rule={case: insensitive}'],
    before: [create('alias=Sale')],
    request: create('alias=sale'),
    prints: 'links.alias.rule={case: sensitive}',
  },
  {
    question: 'links.alias.unique',
    under: ['links.alias.unique={scope: account}'],
    before: [create('alias=sale&domain_id=1')],
    request: create('alias=sale&domain_id=2'),
    prints: 'links.alias.unique={scope: domain}',
  },
  {
    question: 'links.url.rule',
    request: { line: 'POST /links', form: 'url=ftp%3A%2F%2Fshop.example%2F' },
    prints: 'links.url.rule={schemes: [http, https, ftp]}',
  },
  {
    question: 'links.url.rule',
    request: { line: 'POST /links', form: `${url}${'x'.repeat(3000)}` },
    prints: 'links.url.rule={length: 4096}',
  },
  word('references.unknown', create('domain_id=99'), 'ignored', []),
  word('references.unknown', create('space_id=99'), 'ignored', []),
  word('references.unknown', create('pixel_ids[]=99'), 'ignored', []),
  {
    question: 'references.unknown',
    under: ['references.unknown={default: ignored, pixel_ids: 404}'],
    request: create('pixel_ids[]=99'),
    prints: 'references.unknown={default: ignored, pixel_ids: ignored}',
  },
  word('links.privacy.password', create('privacy=2'), 'accepted', []),
  word('links.target-type.undocumented', create('target_type=3'), 'accepted', []),
  word('links.targeting.keys', create(row('country', 'de')), 'any-case', []),
  word('links.targeting.keys', create(row('language', 'Klingon')), 'any-text', []),
  word('links.targeting.keys', create(row('platform', 'ios')), 'any-case', []),
  word('links.targeting.keys', create(row('platform', 'BeOS')), 'any-text', []),
  word('pixels.delete.attached', { line: 'DELETE /pixels/1' }, 'detached', ['pixels.delete.attached=409']),
  word('links.expiration.time-only', create('expiration_time=10:00'), 'no-effect', []),
  word('links.expiration.past', create('expiration_date=2020-01-01'), 'expired'),
  word('links.expiration.clicks', create('expiration_clicks=0'), 'no-limit'),
  word('auth.header', keyed('demo-key'), 'lenient', []),
  word('auth.header', keyed('Bearer  demo-key'), 'spaced', []),
  word('auth.header', keyed('bearer demo-key'), 'strict', ['auth.header=exact']),
  word('auth.header', keyed('Basic x, Bearer demo-key'), 'last', []),
  word('limits.rate', { line: 'GET /links' }, 'none', ['limits.rate={requests: 1}']),
  word('http.head', { line: 'HEAD /links' }, 'as-get', ['http.head=405']),
  word('http.cors', preflight(), 'open', ['http.cors=closed']),
  word('http.options', { line: 'OPTIONS /links' }, '204', []),
  word('http.trailing-slash', { line: 'GET /links/' }, 'same', ['http.trailing-slash=404']),
  word('http.accept', { line: 'GET /links', headers: { accept: 'text/html' } }, 'json', ['http.accept=406']),
  {
    question: 'errors.too-large',
    under: ['errors.too-large={bytes: 1024}'],
    request: create(`x=${'x'.repeat(1500)}`),
    prints: 'errors.too-large={bytes: 2048}',
  },
  {
    question: 'errors.too-large',
    under: ['errors.too-large={fields: 50}'],
    request: create('&x=1'.repeat(80)),
    prints: 'errors.too-large={fields: 128}',
  },
]

function row(name: string, key: string): string {
  return `target_type=1&${name}[0][key]=${key}&${name}[0][value]=https%3A%2F%2Fshop.example%2F`
}

function keyed(authorization: string): ClientRequest {
  return { line: 'GET /links', headers: { authorization } }
}

function preflight(): ClientRequest {
  const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' }
  return { line: 'OPTIONS /links', headers }
}

function formData(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const printed = /\((\S+); try --answer '([^']*)'\)$/

/** Sends the request of a case, and returns what the log printed about its refusal. */
async function refusalOf({ before = [], request, question }: Case, answers: readonly string[]) {
  const { send } = await serveLogged(answers)
  // A rate limit refuses the second request.
  const earlier = question === 'limits.rate' ? [request] : before
  for (const one of earlier) await send(one)
  const { status, lines } = await send(request)
  const [, named, setting] = printed.exec(lines[0] ?? '') ?? []
  return { status, line: lines[0], named, setting }
}

describe('A refusal that an open question decides', () => {
  it.each(
    cases.map(one => [`${one.question}: ${one.request.line}`, one] as const),
  )('%s: is not refused for this reason with the answer that the log prints', async (_, one) => {
    const { under = [] } = one
    const refused = await refusalOf(one, under)
    expect(refused.line).toMatch(printed)
    expect([refused.named, refused.setting]).toEqual([one.question, one.prints])
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const accepted = await refusalOf(one, [...under, refused.setting ?? ''])
    expect(accepted.setting).not.toBe(refused.setting)
    // Only these read nothing from the body, and miss a field then.
    if (!one.prints.endsWith('{otherwise: absent}')) expect(accepted.status).toBeLessThan(300)
  })

  it('there is a case for each answer to try of the register', () => {
    const shown = new Set(cases.map(({ question }) => question))
    expect(Object.keys(tries).filter(question => !shown.has(question))).toEqual([])
  })
})

describe('A refusal that no answer turns into a success', () => {
  const without: [title: string, request: ClientRequest][] = [
    ['a missing key', { line: 'GET /links', headers: { authorization: '' } }],
    ['an unknown id', { line: 'GET /links/4711' }],
    ['an unknown path', { line: 'GET /domains' }],
    ['a relative url', { line: 'POST /links', form: 'url=sale' }],
    ['a date in a wrong format', create('expiration_date=31.01.2026')],
  ]
  it.each(without)('names no question: %s', async (_, request) => {
    const { send } = await serveLogged([])
    const { status, lines } = await send(request)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(lines[0]).not.toMatch(/--answer/)
  })
})
