import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import { nodesOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Form } from '../../writes/account.ts'
import type { Observation } from '../requirement.ts'
import { observed, refusalStatus, unseen } from './observe.ts'

/**
 * Observes whether a pixel that lacks a field and also has an unknown type is refused with both errors, or
 * only for the missing field. Tries it with a missing field before the type and with one after it, because a
 * service may report only the first mistake.
 */
export async function observeMissing(context: Context): Promise<Observation<Answers['errors.missing']>> {
  const refused = async (sent: readonly ('name' | 'value')[], type: string): Promise<Exchange> => {
    const marker = context.account.marker()
    const form: Form = [...sent.map(name => [name, marker] as const), ['type', type]]
    const { exchange } = await context.account.attempt('pixels', { form }, marker)
    return exchange
  }
  const malformed = await refused(['name', 'value'], 'no-such-type')
  const evidence = [malformed]
  const sightings: { status: number; isAlone: boolean }[] = []
  for (const name of ['name', 'value'] as const) {
    const missing = await refused([name], 'bing')
    const status = refusalStatus(missing)
    if (status === undefined) continue
    const both = await refused([name], 'no-such-type')
    evidence.push(missing, both)
    const isAlone = isSaid(missing, malformed, both) && !isSaid(malformed, missing, both)
    sightings.push({ status, isAlone: refusalStatus(both) === status && isAlone })
  }
  const [first, second] = sightings
  if (first === undefined || refusalStatus(malformed) === undefined)
    return unseen('a pixel that lacks a field or has an unknown type is not refused', ...evidence)
  if (second !== undefined && second.status !== first.status)
    return unseen('pixels that lack different fields are refused with different statuses', ...evidence)
  // If only one of the fields is required, the response may name it merely because it is the first mistake.
  // Then only a different status shows a refusal of its own.
  const isApart = second === undefined ? first.status !== refusalStatus(malformed) : second.isAlone
  return observed(first.isAlone && isApart ? first.status : 'together', ...evidence)
}

/** Whether a response contains a text that one refusal contains and the other does not. */
function isSaid(refusal: Exchange, other: Exchange, response: Exchange): boolean {
  const [own, others, said] = [wordsIn(refusal), wordsIn(other), wordsIn(response)]
  return [...own].some(word => !others.has(word) && said.has(word))
}

/**
 * Returns the names of members and the texts in a response, except numbers and other texts without three
 * letters in a row.
 */
function wordsIn({ answer }: Exchange): Set<string> {
  const nodes = nodesOf(answer.json ?? answer.text)
  const texts = nodes.flatMap(({ pointer, value }) => [pointer.split('/').at(-1), value])
  return new Set(texts.filter((text): text is string => typeof text === 'string' && /[a-z]{3}/i.test(text)))
}
