import { UsageError } from '../../contract-tests/core/usage.ts'

/** What a shell offers for a value on the Tab key. */
export interface Completions {
  /** The words, or a function that loads them. A word that ends with `=` is continued. */
  words?: readonly string[] | (() => Promise<readonly string[]>)
  /** Whether the value may be a path. */
  files?: true
}

/**
 * An option that takes a value. `read` gets all given values, in order. It throws UsageError for an invalid
 * one.
 */
export interface ValueOption<Value> {
  /** The placeholder of the value in the help: `FILE`. */
  placeholder: string
  help: string
  short?: string
  completions?: Completions
  /** Whether every given value counts, not only the last one. */
  repeats?: true
  read(given: readonly string[], option: string): Value
}

/** An option without a value. */
export interface Flag {
  help: string
  short?: string
}

export type Options = Readonly<Record<string, ValueOption<unknown> | Flag>>

/** The values of a command line's options, by name. */
export type OptionValues<Of extends Options> = {
  [Name in keyof Of]: Of[Name] extends ValueOption<infer Value> ? Value : boolean
}

/** Parses the text of an option. Throws UsageError. */
export interface Parse<Value> {
  (text: string, option: string): Value
  /** The only valid texts, unless there are too many to list. */
  words?: readonly string[]
}

/** Defines an option without a value, which is off by default. */
export function flag(help: string): Flag {
  return { help }
}

/** Defines a text option. If it is given several times, the last value counts. */
export function textOption(placeholder: string, help: string): ValueOption<string | undefined> {
  return { placeholder, help, read: given => given.at(-1) }
}

/** Defines a text option that may be repeated. Its value is a list. */
export function textsOption(placeholder: string, help: string): ValueOption<readonly string[]> {
  return { placeholder, help: `${help} May be repeated.`, repeats: true, read: given => given }
}

/** Defines an option whose value is parsed, or undefined if it is left out. */
export function parsedOption<Value>(
  placeholder: string,
  help: string,
  parse: Parse<Value>,
): ValueOption<Value | undefined> {
  return {
    placeholder,
    help,
    ...(parse.words !== undefined && { completions: { words: parse.words } }),
    read(given, option) {
      const last = given.at(-1)
      return last === undefined ? undefined : parse(last, option)
    },
  }
}

/** Defines an option with a default. The default is parsed too. */
export function defaultedOption<Value>(
  placeholder: string,
  help: string,
  usual: string,
  parse: Parse<Value>,
): ValueOption<Value> {
  const { read: _, ...option } = parsedOption(placeholder, `${help} Default: ${usual}.`, parse)
  return { ...option, read: (given, name) => parse(given.at(-1) ?? usual, name) }
}

/** Returns a parser of whole numbers from `min` to `max`. */
export function wholeNumber(min: number, max: number): (text: string, option: string) => number {
  return (text, option) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (number >= min && number <= max) return number
    throw new UsageError(
      `${option} must be a whole number from ${min} to ${max}, got ${JSON.stringify(text)}`,
    )
  }
}

/** Returns a parser that accepts one of several words. */
export function parseWord<Word extends string>(words: readonly Word[]): Parse<Word> {
  const parse = (text: string, option: string) => {
    const word = words.find(known => known === text)
    if (word !== undefined) return word
    throw new UsageError(`${option} must be one of ${words.join(', ')}, got ${JSON.stringify(text)}`)
  }
  return Object.assign(parse, { words })
}

const iso = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/

/** Parses a moment to milliseconds since the epoch. A moment without a zone is in UTC. */
export function moment(text: string, option: string): number {
  const [, date = '', time = 'T00:00', zone = 'Z'] = iso.exec(text) ?? []
  // Date.parse accepts 30 February as 2 March.
  const day = Date.parse(`${date}T00:00Z`)
  const exists = !Number.isNaN(day) && new Date(day).toISOString().startsWith(date)
  const parsed = exists ? Date.parse(`${date}${time}${zone}`) : Number.NaN
  if (!Number.isNaN(parsed)) return parsed
  throw new UsageError(`${option} must be a moment such as 2026-01-31T12:00:00Z, got ${JSON.stringify(text)}`)
}

/** Parses a text that a header can carry, such as an API key. */
export function headerText(text: string, option: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new UsageError(`${option} must be visible ASCII characters without spaces`)
}
