/** The messages of each field that was refused; fields in lists are named as in `country.0.key`. */
export type FieldErrors = Record<string, string[]>

/** An answer that was no success, or none at all. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    message: string,
    /** The HTTP status; 0 where no answer came. */
    readonly status: number,
    readonly fields: FieldErrors = {},
  ) {
    super(message)
  }
}

interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** The data of an answer; throws ApiError where there is none. */
export async function unwrap<Data>(pending: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await pending.catch(unreachable)
  if (!response.ok) throw refusal(error, response)
  if (data === undefined) throw new ApiError('The answer has no body.', response.status)
  return data
}

/** The same where what the answer says does not matter, as after a deletion. */
export async function succeed(pending: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await pending.catch(unreachable)
  if (!response.ok) throw refusal(error, response)
}

function unreachable(cause: unknown): never {
  // Requests that the page itself gave up are no errors of the service.
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw new ApiError('The service cannot be reached.', 0)
}

function refusal(body: unknown, { status }: Response): ApiError {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    errors?: FieldErrors
  }
  return new ApiError(
    typeof message === 'string' ? message : `The service answered ${status}.`,
    status,
    errors,
  )
}

/** The field errors of whatever was thrown. */
export function fieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {}
}

/** The messages about one field; with `deep`, those about the rows of a list too. */
export function messagesOf(errors: FieldErrors, name: string, deep = false): string[] {
  if (!deep) return errors[name] ?? []
  return Object.entries(errors).flatMap(([field, messages]) =>
    field === name || field.startsWith(`${name}.`) ? messages : [],
  )
}
