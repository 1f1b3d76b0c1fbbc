/** One answer for everything that a question is about, or one by default with exceptions by name. */
export type ByName<Answer> =
  | Answer
  | { readonly default: Answer; readonly [name: string]: Answer | undefined }

/** The answer for a name. */
export function answerFor<Answer extends string | number>(answer: ByName<Answer>, name: string): Answer {
  if (typeof answer !== 'object') return answer
  return answer[name] ?? answer.default
}
