import { type Answers, defaultAnswers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { type Clash, type Mistake, type Mistakes, mistakesOf } from './mistakes.ts'
import { assumed, unseen } from './observe.ts'

type Kind = Answers['errors.precedence'][number]

/** Two errors, in the order in which the server checks for them. */
type Pair = readonly [first: Kind, second: Kind]

/**
 * Observes which error is reported first if a request has several mistakes. Tries every pair of mistakes
 * that can be tried without writing to records of other people.
 */
export const assumedPrecedence: readonly AssumedRequirement[] = [
  assumed('errors.precedence', 'write', observePrecedence),
]

async function observePrecedence(context: Context): Promise<Observation<Answers['errors.precedence']>> {
  const gone = await deletion(context, 'links')
  if (gone.readable) return unseen('no link could be deleted, so no id is known to be unused')
  const mistakes = await mistakesOf(context, gone)
  const pairs = mistakes.clashes.flatMap(clash => orderIn(clash, mistakes.alone))
  const evidence = mistakes.clashes.map(({ exchange }) => exchange)
  if (pairs.length === 0) return unseen('no two errors look different', ...evidence)
  const order = inOrder([...byDefinition, ...pairs])
  if (order === undefined) return unseen('the responses contradict each other', ...evidence)
  const missing = defaultAnswers['errors.precedence'].filter(kind => !order.includes(kind))
  const reasons = missing.map(kind => `${kind} (${untried[kind] ?? 'it looks like the others'})`)
  return { answer: order, evidence, note: `not observed, and left out: ${reasons.join(', ')}` }
}

/** A method belongs to a known path, and only a body that can be read is input. */
const byDefinition: readonly Pair[] = [
  ['path', 'method'],
  ['media-type', 'input'],
]

/** Reasons why the place of an error in the order was not observed. */
const untried: Partial<Record<Kind, string>> = {
  size: 'the suite does not send large bodies this often',
  accept: 'requests succeed with any Accept header',
}

/**
 * Returns the order of two mistakes if the response to a request with both looks like exactly one of them.
 */
function orderIn({ kinds, exchange }: Clash, alone: Mistakes['alone']): Pair[] {
  const [one, other] = kinds
  const isLike = (kind: Mistake) => hasSameStatus(alone[kind], exchange)
  if (isLike(one) === isLike(other)) return []
  return isLike(one) ? [[one, other]] : [[other, one]]
}

function hasSameStatus(one: Exchange, other: Exchange): boolean {
  return one.answer.status === other.answer.status
}

/**
 * Returns the errors whose order was observed. Follows the register's order wherever the observations allow
 * it. Undefined if the responses contradict each other.
 */
function inOrder(pairs: readonly Pair[]): Kind[] | undefined {
  const placed = new Set(pairs.flat())
  const rest = defaultAnswers['errors.precedence'].filter(kind => placed.has(kind))
  const order: Kind[] = []
  const isNext = (kind: Kind) => pairs.every(([first, second]) => second !== kind || order.includes(first))
  while (rest.length > 0) {
    const next = rest.find(isNext)
    if (next === undefined) return undefined
    order.push(next)
    rest.splice(rest.indexOf(next), 1)
  }
  return order
}
