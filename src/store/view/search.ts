import { Members } from './members.ts'
import type { Changes, Rows } from './rows.ts'

/** How a search matches a text: the answer to the question `search.match`. */
export interface MatchRule {
  where: 'anywhere' | 'start' | 'whole' | 'words' | 'word-starts'
  case: 'insensitive' | 'sensitive'
}

/**
 * The number of search results that are remembered per field. At 100,000 entities each takes at most 12 KB.
 */
const REMEMBERED = 50

/** The number of slots in a block. */
const BLOCK = 512

/** A field that can be searched. A search reads all texts once; later writes update its result. */
export class Search<E extends { id: number }> {
  /** By slot. A slot that is not in use has no text. */
  #texts: (string | null)[] = []
  /**
   * The texts of `BLOCK` slots each, joined. Most blocks do not contain a rare text, and one long text is searched in a
   * fraction of the time of many short ones.
   */
  #blocks: (string | undefined)[] = []
  /** Results by search text, the least recently used first. */
  #results = new Map<string, Members>()
  readonly #rows: Rows<E>
  readonly #read: (entity: E) => string | null
  readonly #rule: MatchRule
  readonly #isByWord: boolean

  constructor(rows: Rows<E>, read: (entity: E) => string | null, rule: MatchRule) {
    this.#rows = rows
    this.#read = read
    this.#rule = rule
    this.#isByWord = rule.where === 'words' || rule.where === 'word-starts'
    for (const slot of rows.settled()) this.#texts[slot] = this.#textOf(slot)
  }

  /** Returns the slots whose text matches. An unset text never matches. */
  matching(text: string): Members {
    const sought = this.#fold(text)
    let found = this.#results.get(sought)
    if (found) {
      this.#results.delete(sought)
    } else {
      found = this.#find(sought)
      if (this.#results.size === REMEMBERED) this.#forgetOldest()
    }
    this.#results.set(sought, found)
    return found
  }

  #find(sought: string): Members {
    const found = new Members()
    // What each matching text contains.
    const part = this.#isByWord ? this.#partOf(sought.split(' ', 1)[0]!) : sought
    for (let start = 0; start < this.#texts.length; start += BLOCK) {
      if (!this.#block(start).includes(part)) continue
      const end = Math.min(start + BLOCK, this.#texts.length)
      for (let slot = start; slot < end; slot++) {
        if (this.#matches(this.#texts[slot] ?? null, sought)) found.add(slot)
      }
    }
    return found
  }

  /** Returns the texts of a block, joined. */
  #block(start: number): string {
    const index = start / BLOCK
    this.#blocks[index] ??= this.#texts.slice(start, start + BLOCK).join('\n')
    return this.#blocks[index]
  }

  apply({ added, changed, removed }: Changes): void {
    for (const slot of removed) this.#set(slot, null)
    for (const slot of added) this.#set(slot, this.#textOf(slot))
    for (const slot of changed) this.#set(slot, this.#textOf(slot))
  }

  #set(slot: number, text: string | null): void {
    if (this.#texts[slot] === text) return
    this.#texts[slot] = text
    this.#blocks[Math.floor(slot / BLOCK)] = undefined
    for (const [sought, found] of this.#results) {
      if (this.#matches(text, sought)) found.add(slot)
      else found.delete(slot)
    }
  }

  #matches(text: string | null, sought: string): boolean {
    if (text === null) return false
    switch (this.#rule.where) {
      case 'anywhere':
        return text.includes(sought)
      case 'start':
        return text.startsWith(sought)
      case 'whole':
        return text === sought
      case 'words':
      case 'word-starts':
        return sought.split(' ').every(word => text.includes(this.#partOf(word)))
    }
  }

  /** Returns what a text contains that has a word, or a word that begins with it. */
  #partOf(word: string): string {
    return this.#rule.where === 'words' ? ` ${word} ` : ` ${word}`
  }

  #textOf(slot: number): string | null {
    const text = this.#read(this.#rows.entities[slot]!)
    if (text === null) return null
    return this.#isByWord ? ` ${this.#fold(text)} ` : this.#fold(text)
  }

  /**
   * Prepares a text for comparison. If the rule matches word by word, everything between two words becomes
   * one space.
   */
  #fold(text: string): string {
    const cased = this.#rule.case === 'insensitive' ? text.toLowerCase() : text
    return this.#isByWord ? cased.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() : cased
  }

  #forgetOldest(): void {
    for (const sought of this.#results.keys()) {
      this.#results.delete(sought)
      return
    }
  }
}
