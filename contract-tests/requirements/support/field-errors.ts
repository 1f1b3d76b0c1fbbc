import { isJsonObject, nodesOf, wordsOf } from '../../core/match.ts'

const fieldNames = ['name', 'type', 'value', 'disabled', 'privacy']

/** Returns the path of the member in an error body that names fields. Undefined if there is none. */
export function fieldsPlace(body: Record<string, unknown>): string[] | undefined {
  for (const [name, value] of Object.entries(body)) {
    if (isIssueList(value) || isFieldMap(value)) return [name]
    const inner = isJsonObject(value) ? fieldsPlace(value) : undefined
    if (inner !== undefined) return [name, ...inner]
  }
  return undefined
}

/** Whether a value, read from the place where errors name fields, names at least one field. */
export function namesAnyField(value: unknown): boolean {
  return isIssueList(value) || (isJsonObject(value) && Object.keys(value).length > 0)
}

/**
 * Whether an error names a field, as a member's name or as a whole value. Sentences do not count, because
 * they may mention any field.
 */
export function namesField(body: unknown, field: string): boolean {
  const isName = (text: string) => !/\s/.test(text) && wordsOf(lastStep(text)) === wordsOf(field)
  return nodesOf(body).some(
    ({ pointer, value }) => isName(pointer) || (typeof value === 'string' && isName(value)),
  )
}

/**
 * Returns the last step of a path: `expiration_time` for `/data/attributes/expiration_time` and for
 * `body.expiration_time`.
 */
function lastStep(path: string): string {
  return (
    path
      .split(/[/.[\]]+/)
      .filter(Boolean)
      .at(-1) ?? ''
  )
}

function isFieldMap(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    Object.entries(value).some(
      ([name, shown]) => fieldNames.includes(name) && (Array.isArray(shown) || typeof shown === 'string'),
    )
  )
}

function isIssueList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isJsonObject)
}
