import { scriptOf } from './report/curl.ts'
import { factsOf, sourceOf, verdictNames } from './report/words.ts'
import type { Requirement } from './requirements/requirement.ts'
import type { RunOptions } from './run/run.ts'
import { select } from './run/select.ts'
import { openSession, type Session } from './run/session.ts'
import { suite } from './run/suite.ts'
import { type Judged, judgeRed } from './run/summary.ts'

/**
 * Options of a run, without the event callback and the abort signal: vitest reports the events and stops the
 * run.
 */
export type DescribeOptions = Omit<RunOptions, 'onEvent' | 'signal'> & {
  /** Called before the first test. Starts a server whose address is not known earlier. */
  target?: () => Promise<DescribedTarget>
}

/** A server that was started for the tests, with options for the run. */
export type DescribedTarget = Pick<RunOptions, 'baseUrl' | 'apiKey'> &
  Partial<RunOptions> & {
    /** Called after the last test. Stops the server. */
    close?(): Promise<void>
  }

/** Verdicts that neither pass nor fail: vitest shows the test as skipped, with the reason. */
const silent = ['skipped', 'inconclusive', 'not-observable']
/** Discovery sends dozens of requests, and a server with a rate limit may take minutes for them. */
const patienceMs = 600_000

/**
 * Registers one vitest test for each requirement. Await it at the top of a test file.
 *
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { describeContract } from 'shortlink-kit/contract'
 * import { serve } from 'shortlink-kit/node'
 *
 * const { baseUrl } = await serve(createMock())
 * await describeContract({ baseUrl, apiKey: 'demo-key', only: ['pixels.create.*'] })
 * ```
 */
export async function describeContract(options: DescribeOptions): Promise<void> {
  // Imported here so that the rest of the suite runs without vitest.
  const { afterAll, beforeAll, describe, it } = await import('vitest')
  const requirements = select(suite.requirements, options)
  describe('contract', () => {
    let session: Session | undefined
    let close: (() => Promise<void>) | undefined

    beforeAll(async () => {
      const { close: closing, ...target } = (await options.target?.()) ?? {}
      close = closing
      session = openSession({ ...options, ...target }, suite)
      await session.begin(requirements)
      if (session.stopped !== undefined) throw new Error(session.stopped)
    }, patienceMs)

    afterAll(async () => {
      const { left = [] } = (await session?.close()) ?? {}
      await close?.()
      const names = left.map(({ resource, id, marker }) => `${resource}/${id ?? '?'} (${marker})`)
      const messages = [
        ...(session?.ended === undefined ? [] : [session.redact.sentence(session.ended.message)]),
        ...(left.length === 0
          ? []
          : [`Left behind: ${names.join(', ')}. The ledger is ${session?.ledgerFile}`]),
      ]
      if (messages.length > 0) throw new Error(messages.join('\n'))
    }, patienceMs)

    for (const requirement of requirements) {
      it(`${requirement.id}: ${requirement.title}`, { timeout: patienceMs }, async ({ skip }) => {
        // vitest runs no test if beforeAll fails.
        if (session === undefined) throw new Error('The session is not open')
        // Skip instead of fail: afterAll reports once why the run ended.
        if (session.ended !== undefined) skip(session.redact.sentence(session.ended.message))
        const judged = await judgedBy(session, requirement, options)
        if (judged.red) throw new Error(messageOf(judged, session.target))
        if (silent.includes(judged.verdict)) skip(`${verdictNames[judged.verdict]}: ${judged.reason ?? ''}`)
      })
    }
  })
}

async function judgedBy(
  session: Session,
  requirement: Requirement,
  options: DescribeOptions,
): Promise<Judged> {
  return judgeRed(await session.judge(requirement), options)
}

function messageOf(judged: Judged, target: string): string {
  const lines = [`${judged.id} is ${verdictNames[judged.verdict]} (${sourceOf(judged)})`]
  for (const [name, value] of factsOf(judged)) lines.push(`${name}: ${value}`)
  lines.push(...scriptOf(target, judged))
  return lines.join('\n')
}
