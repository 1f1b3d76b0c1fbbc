import util, { type ParseArgsConfig, type parseArgs } from 'node:util'

/** A mistake in how the command line is used: one line on stderr, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** `parseArgs` of the platform, strict, whose complaints are usage errors. */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return util.parseArgs(config)
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
  throw new UsageError(`${option} must be a whole number from ${min} to ${max}, got ${JSON.stringify(text)}`)
}

const iso = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/

/** A moment in milliseconds since the epoch, or a usage error that names the option. UTC where no zone is said. */
export function moment(option: string, text: string): number {
  const [, date = '', time = 'T00:00', zone = 'Z'] = iso.exec(text) ?? []
  // The parser takes 30 February for 2 March.
  const day = Date.parse(`${date}T00:00Z`)
  const exists = !Number.isNaN(day) && new Date(day).toISOString().startsWith(date)
  const parsed = exists ? Date.parse(`${date}${time}${zone}`) : Number.NaN
  if (!Number.isNaN(parsed)) return parsed
  throw new UsageError(`${option} must be a moment such as 2026-01-31T12:00:00Z, got ${JSON.stringify(text)}`)
}
