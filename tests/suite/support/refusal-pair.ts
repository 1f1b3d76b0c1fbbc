import type { ResponsePair } from '../../../contract-tests/learn/shapes/pairs.ts'
import type { Json, JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { ErrorValues } from '../../../src/wire/error-values.ts'
import type { InputIssue } from '../../../src/wire/issues.ts'

/** Returns an error response of the server, with the values that the mirror would show. */
export function refusal(
  body: Json,
  issues: readonly InputIssue[],
  of: Partial<ResponsePair> = {},
): ResponsePair {
  const status = 422
  const answer = { status, headers: {}, text: JSON.stringify(body), json: body }
  return {
    step: { method: 'POST', path: '/links' },
    resource: 'links',
    exchange: { answer } as unknown as ResponsePair['exchange'],
    sentAt: 0,
    receivedAt: 0,
    name: undefined,
    values: shown(new ErrorValues({ status, message: 'Wrong.', issues, path: '/links' }), errorScope),
    records: [],
    case: 'invalid',
    ...of,
  }
}

/** Returns all values of a scope that are set, as JSON. */
function shown(values: Readonly<Record<string, unknown>>, { values: known }: Scope): JsonObject {
  const entries = Object.entries(known).map(([name, { item }]) => {
    const value = values[name]
    return [name, item && Array.isArray(value) ? value.map(one => shown(one, item)) : value] as const
  })
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)))
}

/** Returns a mistake in a field. */
export const wrong = (field: string, rule: InputIssue['rule'] = 'invalid'): InputIssue => ({
  field,
  expected: 'another one',
  rule: rule!,
})
