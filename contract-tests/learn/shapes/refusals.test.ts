import { expect, it } from 'vitest'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { errorValues } from '../../../src/wire/error-values.ts'
import type { Issue } from '../../../src/wire/issues.ts'
import type { Pair } from './pairs.ts'
import { learnRefusals } from './refusals.ts'

/** A refusal of the server, with what the mirror would have written it from. */
function refusal(body: Json, issues: readonly Issue[], of: Partial<Pair> = {}): Pair {
  const status = 422
  const answer = { status, headers: {}, text: JSON.stringify(body), json: body }
  return {
    step: { method: 'POST', path: '/links' },
    resource: 'links',
    exchange: { answer } as unknown as Pair['exchange'],
    sentAt: 0,
    receivedAt: 0,
    name: undefined,
    values: JSON.parse(JSON.stringify(errorValues({ status, message: 'Wrong.', issues, path: '/links' }))),
    records: [],
    case: 'invalid',
    ...of,
  }
}

const wrong = (field: string, rule: Issue['rule'] = 'invalid'): Issue => ({
  field,
  expected: 'another one',
  rule: rule!,
})

const isOwn = () => false

it('words for a mistake are words, also where all that a field showed is a label', () => {
  const { shapes, unexplained } = learnRefusals(
    [
      refusal({ errors: { goal: ['must be an absolute address'] } }, [wrong('url', 'address')]),
      refusal({ errors: { privacy: ['is invalid'] } }, [wrong('privacy', 'choice')]),
      refusal({ errors: { disabled: ['is invalid'] } }, [wrong('disabled', 'choice')]),
      refusal({ errors: { vendor: ["can't be left out"] } }, [wrong('type', 'required')]),
      refusal({ errors: { until: ['is invalid'] } }, [wrong('expiration_date', 'date')]),
    ],
    isOwn,
  )
  const { errors } = shapes.error?.body as Record<string, Json>
  expect(isObject(errors!) && errors.$map).toBe('fields')
  expect(isObject(errors!) && errors.item).toBe('$messages')
  expect(unexplained).toEqual([])
})
