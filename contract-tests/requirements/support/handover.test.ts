import { expect, it } from 'vitest'
import { createHandover } from './handover.ts'
import { contextOf } from './test-context.ts'

const aRun = () => contextOf(0, { narrows: true, pages: true }).context

it('is empty until something is left', () => {
  expect(createHandover<string>().take(aRun(), 'links')).toBeUndefined()
})

it('returns each thing once, in the order in which they were left', () => {
  const context = aRun()
  const things = createHandover<string>()
  things.leave(context, 'links', 'first')
  things.leave(context, 'links', 'second')
  const taken = [1, 2, 3].map(() => things.take(context, 'links'))
  expect(taken).toEqual(['first', 'second', undefined])
})

it.each([
  ['for another resource', 'same run', 'pixels'],
  ['in another run', 'other run', 'links'],
] as const)('returns nothing %s', (_, run, key) => {
  const context = aRun()
  const things = createHandover<string>()
  things.leave(context, 'links', 'a link')
  const asking = run === 'same run' ? context : aRun()
  expect(things.take(asking, key)).toBeUndefined()
  expect(things.take(context, 'links')).toBe('a link')
})
