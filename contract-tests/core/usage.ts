/**
 * A mistake in how the suite was called. The message is one line for the user.
 *
 * @example
 * ```ts
 * import { runContract, UsageError } from 'shortlink-kit/contract'
 *
 * try {
 *   await runContract({ baseUrl: 'staging.example', apiKey: 'demo-key' })
 * } catch (error) {
 *   if (!(error instanceof UsageError)) throw error
 *   console.log(error.message) // BASE_URL is not an address: staging.example
 * }
 * ```
 */
export class UsageError extends Error {
  override name = 'UsageError'
}
