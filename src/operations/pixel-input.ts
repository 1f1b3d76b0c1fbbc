import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { createPixel, updatePixel } from '../generated/inputs.js'
import { operations } from '../generated/operations.ts'
import type { Pixel } from '../store/entities.ts'
import type { PlainRequest } from '../wire/plain.ts'
import { documentedIssues } from './documented.ts'
import { isEmptyField, missingIssue, readForm, unknownIssues } from './input.ts'
import { emptyUpdate, type InputReading } from './reading.ts'

const fields = ['name', 'type', 'value'] as const

/** Reads a request's input for a new pixel, or for an update of the current one (section 2.2). */
export function readPixel(
  request: PlainRequest,
  { answers }: { answers: Answers },
  current?: Pixel,
): InputReading<Pixel> {
  const operation = current === undefined ? operations.createPixel : operations.updatePixel
  const required = answers['pixels.create.required']
  const form = readForm(request, operation.fields, answers, required, 'pixels')
  if (current !== undefined && isEmptyField(form)) return emptyUpdate(answers, required)
  const { input, issues, unknown } = form
  issues.push(...unknownIssues(unknown, answers))
  issues.push(...documentedIssues(current === undefined ? createPixel : updatePixel, input))

  const complete = current === undefined || answerFor(answers['update.partial'], 'default') === 'replaces'
  const context = { of: 'pixels', isUpdate: current !== undefined, request, answers } as const
  for (const name of required) {
    if (input.get(name) === null || (complete && !input.has(name)))
      issues.push(missingIssue(name, input, context))
  }
  if (issues.length > 0) return { issues }
  const changes: Partial<Pixel> = {}
  for (const name of fields) {
    if (input.has(name) || complete) changes[name] = (input.get(name) ?? null) as string | null
  }
  return { changes }
}
