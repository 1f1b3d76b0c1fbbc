import type { Answers } from '../generated/answers.ts'
import type { Sandbox } from '../model/sandbox.ts'
import { type Envelope, recordEnvelopes } from '../wire/envelope.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import { type IdCodec, idCodec } from '../wire/ids.ts'
import { PageMemory } from './page-memory.ts'
import { linkResource, pixelResource, type Resource } from './resource.ts'

/** A sandbox in the dialect it is spoken to: what an operation works with. */
export interface Account {
  answers: Answers
  sandbox: Sandbox
  errors: ErrorWriter
  ids: IdCodec
  /** The envelope of one record, by the status it is answered with. */
  envelope(status: number): Envelope
  links: Resource
  pixels: Resource
  /** Lists as they were last answered. */
  pages: PageMemory
}

export function openAccount(answers: Answers, errors: ErrorWriter, sandbox: Sandbox): Account {
  return {
    answers,
    sandbox,
    errors,
    ids: idCodec(answers['ids.type']),
    envelope: recordEnvelopes(answers),
    links: linkResource(answers, sandbox),
    pixels: pixelResource(answers, sandbox),
    pages: new PageMemory(),
  }
}
