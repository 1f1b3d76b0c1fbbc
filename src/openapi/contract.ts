import type { Dialect } from '../dialect/dialect.ts'
import { validationStatuses } from './composed.ts'
import {
  type DocumentedOperation,
  type OpenApiDocument,
  prune,
  type ResponseObject,
  writtenContract,
} from './document.ts'
import { writeErrorSchemas } from './errors.ts'
import { writeIdExamples, writeResponseExamples } from './examples.ts'
import { addInBody } from './in-body.ts'
import { writeInput, writePatch } from './input.ts'
import { describeIntroduction } from './introduction-prose.ts'
import { recordKinds } from './kinds.ts'
import { describePages, writeList } from './lists.ts'
import { describeOperations } from './operation-prose.ts'
import { operationsOf, response } from './parts.ts'
import { writeRateHeaders } from './rates.ts'
import { writeRecords } from './records.ts'
import { writeRequestExamples } from './request-examples.ts'
import { refusingResponses, writeMalformed } from './responses.ts'
import { writeSharedSchemas } from './rules.ts'
import { type Speech, speechOf } from './speech.ts'
import { writeSuccess } from './success.ts'

/**
 * Returns the OpenAPI document of a dialect. It is derived from the written contract (spec/openapi.yaml):
 * `x-source` and `x-assumed` still name the section or the questions that each statement depends on. For the
 * default dialect the document is the written contract itself.
 */
export function contractIn(dialect: Dialect): OpenApiDocument {
  const document = writtenContract()
  const speech = speechOf(dialect)
  const { answers } = speech
  writeSharedSchemas(document, speech)
  writeInput(document, answers)
  writeRequestExamples(document, speech)
  writeIdExamples(document, speech)
  describePages(document, answers)
  describeIntroduction(document, speech)
  describeOperations(document, answers)
  writeRecords(document, speech)
  const inBody = writeErrors(document, speech)
  for (const kind of recordKinds) {
    writeSuccess(document, speech, kind)
    writeList(document, speech, kind)
    writeResponseExamples(document, speech, kind)
  }
  for (const [operation, refusal] of inBody) addInBody(document, operation, refusal)
  writeRateHeaders(document, answers)
  writePatch(document, answers)
  prune(document)
  return document
}

/**
 * Writes the error responses and their schemas. Returns the errors that have the status 200, by operation.
 */
function writeErrors(document: OpenApiDocument, speech: Speech): Map<DocumentedOperation, ResponseObject> {
  const inBody = new Map<DocumentedOperation, ResponseObject>()
  const themes = new Set<string>()
  for (const kind of recordKinds) {
    const operations = operationsOf(document, kind)
    for (const verb of ['list', 'create', 'get', 'update', 'delete'] as const) {
      const success = response(operations[verb], 200)
      const { 200: alike, ...refusing } = refusingResponses(document, speech, kind, verb, themes)
      if (alike !== undefined) inBody.set(operations[verb], alike)
      operations[verb].responses = { 200: success, ...refusing }
    }
  }
  writeMalformed(document, speech)
  writeErrorSchemas(document, speech, validationStatuses(speech.answers), inBody.size > 0)
  return inBody
}
