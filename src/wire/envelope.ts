import { parsePointer, writeSteps } from '../dialect/pointer.ts'
import { fillTemplate } from '../dialect/template.ts'
import type { Answers } from '../generated/answers.ts'

// Stands for the records while their envelope is written as text. A NUL cannot occur in it otherwise: JSON escapes it
// in every string, and page addresses carry it percent-encoded.
const hole = '\u0000'
const holeText = JSON.stringify(hole)

/** Puts around a record or a list, which is JSON text already, what an answer carries beside it. */
export type Envelope = (text: string) => string

type Members = Record<string, unknown>

/** The envelope of one record, by status (questions `record.root`, `record.status-member`). */
export function recordEnvelopes(answers: Answers): (status: number) => Envelope {
  const root = parsePointer(answers['record.root'])
  const made = new Map<number, Envelope>()
  return status => {
    let envelope = made.get(status)
    if (envelope === undefined) {
      const beside = besideMembers(answers, status)
      envelope = root.length === 0 ? amidMembers(beside) : around(writeSteps({}, root, hole), beside)
      made.set(status, envelope)
    }
    return envelope
  }
}

/** A fact that a list tells beside its records, and the steps to its place in the body. */
export type BodyFact = readonly [steps: readonly string[], value: unknown]

/** The envelope of a list (questions `list.items`, `record.status-member`). A bare list has no place for anything else. */
export function listEnvelope(answers: Answers, status: number, facts: readonly BodyFact[]): Envelope {
  const root = parsePointer(answers['list.items'])
  if (root.length === 0) return text => text
  const body = {}
  writeSteps(body, root, hole)
  for (const [steps, value] of facts) writeSteps(body, steps, value)
  return around(body, besideMembers(answers, status))
}

function besideMembers(answers: Answers, status: number): Members {
  return fillTemplate(answers['record.status-member'], { status }) as Members
}

function around(body: unknown, beside: Members): Envelope {
  const whole = JSON.stringify(addMissing(body as Members, beside))
  const at = whole.indexOf(holeText)
  const before = whole.slice(0, at)
  const after = whole.slice(at + holeText.length)
  return text => before + text + after
}

/** A record that is the whole body has the members beside it among its own, which come first. */
function amidMembers(beside: Members): Envelope {
  if (Object.keys(beside).length === 0) return text => text
  return text => JSON.stringify(addMissing(JSON.parse(text) as Members, beside))
}

/** Adds members, and members of members, where there are none. */
function addMissing(target: Members, extra: Members): Members {
  for (const [name, value] of Object.entries(extra)) {
    if (!Object.hasOwn(target, name)) Object.defineProperty(target, name, { value, enumerable: true })
    else if (isObject(target[name]) && isObject(value)) addMissing(target[name], value)
  }
  return target
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
