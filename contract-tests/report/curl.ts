import { keyPlaceholder, type SentRequest } from '../core/exchange.ts'
import type { Result } from '../run/result.ts'

/** The line that sends a request again from a shell, where `SHORTLINK_API_KEY` holds the key. */
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

/** The lines that show a result again: what made the record, where this run has made it, and the request itself. */
export function scriptOf(
  baseUrl: string,
  { writes = [], request }: Pick<Result, 'writes' | 'request'>,
): string[] {
  if (request === undefined) return []
  const [create, ...changes] = writes
  if (create === undefined) return [curlOf(baseUrl, request)]
  const others = [...changes, request].map(one => withId(curlOf(baseUrl, one)))
  return [curlOf(baseUrl, create), 'ID=… # the id in its answer', ...others]
}

/** The record of the run is gone by now: the id is that of the new one. */
function withId(line: string): string {
  return line.replace(/(\/(?:links|pixels)\/)[^'/]+'$/, `$1'"$ID"`)
}

/** In single quotes, where the shell takes every character as it is, save the key, which it puts in. */
function quoted(text: string): string {
  const parts = text.split(keyPlaceholder).map(part => `'${part.replaceAll("'", "'\\''")}'`)
  return parts.join(`"${keyPlaceholder}"`)
}

/** In double quotes, where the shell puts the key in, and nothing else. */
function expanding(text: string): string {
  const parts = text.split(keyPlaceholder).map(part => part.replace(/[\\"`$!]/g, '\\$&'))
  return `"${parts.join(keyPlaceholder)}"`
}
