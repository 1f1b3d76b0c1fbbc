const encoder = new TextEncoder()
// A byte order mark is a part of the body.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The bytes of the ring at first, and at most. Only a body that is larger alone makes it larger still. */
const smallest = 64 * 1024
const largest = 16 * 1024 * 1024

/** The most bytes of the UTF-8 of one UTF-16 code unit. */
const widest = 3

/** A text of more code units is encoded before room is made for it, so that no more than it needs is taken. */
const long = 256 * 1024

/**
 * The latest bodies, as bytes outside of the JavaScript heap: as texts in the heap, the collector would copy each of
 * them twice before it counts as old. New bodies overwrite the oldest. A place is the number of bytes before it,
 * counted from the first body on.
 */
export class BodyRing {
  #bytes = new Uint8Array(smallest)
  #end = 0
  /** The place before which nothing is stored any more, even if its bytes were not overwritten. */
  #floor = 0

  /** The place of the next body. */
  get end(): number {
    return this.#end
  }

  /** Bodies that begin before this place are overwritten. */
  get oldest(): number {
    return Math.max(this.#floor, this.#end - this.#bytes.length)
  }

  /** Stores a body after the others, and returns how many bytes it has. They end at `end`. */
  store(body: string | Uint8Array): number {
    const sent = typeof body === 'string' && body.length > long ? encoder.encode(body) : body
    const from = this.#room(typeof sent === 'string' ? sent.length * widest : sent.length)
    let length = sent.length
    if (typeof sent === 'string') length = encoder.encodeInto(sent, this.#bytes.subarray(from)).written
    else this.#bytes.set(sent, from)
    this.#end += length
    return length
  }

  /** Returns a copy of a body that begins at a place. */
  copy(at: number, length: number): Uint8Array {
    const from = at % this.#bytes.length
    return this.#bytes.slice(from, from + length)
  }

  /** Makes room for a body in one piece, and returns the index of its first byte. */
  #room(most: number): number {
    const { length } = this.#bytes
    // A ring that still grows has overwritten nothing: each place is an index.
    const from = length < largest ? this.#end : this.#end % length
    if (from + most <= length) return from
    if (from + most <= largest) {
      const grown = new Uint8Array(Math.min(largest, 2 ** Math.ceil(Math.log2(from + most))))
      grown.set(this.#bytes)
      this.#bytes = grown
      return from
    }
    if (length < Math.max(most, largest)) {
      this.#bytes = new Uint8Array(Math.max(most, largest))
      this.#floor = Math.ceil(this.#end / this.#bytes.length) * this.#bytes.length
      this.#end = this.#floor
      return 0
    }
    // The rest of the ring is too short, so the body begins at its start.
    this.#end += length - from
    return 0
  }
}

/** Returns the text of a body. */
export function textOfBody(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}
