import { changeSteps } from './changes.ts'
import { httpSteps } from './http.ts'
import { linkSteps } from './links.ts'
import { listSteps } from './lists.ts'
import { pixelSteps } from './pixels.ts'
import { refusedSteps } from './refused.ts'
import type { Step } from './step.ts'

/** The requests to replay: all operations, valid and invalid input, lists, and errors. */
export const comparisonScenario: readonly Step[] = [
  ...pixelSteps,
  ...linkSteps,
  ...refusedSteps,
  ...changeSteps,
  ...listSteps,
  ...httpSteps,
]
