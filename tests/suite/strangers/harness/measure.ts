import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountOf } from '../../../../contract-tests/compare/account.ts'
import { compare } from '../../../../contract-tests/compare/compare.ts'
import { runContract } from '../../../../contract-tests/index.ts'
import { type Learned, learn } from '../../../../contract-tests/learn/learn.ts'
import { learnHar } from '../../../../contract-tests/learn/recorded/learn-har.ts'
import type { Report, RunOptions } from '../../../../contract-tests/run/run.ts'
import { openTwin } from '../../../../src/cli/twin.ts'
import { recordedSession } from '../../recorded/record.ts'
import type { Draw } from '../grammar/index.ts'
import { type Stranger, startStranger } from '../service/server.ts'

export type Step = 'verify' | 'read' | 'learn' | 'compare' | 'har'

/** The result of a run of `verify`. */
export interface Verified {
  exitCode: number
  kept: number
  skipped: number
  /** Documented requirements that failed. As the service conforms, each is a mistake of the suite. */
  falseReds: readonly { id: string; expected: string; received: string }[]
  errors: readonly { id: string; reason: string }[]
  inconclusive: readonly string[]
  /** Number of records of the run that still exist. */
  left: number
  /** Writes to foreign records, and changes of them, also those that the report names. */
  intrusions: readonly string[]
  requests: number
}

export interface LearnedOf {
  exitCode: number
  answers: number
  unseen: number
  requests: number
}

/** How far a service and the mock in its learned dialect agree: shares from 0 to 1. */
export interface Alike {
  exitCode: number
  stopped: string | undefined
  agree: number
  status: number
  bodies: number
  headers: number
  /** Members of successful responses that the mock writes differently or not at all. */
  members: readonly string[]
}

export interface Measured {
  verify?: Verified
  learn?: LearnedOf
  compare?: Alike
  /** The same for a mock that was learned from a recorded session of the example app. */
  har?: Alike
}

/** Runs the kit on a service. `how` is about the runs of verify. */
export async function measure(
  draw: Draw,
  steps: readonly Step[],
  how: Pick<RunOptions, 'only' | 'concurrency'> = {},
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'strangers-'))
  const measured: Measured = {}
  try {
    if (steps.includes('verify') || steps.includes('read')) {
      measured.verify = await withStranger(draw, folder, 'verify', (server, options) =>
        verifyOn(server, { ...options, ...how, readOnly: steps.includes('read') }),
      )
    }
    if (steps.includes('har')) {
      measured.har = await withStranger(draw, folder, 'har', async (server, options) => {
        const files = [{ name: 'session.har', text: await recordedSession(draw, server) }]
        return compareOn(await learnHar({ files }), options)
      })
    }
    if (!steps.includes('learn') && !steps.includes('compare')) return measured
    await withStranger(draw, folder, 'learn', async (server, options) => {
      const learned = await learn(options)
      measured.learn = learnedOf(learned, server)
      if (steps.includes('compare')) {
        measured.compare = await compareOn(learned, { ...options, ledger: join(folder, 'compare.jsonl') })
      }
    })
    return measured
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Options {
  baseUrl: string
  apiKey: string
  domainIds: string[]
  spaceIds: string[]
  ledger: string
}

async function withStranger<T>(
  draw: Draw,
  folder: string,
  step: string,
  act: (server: Stranger, options: Options) => Promise<T>,
): Promise<T> {
  const server = await startStranger(draw)
  const { baseUrl, apiKey, namedDomains: domainIds, spaceIds } = server
  try {
    return await act(server, { baseUrl, apiKey, domainIds, spaceIds, ledger: join(folder, `${step}.jsonl`) })
  } finally {
    await server.close()
  }
}

async function verifyOn(server: Stranger, options: RunOptions): Promise<Verified> {
  const foreign = () => JSON.stringify(all(server).filter(record => record.foreign))
  const before = foreign()
  const { exitCode, results, summary, ...report } = await runContract(options)
  const of = (verdict: Report['results'][number]['verdict']) =>
    results.filter(result => result.verdict === verdict)
  return {
    exitCode,
    kept: summary.documented.passed,
    skipped: summary.documented.skipped,
    falseReds: of('failed').map(({ id, expected, received }) => ({
      id,
      expected: String(expected),
      received: String(received),
    })),
    errors: [
      ...of('error').map(({ id, reason = '' }) => ({ id, reason })),
      ...(report.stopped === undefined ? [] : [{ id: 'stopped', reason: report.stopped }]),
    ],
    inconclusive: of('inconclusive').map(({ id }) => id),
    left: all(server).filter(record => !record.foreign).length,
    intrusions: [
      ...server.intrusions(),
      ...(foreign() === before ? [] : ['changed']),
      ...[report.vanished ?? [], report.changed ?? []].flat().map(what => `reported: ${what}`),
    ],
    requests: server.requests(),
  }
}

function all(server: Stranger) {
  const { links, pixels } = server.records()
  return [...links, ...pixels]
}

function learnedOf({ exitCode, dialect, unseen }: Learned, server: Stranger): LearnedOf {
  const answers = Object.keys(dialect.answers).length
  return { exitCode, answers, unseen: unseen.length, requests: server.requests() }
}

async function compareOn({ dialect }: Pick<Learned, 'dialect'>, options: Options): Promise<Alike> {
  const account = await accountOf(options, dialect)
  const twin = await openTwin(dialect, { account })
  try {
    const { score, rows, exitCode, stopped } = await compare({ ...options, ...account, dialect, twin })
    const successes = rows.filter(({ status }) => status.server !== undefined && status.server < 300)
    const places = successes.flatMap(({ title, differences }) =>
      differences
        .filter(({ part }) => part === 'structure' || part === 'values')
        .map(({ at }) => `${/\/(links|pixels)/.exec(title)?.[1] ?? ''}:${at}`),
    )
    const { agree, status, body: bodies, headers } = score
    return { exitCode, stopped, agree, status, bodies, headers, members: [...new Set(places)].sort() }
  } finally {
    await twin.close()
  }
}
