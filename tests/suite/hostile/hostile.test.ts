import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUpLedger, type Report, runContract } from '../../../contract-tests/index.ts'
import { sampled } from '../../support/sample.ts'
import { strangerOf } from '../strangers/harness/stranger.ts'
import { startStranger } from '../strangers/service/server.ts'
import { bombSize, type Case, cases } from './cases.ts'
import { type Front, startFront } from './front.ts'

const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))
let runs = 0

/** Requirements of all operations: the shortest run that writes records of both resources. */
const only = ['links.create.url', 'links.update.url', '*.delete.gone-from-list', 'pixels.update.name']

/** The number of bytes of a body that the client reads. As many may be in transit. */
const longestBody = 20_000_000

interface Ran {
  report: Report
  front: Pick<Front, 'came' | 'strayed' | 'hits' | 'taken'>
  /** Records of the run that are left after it, and after a cleanup without hostile behaviour. */
  left: number
  leftAfterCleanup: number
  ledger: string
  intrusions: readonly string[]
  /** The peak memory of the process, above the memory before the run. */
  grown: number
}

async function ranOn({ hostility, rewriting }: Partial<Case>): Promise<Ran> {
  const stranger = await startStranger(strangerOf('laravel').draw)
  const front = await startFront(stranger.baseUrl, {
    ...(hostility && { hostility }),
    ...(rewriting && { rewriting }),
  })
  runs += 1
  const ledger = join(folder, `${runs}.jsonl`)
  const { apiKey } = stranger
  const own = () =>
    Object.values(stranger.records())
      .flat()
      .filter(record => !record.foreign).length
  const foreign = () =>
    JSON.stringify(
      Object.values(stranger.records())
        .flat()
        .filter(one => one.foreign),
    )
  const before = foreign()
  const memory = process.memoryUsage().rss
  let most = memory
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 10)
  try {
    const report = await runContract({ baseUrl: front.baseUrl, apiKey, ledger, only, timeoutMs: 2000 })
    clearInterval(watch)
    const left = own()
    const written = existsSync(ledger) ? readFileSync(ledger, 'utf8') : ''
    front.calm()
    if (written !== '') await cleanUpLedger({ file: ledger, apiKey })
    expect(foreign()).toBe(before)
    const { came, strayed, hits, taken } = front
    return {
      report,
      front: { came: [...came], strayed: [...strayed], hits, taken },
      left,
      leftAfterCleanup: own(),
      ledger: written,
      intrusions: stranger.intrusions(),
      grown: most - memory,
    }
  } finally {
    clearInterval(watch)
    await front.close()
    await stranger.close()
  }
}

/** Whether a case sends responses of its own or changes those of the service, and whether records may be left. */
const kindOf = ({ hostility, mayLeave }: Case) => `${hostility !== undefined} ${mayLeave === true}`

describe('a hostile server', () => {
  let control: Ran
  beforeAll(async () => {
    control = await ranOn({})
  })

  it('the control without hostile behaviour passes', () => {
    expect(control.report.results.map(({ verdict }) => verdict)).toEqual(
      only.map(() => 'passed').concat('passed'),
    )
    expect(control).toMatchObject({ left: 0, ledger: '', intrusions: [] })
  })

  it.each(sampled(cases, 12, kindOf).map(one => [one.title, one] as const))('%s', async (_, one) => {
    const ran = await ranOn(one)
    const { report, front, left, ledger } = ran
    expect(front.hits).toBeGreaterThan(0)
    // Neither the key nor a write was sent to the other server.
    expect(front.strayed).toEqual([])
    expect(ran.intrusions).toEqual([])
    const strange = front.came.filter(
      ({ target }) => !/^\/api\/v1\/(links|pixels)(\/[^/?#]+)?(\?|$)/.test(target),
    )
    expect(strange).toEqual([])
    // Records that are left are named. A cleanup without hostile behaviour deletes them.
    expect(report.leftBehind.length).toBeGreaterThanOrEqual(left)
    if (!one.mayLeave) expect(left).toBe(0)
    expect(ledger === '').toBe(report.leftBehind.length === 0)
    if (report.leftBehind.length > 0) expect(report.exitCode).toBe(3)
    expect(ran.leftAfterCleanup).toBe(0)
    // The run takes as long and as much memory as the control, apart from the cost of the hostile responses.
    expect(front.came.length).toBeLessThan(control.front.came.length * 3)
    expect(front.taken).toBeLessThanOrEqual(front.hits * 2 * longestBody)
    expect(ran.grown - control.grown).toBeLessThan(bombSize / 2)
  })
})
