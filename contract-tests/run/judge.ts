import { isDeepStrictEqual } from 'node:util'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { inCommon } from '../../src/dialect/parts.ts'
import { inParts, type StatedAnswers } from '../../src/generated/answers.ts'
import { Interrupted } from '../core/ended.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Context } from '../discover/context.ts'
import { Undiscovered } from '../discover/facts.ts'
import {
  type FormRequirement,
  isForm,
  type QuestionId,
  type Requirement,
} from '../requirements/requirement.ts'
import { controls, failure, Unanswered } from '../writes/unanswered.ts'
import type { Outcome } from './result.ts'

/** The dialect and the answers that assumed requirements are compared with. */
export interface Expected {
  dialect: Dialect
  /** The answers that the dialect states, and the default answers for the other questions. */
  answers: StatedAnswers
}

/** Maximum number of times a requirement is run if its writes get no usable response. */
const runs = 3

/**
 * Runs one requirement, and again after each fact that it reads and that is not discovered yet. Throws only
 * Interrupted. Any other unexpected error is the suite's own: the verdict `error`.
 */
export async function judgeRequirement(
  requirement: Requirement,
  context: Context,
  expected: Expected,
): Promise<Outcome> {
  const unanswered: Unanswered[] = []
  while (unanswered.length < runs) {
    try {
      return await observe(requirement, context, expected)
    } catch (error) {
      try {
        if (error instanceof Undiscovered) {
          await context.discovered.learn(error.fact)
          continue
        }
        if (!(error instanceof Unanswered)) return blame(requirement, context, error)
        unanswered.push(error)
        await controls(context.client.send, unanswered.length)
      } catch (trouble) {
        return blame(requirement, context, trouble)
      }
    }
  }
  const [first] = unanswered
  const same = unanswered.every(one => one.sameness === first?.sameness && one.exchange !== undefined)
  return blame(
    requirement,
    context,
    await failure(context.client.send, 'the same create', same ? first?.exchange : undefined, runs),
  )
}

async function observe(
  requirement: Requirement,
  context: Context,
  { dialect, answers }: Expected,
): Promise<Outcome> {
  if (requirement.level === 'documented') {
    await (context.settings.readOnly && requirement.existing ? requirement.existing : requirement.run)(
      context,
    )
    return { verdict: 'passed' }
  }
  if (isForm(requirement)) return outcomeOfFit(await requirement.run(context, dialect))
  const expected = answers[requirement.source]
  const observation = await requirement.run(context)
  if ('notObservable' in observation) {
    const exchange = observation.evidence?.at(-1)
    return { verdict: 'not-observable', expected, reason: observation.notObservable, exchange }
  }
  const { answer, evidence, alike = [] } = observation
  const possible = [answer, ...alike]
  const same = possible.find(one => agrees(requirement.source, one, expected))
  const received = same ?? answer
  const others = possible.filter(one => one !== received)
  const { note = others.length > 0 ? `it could also be ${others.join(' or ')}` : undefined } = observation
  return {
    verdict: same === undefined ? 'differs' : 'matches',
    expected,
    received,
    ...(note !== undefined && { reason: note }),
    exchange: evidence.at(-1),
  }
}

function outcomeOfFit(fit: Awaited<ReturnType<FormRequirement['run']>>): Outcome {
  if ('notObservable' in fit) {
    return { verdict: 'not-observable', reason: fit.notObservable, exchange: fit.evidence?.at(-1) }
  }
  const { misfit, evidence } = fit
  return misfit === undefined
    ? { verdict: 'matches', exchange: evidence.at(-1) }
    : { verdict: 'differs', ...misfit }
}

/**
 * Whether an answer is the expected one. If the answers to a question may be partial, compares only the parts
 * that both state.
 */
function agrees(id: QuestionId, answer: unknown, expected: unknown): boolean {
  if (!inParts.some(partial => partial === id)) return isDeepStrictEqual(answer, expected)
  const [one, other] = inCommon(answer, expected)
  return isDeepStrictEqual(one, other)
}

/** Returns the outcome that an error leads to. Throws Interrupted errors again. */
function blame(requirement: Requirement, { discovered }: Context, error: unknown): Outcome {
  if (error instanceof Interrupted) throw error
  if (error instanceof Skipped) return { verdict: 'skipped', reason: error.message }
  if (error instanceof Inconclusive) {
    return { verdict: 'inconclusive', reason: error.message, exchange: error.exchange }
  }
  if (!(error instanceof ContractBroken)) return { verdict: 'error', reason: describe(error) }
  const { expected, received, exchange } = error
  // A question has no wrong answer. If the contract is broken on the way, the answer is just not observable.
  if (requirement.level === 'assumed') return { verdict: 'not-observable', reason: error.message, exchange }
  const writes = discovered.writesBefore(exchange.request).filter(write => write !== exchange.request)
  return { verdict: 'failed', expected, received, exchange, ...(writes.length > 0 && { writes }) }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const at = error.stack?.split('\n').find(line => line.trimStart().startsWith('at '))
  return `${error.name}: ${error.message}${at === undefined ? '' : ` (${at.trim()})`}`
}
