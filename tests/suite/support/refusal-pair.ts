import type { ResponsePair } from '../../../contract-tests/learn/shapes/pairs.ts'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { errorValues } from '../../../src/wire/error-values.ts'
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
    values: JSON.parse(JSON.stringify(errorValues({ status, message: 'Wrong.', issues, path: '/links' }))),
    records: [],
    case: 'invalid',
    ...of,
  }
}

/** Returns a mistake in a field. */
export const wrong = (field: string, rule: InputIssue['rule'] = 'invalid'): InputIssue => ({
  field,
  expected: 'another one',
  rule: rule!,
})
