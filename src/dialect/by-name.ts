/** Either one answer for every name, or a default answer with exceptions by name. */
export type ByName<Answer> =
  | Answer
  | { readonly default: Answer; readonly [name: string]: Answer | undefined }

/** Returns the answer for a name. */
export function answerFor<Answer extends string | number>(answer: ByName<Answer>, name: string): Answer {
  if (typeof answer !== 'object') return answer
  return answer[name] ?? answer.default
}
