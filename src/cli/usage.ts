import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A mistake in how the command line is used: told in one line, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** `parseArgs` of the platform, strict, whose complaints are usage errors. */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // The platform explains at length how to pass a value that starts with a dash; its first sentence says it all.
    if (error instanceof TypeError) throw new UsageError(error.message.split(/\. |\n/)[0]!)
    throw error
  }
}

/** A whole number within bounds, or a usage error that names the option. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw new UsageError(`${option} must be a whole number from ${min} to ${max}, got "${text}"`)
}
