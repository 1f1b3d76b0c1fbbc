import type { Draw } from '../grammar/index.ts'
import { Refusal } from './refusal.ts'

/** Accepts a request with the key as in section 5, or throws a Refusal. */
export function checkKey(header: string | undefined, apiKey: string, draw: Draw): void {
  if (header === undefined) {
    throw new Refusal('no-key', draw['auth.missing'], 'An API key is needed.', {
      headers: challengeOf(draw['auth.missing'], draw),
    })
  }
  if (keyOf(header, draw) === apiKey) return
  throw new Refusal('wrong-key', draw['auth.invalid'], 'The API key is not valid.', {
    headers: challengeOf(draw['auth.invalid'], draw),
  })
}

function keyOf(header: string, draw: Draw): string | undefined {
  switch (draw['auth.reading']) {
    case 'strict':
      return /^Bearer (\S+)$/.exec(header)?.[1]
    case 'any-case':
      return /^bearer +(\S+) *$/i.exec(header)?.[1]
    case 'laravel': {
      // Laravel's bearerToken() takes the text after the last "Bearer ", up to a comma.
      const at = header.lastIndexOf('Bearer ')
      return at < 0 ? undefined : header.slice(at + 7).split(',')[0]
    }
  }
}

function challengeOf(status: number, draw: Draw): Record<string, string> {
  if (status !== 401 || draw['auth.challenge'] === 'none') return {}
  return { 'www-authenticate': draw['auth.challenge'] === 'realm' ? 'Bearer realm="api"' : 'Bearer' }
}

/** The form of a write: its body, and its query if the service reads it too. */
export function formText(body: string, type: string | undefined, query: URLSearchParams, draw: Draw): string {
  const also = draw['input.query'] === 'read' ? query.toString() : ''
  const media = type?.split(';')[0]?.trim().toLowerCase()
  const fields = body === '' ? '' : mediaText(body, media, draw)
  return [also, fields].filter(text => text !== '').join('&')
}

function mediaText(body: string, media: string | undefined, draw: Draw): string {
  const rule = draw['input.type']
  if (media === 'application/x-www-form-urlencoded' || rule === 'as-form') return body
  if (rule === 'json-too' && media === 'application/json') return jsonAsForm(body)
  if (typeof rule === 'number') throw new Refusal('other', rule, 'The body must be a form.')
  if (rule === 'json-too') throw new Refusal('other', 415, 'The body must be a form or JSON.')
  return ''
}

function jsonAsForm(body: string): string {
  const form = new URLSearchParams()
  const add = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) form.append(name, String(value ?? ''))
    else for (const [key, inner] of Object.entries(value)) add(name === '' ? key : `${name}[${key}]`, inner)
  }
  try {
    add('', JSON.parse(body))
  } catch {
    throw new Refusal('other', 400, 'The body is no JSON.')
  }
  return form.toString()
}
