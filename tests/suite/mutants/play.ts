import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runContract, suite } from '../../../contract-tests/index.ts'
import { strangerOf } from '../strangers/harness/stranger.ts'
import { startStranger } from '../strangers/service/server.ts'
import type { Meddling, Mutant } from './mutant.ts'
import { startProxy } from './proxy.ts'

/** The result of a run with one mutant on one server. */
export interface Played {
  server: string
  mutant: Mutant | undefined
  /** Documented requirements that failed. */
  red: readonly { id: string; expected: string; received: string }[]
  /** Documented requirements that a run with exit code 3 names, because a foreign record disappeared. */
  named: readonly string[]
  exitCode: number
  stopped: string | undefined
  /** Number of requests or responses that the mutant changed. */
  touched: number
  requests: number
  seconds: number
}

/** Whether the run found the mutant: a documented requirement failed, or the run ended and names one. */
export function isCaught({ red, named }: Pick<Played, 'red' | 'named'>): boolean {
  return red.length > 0 || named.length > 0
}

/** Counts the requests and responses that are changed. */
function counting(meddle: Meddling): { meddle: Meddling; touched(): number } {
  let touched = 0
  return {
    touched: () => touched,
    async meddle(asked, next) {
      let same: unknown
      const reply = await meddle(asked, async other => {
        const reply = await next(other)
        same = other === asked ? reply : undefined
        return reply
      })
      if (reply !== same) touched += 1
      return reply
    },
  }
}

/** The documented requirements that a mutant can break: those of its resource, or all for a deletion. */
function requirementsFor(mutant: Mutant | undefined): string[] {
  const documented = suite.requirements.filter(({ level }) => level === 'documented').map(({ id }) => id)
  if (mutant === undefined || mutant.operation === 'delete') return documented
  return documented.filter(id => id.startsWith(`${mutant.resource}.`) || /^(auth|http)\./.test(id))
}

/** Runs the suite on a generated service through a mutant, or without one. */
export async function play(
  server: string,
  mutant: Mutant | undefined,
  { readOnly = false } = {},
): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const stranger = await startStranger(strangerOf(server).draw)
  const counted = counting(mutant?.install() ?? ((asked, next) => next(asked)))
  const proxy = await startProxy(stranger.baseUrl, counted.meddle)
  const start = performance.now()
  try {
    const { apiKey, domainIds, spaceIds } = stranger
    const report = await runContract({
      baseUrl: proxy.baseUrl,
      apiKey,
      domainIds: [...domainIds],
      spaceIds: [...spaceIds],
      ledger: join(folder, 'ledger.jsonl'),
      only: requirementsFor(mutant),
      readOnly,
    })
    return {
      server,
      mutant,
      red: report.results
        .filter(({ level, verdict }) => level === 'documented' && verdict === 'failed')
        .map(({ id, expected, received }) => ({
          id,
          expected: String(expected),
          received: String(received),
        })),
      named:
        report.exitCode === 3
          ? report.results.filter(({ verdict }) => verdict === 'inconclusive').map(({ id }) => id)
          : [],
      exitCode: report.exitCode,
      stopped: report.stopped,
      touched: counted.touched(),
      requests: stranger.requests(),
      seconds: Math.round(performance.now() - start) / 1000,
    }
  } finally {
    await proxy.close()
    await stranger.close()
    rmSync(folder, { recursive: true })
  }
}
