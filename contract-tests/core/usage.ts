/** A mistake in how the suite was called. The message is one line for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}
