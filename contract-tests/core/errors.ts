import type { Exchange } from './exchange.ts'

/** A requirement found that the documented contract is broken: the verdict `failed`. */
export class ContractBroken extends Error {
  override name = 'ContractBroken'
  constructor(
    readonly expected: string,
    readonly received: string,
    readonly exchange: Exchange,
  ) {
    super(`expected ${expected}, received ${received}`)
  }
}

/** A requirement that cannot be judged on this server or with these settings: the verdict `skipped`. */
export class Skipped extends Error {
  override name = 'Skipped'
}

/** Skipped because a record that the run created no longer exists. */
export class Gone extends Skipped {
  override name = 'Gone'
}

/**
 * A requirement could not be judged because the server was busy, failing or unreachable: the verdict
 * `inconclusive`.
 */
export class Inconclusive extends Error {
  override name = 'Inconclusive'
  constructor(
    message: string,
    readonly exchange?: Exchange,
  ) {
    super(message)
  }
}
