import type { Json } from '../../../../src/dialect/shapes/json.ts'

/** A shape that may explain samples, and what it costs: the cheapest that does is the one. */
export interface Candidate {
  shape: Json
  cost: number
}
