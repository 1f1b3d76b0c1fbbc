import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import { type Dialect, defaultDialect } from '../../src/dialect/dialect.ts'
import { formatDialect, parseDialect } from '../../src/dialect/file.ts'
import { defaultAnswers, inParts } from '../../src/generated/answers.ts'
import { atlas } from '../../tests/suite/fixtures/atlas/index.ts'
import { borealis } from '../../tests/suite/fixtures/borealis/index.ts'
import { cumulus } from '../../tests/suite/fixtures/cumulus/index.ts'
import { sampled } from '../../tests/support/sample.ts'
import { compare } from '../compare/compare.ts'
import { type Learned, learn } from './learn.ts'

const folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Server {
  baseUrl: string
  apiKey: string
  domainIds: string[]
  spaceIds: string[]
  records?(): unknown
  close(): Promise<void>
}

let runs = 0

/** What a user states about a server: at most two ids of domains and of spaces. */
function targetOf({ baseUrl, apiKey, domainIds, spaceIds }: Server) {
  runs += 1
  const ids = { domainIds: domainIds.slice(0, 2), spaceIds: spaceIds.slice(0, 2) }
  return { baseUrl, apiKey, ...ids, ledger: join(folder, `${runs}.jsonl`) }
}

/**
 * A server, its answers, those that cannot be observed, in whole or in part, with the reasons, and the rows in which
 * the bodies differ from those of the mock in the learned dialect, because no answer can express them.
 */
interface Case {
  name: string
  start(): Promise<Server>
  expected: Readonly<Record<string, unknown>>
  unseen: Readonly<Record<string, RegExp>>
  partly: Readonly<Record<string, { learned: unknown; why: RegExp }>>
  beyond?: Readonly<Record<string, string>>
}

const never = {
  'auth.scope': /accepts only one key/,
  'errors.malformed': /sends only well-formed requests/,
  'errors.unavailable': /cannot make a service unavailable/,
}

const noUnset = /unset \(nothing to sort has an unset value\)/
const noSize = /size \(the suite does not send large bodies this often\)$/
const noAcceptNorSize = /accept \(requests succeed with any Accept header\), size/
const sameStatus = /a missing key and a wrong one get the same response|no response showed the answer/

const cases: Case[] = [
  {
    name: 'the default mock',
    start: () => openTwin(defaultDialect),
    expected: defaultAnswers,
    unseen: { ...never, 'auth.malformed': sameStatus },
    partly: {
      'sort.order': { learned: { text: 'folded', ties: 'id' }, why: noUnset },
      'errors.fields': {
        learned: {
          'ids.malformed': false,
          'list.unknown-value': true,
          'links.alias.unique': true,
          'references.unknown': true,
        },
        why: /list.page-beyond-last \(not refused\), list.page-invalid \(not refused\)/,
      },
      'errors.precedence': {
        learned: ['path', 'method', 'key', 'media-type', 'record', 'input'],
        why: noAcceptNorSize,
      },
    },
  },
  {
    name: 'atlas',
    start: () => atlas.start({ seedOther: 60 }),
    expected: atlas.expected,
    unseen: { ...never, 'links.password.meaning': /do not show whether they have passwords/ },
    partly: {
      'sort.order': { learned: { text: 'code-point', ties: 'id' }, why: noUnset },
      'errors.fields': {
        learned: {
          'ids.malformed': false,
          'list.page-beyond-last': false,
          'list.page-invalid': false,
          'links.update.empty-body': false,
          'links.alias.unique': false,
          'references.unknown': true,
        },
        why: /list.unknown-value \(not refused\), list.unknown-filter-id \(not refused\)$/,
      },
      'errors.named-field': {
        learned: { 'links.expiration.time-only': 'sent' },
        why: /links.privacy.password \(not refused\)$/,
      },
      'errors.precedence': {
        learned: ['key', 'path', 'method', 'accept', 'record', 'media-type', 'input'],
        why: noSize,
      },
    },
  },
  {
    name: 'borealis',
    start: () => borealis.start({ seedOther: 60 }),
    expected: borealis.expected,
    unseen: {
      ...never,
      'links.domain.unsent': /no link without a domain could be created/,
      'links.title.after': /links? shows? (a|no) title/,
      'links.expiration.zone': /its time zone cannot be determined/,
      'auth.malformed': sameStatus,
      'auth.challenge': /no response has the status 401/,
    },
    partly: {
      'sort.order': { learned: { text: 'locale', ties: 'id' }, why: noUnset },
      'input.empty-value': {
        learned: { links: 'refused', pixels: 'refused' },
        why: /an update removes the fields that are not sent/,
      },
      'errors.named-field': {
        learned: { 'links.privacy.password': 'missing' },
        why: /links.expiration.time-only \(not refused\)$/,
      },
      'errors.precedence': {
        learned: ['path', 'key', 'method', 'record', 'media-type', 'input'],
        why: noAcceptNorSize,
      },
    },
    beyond: {
      'GET /links/{id:plain}/': 'the redirect has a body',
      'GET /links/?search={run}.example.com&search_by=url': 'the redirect has a body',
    },
  },
  {
    name: 'cumulus',
    start: () => cumulus.start({ seedOther: 60 }),
    expected: cumulus.expected,
    unseen: {
      ...never,
      'links.password.meaning': /do not show whether they have passwords/,
      'list.page-beyond-last': /no cursor leads beyond the last page/,
      'auth.malformed': sameStatus,
    },
    partly: {
      'errors.fields': {
        learned: {
          'ids.malformed': true,
          'list.unknown-value': true,
          'list.unknown-filter-id': false,
          'links.alias.unique': true,
        },
        why: /links.update.empty-body \(not refused\), references.unknown \(not refused\)$/,
      },
      'errors.precedence': {
        learned: ['key', 'path', 'method', 'media-type', 'record', 'input'],
        why: noAcceptNorSize,
      },
      'limits.rate': { learned: { requests: 100_000 }, why: /not the number of seconds/ },
    },
  },
]

