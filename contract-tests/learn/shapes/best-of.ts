import { answersOf } from '../../../src/dialect/dialect.ts'
import type { Answers, StatedAnswers } from '../../../src/generated/answers.ts'
import { isQuestion } from '../../requirements/questions.ts'
import type { Fitted } from './fitted.ts'

/** The answers to try, by question. */
export type TriedShapes = Partial<{ [Id in keyof Answers]: readonly Answers[Id][] }>

/**
 * The questions whose answers show in records, with the answers to try. An answer under which the shapes
 * explain more overrides what the suite observed: the suite looks at one place of a record, and that place
 * may be wrong.
 */
export const shownInRecords: TriedShapes = {
  'links.target-type.unsent': ['unchanged', 'by-list'],
  'links.targeting.inactive': ['kept', 'dropped', 'all-dropped'],
  'links.password.meaning': ['separate', 'same'],
  'links.status.precedence': ['disabled', 'expired'],
}

/** Two questions about the same part of a record: a wrong answer to one hides the right answer to the other. */
const together = ['links.target-type.unsent', 'links.targeting.inactive'] as const

interface BestOptions {
  /** The answers to try. @default those that show in records */
  tried?: TriedShapes
  /**
   * Whether shapes that explain as much are better if they are simpler. With few records, conditions on other
   * fields explain by chance what a wrong answer hides.
   * @default false
   */
  bySize?: boolean
}

/**
 * Returns the shapes that leave the fewest places unexplained, with the tried answers that led to them.
 * @param explain may stop as soon as `tooMany` places of records are unexplained
 */
export async function bestOf(
  base: StatedAnswers,
  explain: (speaks: StatedAnswers, tooMany?: number) => Promise<Fitted>,
  { tried = shownInRecords, bySize = false }: BestOptions = {},
): Promise<{ best: Fitted; answers: StatedAnswers }> {
  let best = await explain(base)
  let found: StatedAnswers = {}
  const known = answersOf({ name: '', answers: base })
  const isKnown = ([id, answer]: [string, unknown]) => isQuestion(id) && known[id] === answer
  const each = Object.keys(tried)
    .filter(isQuestion)
    .flatMap(id => (tried[id] ?? []).map((answer): StatedAnswers => ({ [id]: answer })))
  const [first, second] = together
  const areObserved = together.every(id => base[id] !== undefined)
  const both = (areObserved ? [] : (tried[first] ?? [])).flatMap(one =>
    (tried[second] ?? []).map((other): StatedAnswers => ({ [first]: one, [second]: other })),
  )
  for (const answers of [...each, ...both]) {
    if (Object.entries(answers).some(isKnown)) continue
    const most = openIn(best).length
    if (most === 0 && !bySize) break
    const own = { ...found, ...answers }
    const other = await explain({ ...base, ...own }, most + 1)
    // A fit with more unexplained places may have been stopped early.
    if (openIn(other).length > most) continue
    const more = hiddenIn(other, best) - hiddenIn(best, other)
    if (more > 0 || (more === 0 && !(bySize && sizeOf(other) < sizeOf(best)))) continue
    best = other
    found = own
  }
  return { best, answers: found }
}

/** Returns the unexplained places of records. No other part of a response shows the tried answers. */
function openIn({ unexplained }: Fitted): string[] {
  const inRecord = /^(link|pixel)(\.|$)|^(links|pixels)\.\w+\.record(\.|$)/
  return unexplained.map(({ path }) => path).filter(path => inRecord.test(path))
}

/**
 * Counts the unexplained places of records. One that contains places which another fit does not explain counts for
 * all of them and for itself: it also hides what the other fit explains around them.
 */
function hiddenIn(fit: Fitted, other: Fitted): number {
  const inside = (path: string) => openIn(other).filter(place => place.startsWith(`${path}.`))
  return openIn(fit).reduce((sum, path) => sum + 1 + inside(path).length, 0)
}

/** Returns the size of the shapes of records, as the length of their JSON. */
function sizeOf({ shapes: { link, pixel, links = {}, pixels = {} } }: Fitted): number {
  const others = [links, pixels].flatMap(kinds => Object.values(kinds).map(({ record }) => record))
  return JSON.stringify([link, pixel, ...others]).length
}
