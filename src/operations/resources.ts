import type { Answers } from '../generated/answers.ts'
import type { Store } from '../store/store.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { Writers } from '../wire/writers.ts'
import { PageMemory } from './page-memory.ts'
import { linkResource, pixelResource, type RecordResource } from './resource.ts'

/** The store of an account and the dialect of its responses, for the operations. */
export interface Resources {
  answers: Answers
  store: Store
  errors: ErrorWriter
  links: RecordResource
  pixels: RecordResource
  /** The latest responses to list requests. */
  pages: PageMemory
}

export function openResources(answers: Answers, writers: Writers, store: Store): Resources {
  return {
    answers,
    store,
    errors: writers.errors,
    links: linkResource(answers, writers, store),
    pixels: pixelResource(answers, writers, store),
    pages: new PageMemory(),
  }
}
