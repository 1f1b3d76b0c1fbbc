import { isJsonObject, leavesOf, textOf, wordsOf } from '../../core/match.ts'
import type { ResponsePair } from '../shapes/pairs.ts'

/**
 * Removes the refusals of invalid input in which the service names different fields from the mirror, such as
 * two of three invalid fields. If all refusals of invalid input are like that, removes none.
 */
export function sameMistakes(pairs: readonly ResponsePair[]): ResponsePair[] {
  const isOther = (pair: ResponsePair) => pair.case === 'invalid' && !namesSame(pair)
  const invalid = pairs.filter(pair => pair.case === 'invalid')
  return invalid.every(isOther) ? [...pairs] : pairs.filter(pair => !isOther(pair))
}

/**
 * Whether a response names every field that the mirror finds invalid, or only the first. If it names one of
 * them with its index or key, it must name each of them in the same way.
 */
function namesSame({ values, exchange }: ResponsePair): boolean {
  const text = leavesOf(exchange.answer.json)
    .flatMap(({ pointer, value }) => [pointer, textOf(value) ?? ''])
    .map(wordsOf)
    .join(' ')
  const fields = [values.fields ?? []]
    .flat()
    .filter(isJsonObject)
    .map(({ field, field_root }) => ({
      whole: wordsOf(String(field)),
      root: wordsOf(String(field_root)),
    }))
  const isExact = fields.some(({ whole, root }) => whole !== root && text.includes(whole))
  const named = fields.filter(({ whole, root }) => text.includes(isExact ? whole : root))
  // Some services name only the first invalid field.
  return named.length === fields.length || (named.length === 1 && named[0] === fields[0])
}

/**
 * Treats conflicts as invalid input if both have the same status. A recording has few examples of each, so
 * their shape is learned from both.
 */
export function withConflicts(pairs: readonly ResponsePair[]): ResponsePair[] {
  const invalid = pairs.find(pair => pair.case === 'invalid')?.exchange.answer.status
  return pairs.flatMap(pair =>
    pair.case === 'conflict' && pair.exchange.answer.status === invalid
      ? [{ ...pair, case: 'invalid' }]
      : [pair],
  )
}
