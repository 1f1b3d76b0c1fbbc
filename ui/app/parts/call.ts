import type { AdminRefusal } from '../../../src/client/index.ts'

/** The result of a call of the control plane: its data, or why there is none. */
export type Called<T> =
  | { isDone: true; data: T }
  | { isDone: false /** 0 if the server did not respond. */; status: number; refusal: AdminRefusal }

/** Awaits a call of the control plane. Never rejects: a server that does not respond is a refusal with status 0. */
export async function called<T>(
  call: Promise<{ data?: T; error?: AdminRefusal; response: Response }>,
): Promise<Called<T>> {
  try {
    const { data, error, response } = await call
    if (response.ok) return { isDone: true, data: data as T }
    return { isDone: false, status: response.status, refusal: refusalOf(error, response) }
  } catch {
    return { isDone: false, status: 0, refusal: { message: 'The server does not respond' } }
  }
}

/** Returns the refusal of a response. A proxy in front of the server may send a body of its own. */
function refusalOf(error: unknown, { status }: Response): AdminRefusal {
  const isRefusal =
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  return isRefusal ? (error as AdminRefusal) : { message: `The server refused the request with ${status}` }
}

/** Returns a refusal as one text, with the issues that its message does not name. */
export function refusalText({ message, issues = [] }: AdminRefusal): string {
  const others = issues
    .filter(({ path }) => !message.includes(path))
    .map(({ path, expected, received }) => `${path}: expected ${expected}, got ${received}`)
  const more = others.length > 3 ? [`and ${others.length - 3} more`] : []
  return others.length === 0 ? message : `${message} (${[...others.slice(0, 3), ...more].join('; ')})`
}
