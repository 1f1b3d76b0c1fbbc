import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import type { Sample } from './sample.ts'

/** The place of a response that a shape is fitted for, and how to fit it. */
export interface Place {
  scope: Scope
  /** Names of members, outermost first. */
  path: readonly string[]
  /** Collects the places that no shape explains, each with a value that was seen there. */
  unexplained: { path: readonly string[]; seen: Json; where?: string }[]
  /** Returns a fallback shape for a place that nothing else explains. */
  otherwise?:
    | ((samples: readonly Sample[], path: readonly string[], scope: Scope) => Json | undefined)
    | undefined
  /** Returns a shape for a special kind of place. It is tried before the general shapes. */
  first?:
    | ((samples: readonly Sample[], scope: Scope, path: readonly string[]) => Json | undefined)
    | undefined
  /**
   * The share of the samples that a list shape must write. Below 1 if a few samples may show mistakes that
   * the mirror does not know.
   * @default 1
   */
  most?: number
  /** Whether an outer call has already left out some samples as exceptions. */
  isExcept?: boolean
  /** Whether an outer call has already divided a list by the kinds of its items. */
  isOfKind?: boolean
  /** Number of outer calls that have already split the samples by a condition. */
  splits?: number
  /** What was found for the samples that splits have left. The same ones are left in several orders of splits. */
  left?: Map<string, Left>
}

/** The shape of some samples, if there is one, and what it leaves unexplained. */
export interface Left {
  shape: Json | undefined
  unexplained: Place['unexplained']
}
