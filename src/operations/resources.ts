import type { Answers } from '../generated/answers.ts'
import type { Store } from '../store/store.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { Writers } from '../wire/writers.ts'
import { PageMemory } from './page-memory.ts'
import { linkResource, pixelResource, type Resource } from './resource.ts'

/** A sandbox in the dialect it is spoken to: what an operation works with. */
export interface Resources {
  answers: Answers
  store: Store
  errors: ErrorWriter
  links: Resource
  pixels: Resource
  /** Lists as they were last answered. */
  pages: PageMemory
}

export function openResources(answers: Answers, writers: Writers, sandbox: Store): Resources {
  return {
    answers,
    store: sandbox,
    errors: writers.errors,
    links: linkResource(answers, writers, sandbox),
    pixels: pixelResource(answers, writers, sandbox),
    pages: new PageMemory(),
  }
}
