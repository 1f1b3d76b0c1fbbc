// Browsers that run each tab in a process of its own bring localStorage's writes to the others in their own time: who
// gets a lock may still read what was there before its last holder wrote. (Three tabs that each count 1,000 up under
// one lock in Chromium came to 2,466.) Locks alone are announced in order. So who writes holds a lock that is named for
// the version it wrote, and who reads looks which are held and waits until that version has come.

/** The longest that a write takes to come, and more: then the storage was cleared meanwhile. Milliseconds. */
const PATIENCE = 2_000

/** Tells the origin's other pages which version of a store was last written. */
export class Announcements {
  readonly #prefix: string
  readonly #versionOf: (name: string) => number
  readonly #withdraw = new Map<string, () => void>()
  /** Versions that never came, by name. */
  readonly #lost = new Map<string, number>()

  /** @param versionOf the version that this page finds of a store */
  constructor(prefix: string, versionOf: (name: string) => number) {
    this.#prefix = prefix
    this.#versionOf = versionOf
  }

  /** Announces a version in place of the one before. */
  make(name: string, version: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const held = navigator.locks.request(`${this.#prefix}${name}@${version}`, { mode: 'shared' }, () => {
        this.#withdraw.get(name)?.()
        resolve()
        return new Promise<void>(withdraw => this.#withdraw.set(name, withdraw))
      })
      held.catch(reject)
    })
  }

  /** Waits until this page finds what was last announced. */
  async arrived(name: string): Promise<void> {
    const prefix = `${this.#prefix}${name}@`
    const { held = [] } = await navigator.locks.query()
    const versions = held.flatMap(({ name: lock = '' }) =>
      lock.startsWith(prefix) ? [Number(lock.slice(prefix.length))] : [],
    )
    const announced = Math.max(0, ...versions)
    if (announced <= (this.#lost.get(name) ?? 0) || this.#versionOf(name) >= announced) return
    if (!(await this.#comes(name, announced))) this.#lost.set(name, announced)
  }

  #comes(name: string, version: number): Promise<boolean> {
    return new Promise(resolve => {
      const end = (came: boolean) => {
        removeEventListener('storage', look)
        clearTimeout(timer)
        resolve(came)
      }
      const look = () => {
        if (this.#versionOf(name) >= version) end(true)
      }
      const timer = setTimeout(() => end(false), PATIENCE)
      addEventListener('storage', look)
      look()
    })
  }
}
