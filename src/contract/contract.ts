import { answersOf, type Dialect } from '../dialect/dialect.ts'
import type { Answers } from '../generated/answers.ts'
import { validationStatuses } from './composed.ts'
import { type Answer, type OpenApiDocument, prune, writtenContract } from './document.ts'
import { writeErrorSchemas } from './errors.ts'
import { writeAnswerExamples, writeIdExamples } from './examples.ts'
import { writeInput, writePatch } from './input.ts'
import { sayIntroduction } from './introduction-prose.ts'
import { sayPages, writeList } from './lists.ts'
import { sayOperations } from './operation-prose.ts'
import { writeRateHeaders } from './rates.ts'
import { writeRecords } from './records.ts'
import { writeRequestExamples } from './request-examples.ts'
import { refusingResponses, writeMalformed } from './responses.ts'
import { writeSharedSchemas } from './rules.ts'
import { writeSuccess } from './success.ts'

/**
 * The OpenAPI document as a server of a dialect speaks it. It is made from the written contract (spec/openapi.yaml),
 * whose statements keep the marks of what they rest on; for the default dialect it is that contract.
 */
export function contractIn(dialect: Dialect): OpenApiDocument {
  const document = writtenContract()
  const answers = answersOf(dialect)
  writeSharedSchemas(document, answers)
  writeInput(document, answers)
  writeRequestExamples(document, answers)
  writeIdExamples(document, answers)
  sayPages(document, answers)
  sayIntroduction(document, answers, dialect)
  sayOperations(document, answers)
  writeRecords(document, answers)
  writeErrors(document, answers)
  for (const kind of ['links', 'pixels'] as const) {
    writeSuccess(document, answers, kind)
    writeList(document, answers, kind)
    writeAnswerExamples(document, answers, kind)
  }
  writeRateHeaders(document, answers)
  writePatch(document, answers)
  prune(document)
  return document
}

function writeErrors(document: OpenApiDocument, answers: Answers): void {
  const told = new Set<string>()
  for (const kind of ['links', 'pixels'] as const) {
    const list = document.paths[`/${kind}`]!
    const item = document.paths[`/${kind}/{id}`]!
    const operations = {
      list: list.get!,
      create: list.post!,
      get: item.get!,
      update: item.put!,
      delete: item.delete!,
    }
    for (const verb of ['list', 'create', 'get', 'update', 'delete'] as const) {
      const { 200: success } = operations[verb].responses as Record<number, Answer>
      operations[verb].responses = {
        200: success!,
        ...refusingResponses(document, answers, kind, verb, told),
      }
    }
  }
  writeMalformed(document, answers)
  writeErrorSchemas(document, answers, validationStatuses(answers))
}
