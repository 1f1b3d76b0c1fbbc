import { carries } from '../core/marker.ts'
import type { Resource } from './account.ts'
import { lookForForeign } from './foreign.ts'
import type { Identification } from './identification.ts'
import { sight } from './identify.ts'
import { idPlaceOf, type Ledger, ownIdsOf } from './ledger.ts'
import { canList } from './missing.ts'
import type { Written } from './written.ts'

/** Decides whether a create was really refused, as the server says. */
export interface WriteRefusals {
  /**
   * Looks for a record that a refused create created anyway. Checks only the first refusal of each resource
   * and status; the cleanup checks the rest.
   */
  lookInto(entry: Written, status: number): Promise<void>
  /**
   * Whether a response with a success status that names no record is a refusal after all: the lists show
   * nothing new. Before a record of the resource was proven, the lists may just be slow, so this is believed
   * only once.
   */
  isInWords(entry: Written, status: number): Promise<boolean>
  /** Whether a refusal of this resource with this status was checked. */
  isChecked(entry: Written, status: number): boolean
}

export function createRefusals(options: { identification: Identification; ledger: Ledger }): WriteRefusals {
  const { identification, ledger } = options
  const { read, trusted } = identification
  /** Resource and status of the refusals that were checked: `links 422`. */
  const known = new Set<string>()
  const kindOf = ({ resource }: Written, status: number) => `${resource} ${status}`
  /** Resources without a proven record for which such a refusal was believed once. */
  const inWords = new Set<Resource>()

  return {
    async lookInto(entry, status) {
      const kind = kindOf(entry, status)
      if (known.has(kind)) return
      known.add(kind)
      const { record, isShown } = await sight(identification, entry, undefined)
      if (record !== undefined) return ledger.settle(entry, record)
      const isBelieved = trusted.has(entry.resource) || (await canList(read, entry.resource))
      if (!isShown && isBelieved) return
      // A record was created, or may have been, but cannot be identified. The next refusal of this kind is
      // checked too.
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
        const fresh = now.idsAt(at).filter(id => !ids.includes(id))
        // Other people may have created records meanwhile. Ours have shown their markers so far.
        const isRefused = trusted.has(resource)
          ? !fresh.some(id => carries(now.textOf(id, at), ledger.run))
          : fresh.length === 0
        if (!isRefused) return false
        ledger.settle(entry, { status })
        known.add(kindOf(entry, status))
        return true
      }
      if (inWords.has(resource) || before.size !== now.size || before.size >= 100) return false
      inWords.add(resource)
      return true
    },
    isChecked: (entry, status) => known.has(kindOf(entry, status)),
  }
}
