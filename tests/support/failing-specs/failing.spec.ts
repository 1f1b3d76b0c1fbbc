import { expect } from '@playwright/test'
import { test } from '../../../src/testing/playwright.ts'

// Run by src/testing/failed-test.test.ts: it fails on purpose.
test('fails after a request', async ({ client, serverUrl, apiKey }) => {
  await client.GET('/links')
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${serverUrl}/links`, { method: 'POST', headers, body: '{}' })
  expect(status).toBe(200)
})
