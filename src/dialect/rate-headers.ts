import type { Answers } from '../generated/answers.ts'

/** The rate limit of a service that has one. */
export type Limit = Exclude<Answers['limits.rate'], 'none'>

/** Returns the names of the headers about a limit, in lower case. Undefined if there are none. */
export function rateHeaderNames(
  headers: Limit['headers'] = 'x-ratelimit',
): { limit: string; left: string } | undefined {
  return headers === 'none' ? undefined : { limit: `${headers}-limit`, left: `${headers}-remaining` }
}
