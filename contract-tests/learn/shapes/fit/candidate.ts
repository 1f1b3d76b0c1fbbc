import type { Json } from '../../../../src/dialect/shapes/json.ts'

/** A shape that may explain samples, and its cost. The cheapest shape that explains them is used. */
export interface Candidate {
  shape: Json
  cost: number
}
