import { isObject } from '../match.ts'

const fieldNames = ['name', 'type', 'value', 'disabled', 'privacy']

/** The steps to where an error about fields tells them; undefined where it does not. */
export function fieldsPlace(body: Record<string, unknown>): string[] | undefined {
  for (const [name, value] of Object.entries(body)) {
    if (isIssueList(value) || isFieldMap(value)) return [name]
    const inner = isObject(value) ? fieldsPlace(value) : undefined
    if (inner !== undefined) return [name, ...inner]
  }
  return undefined
}

/** Whether something told where fields are told says anything of any. */
export function tellsFields(value: unknown): boolean {
  return isIssueList(value) || (isObject(value) && Object.keys(value).length > 0)
}

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
