import type { Answers } from '../generated/answers.ts'
import type { Sandbox } from '../store/sandbox.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { Writers } from '../wire/writers.ts'
import { PageMemory } from './page-memory.ts'
import { linkResource, pixelResource, type Resource } from './resource.ts'

/** A sandbox in the dialect it is spoken to: what an operation works with. */
export interface Account {
  answers: Answers
  sandbox: Sandbox
  errors: ErrorWriter
  links: Resource
  pixels: Resource
  /** Lists as they were last answered. */
  pages: PageMemory
}

export function openAccount(answers: Answers, writers: Writers, sandbox: Sandbox): Account {
  return {
    answers,
    sandbox,
    errors: writers.errors,
    links: linkResource(answers, writers, sandbox),
    pixels: pixelResource(answers, writers, sandbox),
    pages: new PageMemory(),
  }
}
