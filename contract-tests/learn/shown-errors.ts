import { STATUS_CODES } from 'node:http'
import { escapeText } from '../../src/dialect/shapes/constructs/text-parts.ts'
import { isObject, isSame, type Json } from '../../src/dialect/shapes/json.ts'
import { isJson, parseJson } from '../core/json.ts'
import type { Report } from '../run/run.ts'

/** Returns the shape of errors, if the errors for an unknown path and for a missing key have the same one. */
export function errorShape({ results }: Report): { type?: string; body: Json } | undefined {
  const [first, second] = ['errors.unknown-path', 'auth.missing'].map(id => {
    const response = results.find(result => result.id === id)?.response
    const json = parseJson(response?.text ?? '')
    if (response === undefined || response.status < 400 || !isJson(json)) return undefined
    const [type = ''] = (response.headers['content-type'] ?? '').split(';', 1)
    return { type: type.trim(), body: worded(json, '', response.status) }
  })
  if (first === undefined || !isSame(first, second)) return undefined
  return { ...(first.type !== 'application/json' && { type: first.type }), body: first.body }
}

/** Writes the body of an error as a shape, by the names and the forms of its members. */
function worded(json: Json, name: string, status: number): Json {
  if (isObject(json))
    return Object.fromEntries(
      Object.entries(json).map(([member, part]) => [member, worded(part, member, status)]),
    )
  if (json === status) return '$status'
  if (typeof json !== 'string') return json
  if (/^about:|^https?:/.test(json)) return escapeText(json)
  if (/message|detail/i.test(name)) return '$message'
  if (/^title$/i.test(name) || json === STATUS_CODES[status]) return '$title'
  return /^[A-Za-z]+([_.-][A-Za-z0-9]+)*$/.test(json) ? '$code' : '$message'
}
