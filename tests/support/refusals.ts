import { expect } from 'vitest'
import type { Answer } from './rig.ts'

/** Expects that these fields and no others were refused, in this order, each with one message. */
export function expectRefused({ status, body }: Answer, messages: Record<string, string>): void {
  const all = Object.values(messages)
  const more = all.length - 1
  const rest = more === 0 ? '' : ` (and ${more} more error${more === 1 ? '' : 's'})`
  expect(body).toEqual({
    message: all[0] + rest,
    errors: Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [message]])),
    status: 422,
  })
  expect(Object.keys(body.errors!)).toEqual(Object.keys(messages))
  expect(status).toBe(422)
}
