import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import type { Dialect } from '../../src/dialect/dialect.ts'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { defaultShapes } from '../../src/generated/default-shapes.ts'
import { borealis } from '../../tests/suite/fixtures/borealis/index.ts'
import { openProxy } from '../../tests/suite/support/proxy.ts'
import { sampled, turns } from '../../tests/support/sample.ts'
import { runSuite } from '../run/run.ts'
import { suite } from '../run/suite.ts'
import { changesBetween } from './changes.ts'
import { learn } from './learn.ts'

const folder = mkdtempSync(join(tmpdir(), 'drift-'))
afterAll(() => rmSync(folder, { recursive: true }))

let runs = 0
function ledger(): string {
  runs += 1
  return join(folder, `${runs}.jsonl`)
}

const inTurn = turns(6)

inTurn(
  'reports the one shape that a server writes differently from its dialect, and nothing else',
  async () => {
    const server = await borealis.start({ seedOther: 60 })
    const { apiKey, domainIds, spaceIds } = server
    const before = await learn({ baseUrl: server.baseUrl, apiKey, domainIds, spaceIds, ledger: ledger() })
    expect(before.dialect.shapes?.deleted).toEqual({ body: { result: null } })

    // The proxy simulates a server that has changed its response to the deletion of a link.
    const proxy = await openProxy(server.baseUrl, ({ method, path }) =>
      method === 'DELETE' && path.startsWith('/api/v1/links/')
        ? (status, body) => (status === 200 ? '{"removed":true}' : body)
        : 'pass',
    )
    const target = { baseUrl: proxy.baseUrl, apiKey, domainIds, spaceIds }
    const report = await runSuite({ ...target, dialect: before.dialect, ledger: ledger() }, suite)
    const after = await learn({ ...target, ledger: ledger() })
    await proxy.close()
    await server.close()

    expect(report.exitCode).toBe(1)
    expect(report.results.filter(({ red }) => red)).toMatchObject([
      {
        id: 'shapes.deleted',
        verdict: 'differs',
        expected: 'null at deleted.body.result',
        received: 'nothing',
        request: { method: 'DELETE' },
      },
    ])
    const { shapes } = before.dialect
    expect(changesBetween(before.dialect, after.dialect)).toEqual([
      { id: 'shapes.deleted', before: shapes?.deleted, after: undefined },
      { id: 'shapes.links', before: undefined, after: { deleted: { body: { removed: true } } } },
      { id: 'shapes.pixels', before: undefined, after: { deleted: shapes?.deleted } },
    ])
  },
)

inTurn(
  'reports no drift for a part of an answer that the dialect leaves out or that cannot be observed',
  async () => {
    const server = await openTwin({ name: 'server', answers: { 'errors.precedence': ['key', 'path'] } })
    const ids = { domainIds: server.domainIds.slice(0, 2), spaceIds: server.spaceIds.slice(0, 2) }
    const answers: Dialect['answers'] = {
      // `unset` is not observable: no value that lists can be sorted by may be unset on this server.
      'sort.order': { text: 'folded', unset: 'lowest', ties: 'id' },
      'errors.precedence': ['method', 'record'],
      'errors.fields': { 'list.page-invalid': false, 'links.alias.unique': true },
    }
    const report = await runSuite(
      { ...server, ...ids, dialect: { name: 'stated', answers }, ledger: ledger() },
      suite,
    )
    await server.close()
    const judged = report.results.filter(({ source }) => Object.hasOwn(answers, source))
    expect(judged.map(({ id, verdict, red }) => ({ id, verdict, red }))).toEqual([
      { id: 'sort.order', verdict: 'matches', red: false },
      { id: 'errors.fields', verdict: 'matches', red: false },
      { id: 'errors.precedence', verdict: 'matches', red: false },
    ])
    expect(report.results.filter(({ red }) => red)).toEqual([])
  },
)