/** What is done with a learned dialect. Each is half of the work of a case. */
const uses = ['learned again', 'compared'] as const
const tables = cases.flatMap(one => uses.map(use => ({ ...one, use })))

describe.each(sampled(tables, 24))('$name, $use', one => {
  const { expected, unseen, partly, beyond = {}, use } = one
  let server: Server
  let before: unknown
  let first: Learned
  beforeAll(async () => {
    server = await one.start()
    before = server.records?.()
    first = await learn(targetOf(server))
  })
  afterAll(() => server.close())

  it('is learned with its answers', () => {
    expect(first.exitCode).toBe(0)
    const learned = Object.fromEntries(Object.entries(partly).map(([id, part]) => [id, part.learned]))
    const visible = Object.entries({ ...expected, ...learned }).filter(([id]) => unseen[id] === undefined)
    expect(first.dialect.answers).toEqual(Object.fromEntries(visible))
  })

  it('hides exactly the answers that are known to be hidden, and learn reports why', () => {
    expect(first.unseen.map(({ id }) => id).sort()).toEqual(Object.keys(unseen).sort())
    for (const { id, reason } of first.unseen) expect(reason).toMatch(unseen[id]!)
    const inPart = first.partly.filter(({ id }) => inParts.some(partial => partial === id))
    expect(inPart.map(({ id }) => id).sort()).toEqual(Object.keys(partly).sort())
    for (const { id, reason } of inPart) expect(reason).toMatch(partly[id]!.why)
  })

  it.runIf(use === 'learned again')(
    'is learned in the same way from the mock in the learned dialect',
    async () => {
      const dialect: Dialect = parseDialect(formatDialect(first.dialect), 'learned')
      const twin = await openTwin(dialect)
      const second = await learn(targetOf(twin))
      await twin.close()
      const seenAgain = Object.keys(first.dialect.answers).map(id => [
        id,
        second.dialect.answers[id as 'ids.type'],
      ])
      expect(Object.fromEntries(seenAgain)).toEqual(first.dialect.answers)
    },
  )

  it.runIf(use === 'compared')(
    'the mock in the learned dialect responds like it in all that a dialect can express',
    async () => {
      const { dialect } = first
      const twin = await openTwin(dialect)
      const { exitCode, score, rows } = await compare({ ...targetOf(server), dialect, twin })
      await twin.close()
      const differing = (...parts: string[]) =>
        rows
          .filter(
            row => row.skipped === undefined && row.differences.some(({ part }) => parts.includes(part)),
          )
          .map(({ title }) => title)
      expect(exitCode).toBe(0)
      expect(score.compared).toBeGreaterThan(200)
      expect(differing('status')).toEqual([])
      expect(differing('records', 'structure', 'values').sort()).toEqual(Object.keys(beyond).sort())
      expect(score.status).toBe(1)
      expect(score.body).toBeGreaterThan(0.98)
      expect(server.records?.()).toEqual(before)
    },
  )
})
