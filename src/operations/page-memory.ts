import type { PlainResponse } from '../wire/plain.ts'

/** How many characters of addresses and bodies are remembered: some hundred pages of 25 records. */
const capacity = 2 * 1024 * 1024

/**
 * Lists as they were last answered, by address. They are good for one version of the data, and forgotten with it; the
 * oldest make room for new ones, so that long addresses and large pages take no more memory than others.
 */
export class PageMemory {
  #version = Number.NaN
  #size = 0
  readonly #pages = new Map<string, PlainResponse>()

  /** The answer to an address in this version of the data, if it is remembered. */
  recall(version: number, address: string): PlainResponse | undefined {
    if (version !== this.#version) {
      this.#pages.clear()
      this.#size = 0
      this.#version = version
    }
    return this.#pages.get(address)
  }

  /** Remembers the answer to an address that was not recalled. */
  remember(address: string, response: PlainResponse): void {
    this.#pages.set(address, response)
    this.#size += sizeOf(address, response)
    for (const [oldest, page] of this.#pages) {
      if (this.#size <= capacity) return
      this.#pages.delete(oldest)
      this.#size -= sizeOf(oldest, page)
    }
  }
}

function sizeOf(address: string, { body }: PlainResponse): number {
  return address.length + (body?.length ?? 0)
}
