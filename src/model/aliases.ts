import type { Answers } from '../generated/answers.ts'
import type { Link } from './entities.ts'
import type { Random } from './random.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits drawn at random, as the service makes an alias that nobody chose. */
export function drawAlias(random: Random, length: number, letters = alphabet): string {
  let alias = ''
  while (alias.length < length) alias += letters.charAt(random.integer(0, letters.length - 1))
  return alias
}

/** The aliases that are taken, kept up by the links' writes (questions `links.alias.*`). */
export class Aliases {
  readonly #owners = new Map<string, number>()
  readonly #keys = new Map<number, string>()
  readonly #answers: Answers
  readonly #letters: string

  constructor(answers: Answers) {
    this.#answers = answers
    this.#letters = lettersOf(answers)
  }

  put(link: Link): void {
    this.remove(link.id)
    const key = this.#key(link.domain_id, link.alias)
    // The first owner keeps an alias that a direct edit of the database has given away twice.
    if (!this.#owners.has(key)) {
      this.#owners.set(key, link.id)
      this.#keys.set(link.id, key)
    }
  }

  remove(id: number): void {
    const key = this.#keys.get(id)
    if (key === undefined) return
    this.#keys.delete(id)
    this.#owners.delete(key)
  }

  /** The id of the link that has an alias, or undefined. */
  ownerOf(domainId: number, alias: string): number | undefined {
    return this.#owners.get(this.#key(domainId, alias))
  }

  /** An alias that nobody has in a domain, of the length that the dialect generates; longer where those run out. */
  generate(domainId: number, random: Random): string {
    for (let length = this.#answers['links.alias.generated']; ; length++) {
      for (let attempt = 0; attempt < 1000; attempt++) {
        const alias = drawAlias(random, length, this.#letters)
        if (this.ownerOf(domainId, alias) === undefined) return alias
      }
    }
  }

  #key(domainId: number, alias: string): string {
    const { case: casing } = this.#answers['links.alias.rule']
    const { scope } = this.#answers['links.alias.unique']
    return `${scope === 'domain' ? domainId : ''}/${casing === 'insensitive' ? alias.toLowerCase() : alias}`
  }
}

/** The letters that the dialect's rule allows; all where it asks for more than letters, for it judges what is sent. */
function lettersOf(answers: Answers): string {
  const rule = new RegExp(answers['links.alias.rule'].pattern)
  const length = answers['links.alias.generated']
  return [...alphabet].filter(letter => rule.test(letter.repeat(length))).join('') || alphabet
}
