import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compare } from '../../contract-tests/compare/compare.ts'
import { comparisonReporters, terminalTable } from '../../contract-tests/compare/report.ts'
import { getStep } from '../../contract-tests/compare/scenario/step.ts'
import { ContractBroken, Skipped } from '../../contract-tests/core/errors.ts'
import type { Exchange } from '../../contract-tests/core/exchange.ts'
import { brief } from '../../contract-tests/core/match.ts'
import type { Context } from '../../contract-tests/discover/context.ts'
import { Discovered } from '../../contract-tests/discover/discovered.ts'
import { learn } from '../../contract-tests/learn/learn.ts'
import { reporters } from '../../contract-tests/report/index.ts'
import { terminalReport } from '../../contract-tests/report/terminal.ts'
import type { Requirement } from '../../contract-tests/requirements/requirement.ts'
import { type RunEvent, runSuite } from '../../contract-tests/run/run.ts'
import type { Suite } from '../../contract-tests/run/session-options.ts'
import { cleanUpLedger } from '../../contract-tests/writes/cleanup-ledger.ts'
import { openTwin, type Twin } from '../../src/cli/twin.ts'
import { defaultDialect } from '../../src/dialect/dialect.ts'
import { formatDialect } from '../../src/dialect/file.ts'
import { sampled } from '../support/sample.ts'
import { shows, spellings } from './support/spellings.ts'
import { openTinyServer } from './support/tiny-server.ts'

