import { leavesOf, textOf, wordsOf } from '../../core/match.ts'
import type { Pair } from '../shapes/pairs.ts'

/**
 * Without the refusals of mistakes that the service does not see as the mirror does: of three wrong fields, it may name
 * two. Nothing is left out where all are such.
 */
export function sameMistakes(pairs: readonly Pair[]): Pair[] {
  const isOther = (pair: Pair) => pair.case === 'invalid' && !namesSame(pair)
  const invalid = pairs.filter(pair => pair.case === 'invalid')
  return invalid.every(isOther) ? [...pairs] : pairs.filter(pair => !isOther(pair))
}

/** Whether a response names each field that the mirror finds wrong, and as exactly as it names any. */
function namesSame({ values, exchange }: Pair): boolean {
  const text = leavesOf(exchange.answer.json)
    .flatMap(({ pointer, value }) => [pointer, textOf(value) ?? ''])
    .map(wordsOf)
    .join(' ')
  const fields = ((values.fields ?? []) as Record<string, unknown>[]).map(({ field, field_root }) => ({
    whole: wordsOf(String(field)),
    root: wordsOf(String(field_root)),
  }))
  const isExact = fields.some(({ whole, root }) => whole !== root && text.includes(whole))
  const named = fields.filter(({ whole, root }) => text.includes(isExact ? whole : root))
  // Some services name the first mistake alone.
  return named.length === fields.length || (named.length === 1 && named[0] === fields[0])
}

/**
 * Conflicts beside other mistakes in what was sent, where both have one status: a recording has few of each, and what
 * the two have in common is then learned from both.
 */
export function withConflicts(pairs: readonly Pair[]): Pair[] {
  const invalid = pairs.find(pair => pair.case === 'invalid')?.exchange.answer.status
  return pairs.flatMap(pair =>
    pair.case === 'conflict' && pair.exchange.answer.status === invalid
      ? [{ ...pair, case: 'invalid' }]
      : [pair],
  )
}
