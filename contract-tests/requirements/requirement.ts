import type { Dialect } from '../../src/dialect/dialect.ts'
import type { Answers, Stated } from '../../src/generated/answers.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Context } from '../discover/context.ts'

/** A documented requirement is in the interface document; an assumed one observes the answer to an open question. */
export type Level = 'documented' | 'assumed'

export type QuestionId = keyof Answers

/** The parts of a dialect's shapes that are held against what a server writes, in the order of the shapes. */
export const shapeParts = [
  'shapes.link',
  'shapes.pixel',
  'shapes.record',
  'shapes.list',
  'shapes.created',
  'shapes.updated',
  'shapes.deleted',
  'shapes.errors',
] as const
export type ShapePart = (typeof shapeParts)[number]

interface Common {
  /** Stable and readable: `links.list.sort-by-title`. An assumed requirement's id is its question's id. */
  id: string
  /** One line that names the behaviour: `GET /links?sort_by=title orders links by title, both ways`. */
  title: string
  /** Whether it can be judged without changing anything on the server. */
  needs: 'read' | 'write'
  /** Requirements without which this one means nothing: it is skipped, naming the one that did not pass. */
  after?: readonly string[]
}

/** Behaviour that the interface document states. `run` returns when it is kept and throws otherwise. */
export interface DocumentedRequirement extends Common {
  level: 'documented'
  /** Section of the interface document: `4.1`. */
  source: string
  run(context: Context): Promise<void>
}

/** A question that the interface document leaves open. `run` tells what the server answers. */
export interface AssumedRequirement<Id extends QuestionId = QuestionId> extends Common {
  level: 'assumed'
  source: Id
  run(context: Context): Promise<Observation<Stated<Id>>>
}

/** How a server writes its JSON. `run` tells whether that is what the shapes of a dialect say. */
export interface FormRequirement extends Common {
  level: 'assumed'
  source: ShapePart
  run(context: Context, dialect: Dialect): Promise<Fit>
}

/** One statement on a server, with what tells whether it holds. */
export type Requirement = DocumentedRequirement | AssumedRequirement | FormRequirement

/** Whether a requirement, or the result of one, is about how a server writes its JSON. */
export function isForm<One extends { source: string }>(one: One): one is One & { source: ShapePart } {
  return shapeParts.some(part => part === one.source)
}

/** What was seen of an open question: an answer, or those parts of it that were seen, with its evidence, or the reason why nothing could be seen. */
export type Observation<Answer = unknown> =
  | {
      answer: Answer
      evidence: readonly Exchange[]
      note?: string
      /** Other answers that look the same. */
      alike?: readonly Answer[]
    }
  | { notObservable: string; evidence?: readonly Exchange[] }

/** Whether responses are written as a dialect says, with the first place that is not, or the reason why none was seen. */
export type Fit =
  | { misfit: Misfit | undefined; evidence: readonly Exchange[] }
  | { notObservable: string; evidence?: readonly Exchange[] }

/** A place of a response that is written otherwise than its shape says. */
export interface Misfit {
  /** What the shape says, with the place: `no such member at link.label`. */
  expected: string
  received: string
  exchange: Exchange
}
