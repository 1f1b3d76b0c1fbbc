import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import { type Dialect, defaultDialect } from '../../src/dialect/dialect.ts'
import { formatDialect, parseDialect } from '../../src/dialect/file.ts'
import { defaultAnswers } from '../../src/generated/answers.ts'
import { atlas } from '../fixtures/atlas/index.ts'
import { borealis } from '../fixtures/borealis/index.ts'
import { cumulus } from '../fixtures/cumulus/index.ts'
import { type Learned, learn } from './learn.ts'

const folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Server {
  baseUrl: string
  apiKey: string
  domainIds: string[]
  spaceIds: string[]
  close(): Promise<void>
}

let runs = 0

async function learnFrom(server: Server): Promise<Learned> {
  runs += 1
  const { baseUrl, apiKey, domainIds, spaceIds } = server
  const ids = { domainIds: domainIds.slice(0, 2), spaceIds: spaceIds.slice(0, 2) }
  try {
    return await learn({ baseUrl, apiKey, ...ids, ledger: join(folder, `${runs}.jsonl`) })
  } finally {
    await server.close()
  }
}

/** A server, its answers, and exactly those that it does not let anybody see, or shows otherwise; each with why. */
interface Case {
  name: string
  start(): Promise<Server>
  expected: Readonly<Record<string, unknown>>
  unseen: Readonly<Record<string, RegExp>>
  otherwise: Readonly<Record<string, { learned: unknown; why: string }>>
}

const never = {
  'auth.scope': /no other is taken/,
  'errors.malformed': /well-formed requests alone/,
  'errors.unavailable': /cannot make a service unavailable/,
}

const cases: Case[] = [
  {
    name: 'the default mock',
    start: () => openTwin(defaultDialect),
    expected: defaultAnswers,
    unseen: never,
    otherwise: {},
  },
  {
    name: 'atlas',
    start: () => atlas.start({ seedOther: 60 }),
    expected: atlas.expected,
    unseen: { ...never, 'links.password.meaning': /do not show whether they have passwords/ },
    otherwise: {
      'sort.order': {
        learned: { text: 'code-point', unset: 'last', ties: 'id' },
        why: 'nothing by which lists are sorted can be unset there: learn says that this part is the register’s',
      },
    },
  },
  {
    name: 'borealis',
    start: () => borealis.start({ seedOther: 60 }),
    expected: borealis.expected,
    unseen: {
      ...never,
      'input.empty-value': /sent empty and not sent look alike/,
      'links.expiration.zone': /which zone that is cannot be seen/,
    },
    otherwise: {},
  },
  {
    name: 'cumulus',
    start: () => cumulus.start({ seedOther: 60 }),
    expected: cumulus.expected,
    unseen: {
      ...never,
      'links.password.meaning': /do not show whether they have passwords/,
      'list.page-beyond-last': /none leads beyond the last/,
      'limits.rate': /not in how many seconds/,
    },
    otherwise: {
      'sort.order': {
        learned: { text: 'folded', unset: 'lowest', ties: 'id-ascending' },
        why: 'a pixel without a name is sorted there as one with an empty name',
      },
    },
  },
]

describe.each(cases)('$name', { timeout: 60_000 }, ({ start, expected, unseen, otherwise }) => {
  let first: Learned

  it('is learned as it answers', async () => {
    first = await learnFrom(await start())
    expect(first.exitCode).toBe(0)
    const learned = Object.fromEntries(Object.entries(otherwise).map(([id, one]) => [id, one.learned]))
    const visible = Object.entries({ ...expected, ...learned }).filter(([id]) => unseen[id] === undefined)
    expect(first.dialect.answers).toEqual(Object.fromEntries(visible))
  })

  it('hides exactly what is known to be hidden, and learn says why', () => {
    expect(first.unseen.map(({ id }) => id).sort()).toEqual(Object.keys(unseen).sort())
    for (const { id, reason } of first.unseen) expect(reason).toMatch(unseen[id]!)
  })

  it('is learned alike from the mock that speaks what was learned', async () => {
    const dialect: Dialect = parseDialect(formatDialect(first.dialect), 'learned')
    const second = await learnFrom(await openTwin(dialect))
    const seenAgain = Object.keys(first.dialect.answers).map(id => [
      id,
      second.dialect.answers[id as 'ids.type'],
    ])
    expect(Object.fromEntries(seenAgain)).toEqual(first.dialect.answers)
  })
})
