import type { Answers } from '../../../src/generated/answers.ts'
import type { Played } from '../../compare/play.ts'
import type { Step } from '../../compare/scenario/step.ts'
import { isSuccess } from '../../core/exchange.ts'
import { keyDesigns } from './designs.ts'

type Keys = Extract<Answers['links.targeting.keys'], string>

/**
 * Returns the answers to `links.targeting.keys` that fit what the server accepted of the plan: a country in
 * small letters, and a platform that is not in the document. Only the shapes of records decide between them.
 */
export function keysAccepted(steps: readonly Step[], played: readonly Played[]): Keys[] {
  const accepts = (name: string) => {
    const one = played[steps.findIndex(({ as }) => as === name)]
    return one === undefined || 'skipped' in one ? undefined : isSuccess(one.exchange)
  }
  const [cased, text] = [accepts(keyDesigns.cased), accepts(keyDesigns.text)]
  if (cased === undefined || text === undefined) return []
  if (cased) return text ? ['any-text', 'any-text-cased'] : ['any-case', 'any-case-kept']
  return text ? [] : ['strict']
}
