import type { Exchange } from './exchange.ts'

/** The documented contract is broken: thrown by a requirement, turned into the verdict `fail`. */
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

/** Skipped because a record that the run made is not there any more. */
export class Gone extends Skipped {}

/** Neither kept nor broken: the server was busy, failing or out of reach. The verdict `inconclusive`. */
export class Inconclusive extends Error {
  override name = 'Inconclusive'
  constructor(
    message: string,
    readonly exchange?: Exchange,
  ) {
    super(message)
  }
}
