import { isDeepStrictEqual } from 'node:util'
import { contradictions } from '../../src/dialect/check.ts'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { completed } from '../../src/dialect/parts.ts'
import { inParts, type StatedAnswers } from '../../src/generated/answers.ts'
import type { QuestionId } from '../requirement.ts'

/** One question that a newer dialect answers otherwise. */
export interface Change {
  id: QuestionId
  /** Undefined where the older dialect left the question out. */
  before: unknown
  /** Undefined where the newer one does. */
  after: unknown
}

/** What a newer dialect answers otherwise than an older one, in the order of the newer. */
export function changesBetween(older: Dialect, newer: Dialect): Change[] {
  const ids = new Set([...Object.keys(newer.answers), ...Object.keys(older.answers)]) as Set<QuestionId>
  return [...ids]
    .map(id => ({ id, before: older.answers[id], after: newer.answers[id] }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
}

/**
 * A newer dialect with the answers, and parts of answers, that only the older one has: seen before and not this time, or
 * written by a person who knows what no run can see. What contradicts the newer one is not kept.
 */
export function withKept(older: Dialect, newer: Dialect): { dialect: Dialect; kept: QuestionId[] } {
  const missed = (Object.keys(older.answers) as QuestionId[]).filter(id => newer.answers[id] === undefined)
  const answers: StatedAnswers = { ...only(older.answers, missed), ...newer.answers }
  for (const id of inParts) {
    const [before, now] = [older.answers[id], newer.answers[id]]
    if (before !== undefined && now !== undefined) Object.assign(answers, { [id]: completed(before, now) })
  }
  takeBack(answers, missed)
  const kept = missed.filter(id => answers[id] !== undefined)
  const evidence = { ...only(older.evidence ?? {}, kept), ...newer.evidence }
  const shapes = (newer.shapes ?? older.shapes) && { shapes: { ...older.shapes, ...newer.shapes } }
  return { dialect: { ...newer, ...shapes, answers, evidence }, kept }
}

/** Takes answers back, of those that may be, until none contradicts another: such a file would be refused when it is read. */
function takeBack(answers: StatedAnswers, ids: readonly QuestionId[]): void {
  for (;;) {
    const { length } = contradictions(answers)
    const wrong = ids.find(id => id in answers && contradictions(without(answers, id)).length < length)
    if (wrong === undefined) return
    delete answers[wrong]
  }
}

function without(answers: StatedAnswers, id: QuestionId): StatedAnswers {
  const { [id]: _, ...rest } = answers
  return rest
}

function only<Value extends object>(record: Value, names: readonly string[]): Partial<Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as Partial<Value>
}
