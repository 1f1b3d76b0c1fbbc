import { STATUS_CODES } from 'node:http'
import type { Exchange } from '../exchange.ts'
import { isObject } from '../match.ts'

// Errors in the words of the register: what is of the moment stands in them as `$word`.

/** An error's body in which what is of the moment is written as a word. */
export function errorTemplate(body: Record<string, unknown>, exchange: Exchange): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, wordFor(name, value, exchange)]),
  )
}

function wordFor(name: string, value: unknown, exchange: Exchange): unknown {
  const { status } = exchange.answer
  if (isObject(value)) return errorTemplate(value, exchange)
  if (value === status) return '$status'
  if (typeof value !== 'string') return value
  if (/^about:|^https?:/.test(value)) return value
  if (/^title$/i.test(name) || value === STATUS_CODES[status])
    return /message|detail/i.test(name) ? '$message' : '$title'
  if (/^[A-Za-z]+([_.-][A-Za-z0-9]+)*$/.test(value) && !/message|detail/i.test(name)) return '$code'
  return '$message'
}

/** The same for errors about fields: where messages stand by field, in an object or a list. */
export function validationTemplate(
  body: Record<string, unknown>,
  exchange: Exchange,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (isIssueList(value)) return [name, '$issues']
      if (isFieldMap(value)) return [name, '$fields']
      if (isObject(value)) return [name, validationTemplate(value, exchange)]
      const word = wordFor(name, value, exchange)
      return [name, word === '$message' ? '$summary' : word]
    }),
  )
}

const fieldNames = ['name', 'type', 'value', 'disabled', 'privacy']

function isFieldMap(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).some(
      ([name, told]) => fieldNames.includes(name) && (Array.isArray(told) || typeof told === 'string'),
    )
  )
}

function isIssueList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isObject)
}

/** The steps to where errors about fields tell them, in a template made above; undefined where they do not. */
export function fieldsPlace(template: Record<string, unknown>): string[] | undefined {
  for (const [name, value] of Object.entries(template)) {
    if (value === '$issues' || value === '$fields') return [name]
    const inner = isObject(value) ? fieldsPlace(value) : undefined
    if (inner !== undefined) return [name, ...inner]
  }
  return undefined
}

/** Whether something told where fields are told says anything of any. */
export function tellsFields(value: unknown): boolean {
  return isIssueList(value) || (isObject(value) && Object.keys(value).length > 0)
}
