import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, serveBuilt } from './app.ts'
import { launch, rows, visit } from './browser.ts'
import { key, type Service, startService } from './service.ts'

let browser: Browser
let service: Service
let app: App

beforeAll(async () => {
  browser = await launch()
  service = await startService()
  app = await serveBuilt(service.baseUrl)
})
afterAll(async () => {
  await browser.close()
  await app.close()
  await service.stop()
})

test('requests go to the service, and there is no worker', async () => {
  const { page, context } = await visit(browser, app)
  await rows(page).first().waitFor()
  // The service writes its log after the response, so the page may be ahead of it.
  await expect.poll(() => service.requests).toContainEqual(expect.stringMatching(/^GET \/api\/v1\/links\?/))
  expect(app.served.filter(path => path.startsWith('/api') || path.startsWith('/mockServiceWorker'))).toEqual(
    [],
  )
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await context.close()
})

test('a key that is refused can be replaced', async () => {
  const { page, context } = await visit(browser, app)
  await rows(page).first().waitFor()
  await page.getByRole('button', { name: 'Change key' }).click()
  await page.getByLabel('API key').fill('no key of this service')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('without spaces').waitFor()
  await page.getByLabel('API key').fill('no-key-of-this-service')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('heading', { name: 'The key was refused' }).waitFor()
  await page.getByText('The API key is not valid.').waitFor()
  await page.getByRole('button', { name: 'Enter another key' }).click()
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Connect' }).click()
  await rows(page).first().waitFor()
  await page.reload()
  await rows(page).first().waitFor()
  expect(await page.content()).not.toContain(key)
  expect(page.url()).not.toContain(key)
  await context.close()
})

test('a stopped service is reported as unreachable; the list returns when it runs again', async () => {
  const { page, context } = await visit(browser, app, '/pixels')
  await rows(page).first().waitFor()
  await service.stop()
  await page.getByRole('link', { name: 'Links', exact: true }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('Destination', { exact: true }).fill('https://shop.example')
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByRole('dialog').getByText('The service cannot be reached.').waitFor()

  service = await startService(service.port)
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.locator('.toast', { hasText: 'is ready' }).waitFor()
  await rows(page).first().waitFor()
  await context.close()
})
