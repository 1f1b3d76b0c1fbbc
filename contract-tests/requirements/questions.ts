import { defaultAnswers, type StatedAnswers } from '../../src/generated/answers.ts'
import type { QuestionId } from './requirement.ts'

/** Whether a text is the id of a question of the register. */
export function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(defaultAnswers, id)
}

/** Returns the questions that have an answer, in the order of the answers. */
export function questionsIn(answers: StatedAnswers): QuestionId[] {
  return Object.keys(answers).filter(isQuestion)
}
