export type Option = string | number

/**
 * One decision about a service that the interface document leaves open. The first option is the plain one.
 */
export interface Choice<O extends Option = Option> {
  about: string
  options: readonly [O, ...O[]]
  /** Drawn an eighth as often. Such services exist, but one with several of these options shows little. */
  rare: boolean
}

type Options = readonly [Option, ...Option[]]

export function choice<const O extends Options>(about: string, ...options: O): Choice<O[number]> {
  return { about, options, rare: false }
}

export function rarely<const O extends Options>(about: string, ...options: O): Choice<O[number]> {
  return { about, options, rare: true }
}
