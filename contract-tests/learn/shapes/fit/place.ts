import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import type { Sample } from './sample.ts'

/** Where samples are fitted. */
export interface Place {
  scope: Scope
  /** Names of members, outermost first. */
  path: readonly string[]
  /** What nothing explains: the place, and what was seen there. */
  unexplained: { path: readonly string[]; seen: Json; where?: string }[]
  /** What is taken where nothing explains a place. */
  otherwise?:
    | ((samples: readonly Sample[], path: readonly string[], scope: Scope) => Json | undefined)
    | undefined
  /** What is taken before anything else, where a kind of place is known better. */
  first?:
    | ((samples: readonly Sample[], scope: Scope, path: readonly string[]) => Json | undefined)
    | undefined
  /** The share of the samples that a list has to write, where a few may be others' mistakes; all if left out. */
  most?: number
  /** Whether some samples were taken out on the way here. */
  isExcept?: boolean
  /** How often samples were split by a condition on the way here. */
  splits?: number
}
