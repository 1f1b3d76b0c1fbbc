import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { hasBrowser, launch } from '../support/browser.ts'
import { turns } from '../support/sample.ts'
import { type BuiltPackage, buildPackage, noticed, openInspector, select } from './inspector-rig.ts'

const inTurn = turns(6)

let browser: Browser
let built: BuiltPackage
beforeAll(async () => {
  if (!hasBrowser) return
  ;[browser, built] = await Promise.all([launch(), buildPackage()])
})
afterAll(() => browser?.close())

const seed = {
  links: [{ id: 1, url: 'https://shop.example/', pixel_ids: [1] }],
  pixels: [{ id: 1, name: 'Checkout', type: 'facebook' as const, value: '1234' }],
}

describe.skipIf(!hasBrowser)('pixels', () => {
  inTurn('create, edit with a refusal, delete and undo', async () => {
    const { page, service } = await openInspector(built, browser, { seed, tab: 'pixels' })
    await page.getByRole('button', { name: 'Create pixel' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name').fill('Newsletter')
    await form.getByLabel('Type').selectOption('x')
    await form.getByLabel('Value').fill('abc')
    await form.getByRole('button', { name: 'Create' }).click()
    await noticed(page, 'Created a pixel')
    expect((await service('/pixels/2')).body.data).toMatchObject({ name: 'Newsletter', value: 'abc' })
    const detail = await select(page, 'Newsletter')
    await detail.getByRole('button', { name: 'Edit' }).click()
    await form.getByLabel('Value').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.locator('.issue').waitFor()
    await form.getByLabel('Value').fill('def')
    await form.getByRole('button', { name: 'Save' }).click()
    await noticed(page, 'Changed pixel 2')
    const before = (await service('/pixels/2')).body.data
    expect(before).toMatchObject({ value: 'def' })
    await detail.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted pixel 2').waitFor()
    expect((await service('/pixels/2')).status).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await noticed(page, 'Restored pixel 2')
    expect((await service('/pixels/2')).body.data).toEqual(before)
    await page.getByLabel('Search').fill('check')
    await page.getByText('1 pixel', { exact: true }).waitFor()
  })

  inTurn('undo adds a deleted pixel to its links again', async () => {
    const { page, service } = await openInspector(built, browser, {
      seed: {
        ...seed,
        links: [{ id: 1, url: 'https://shop.example/', pixel_ids: [1] }, ...seed.links.slice(1)],
      },
      tab: 'pixels',
    })
    const pixels = async () => (await service('/links/1')).body.data.pixel_ids
    expect(await pixels()).toEqual([1])
    const detail = await select(page, 'Checkout')
    await detail.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted pixel 1').waitFor()
    expect(await pixels()).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await noticed(page, 'Restored pixel 1, also in 1 link')
    expect(await pixels()).toEqual([1])
  })
})
