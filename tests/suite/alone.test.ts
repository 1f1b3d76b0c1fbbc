import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Report, type RunOptions, runContract, suite } from '../../contract-tests/index.ts'
import { inCommon } from '../../src/dialect/parts.ts'
import { casesOf, day, sampled } from '../support/sample.ts'
import { atlas } from './fixtures/atlas/index.ts'
import { borealis } from './fixtures/borealis/index.ts'
import { cumulus } from './fixtures/cumulus/index.ts'
import { faultsOf } from './fixtures/faults.ts'
import type { RunningServer } from './fixtures/types.ts'
import { drawOf } from './strangers/grammar/draw.ts'
import { startStranger } from './strangers/service/server.ts'
import { startFaultyMock } from './support/faulty-mock.ts'
import { mockFaults } from './support/mock-faults.ts'

// A requirement that is judged alone discovers little. It must have the verdict that it has in a whole run.

type Server = Pick<RunningServer, 'baseUrl' | 'apiKey' | 'close'> & Partial<RunOptions>

const folder = mkdtempSync(join(tmpdir(), 'slk-alone-'))
afterAll(() => rmSync(folder, { recursive: true }))

let runs = 0
function judge({ baseUrl, apiKey, domainIds, spaceIds }: Server, only?: string): Promise<Report> {
  runs += 1
  const ledger = join(folder, `${runs}.jsonl`)
  return runContract({
    baseUrl,
    apiKey,
    domainIds,
    spaceIds,
    ledger,
    ...(only !== undefined && { only: [only] }),
  })
}

/** Returns the verdict on a requirement, and the answer that was observed. Other words name records of the run. */
function outcomeIn({ results, stopped }: Report, id: string) {
  const { verdict, received, level, source = '' } = results.find(one => one.id === id) ?? {}
  const isAnswer = level === 'assumed' && !source.startsWith('shapes.')
  return { verdict, ...(isAnswer && { received }), isStopped: stopped !== undefined }
}

/** Requirements that may see too little alone: a whole run has more links, and older ones. */
const needMore = [
  'http.accept',
  'links.title.on-update',
  'links.update.empty-body',
  'list.per-page',
  'update.same-values',
]

/** Whether a requirement says that it saw too little for one answer. */
function isOpen({ results }: Report, id: string): boolean {
  const { verdict, reason = '' } = results.find(one => one.id === id) ?? {}
  return verdict === 'not-observable' || reason.startsWith('it could also be ')
}

const seedOther = 60
const seeds = [3, 9, 17, 54, 106, 5007, 6001, 6002]
const conforming: readonly { name: string; start(): Promise<Server> }[] = [
  ...[atlas, borealis, cumulus].map(({ name, start }) => ({ name, start: () => start({ seedOther }) })),
  ...seeds.map(seed => ({ name: `the service of seed ${seed}`, start: () => startStranger(drawOf(seed)) })),
]

const ids = sampled(
  suite.requirements.map(({ id }) => id),
  120,
)
const servers = sampled(conforming, 11)

describe.each(servers)('$name', ({ start }) => {
  it('gets the same verdicts from requirements that are judged alone', async () => {
    const server = await start()
    try {
      const whole = await judge(server)
      for (const id of ids) {
        const report = await judge(server, id)
        if (needMore.includes(id) && isOpen(report, id)) continue
        const [alone, known] = [outcomeIn(report, id), outcomeIn(whole, id)]
        // Of an answer in parts, a requirement alone may see fewer.
        const [part, other] = inCommon(alone.received, known.received)
        expect({ ...alone, received: part }, id).toEqual({ ...known, received: other })
      }
    } finally {
      await server.close()
    }
  })
})

const faulty: readonly { name: string; fault: string; start(): Promise<Server> }[] = [
  ...[atlas, borealis, cumulus].flatMap(({ name, start }) =>
    faultsOf(name).map(({ id }) => ({ name, fault: id, start: () => start({ seedOther, faults: [id] }) })),
  ),
  ...mockFaults.map(fault => ({ name: 'mock', fault: fault.id, start: () => startFaultyMock(fault) })),
]

/** Most requirements of one server that are judged alone, because they fail. */
const most = 3

/**
 * Faults that show only in what several requirements write. Of the requirements that fail in a whole run, or of
 * those of the same operation, one at least fails alone.
 */
const ofSeveral =
  /\.(sort-by-id-by-update|sort-by-id-as-text|stale-after-create|page-back-to-front)$|^pixels\.create\.drops-(name|value)$/

const isRed = ({ results }: Report) => results.some(({ verdict }) => verdict === 'failed')

describe.each(sampled(faulty, 720))('$name with $fault', ({ fault, start }) => {
  it('fails a requirement that is judged alone if it fails it in a whole run', async () => {
    const server = await start()
    try {
      const whole = await judge(server)
      const failed = whole.results.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)
      if (ofSeveral.test(fault)) {
        const operation = fault.split('.', 2).join('.')
        const related = suite.requirements.map(({ id }) => id).filter(id => id.startsWith(`${operation}.`))
        for (const id of [...failed, ...related]) if (isRed(await judge(server, id))) return
        expect.fail('every requirement passes alone')
      }
      for (const id of casesOf(day, failed, Math.ceil(failed.length / most))) {
        const { results } = await judge(server, id)
        const { verdict, reason = '' } = results.find(one => one.id === id) ?? {}
        // A requirement that it needs first may fail instead.
        if (verdict === 'skipped' && reason.endsWith('its verdict is failed')) continue
        expect(verdict, id).toBe('failed')
      }
    } finally {
      await server.close()
    }
  })
})
