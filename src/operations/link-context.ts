import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { unsetLink } from '../store/link.ts'
import type { Store } from '../store/store.ts'
import type { IdCodec } from '../wire/ids.ts'

/** What is needed to read a link's input. */
export interface LinkInputContext {
  answers: Answers
  ids: IdCodec
  store: Store
  /** The fields that a new link must have. */
  required: readonly RequiredField[]
  /** The fields that an update which does not send them sets to their default (question `update.partial`). */
  replaced: readonly (keyof ReturnType<typeof unsetLink>)[]
  /** The form of aliases (question `links.alias.rule`). */
  alias: RegExp
}

/** A field that a dialect may require of a new link. */
export type RequiredField = 'url' | Answers['links.create.required'][number]

export function linkInputContext(answers: Answers, ids: IdCodec, store: Store): LinkInputContext {
  const names = Object.keys(unsetLink()) as (keyof ReturnType<typeof unsetLink>)[]
  return {
    answers,
    ids,
    store,
    required: [...new Set(['url' as const, ...answers['links.create.required']])],
    replaced: names.filter(name => answerFor(answers['update.partial'], name) === 'replaces'),
    alias: new RegExp(answers['links.alias.rule'].pattern),
  }
}