/** Characters of every kind that services use in keys. */
const key = 'sk/live+7"Q<a>&9%2f=='
const folder = mkdtempSync(join(tmpdir(), 'secrecy-'))
const ledger = join(folder, 'ledger.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))

type Run = (context: Context) => Promise<unknown>

function requirement(id: string, level: Requirement['level'], run: Run): Requirement {
  return { id, title: `${id} passes`, level, source: id, needs: 'read', run } as unknown as Requirement
}

const look = ({ client }: Context): Promise<Exchange> => client.send({ method: 'GET', path: '/links' })

/** Requirements that quote a response in every part of a result. */
const quoting: Suite = {
  discover: async () => new Discovered(),
  requirements: [
    requirement('broken', 'documented', async context => {
      const exchange = await look(context)
      throw new ContractBroken(`not ${exchange.answer.text}`, brief(exchange.answer.text, 60), exchange)
    }),
    requirement('skipped', 'documented', async context => {
      throw new Skipped((await look(context)).answer.text)
    }),
    requirement('error', 'documented', async context => {
      throw new TypeError((await look(context)).answer.text)
    }),
    requirement('list.page-parameter', 'assumed', async context => {
      const exchange = await look(context)
      return {
        answer: { [exchange.answer.text]: 'pages', name: exchange.answer.text },
        evidence: [exchange, exchange],
        note: 'seen twice',
      }
    }),
    requirement('auth.missing', 'assumed', async context => {
      const exchange = await look(context)
      return { answer: 403, evidence: [exchange, exchange], note: exchange.answer.text }
    }),
    requirement('ids.type', 'assumed', async context => {
      const exchange = await look(context)
      return { notObservable: brief([exchange.answer.text]), evidence: [exchange] }
    }),
  ],
}

/** Calls back with a server that writes a key into each of its responses. */
async function withEcho<T>(text: string, status: number, use: (baseUrl: string) => Promise<T>): Promise<T> {
  const server = await openTinyServer((_, response) =>
    response.writeHead(status, { 'x-echo': encodeURI(text) }).end(text),
  )
  try {
    return await use(server.baseUrl)
  } finally {
    await server.close()
  }
}

describe.each(sampled(Object.entries(spellings), 3))('a key written as %s', (_, spell) => {
  const text = `{"note":"it is: ${spell(key)}, \\n${spell(key)}","and":["${spell(key)}"]}`

  it('can be read in the response', () => expect(shows(text, key)).toBe(true))

  it.each([200, 409])('is in no report, no event and no line of a terminal: status %i', async status => {
    await withEcho(text, status, async baseUrl => {
      const events: RunEvent[] = []
      const terminal = terminalReport({ live: false, stream: new PassThrough() })
      const onEvent = (event: RunEvent) => events.push(event)
      const report = await runSuite({ baseUrl, apiKey: key, ledger, onEvent }, quoting)
      expect(report.results.map(({ verdict }) => verdict)).toEqual([
        'failed',
        'skipped',
        'error',
        'differs',
        'differs',
        'not-observable',
      ])
      const lines = events.flatMap(event => terminal.show(event).lines).join('\n')
      const texts = Object.entries(reporters).map(([kind, reporter]) => [kind, reporter(report)] as const)
      for (const [kind, shown] of [
        ...texts,
        ['terminal', lines],
        ['events', JSON.stringify(events)],
      ] as const) {
        expect(shows(shown, key), `${kind}: ${shown}`).toBe(false)
        expect(shown, kind).toContain('SHORTLINK_API_KEY')
      }
    })
  })

  it.each([200, 409])('is not in the file that learn writes: status %i', async status => {
    await withEcho(text, status, async baseUrl => {
      const learned = await learn({ baseUrl, apiKey: key, ledger }, quoting)
      expect(learned.dialect.answers).toEqual({ 'auth.missing': 403 })
      expect(learned.unseen).toContainEqual({
        id: 'list.page-parameter',
        reason: 'the observed answer contains the API key',
      })
      expect(shows(formatDialect(learned.dialect) + JSON.stringify(learned), key)).toBe(false)
    })
  })
})

describe('compare', () => {
  let twin: Twin
  beforeAll(async () => {
    twin = await openTwin(defaultDialect)
  })
  afterAll(() => twin.close())

  it.each(sampled(Object.entries(spellings), 3))('shows no key written as %s', async (_, spell) => {
    const text = `{"${spell(key)}":"it is: ${spell(key)}","link":["${spell(key)}"]}`
    await withEcho(text, 200, async baseUrl => {
      const steps = [getStep('/links/1'), getStep('/links')]
      const comparison = await compare(
        { baseUrl, apiKey: key, readOnly: true, dialect: defaultDialect, twin },
        steps,
      )
      expect(comparison.rows.flatMap(row => row.differences)).not.toEqual([])
      const { md, json } = comparisonReporters
      for (const shown of [md(comparison), json(comparison), terminalTable(comparison).join('\n')]) {
        expect(shows(shown, key), shown).toBe(false)
        // Texts that are not JSON are compared as they are. Markdown has its own characters escaped.
        const plain = shown.replaceAll('\\', '')
        if (!plain.includes('{no JSON}')) expect(plain).toContain('SHORTLINK_API_KEY')
      }
    })
  })
})

it('a redirect ends the run and does not receive the key', async () => {
  const server = await openTinyServer((_, response) =>
    response
      .writeHead(302, { location: `/login?next=${'x'.repeat(271)}&key=${encodeURIComponent(key)}` })
      .end(),
  )
  const report = await runSuite({ baseUrl: server.baseUrl, apiKey: key, ledger }, quoting)
  await server.close()
  expect(report.stopped).toMatch(/was redirected: 302 with Location: .*&key=\$SHORTLINK_API_KEY….*BASE_URL/)
  expect(report.exitCode).toBe(2)
})

it('cleanup names records that are left without the key, even if the key is their id', async () => {
  const file = join(folder, 'left.jsonl')
  const marker = 'slk-0a1b2c3d-0001'
  const server = await openTinyServer(({ method }, response) =>
    response.end(method === 'GET' ? JSON.stringify({ id: key, url: `https://${marker}.example.com` }) : ''),
  )
  const time = new Date().toISOString()
  const lines = [
    { kind: 'run', version: 2, run: 'slk-0a1b2c3d', baseUrl: server.baseUrl, time },
    { kind: 'create', n: 1, resource: 'links', marker, time },
    { kind: 'created', n: 1, id: key, at: '/id' },
  ]
  writeFileSync(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  const { left } = await cleanUpLedger({ file, apiKey: key })
  await server.close()
  expect(left).toMatchObject([{ id: '$SHORTLINK_API_KEY', marker }])
  expect(shows(JSON.stringify(left), key)).toBe(false)
})
