import type { Reason } from '../wire/plain.ts'

/** Words that YAML reads as something else than a text. */
const reserved = /^(true|false|null|yes|no|on|off|y|n|~)$/i

/** Writes an answer as YAML in one line: `{also: [json]}`. */
export function answerText(answer: unknown): string {
  if (Array.isArray(answer)) return `[${answer.map(answerText).join(', ')}]`
  if (typeof answer === 'object' && answer !== null)
    return `{${Object.entries(answer)
      .map(([name, value]) => `${answerText(name)}: ${answerText(value)}`)
      .join(', ')}}`
  const isPlain = typeof answer === 'string' && /^[a-z][\w.-]*$/i.test(answer) && !reserved.test(answer)
  return isPlain ? answer : JSON.stringify(answer)
}

/** Returns the answer to try after a refusal, as a setting: `input.content-type={also: [json]}`. */
export function settingOf({ question, answer }: Reason): string | undefined {
  return question === undefined ? undefined : `${question}=${answerText(answer)}`
}
