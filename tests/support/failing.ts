import { expect } from 'vitest'
import { createTest } from '../../src/testing/vitest.ts'

// Run by src/testing/failed-test.test.ts: its tests fail on purpose.
const baseUrl = 'https://links.example/api/v1'
const test = createTest({ baseUrl, apiKey: 'key-of-the-app' })
const headers = { authorization: 'Bearer key-of-the-app' }

test('fails after requests', async () => {
  await fetch(`${baseUrl}/links?by=url&api_key=s3cret-1`, { headers })
  const body = new URLSearchParams({ utl: 'https://shop.example', password: 's3cret-2' })
  const { status } = await fetch(`${baseUrl}/links`, { method: 'POST', headers, body })
  expect(status).toBe(200)
})

test('fails without a request', () => {
  expect(1).toBe(2)
})

test('passes', async () => {
  await fetch(`${baseUrl}/links?ids=1`, { headers })
})