const others: [title: string, answers: Dialect['answers'], drifted: Dialect['answers']][] = [
  [
    'another part of an order',
    {},
    { 'errors.precedence': ['key', 'path', 'method', 'record', 'media-type', 'input'] },
  ],
  ['another part of an answer', {}, { 'errors.fields': { 'links.alias.unique': false } }],
  ['another rule', { 'errors.validation.status': 400 }, { 'list.unknown-value': 'ignored' }],
]

for (const [title, answers, drifted] of others)
  inTurn(`the mock drifts to ${title}`, async () => {
    const [question] = Object.keys(drifted)
    const red = await drift({ answers }, { answers: { ...answers, ...drifted } })
    expect(red).toMatchObject([{ id: question, received: Object.values(drifted)[0] }])
  })

const { link, pixel } = defaultShapes
const { url: _, ...rest } = link
const drifts: [title: string, shapes: Shapes, part: string, expected: string, received: string][] = [
  [
    'another name of a member',
    { link: { ...rest, long_url: '$url' } },
    'link',
    'url in its form at link.url',
    'nothing',
  ],
  [
    'a member without a value',
    { link: { ...link, alias: '$absent' } },
    'link',
    'alias in its form at link.alias',
    'nothing',
  ],
  [
    'an additional member',
    { link: { ...link, plan: 'pro' } },
    'link',
    'no such member at link.plan',
    '"pro"',
  ],
  [
    'another type',
    { pixel: { ...pixel, id: { $: 'id', as: 'text' } } },
    'pixel',
    'id in its form at pixel.id',
    expect.any(String),
  ],
  [
    'another spelling of one value',
    { pixel: { ...pixel, type: { $: 'type', map: { quora: 'Quora' } } } },
    'pixel',
    'type in its form at pixel.type',
    '"Quora"',
  ],
  [
    'another spelling of an unset value',
    { link: { ...link, space_id: { $: 'space_id', unset: '' } } },
    'link',
    'space_id in its form at link.space_id',
    '""',
  ],
  [
    'another place of the record',
    { record: { body: { result: '$record' } } },
    'record',
    'record in its form at record.body.data',
    'nothing',
  ],
  [
    'another envelope of lists',
    { list: { body: { data: '$records', total: '$total' } } },
    'list',
    'an object at list.body.links',
    'nothing',
  ],
  ['another status', { created: { status: 201 } }, 'created', 'status 200 of created', '201'],
  [
    'a header',
    { updated: { headers: { Location: '$address' } } },
    'updated',
    'no header location of updated',
    expect.any(String),
  ],
  ['no body', { deleted: { status: 204 } }, 'deleted', 'status 200 of deleted', '204'],
  [
    'other errors',
    { errors: { error: { body: { error: '$message' } } } },
    'errors',
    'message in its form at errors.unauthenticated.body.message',
    'nothing',
  ],
]

it.each(sampled(drifts, 36))('the mock drifts to %s', async (_, shapes, part, expected, received) => {
  const [first] = await drift({ shapes: defaultShapes }, { shapes })
  expect(first).toEqual({ id: `shapes.${part}`, expected, received })
})

/** Returns the red results of a mock in the dialect `after` that is judged by the dialect `before`. */
async function drift(before: Partial<Dialect>, after: Partial<Dialect>) {
  const seen = await openTwin({ name: 'before', answers: {}, ...before })
  const ids = { domainIds: seen.domainIds.slice(0, 2), spaceIds: seen.spaceIds.slice(0, 2) }
  // The older dialect is learned, or, if it has shapes, used as if a person had written it.
  const { dialect } =
    before.shapes === undefined
      ? await learn({ ...seen, ...ids, ledger: ledger() })
      : { dialect: { name: 'before', answers: {}, ...before } }
  await seen.close()
  const now = await openTwin({ name: 'after', answers: {}, ...after })
  const only = before.shapes === undefined ? undefined : ['shapes.*']
  const report = await runSuite({ ...now, ...ids, dialect, only, ledger: ledger() }, suite)
  await now.close()
  expect(report.exitCode).toBe(1)
  return report.results
    .filter(({ red }) => red)
    .map(({ id, expected, received }) => ({ id, expected, received }))
}
