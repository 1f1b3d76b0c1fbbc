// Browsers that run each tab in its own process show writes to localStorage to other tabs with a delay. A tab
// that gets a lock may still read the state from before the previous holder's write. (In Chromium, three tabs
// each incremented a counter 1,000 times under one lock; the counter ended at 2,466.) Locks have no such
// delay. Therefore a writer holds a lock whose name contains the version it wrote. A reader looks up which of
// these locks are held and waits until it reads that version.

/** How long to wait for a write, in milliseconds. If it does not arrive by then, the storage was cleared. */
const MAX_WAIT = 2_000

/** Announces to the origin's other pages which version of a store was last written. */
export class Announcements {
  readonly #prefix: string
  readonly #versionOf: (name: string) => number
  readonly #withdraw = new Map<string, () => void>()
  /** Announced versions that never arrived, by name. */
  readonly #lost = new Map<string, number>()

  /** @param versionOf returns the version of a store that this page reads */
  constructor(prefix: string, versionOf: (name: string) => number) {
    this.#prefix = prefix
    this.#versionOf = versionOf
  }

  /** Announces a version, which replaces the previous announcement. */
  announce(name: string, version: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const held = navigator.locks.request(`${this.#prefix}${name}@${version}`, { mode: 'shared' }, () => {
        this.#withdraw.get(name)?.()
        resolve()
        return new Promise<void>(withdraw => this.#withdraw.set(name, withdraw))
      })
      held.catch(reject)
    })
  }

  /** Waits until this page reads the version that was last announced. */
  async awaitLatest(name: string): Promise<void> {
    const prefix = `${this.#prefix}${name}@`
    const { held = [] } = await navigator.locks.query()
    const versions = held.flatMap(({ name: lock = '' }) =>
      lock.startsWith(prefix) ? [Number(lock.slice(prefix.length))] : [],
    )
    const announced = Math.max(0, ...versions)
    if (announced <= (this.#lost.get(name) ?? 0) || this.#versionOf(name) >= announced) return
    if (!(await this.#arrives(name, announced))) this.#lost.set(name, announced)
  }

  /** Waits until this page reads a version. Returns false if it does not arrive in time. */
  #arrives(name: string, version: number): Promise<boolean> {
    return new Promise(resolve => {
      const end = (hasArrived: boolean) => {
        removeEventListener('storage', look)
        clearTimeout(timer)
        resolve(hasArrived)
      }
      const look = () => {
        if (this.#versionOf(name) >= version) end(true)
      }
      const timer = setTimeout(() => end(false), MAX_WAIT)
      addEventListener('storage', look)
      look()
    })
  }
}
