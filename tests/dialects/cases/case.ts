import type { Answers } from '../../../src/generated/answers.ts'
import type { Speaker, SpeakOptions, Spoken } from '../../support/speak.ts'

/** How one question is shown: what is asked of a mock, and what is seen with each answer. */
export interface Case<Answer> {
  /** Sends what shows the answer, and tells all that came of it. */
  ask(server: Speaker): Promise<unknown>
  /** Each answer with what is seen then, the default answer first. */
  gives: readonly (readonly [answer: Answer, seen: unknown])[]
  /** Answers to other questions, under which this one is asked. */
  under?: Partial<Answers>
  options?: SpeakOptions
}

/** Cases by question id; the first has all answers of the register, further ones show more of some. */
export type Cases = { [Id in keyof Answers]?: readonly Case<Answers[Id]>[] }

/** Status and body of an answer, and the headers that are asked for. */
export function seenOf({ status, headers, body }: Spoken, ...names: string[]) {
  if (names.length === 0) return { status, body }
  return { status, body, headers: Object.fromEntries(names.map(name => [name, headers[name] ?? null])) }
}

/** An error as the default dialect writes it. */
export function refused(status: number, message: string) {
  return { status, body: { message, status } }
}

/** An error of fields, each with one message, as the default dialect writes it. */
export function refusedFields(status: number, messages: Record<string, string>) {
  const [first, ...more] = Object.values(messages)
  const rest = more.length === 0 ? '' : ` (and ${more.length} more error${more.length === 1 ? '' : 's'})`
  const errors = Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [message]]))
  return { status, body: { message: first + rest, errors, status } }
}

/** The value that JSON steps lead to: `at(answer.body, 'data', 'url')`. Fails where there is none. */
export function at(value: unknown, ...steps: string[]): unknown {
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !(step in value)) {
      throw new Error(`Failed to find ${steps.join('/')} in ${JSON.stringify(value)}`)
    }
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/** Some members of the record in an answer of the default envelope. */
export function members({ body }: Spoken, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, at(body, 'data', name)]))
}

/** One member of each record of a list in the default envelope. */
export function each({ body }: Spoken, name: string): unknown[] {
  return (at(body, 'data') as unknown[]).map(record => at(record, name))
}

/** An object without some members, and with others in their place. */
export function replaced(record: object, without: readonly string[], by: object = {}): object {
  const kept = Object.entries(record).filter(([name]) => !without.includes(name))
  return { ...Object.fromEntries(kept), ...by }
}
