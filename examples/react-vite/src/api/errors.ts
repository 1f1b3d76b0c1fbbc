/** The error messages by field. A field in a list has a name such as `country.0.key`. */
export type FieldErrors = Record<string, string[]>

/** A response that is not a success, or no response. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    message: string,
    /** The HTTP status; 0 if there is no response. */
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

/** Returns the data of a response. Throws ApiError if there is none. */
export async function unwrap<Data>(pending: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await pending.catch(unreachable)
  if (!response.ok) throw refusal(error, response)
  if (data === undefined) throw new ApiError('The response has no body.', response.status)
  return data
}

/** Throws ApiError if a response is not a success. For responses without data, such as to a deletion. */
export async function succeed(pending: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await pending.catch(unreachable)
  if (!response.ok) throw refusal(error, response)
}

function unreachable(cause: unknown): never {
  // A request that the page itself cancelled is not an error of the service.
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
  throw new ApiError('The service cannot be reached.', 0)
}

function refusal(body: unknown, { status }: Response): ApiError {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    errors?: FieldErrors
  }
  return new ApiError(
    typeof message === 'string' ? message : `The service responded ${status}.`,
    status,
    errors,
  )
}

/** Returns the field errors of a thrown value. */
export function fieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {}
}

/** Returns the messages about a field. With `deep`, also those about the rows of a list. */
export function messagesOf(errors: FieldErrors, name: string, deep = false): string[] {
  if (!deep) return errors[name] ?? []
  return Object.entries(errors).flatMap(([field, messages]) =>
    field === name || field.startsWith(`${name}.`) ? messages : [],
  )
}
