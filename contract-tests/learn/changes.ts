import { isDeepStrictEqual } from 'node:util'
import { contradictions } from '../../src/dialect/check.ts'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { completed } from '../../src/dialect/parts.ts'
import { isObject } from '../../src/dialect/shapes/json.ts'
import { inParts, type StatedAnswers } from '../../src/generated/answers.ts'
import { questionsIn } from '../requirements/questions.ts'
import type { QuestionId } from '../requirements/requirement.ts'

/** One difference between an older and a newer dialect. */
export interface DialectChange {
  /** A question, or a place in the shapes: `shapes.link.label`. */
  id: string
  /** Undefined if the older dialect does not state it. */
  before: unknown
  /** Undefined if the newer dialect does not state it. */
  after: unknown
}

/** Returns the differences between two dialects: answers in the order of the newer dialect, then shapes. */
export function changesBetween(older: Dialect, newer: Dialect): DialectChange[] {
  const ids = new Set([...questionsIn(newer.answers), ...questionsIn(older.answers)])
  const answers = [...ids]
    .map((id): DialectChange => ({ id, before: older.answers[id], after: newer.answers[id] }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
  return [...answers, ...shapeChanges('shapes', older.shapes, newer.shapes)]
}

/** Returns the outermost places at which two shapes differ. */
function shapeChanges(id: string, before: unknown, after: unknown): DialectChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!isPlain(before) || !isPlain(after)) return [{ id, before, after }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap(name => shapeChanges(`${id}.${name}`, before[name], after[name]))
}

/** Whether a shape is a plain object, not a construct such as `$list`. */
function isPlain(shape: unknown): shape is Record<string, unknown> {
  return isObject(shape) && !Object.keys(shape).some(name => name.startsWith('$') && !name.startsWith('$$'))
}

/**
 * Adds to a newer dialect the answers, parts of answers and shapes that only the older one states: an earlier
 * run observed them, or a person wrote them. An older answer that contradicts the newer dialect is not added.
 * @returns the dialect, and the questions whose whole answer comes from the older dialect
 */
export function withOlder(older: Dialect, newer: Dialect): { dialect: Dialect; fromOlder: QuestionId[] } {
  const missed = questionsIn(older.answers).filter(id => newer.answers[id] === undefined)
  const answers: StatedAnswers = { ...only(older.answers, missed), ...newer.answers }
  for (const id of inParts) {
    const [before, now] = [older.answers[id], newer.answers[id]]
    if (before !== undefined && now !== undefined) Object.assign(answers, { [id]: completed(before, now) })
  }
  deleteContradictions(answers, missed)
  const fromOlder = missed.filter(id => answers[id] !== undefined)
  const evidence = { ...only(older.evidence ?? {}, fromOlder), ...newer.evidence }
  const shapes = (newer.shapes ?? older.shapes) && { shapes: { ...older.shapes, ...newer.shapes } }
  return { dialect: { ...newer, ...shapes, answers, evidence }, fromOlder }
}

/**
 * Deletes answers to these questions until no deletion resolves another contradiction. A dialect file with
 * contradictions would be refused when it is read.
 */
function deleteContradictions(answers: StatedAnswers, ids: readonly QuestionId[]): void {
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
