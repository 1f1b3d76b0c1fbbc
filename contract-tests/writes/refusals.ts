import type { Resource } from './account.ts'
import { lookForForeign } from './foreign.ts'
import { type Identification, sight } from './identify.ts'
import { idPlaceOf, type Ledger, ownIdsOf, type Written } from './ledger.ts'
import { canList } from './missing.ts'

/** Creates that a server says it refused: which of them are believed. */
export interface Refusals {
  /** Looks for what a refused create made all the same: the first one of its kind now, and all of them at the end. */
  lookInto(entry: Written, status: number): Promise<void>
  /**
   * Whether a response with a good status that names no record may refuse it all the same: the lists show nothing new.
   * Before a record of the resource was proven, they may only be slow, so that this is believed once.
   */
  isInWords(entry: Written, status: number): Promise<boolean>
}

export function createRefusals(options: { identification: Identification; ledger: Ledger }): Refusals {
  const { identification, ledger } = options
  const { read, trusted } = identification
  /** Refusals that were looked into once: `links 422`. */
  const known = new Set<string>()
  /** Resources whose first create was taken to be refused by what its response says. */
  const inWords = new Set<Resource>()

  return {
    async lookInto(entry, status) {
      const kind = `${entry.resource} ${status}`
      if (known.has(kind)) return
      known.add(kind)
      const { record, isShown } = await sight(identification, entry, undefined)
      if (record !== undefined) return ledger.settle(entry, record)
      const isBelieved = trusted.has(entry.resource) || (await canList(read, entry.resource))
      if (!isShown && isBelieved) return
      // It was made, or may have been, and looks like others: the next one is looked into as well.
      known.delete(kind)
      ledger.settle(entry, { claimed: '' })
    },
    async isInWords(entry, status) {
      const { resource } = entry
      const at = idPlaceOf(ledger, resource)
      const before = await identification.foreignOf(resource)
      const now = await lookForForeign(read, resource)
      if (!now.isRead) return false
      if (at !== undefined) {
        const ids = [...before.idsAt(at), ...ownIdsOf(ledger, resource)]
        const isRefused = now.idsAt(at).every(id => ids.includes(id))
        if (isRefused) ledger.settle(entry, { status })
        return isRefused
      }
      if (inWords.has(resource) || before.size !== now.size || before.size >= 100) return false
      inWords.add(resource)
      return true
    },
  }
}
