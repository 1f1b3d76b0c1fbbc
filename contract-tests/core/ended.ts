import type { ContractBroken, Inconclusive } from './errors.ts'

/** The run stops, because of a signal or its caller, or for the reason in a `RunEnded`. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

/** The documented requirement that the server broke, or may have broken, in the event that ended the run. */
export interface Blame {
  /** The id of a requirement: `links.get.by-id`. */
  requirement: string
  broken: ContractBroken | Inconclusive
}

/**
 * The run must not continue. After this, the only writes are deletions of records that are proven to be the
 * run's.
 */
export class RunEnded extends Interrupted {
  override name = 'RunEnded'
  constructor(
    message: string,
    /**
     * The exit code of the run if nothing is left behind: 1 the contract is broken, 2 the run cannot take
     * place, 3 a problem during the run.
     */
    readonly exitCode: 1 | 2 | 3,
    readonly blame?: Blame,
  ) {
    super(message)
  }
}
