import pLimit from 'p-limit'
import type { Requirement } from '../requirements/requirement.ts'
import type { Result } from './result.ts'
import type { Session } from './session.ts'

/** What becomes of the results of requirements that are judged several at once. */
export interface Lanes {
  /** Maximum number of requirements that are judged at once. */
  concurrency: number
  /** Whether a result needs no second look. */
  isCertain(result: Result): boolean
  /** Called with the final result of each requirement. */
  add(result: Result): void
}

/**
 * Judges requirements, several at once where they do not disturb one another. Requirements of one subject, such
 * as `links.update`, may change the same record, so they are judged one after the other. What is not certain is
 * judged again at the end, alone, and only that result counts. So nothing fails because of the run's own
 * writes. Throws Interrupted, once no requirement is being judged any more.
 */
export async function judgeAll(
  session: Session,
  requirements: readonly Requirement[],
  { concurrency, isCertain, add }: Lanes,
): Promise<void> {
  const alone = new Set(requirements.filter(one => concurrency === 1 || one.alone === true))
  const limit = pLimit(concurrency)
  const lanes = lanesOf(requirements.filter(one => !alone.has(one))).map(lane =>
    limit(async () => {
      for (const requirement of lane) {
        const result = await session.judge(requirement)
        if (isCertain(result) && !session.lacksRoom(requirement)) add(result)
        else alone.add(requirement)
      }
    }),
  )
  const ends = await Promise.allSettled(lanes)
  if (session.ended !== undefined) throw session.ended
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  session.forget([...alone])
  const later = new Map<string, Requirement>()
  for (const requirement of requirements) {
    if (!alone.has(requirement)) continue
    const result = await session.judge(requirement)
    const { id, after = [] } = requirement
    const needsLater = result.verdict === 'skipped' && after.some(first => later.has(first))
    if (session.lacksRoom(requirement) || needsLater) later.set(id, requirement)
    else add(result)
  }
  await judgeWithRoom(session, [...later.values()], add)
}

/**
 * Judges requirements again for which the account had no room. Whenever it is full once more, deletes the records of the
 * run before the requirement is judged a last time. If some cannot be deleted, no more are made room for.
 */
async function judgeWithRoom(
  session: Session,
  requirements: readonly Requirement[],
  add: (result: Result) => void,
): Promise<void> {
  let isEmpty = requirements.length > 0 && (await session.makeRoom())
  if (isEmpty) session.forget(requirements)
  for (const requirement of requirements) {
    let result = await session.judge(requirement)
    if (isEmpty && session.lacksRoom(requirement)) {
      isEmpty = await session.makeRoom()
      session.forget([requirement])
      result = await session.judge(requirement)
    }
    add(result)
  }
}

/**
 * Returns the requirements of each subject, the subjects with the most requirements first. Each requirement about
 * lists is a subject of its own, because it changes no record that another one reads.
 */
function lanesOf(requirements: readonly Requirement[]): Requirement[][] {
  const lanes = new Map<string, Requirement[]>()
  for (const requirement of requirements) {
    const [resource, operation] = requirement.id.split('.')
    const subject = operation === 'list' ? requirement.id : `${resource}.${operation}`
    lanes.set(subject, [...(lanes.get(subject) ?? []), requirement])
  }
  return [...lanes.values()].sort((a, b) => b.length - a.length)
}
