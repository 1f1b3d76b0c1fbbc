import type { Answers } from '../../src/generated/answers.ts'
import { Discovered } from '../discover/discovered.ts'
import { recogniseRefusals } from '../discover/refused.ts'
import type { DocumentedRequirement } from '../requirements/requirement.ts'
import { type Report, type RunOptions, runSuite } from '../run/run.ts'
import type { Suite } from '../run/session-options.ts'
import { play, type Side } from './play.ts'
import { withSentOrigin } from './proxied.ts'
import type { Step } from './scenario/step.ts'

/**
 * Plays steps in a run like that of `verify`, with the same permissions, ledger and cleanup.
 * @param mayBeRefused whether the server may refuse a step, so that the run finds out first which successes are refusals
 */
export async function replay(
  options: RunOptions,
  answers: Answers,
  steps: readonly Step[],
  { mayBeRefused = true } = {},
): Promise<{ report: Report; side: Side | undefined }> {
  let side: Side | undefined
  const replay: DocumentedRequirement = {
    id: 'replay',
    title: 'The requests of the scenario can be sent',
    level: 'documented',
    source: '4',
    needs: 'read',
    async run(context) {
      side = await play(context, answers, steps)
    },
  }
  const discover: Suite['discover'] = async (client, account, { readOnly }) => {
    if (!readOnly && mayBeRefused) await recogniseRefusals({ client, account })
    return new Discovered()
  }
  const report = await runSuite(options, { requirements: [replay], discover })
  return { report, side: side && withSentOrigin({ ...side, baseUrl: report.target }) }
}
