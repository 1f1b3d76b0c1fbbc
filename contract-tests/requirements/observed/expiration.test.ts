import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { openTwin } from '../../../src/cli/twin.ts'
import { runContract } from '../../index.ts'

const folder = mkdtempSync(join(tmpdir(), 'expiration-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => void vi.useRealTimers())

const moments = ['12:00:00', '23:56:00', '23:59:59', '00:00:00', '00:04:00']
const answers = ['start-of-day', 'end-of-day'] as const

it.for(
  moments.flatMap(moment => answers.map(answer => [answer, moment] as const)),
)('links.expiration.date-only is observed: %s, when it is %s on the server', async ([answer, moment]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2031-05-06T${moment}Z`), shouldAdvanceTime: true })
  const dialect = { name: 'midnight', answers: { 'links.expiration.date-only': answer } }
  const twin = await openTwin(dialect, { clock: { now: () => Date.now() } })
  try {
    const { results } = await runContract({
      baseUrl: twin.baseUrl,
      apiKey: twin.apiKey,
      only: ['links.expiration.date-only'],
      ledger: join(folder, `${answer}-${moment}.jsonl`),
    })
    expect(results.map(({ received, reason }) => received ?? reason)).toEqual([answer])
  } finally {
    await twin.close()
  }
})
