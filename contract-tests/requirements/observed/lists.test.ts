import { expect, it } from 'vitest'
import { serve } from '../../../src/hosts/node/index.ts'
import { createMock } from '../../../src/mock/mock.ts'
import { runContract } from '../../index.ts'

it.each([
  ['seven links', 7, { verdict: 'not-observable', reason: 'the account has too few links' }],
  ['eight links', 8, { verdict: 'differs', received: 'taken' }],
] as const)('GET /links?per_page=7 of %s on a mock that takes every size', async (_, seed, result) => {
  const apiKey = 'contract-suite'
  const dialect = { name: 'takes', answers: { 'list.per-page': 'taken' } } as const
  const { baseUrl, close } = await serve(createMock({ dialect, seed, keys: [apiKey] }))
  const { results } = await runContract({ baseUrl, apiKey, readOnly: true, only: ['list.per-page'] })
  await close()
  expect(results.find(({ id }) => id === 'list.per-page')).toMatchObject(result)
})
