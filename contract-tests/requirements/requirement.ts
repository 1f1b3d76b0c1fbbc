import type { Dialect } from '../../src/dialect/dialect.ts'
import type { Answers, Stated } from '../../src/generated/answers.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Context } from '../discover/context.ts'
import type { Fact } from '../discover/facts.ts'

/**
 * The level `documented` is for requirements that the interface document states, `assumed` for those that
 * observe an answer to an open question.
 */
export type Level = 'documented' | 'assumed'

export type QuestionId = keyof Answers

/**
 * The parts of a dialect's shapes that are compared with a server's responses, in the order of the shapes.
 */
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

/** The properties that all requirements have. */
export interface DescribedRequirement {
  level: Level
  /** The section of the interface document, the id of a question, or a part of the shapes. */
  source: string
  /**
   * Stable and readable: `links.list.sort-by-title`. The id of an assumed requirement is the id of its
   * question or its part of the shapes.
   */
  id: string
  /** One line that names the behaviour: `GET /links?sort_by=title orders links by title, both ways`. */
  title: string
  /** Whether the requirement can be judged without changing anything on the server (`read`). */
  needs: 'read' | 'write'
  /**
   * Ids of the requirements that must pass first. Otherwise this one is skipped, and the reason names the one
   * that did not pass.
   */
  after?: readonly string[]
  /**
   * Whether no other requirement may be judged at the same time, because this one judges what happens to all
   * records.
   */
  alone?: true
}

/** What is discovered for a requirement. */
interface Discovering {
  /**
   * What is discovered before anything is judged. What a requirement reads besides is discovered then, and the
   * requirement is judged again.
   * @default everything
   */
  discovers?: readonly Fact[]
}

/** Behaviour that the interface document states. `run` throws if the server does not have it. */
export interface DocumentedRequirement extends DescribedRequirement, Discovering {
  level: 'documented'
  /** Section of the interface document: `4.1`. */
  source: string
  run(context: Context): Promise<void>
  /**
   * Judges by the records that exist, in a run that must not write. Throws if they show that the server does not
   * have the behaviour, Skipped if they show nothing.
   */
  existing?(context: Context): Promise<void>
}

/** A question that the interface document leaves open. `run` returns the observed answer. */
export interface AssumedRequirement<Id extends QuestionId = QuestionId>
  extends DescribedRequirement,
    Discovering {
  level: 'assumed'
  source: Id
  run(context: Context): Promise<Observation<Stated<Id>>>
}

/** A part of the shapes of a dialect. `run` returns whether a server's responses agree with it. */
export interface FormRequirement extends DescribedRequirement, Discovering {
  level: 'assumed'
  source: ShapePart
  run(context: Context, dialect: Dialect): Promise<Fit>
}

/** One statement about a server, with the function that checks it. */
export type Requirement = DocumentedRequirement | AssumedRequirement | FormRequirement

/** Whether a requirement or a result is about how a server writes its responses. */
export function isForm<One extends { source: string }>(one: One): one is One & { source: ShapePart } {
  return shapeParts.some(part => part === one.source)
}

/**
 * The observation of an open question: the answer, or the parts of it that were seen, with evidence; or the
 * reason why nothing could be observed.
 */
export type Observation<Answer = unknown> =
  | {
      answer: Answer
      evidence: readonly Exchange[]
      note?: string
      /** Other answers that cannot be distinguished from this one. */
      alike?: readonly Answer[]
    }
  | { notObservable: string; evidence?: readonly Exchange[] }

/**
 * Whether responses agree with the shapes of a dialect: the first difference, if there is one; or the reason
 * why no response could be compared.
 */
export type Fit =
  | { misfit: Misfit | undefined; evidence: readonly Exchange[] }
  | { notObservable: string; evidence?: readonly Exchange[] }

/** A place where a response differs from its shape. */
export interface Misfit {
  /** The requirement of the shape, with the place: `no such member at link.label`. */
  expected: string
  received: string
  exchange: Exchange
}
