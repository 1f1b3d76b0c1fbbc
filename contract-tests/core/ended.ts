import type { ContractBroken, Inconclusive } from './errors.ts'

/** The run stops here: by a signal, by its caller, or for the reason that a `RunEnded` gives. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

/** The documented requirement that a server broke in the moment that ended the run, or may have broken. */
export interface Blame {
  /** The id of a requirement: `links.get.by-id`. */
  requirement: string
  broken: ContractBroken | Inconclusive
}

/** The run must not go on: nothing more is sent but what takes away the records that are proven to be the run's. */
export class RunEnded extends Interrupted {
  override name = 'RunEnded'
  constructor(
    message: string,
    /** What the run exits with when nothing is left: 1 the contract is broken, 2 could not run, 3 trouble on the way. */
    readonly exitCode: 1 | 2 | 3,
    readonly blame?: Blame,
  ) {
    super(message)
  }
}
