export type Option = string | number

/** One decision about a service that the interface document leaves open. The first option is the plain one. */
export interface Choice<O extends Option = Option> {
  about: string
  options: readonly [O, ...O[]]
  /** Taken an eighth as often: services like this exist, and a draw with several of them tells little. */
  rare: boolean
}

type Options = readonly [Option, ...Option[]]

export function choice<const O extends Options>(about: string, ...options: O): Choice<O[number]> {
  return { about, options, rare: false }
}

export function rarely<const O extends Options>(about: string, ...options: O): Choice<O[number]> {
  return { about, options, rare: true }
}
