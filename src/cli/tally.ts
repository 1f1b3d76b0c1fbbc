import type { Answered } from '../mock/answered.ts'
import type { FindingKind } from '../mock/findings/index.ts'

/** What `serve` has counted when it ends. */
export interface Summary {
  requests: number
  refusals: number
  /** How many findings there were, by kind. */
  findings: Partial<Record<FindingKind, number>>
}

/** Counts requests, refusals and findings. */
export class Tally {
  #requests = 0
  #refusals = 0
  readonly #findings = new Map<FindingKind, number>()

  add({ response, findings }: Answered): void {
    this.#requests++
    if (response.reason !== undefined || response.status >= 400) this.#refusals++
    for (const { kind } of findings) this.#findings.set(kind, (this.#findings.get(kind) ?? 0) + 1)
  }

  summary(): Summary {
    return {
      requests: this.#requests,
      refusals: this.#refusals,
      findings: Object.fromEntries(this.#findings),
    }
  }
}

/** Returns how many findings there were. */
export function findingCount({ findings }: Summary): number {
  return Object.values(findings).reduce((sum, count) => sum + count, 0)
}

/** Returns a summary as text: `12 requests, 3 refused, 2 findings (unknown-field 2)`. */
export function summaryText(summary: Summary): string {
  const kinds = Object.entries(summary.findings).map(([kind, count]) => `${kind} ${count}`)
  const found =
    kinds.length === 0 ? 'no findings' : `${plural(findingCount(summary), 'finding')} (${kinds.join(', ')})`
  return `${plural(summary.requests, 'request')}, ${summary.refusals} refused, ${found}`
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
