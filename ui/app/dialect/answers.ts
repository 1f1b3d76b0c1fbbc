import type { DialectFacts } from '../../../src/client/index.ts'
import { answerText } from '../../../src/mock/answer-text.ts'

export type Answer = DialectFacts['answers'][number]

/** Which answers are listed. */
export interface AnswerFilter {
  text: string
  origin: 'all' | 'assumed' | 'stated'
}

/** The answers to the questions of one topic. */
export interface Topic {
  name: string
  answers: Answer[]
}

const titles: Readonly<Record<string, string>> = {
  auth: 'Authentication',
  errors: 'Errors',
  http: 'HTTP',
  ids: 'Identifiers',
  input: 'Input',
  limits: 'Limits',
  links: 'Links',
  list: 'Lists',
  pixels: 'Pixels',
  references: 'References',
  search: 'Search',
  sort: 'Sorting',
  update: 'Updates',
}

/** Returns the answers that match, by topic. All words of the text must occur. */
export function topicsOf(answers: readonly Answer[], filter: AnswerFilter): Topic[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  const topics = new Map<string, Answer[]>()
  for (const answer of answers) {
    if (filter.origin !== 'all' && answer.isAssumed !== (filter.origin === 'assumed')) continue
    const searched =
      `${answer.question} ${answer.text} ${answerText(answer.answer)} ${answer.section}`.toLowerCase()
    if (!words.every(word => searched.includes(word))) continue
    const name = answer.question.split('.', 1)[0] ?? ''
    topics.set(name, [...(topics.get(name) ?? []), answer])
  }
  return [...topics].map(([name, found]) => ({ name: titles[name] ?? name, answers: found }))
}
