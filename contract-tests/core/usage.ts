/** A mistake in how the suite was called, in one line for the person who called it. */
export class UsageError extends Error {
  override name = 'UsageError'
}
