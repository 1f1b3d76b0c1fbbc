import { expect, it } from 'vitest'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import { assumedFrom } from './assumed.ts'

it.each<[string, StatedAnswers, StatedAnswers]>([
  ['a wrong key like no key', { 'auth.missing': 403 }, { 'auth.invalid': 403 }],
  ['a missing record like an id that cannot exist', { 'ids.malformed': 410 }, { 'errors.not-found': 410 }],
  ['but not if that is invalid input', { 'ids.malformed': 400 }, {}],
  ['nothing that is the default anyway', { 'auth.missing': 401, 'errors.validation.status': 422 }, {}],
  ['nothing that is known', { 'auth.missing': 403, 'auth.invalid': 401 }, {}],
  ['nothing from an answer without a status', { 'list.page-beyond-last': 'empty' }, {}],
])('refusals that are not in a recording: %s', (_, answers, expected) => {
  expect(assumedFrom(answers).answers).toEqual(expected)
})

it('invalid input that is not in a recording has the status of other invalid input', () => {
  const { answers, evidence } = assumedFrom({ 'errors.validation.status': 400, 'list.per-page': 'ignored' })
  expect(answers).toMatchObject({ 'references.unknown': 400, 'links.privacy.password': 400 })
  expect(answers).not.toHaveProperty('list.per-page')
  expect(evidence['references.unknown']).toBe('assumed: the same status as errors.validation.status')
})
