import { UsageError } from '../../contract-tests/core/usage.ts'

/** An option that takes a value. `read` gets every value that was given, in order, and throws UsageError. */
export interface ValueOption<Value> {
  /** Stands for the value in the help: `FILE`. */
  placeholder: string
  help: string
  short?: string
  read(given: readonly string[], option: string): Value
}

/** An option without a value. */
export interface Flag {
  help: string
  short?: string
}

export type Options = Readonly<Record<string, ValueOption<unknown> | Flag>>

/** What the options of a command line hold, by name. */
export type Values<Of extends Options> = {
  [Name in keyof Of]: Of[Name] extends ValueOption<infer Value> ? Value : boolean
}

/** A switch that is off if it is left out. */
export function flag(help: string): Flag {
  return { help }
}

/** A text; of several the last one counts. */
export function text(placeholder: string, help: string): ValueOption<string | undefined> {
  return { placeholder, help, read: given => given.at(-1) }
}

/** A text for each time that the option is given. */
export function texts(placeholder: string, help: string): ValueOption<readonly string[]> {
  return { placeholder, help: `${help} May be repeated.`, read: given => given }
}

/** A value that is parsed; undefined if the option is left out. `parse` throws UsageError. */
export function parsed<Value>(
  placeholder: string,
  help: string,
  parse: (text: string, option: string) => Value,
): ValueOption<Value | undefined> {
  return {
    placeholder,
    help,
    read(given, option) {
      const last = given.at(-1)
      return last === undefined ? undefined : parse(last, option)
    },
  }
}

/** A value with a default, which is parsed too. */
export function defaulted<Value>(
  placeholder: string,
  help: string,
  usual: string,
  parse: (text: string, option: string) => Value,
): ValueOption<Value> {
  const { read: _, ...option } = parsed(placeholder, `${help} Default: ${usual}.`, parse)
  return { ...option, read: (given, name) => parse(given.at(-1) ?? usual, name) }
}

/** Parses a whole number within bounds. */
export function wholeNumber(min: number, max: number): (text: string, option: string) => number {
  return (text, option) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (number >= min && number <= max) return number
    throw new UsageError(
      `${option} must be a whole number from ${min} to ${max}, got ${JSON.stringify(text)}`,
    )
  }
}

/** Parses one of some words. */
export function oneOf<Word extends string>(words: readonly Word[]): (text: string, option: string) => Word {
  return (text, option) => {
    const word = words.find(known => known === text)
    if (word !== undefined) return word
    throw new UsageError(`${option} must be one of ${words.join(', ')}, got ${JSON.stringify(text)}`)
  }
}

const iso = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/

/** Parses a moment to milliseconds since the epoch; without a zone it is in UTC. */
export function moment(text: string, option: string): number {
  const [, date = '', time = 'T00:00', zone = 'Z'] = iso.exec(text) ?? []
  // Date.parse accepts 30 February as 2 March.
  const day = Date.parse(`${date}T00:00Z`)
  const exists = !Number.isNaN(day) && new Date(day).toISOString().startsWith(date)
  const parsed = exists ? Date.parse(`${date}${time}${zone}`) : Number.NaN
  if (!Number.isNaN(parsed)) return parsed
  throw new UsageError(`${option} must be a moment such as 2026-01-31T12:00:00Z, got ${JSON.stringify(text)}`)
}

/** Parses an API key, or what else a header must be able to carry. */
export function headerText(text: string, option: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new UsageError(`${option} must be visible ASCII characters without spaces`)
}
