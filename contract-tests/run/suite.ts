import { discover } from '../discover/index.ts'
import { requirements } from '../requirements/index.ts'
import type { Suite } from './session.ts'

/** The suite as it is shipped. */
export const suite: Suite = { requirements, discover }
