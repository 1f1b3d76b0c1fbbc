import type { Answers } from '../../generated/answers.ts'
import type { OperationMetadata } from '../../generated/operations.ts'
import type { Resources } from '../../operations/resources.ts'
import type { IdCodec } from '../../wire/ids.ts'
import type { PlainRequest, PlainResponse } from '../../wire/plain.ts'

/** A request that was handled, for those who look for findings in it. */
export interface Looked {
  /** The request, with the fields of a JSON or multipart body if the dialect reads them. */
  request: PlainRequest
  response: PlainResponse
  answers: Answers
  /** Whether the dialect states its answer to a question, so that the answer is known of the service. */
  isStated(question: keyof Answers): boolean
  /** The ids of pixels. */
  ids: IdCodec
  /** The open account of the request, if there is one. */
  resources: Resources | undefined
}

/** A request that names an operation of the document. */
export interface LookedAt extends Looked {
  operation: OperationMetadata
  /** The id in the path, still percent-encoded. */
  id: string | undefined
  /** Whether the request was refused. */
  isRefused: boolean
}
