import type { Answers } from '../generated/answers.ts'
import { tries } from '../generated/tries.ts'
import type { PlainResponse } from './plain.ts'

/** The open question that decides whether a request is refused, and an answer under which it is not. */
export interface Remedy {
  question: keyof Answers
  /**
   * If it is an object, it names only the members that change, unless the question has exceptions by name.
   */
  answer: unknown
}

/** Returns the remedy of a question whose answer to try is in the register. */
export function remedyOf(question: keyof typeof tries): Remedy {
  return { question, answer: tries[question] }
}

/** Returns the remedy of a question that may have an answer of its own for a name. The other answers stay. */
export function remedyFor<Id extends keyof typeof tries>(
  question: Id,
  name: string,
  answers: Answers,
  answer: unknown = tries[question],
): Remedy {
  const current = answers[question]
  return typeof current === 'object'
    ? { question, answer: { ...current, [name]: answer } }
    : { question, answer }
}

/**
 * Returns a refusal with the question that decides it, for logs.
 * @param text why the request was refused, if different from the message of the response
 */
export function refusalWith(
  remedy: Remedy | undefined,
  response: PlainResponse,
  text = response.reason?.text ?? '',
): PlainResponse {
  return { ...response, reason: { text, ...remedy } }
}
