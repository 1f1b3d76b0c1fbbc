import type { PlainResponse } from '../wire/plain.ts'

/** How many characters of addresses and bodies are remembered: about a hundred pages of 25 records. */
const capacity = 2 * 1024 * 1024

/**
 * The latest responses to list requests, by address. They are valid for one version of the store and are
 * deleted when it changes. A response is remembered when its address is requested again: most lists are requested
 * once. The total size is limited: new ones displace the oldest.
 */
export class PageMemory {
  #version = Number.NaN
  #size = 0
  /** Undefined for an address that was requested once. */
  readonly #pages = new Map<string, PlainResponse | undefined>()

  /** Returns the remembered response for an address in this version of the store. */
  recall(version: number, address: string): PlainResponse | undefined {
    if (version !== this.#version) {
      this.#pages.clear()
      this.#size = 0
      this.#version = version
    }
    return this.#pages.get(address)
  }

  /** Remembers the response for an address that `recall` did not find. */
  remember(address: string, response: PlainResponse): void {
    const kept = this.#pages.has(address) ? response : undefined
    this.#pages.set(address, kept)
    this.#size += kept === undefined ? address.length : sizeOf(kept)
    for (const [oldest, page] of this.#pages) {
      if (this.#size <= capacity) return
      this.#pages.delete(oldest)
      this.#size -= oldest.length + (page === undefined ? 0 : sizeOf(page))
    }
  }
}

function sizeOf({ body }: PlainResponse): number {
  return body?.length ?? 0
}
