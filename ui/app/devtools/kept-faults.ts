import { printFault, type SetRule } from '../../../src/mock/faults/index.ts'
import { host, type Mock } from '../../../src/mock/mock.ts'

/** Where the faults are while the page is loaded again: in this tab, until it is closed. */
const place = 'shortlink-kit/faults'

/**
 * Sets the faults of the whole mock again that were set before the page was loaded again, so that errors of a first
 * load can be seen. Faults that the page itself sets when it creates the mock are not stored. Nor are those of an
 * account, which only its key could name.
 * @returns a function that ends this
 */
export function keepFaults(mock: Mock, storage: Storage = sessionStorage): () => void {
  const { faults } = mock[host]
  const own = new Set<SetRule>(faults.list())
  restore()
  const save = () => {
    const texts = faults.list().flatMap(rule => (own.has(rule) ? [] : [printFault(rule.rule)]))
    if (texts.length === 0) storage.removeItem(place)
    else storage.setItem(place, JSON.stringify(texts))
  }
  addEventListener('pagehide', save)
  return () => removeEventListener('pagehide', save)

  function restore() {
    const stored = storage.getItem(place)
    if (stored === null) return
    storage.removeItem(place)
    try {
      const texts: unknown = JSON.parse(stored)
      if (Array.isArray(texts)) faults.set(texts.map(String))
    } catch (error) {
      // Another version of the kit has stored them, or another program.
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    }
  }
}
