import { keyPlaceholder, type SentRequest } from '../core/exchange.ts'
import type { Result } from '../run/result.ts'

/**
 * Returns the shell command that sends a request again. The shell variable `SHORTLINK_API_KEY` must contain
 * the key.
 */
export function curlOf(baseUrl: string, request: SentRequest): string {
  const words = ['curl -sS']
  if (request.method === 'HEAD') words.push('-I')
  else words.push(`-X ${request.method}`)
  const authorization =
    request.authorization === undefined ? `Bearer ${keyPlaceholder}` : request.authorization
  if (authorization !== null) words.push(`-H ${expanding(`Authorization: ${authorization}`)}`)
  for (const [name, value] of Object.entries(request.headers)) words.push(`-H ${quoted(`${name}: ${value}`)}`)
  if (request.body !== undefined) words.push(`--data-binary ${quoted(request.body)}`)
  words.push(quoted(`${baseUrl}${request.path}`))
  return words.join(' ')
}

/**
 * Returns the shell commands that reproduce a result: the writes that led to the record, if this run created
 * it, then the request itself.
 */
export function scriptOf(
  baseUrl: string,
  { writes = [], request }: Pick<Result, 'writes' | 'request'>,
): string[] {
  if (request === undefined) return []
  const [create, ...changes] = writes
  if (create === undefined) return [curlOf(baseUrl, request)]
  const others = [...changes, request].map(one => withId(curlOf(baseUrl, one)))
  return [curlOf(baseUrl, create), 'ID=… # the id in its response', ...others]
}

/**
 * Replaces the record's id with `$ID`: the run has deleted its record, so the script uses the id of the newly
 * created one.
 */
function withId(line: string): string {
  return line.replace(/(\/(?:links|pixels)\/)[^'/]+'$/, `$1'"$ID"`)
}

/** Puts a text in single quotes, so that the shell expands nothing in it except the key. */
function quoted(text: string): string {
  const parts = text.split(keyPlaceholder).map(part => `'${part.replaceAll("'", "'\\''")}'`)
  return parts.join(`"${keyPlaceholder}"`)
}

/** Puts a text in double quotes, with everything escaped that the shell would expand except the key. */
function expanding(text: string): string {
  const parts = text.split(keyPlaceholder).map(part => part.replace(/[\\"`$!]/g, '\\$&'))
  return `"${parts.join(keyPlaceholder)}"`
}
