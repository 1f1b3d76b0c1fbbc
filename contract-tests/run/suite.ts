import { discover } from '../discover/index.ts'
import { requirements } from '../requirements/index.ts'
import type { Suite } from './session-options.ts'

/** The suite as this package ships it. */
export const suite: Suite = { requirements, discover }
