import { keyPlaceholder, type SentRequest } from '../exchange.ts'

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
