import { expect, it } from 'vitest'
import type { Played } from '../../compare/play.ts'
import { make } from '../../compare/scenario/step.ts'
import { keyDesigns } from './designs.ts'
import { keysAccepted } from './keys-accepted.ts'
import { pairWith } from './test-pair.ts'

const steps = [make('links', keyDesigns.cased, {}), make('links', keyDesigns.text, {})]

function response(status: number): Played {
  const { exchange } = pairWith('/links', {})
  return { exchange: { ...exchange, answer: { ...exchange.answer, status } }, sentAt: 0, receivedAt: 0 }
}

it.each([
  [201, 201, ['any-text', 'any-text-cased']],
  [201, 422, ['any-case', 'any-case-kept']],
  [422, 422, ['strict']],
  [422, 201, []],
])('a country in small letters: %i, an unknown platform: %i', (cased, text, answers) => {
  expect(keysAccepted(steps, [response(cased), response(text)])).toEqual(answers)
})

it('nothing was accepted or refused if the links were not sent', () => {
  expect(keysAccepted(steps, [{ skipped: 'no domain' }, response(201)])).toEqual([])
})
