import { isObject, nodesOf, wordsOf } from '../../core/match.ts'

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

/** Whether what stands where errors name fields names any. */
export function tellsFields(value: unknown): boolean {
  return isIssueList(value) || (isObject(value) && Object.keys(value).length > 0)
}

/** Whether an error names a field, as a member or as a value of its own: in a sentence, any field may be mentioned. */
export function namesField(body: unknown, field: string): boolean {
  const isName = (text: string) => !/\s/.test(text) && wordsOf(lastStep(text)) === wordsOf(field)
  return nodesOf(body).some(
    ({ pointer, value }) => isName(pointer) || (typeof value === 'string' && isName(value)),
  )
}

/** The last of several steps: `expiration_time` of `/data/attributes/expiration_time`, of `body.expiration_time`. */
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
    isObject(value) &&
    Object.entries(value).some(
      ([name, shown]) => fieldNames.includes(name) && (Array.isArray(shown) || typeof shown === 'string'),
    )
  )
}

function isIssueList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isObject)
}
