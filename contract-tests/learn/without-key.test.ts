import { expect, it } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { withoutKey } from './without-key.ts'

it('removes from an older dialect what contains the key', () => {
  const key = 'sk-live/7'
  const older: Dialect = {
    name: 'old',
    answers: {
      'auth.missing': 401,
      'list.page-parameter': { name: 'sk-live/7', counts: 'pages' },
    },
    evidence: { 'auth.missing': 'GET /links -> 401 no sk-live%2F7', 'list.page-parameter': 'seen' },
  }
  expect(withoutKey(older, key)).toEqual({
    dialect: {
      name: 'old',
      answers: { 'auth.missing': 401 },
      evidence: { 'auth.missing': 'GET /links -> 401 no $SHORTLINK_API_KEY' },
    },
    taken: ['list.page-parameter'],
  })
  expect(withoutKey({ name: 'bare', answers: {} }, key).dialect).toEqual({ name: 'bare', answers: {} })
})
