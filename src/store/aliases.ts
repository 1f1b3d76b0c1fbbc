import type { Answers } from '../generated/answers.ts'
import type { Link } from './entities.ts'
import { Random } from './random.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Draws random letters and digits, as the service does for an alias that the client leaves out. */
export function drawAlias(random: Random, length: number, letters = alphabet): string {
  let alias = ''
  while (alias.length < length) alias += letters.charAt(random.integer(0, letters.length - 1))
  return alias
}

/**
 * Returns the last part of the short address of a link without an alias. It is always the same for a link.
 */
export function codeOf({ id }: Pick<Link, 'id'>): string {
  return drawAlias(new Random(id), 6)
}

const firstWords = ['amber', 'brave', 'calm', 'eager', 'gentle', 'lucky', 'proud', 'swift']
const secondWords = ['falcon', 'harbor', 'lantern', 'meadow', 'otter', 'river', 'tulip', 'willow']

/** Draws two words and a number. */
function drawWords(random: Random, more: number): string {
  const number = random.integer(10, 99 * 10 ** more)
  return `${random.pick(firstWords)}-${random.pick(secondWords)}-${number}`
}

function lengthIn(form: number | { least: number; most: number }, random: Random): number {
  return typeof form === 'number' ? form : random.integer(form.least, Math.max(form.least, form.most))
}

/** The aliases in use, updated with each write of a link (questions `links.alias.*`). */
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
    if (link.alias === '') return
    const key = this.#key(link.domain_id, link.alias)
    // If a direct edit of the database gives an alias to two links, the alias belongs to the first one.
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

  /** Returns the id of the link that has an alias, or undefined. */
  ownerOf(domainId: number | null, alias: string): number | undefined {
    return this.#owners.get(this.#key(domainId, alias))
  }

  /** Generates an unused alias in the form of the dialect. Returns '' if the dialect generates none. */
  generate(domainId: number | null, random: Random): string {
    const form = this.#answers['links.alias.generated']
    if (form === 'none') return ''
    // Aliases get longer if 1000 attempts find no unused one.
    for (let more = 0; ; more++) {
      for (let attempt = 0; attempt < 1000; attempt++) {
        const alias =
          form === 'words'
            ? drawWords(random, more)
            : drawAlias(random, lengthIn(form, random) + more, this.#letters)
        if (this.ownerOf(domainId, alias) === undefined) return alias
      }
    }
  }

  #key(domainId: number | null, alias: string): string {
    const { case: casing } = this.#answers['links.alias.rule']
    const { scope } = this.#answers['links.alias.unique']
    return `${scope === 'domain' ? domainId : ''}/${casing === 'insensitive' ? alias.toLowerCase() : alias}`
  }
}

/**
 * Returns the characters of generated aliases: those that the dialect's rule accepts. If no single character
 * satisfies the rule, all characters are used, because the rule applies only to aliases that clients send.
 */
function lettersOf(answers: Answers): string {
  const rule = new RegExp(answers['links.alias.rule'].pattern)
  const form = answers['links.alias.generated']
  const length = typeof form === 'number' ? form : typeof form === 'object' ? form.least : 6
  return [...alphabet].filter(letter => rule.test(letter.repeat(length))).join('') || alphabet
}
