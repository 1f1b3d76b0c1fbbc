import type { Answers } from '../../../generated/answers.ts'
import type { Json } from '../json.ts'
import type { ErrorCase, ResponseShape, SuccessKind } from '../shapes.ts'
import { linkShape, pixelShape } from './records.ts'
import { successShapes } from './responses.ts'
import { errorTemplate } from './templates.ts'

/** The shapes that answers about form amount to: the one place where they are read. */
export interface AnswerShapes {
  link: Json
  pixel: Json
  ids: { links: Json; pixels: Json }
  links: Record<SuccessKind, ResponseShape>
  pixels: Record<SuccessKind, ResponseShape>
  errors: Partial<Record<ErrorCase, ResponseShape>>
}

export function shapesOfAnswers(answers: Answers): AnswerShapes {
  const id = { integer: '$number', digits: '{number}', string: '$opaque' }[answers['ids.type']]
  return {
    link: linkShape(answers),
    pixel: pixelShape(answers),
    ids: { links: id, pixels: id },
    links: successShapes(answers, 'links'),
    pixels: successShapes(answers, 'pixels'),
    errors: {
      error: { type: answers['errors.body'].type, body: errorTemplate(answers['errors.body'].body) },
      invalid: { body: errorTemplate(answers['errors.validation.body']) },
    },
  }
}
