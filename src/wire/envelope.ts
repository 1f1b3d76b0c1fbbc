import { parsePointer, writeSteps } from '../dialect/pointer.ts'
import { fillTemplate } from '../dialect/template.ts'
import type { Answers } from '../generated/answers.ts'

// Stands for the records while their envelope is written as text. A NUL cannot occur in it otherwise: JSON escapes it
// in every string, and page addresses carry it percent-encoded.
const hole = '\u0000'
const holeText = JSON.stringify(hole)

/** The text before and after what an envelope holds, which is JSON text already. */
export type Envelope = readonly [before: string, after: string]

/** The envelope of one record, by status (questions `record.root`, `record.status-member`). */
export function recordEnvelopes(answers: Answers): (status: number) => Envelope {
  const root = parsePointer(answers['record.root'])
  const made = new Map<number, Envelope>()
  return status => {
    let envelope = made.get(status)
    if (envelope === undefined) {
      envelope = around(writeSteps({}, root, hole), answers, status)
      made.set(status, envelope)
    }
    return envelope
  }
}

/** A fact that a list tells beside its records, and the steps to its place in the body. */
export type BodyFact = readonly [steps: readonly string[], value: unknown]

/** The envelope of a list (questions `list.items`, `record.status-member`). A bare list tells its facts elsewhere. */
export function listEnvelope(answers: Answers, status: number, facts: readonly BodyFact[]): Envelope {
  const root = parsePointer(answers['list.items'])
  if (root.length === 0) return ['', '']
  const body = {}
  writeSteps(body, root, hole)
  for (const [steps, value] of facts) writeSteps(body, steps, value)
  return around(body, answers, status)
}

function around(body: unknown, answers: Answers, status: number): Envelope {
  if (body === hole) return ['', '']
  // An answer that is the record itself has no place for anything beside it.
  const beside = fillTemplate(answers['record.status-member'], { status }) as Record<string, unknown>
  const text = JSON.stringify(Object.assign(body as object, beside))
  const at = text.indexOf(holeText)
  return [text.slice(0, at), text.slice(at + holeText.length)]
}
