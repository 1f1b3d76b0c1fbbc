import type { Answers } from '../../../src/generated/answers.ts'
import type { Speaker, SpeakOptions, Spoken } from '../../support/speak.ts'

/** One test of a question: requests to a mock, and the expected result under each answer. */
export interface Case<Answer> {
  /** Sends requests that show the answer, and returns the parts of the responses that depend on it. */
  ask(server: Speaker): Promise<unknown>
  /** Each answer with the expected result, the default answer first. */
  gives: readonly (readonly [answer: Answer, seen: unknown])[]
  /** Answers to other questions during this test. */
  under?: Partial<Answers>
  options?: SpeakOptions
}

/** Cases by question id. The first case of a question has all answers of the register. */
export type Cases = { [Id in keyof Answers]?: readonly Case<Answers[Id]>[] }

/** Status and body of a response, and the named headers. */
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

/** The value at a path of JSON members: `at(response.body, 'data', 'url')`. Throws if a member is missing. */
export function at(value: unknown, ...steps: string[]): unknown {
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !(step in value)) {
      throw new Error(`Failed to find ${steps.join('/')} in ${JSON.stringify(value)}`)
    }
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/** Some members of the record in a response with the default envelope. */
export function members({ body }: Spoken, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, at(body, 'data', name)]))
}

/** Sends a write of a link: some members of the link, or status and body of the refusal. */
export const written =
  (...names: string[]) =>
  async (sent: Promise<Spoken>): Promise<unknown> => {
    const response = await sent
    return response.status === 200 ? members(response, ...names) : seenOf(response)
  }

/** Creates a link from each form: some members of each link, or status and body of the refusal. */
export async function create(server: Speaker, names: string[], ...forms: string[]): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const form of forms) seen.push(await written(...names)(server.post('/links', form)))
  return seen
}

/** One member of each record of a list in the default envelope. */
export function each({ body }: Spoken, name: string): unknown[] {
  return (at(body, 'data') as unknown[]).map(record => at(record, name))
}

/** An object without some members, and with other members instead. */
export function replaced(record: object, without: readonly string[], by: object = {}): object {
  const others = Object.entries(record).filter(([name]) => !without.includes(name))
  return { ...Object.fromEntries(others), ...by }
}
