import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { hasBrowser, launch } from '../support/browser.ts'
import { turns } from '../support/sample.ts'
import { type BuiltPackage, buildPackage, noticed, openInspector, select } from './inspector-rig.ts'

let browser: Browser
let built: BuiltPackage
beforeAll(async () => {
  if (!hasBrowser) return
  ;[browser, built] = await Promise.all([launch(), buildPackage()])
})
afterAll(() => browser?.close())

const password = 'hunter2-of-the-test'
const seed = {
  links: [
    { id: 1, url: 'https://shop.example/spring', alias: 'spring', title: 'Spring', clicks: 3 },
    { id: 2, url: 'https://shop.example/old', alias: 'old', title: 'Winter', disabled: 1 as const },
    { id: 3, url: 'https://blog.example/', alias: 'secret', title: 'Secret', password, clicks: 8 },
  ],
  pixels: [{ id: 1, name: 'Checkout', type: 'facebook' as const, value: '1234' }],
}

const inTurn = turns(6)

describe.skipIf(!hasBrowser)('links', () => {
  const open = () => openInspector(built, browser, { seed })

  inTurn('search by title, alias and destination, filter by status, sort', async () => {
    const { page } = await open()
    const titles = () => page.locator('.virtual-row > :nth-child(2)').allTextContents()
    await expect.poll(titles).toEqual(['Secret', 'Winter', 'Spring'])
    await page.getByRole('button', { name: 'Clicks' }).click()
    await expect.poll(titles).toEqual(['Winter', 'Spring', 'Secret'])
    await page.getByRole('button', { name: 'Clicks' }).click()
    await expect.poll(titles).toEqual(['Secret', 'Spring', 'Winter'])
    await page.getByLabel('Search').fill('spr')
    await expect.poll(titles).toEqual(['Spring'])
    await page.getByLabel('in', { exact: true }).selectOption('Destination')
    await page.getByLabel('Search').fill('blog')
    await expect.poll(titles).toEqual(['Secret'])
    await page.getByLabel('Search').fill('')
    await page.getByLabel('Status').selectOption('Disabled')
    await expect.poll(titles).toEqual(['Winter'])
    await page.getByLabel('Search').fill('nothing')
    await page.getByText('No link matches.').waitFor()
  })

  inTurn('the keyboard selects rows', async () => {
    const { page } = await open()
    await page.locator('.virtual-row').first().waitFor()
    await page.getByRole('grid', { name: 'Links' }).focus()
    await page.keyboard.press('End')
    await page.getByRole('region', { name: 'Link 1' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('region', { name: 'Link 2' }).waitFor()
    expect(await page.locator('[aria-selected="true"][role="row"]').textContent()).toContain('Winter')
  })

  inTurn('add clicks: 1, 10, and a number', async () => {
    const { page, service } = await open()
    const detail = await select(page, 'Spring')
    await detail.getByRole('button', { name: '+1', exact: true }).click()
    await noticed(page, 'Added 1 click to link 1')
    await detail.getByRole('button', { name: '+10' }).click()
    await noticed(page, 'Added 10 clicks')
    await detail.getByLabel('Number of clicks').fill('250')
    await detail.getByLabel('Number of clicks').press('Enter')
    await noticed(page, 'Added 250 clicks')
    expect((await service('/links/1')).body.data).toMatchObject({ clicks: 264 })
  })

  inTurn('expire now, disable, enable', async () => {
    const { page, service } = await open()
    const status = async () => (await service('/links/1')).body.data.status
    const detail = await select(page, 'Spring')
    await detail.getByRole('button', { name: 'Disable' }).click()
    await detail.getByRole('button', { name: 'Enable' }).waitFor()
    expect(await status()).toBe(3)
    await detail.getByRole('button', { name: 'Enable' }).click()
    await detail.getByRole('button', { name: 'Disable' }).waitFor()
    expect(await status()).toBe(1)
    await detail.getByRole('button', { name: 'Expire now' }).click()
    await detail.getByText('Expired', { exact: true }).waitFor()
    expect(await status()).toBe(2)
  })

  inTurn('delete and undo; a password is not restored, and the page says so', async () => {
    const { page, service } = await open()
    const before = (await service('/links/3')).body.data
    const detail = await select(page, 'Secret')
    await detail.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted link 3. Undo restores it without its password').waitFor()
    expect((await service('/links/3')).status).toBe(404)
    expect(await detail.count()).toBe(0)
    await page.locator('.virtual-row', { hasText: 'Secret' }).waitFor({ state: 'detached' })
    // The list has the focus, because the button that had it is gone.
    await page.keyboard.press('Home')
    await page.getByRole('region', { name: 'Link 2' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await noticed(page, 'Restored link 3 without its password')
    expect((await service('/links/3')).body.data).toEqual({ ...before, password: false })
  })

  inTurn('edit all fields and the four lists', async () => {
    const { page, service } = await open()
    const detail = await select(page, 'Spring')
    await detail.getByRole('button', { name: 'Edit' }).click()
    const form = page.getByRole('dialog', { name: 'Edit link 1' })
    await form.getByLabel('Destination (url)').fill('https://shop.example/summer')
    await form.getByLabel('Title').fill('Summer')
    await form.getByLabel('Alias').fill('summer')
    await form.getByLabel('Pixel ids').fill('1')
    await form.getByLabel('Clicks', { exact: true }).fill('77')
    await form.getByLabel('Date').fill('2031-05-06')
    await form.getByLabel('Time').fill('07:08')
    await form.getByLabel('After clicks').fill('500')
    await form.getByLabel('Destination afterwards').fill('https://shop.example/over')
    await form.getByLabel('Statistics for').selectOption('the owner')
    await form.getByLabel('Target type').selectOption('country')
    for (const [list, key] of [
      ['country', 'DE'],
      ['platform', 'iOS'],
      ['language', 'fr'],
      ['rotation', undefined],
    ] as const) {
      await form.getByRole('button', { name: `Add ${list} row` }).click()
      if (key) await form.getByLabel(`${list} 1: key`).fill(key)
      await form.getByLabel(`${list} 1: destination`).fill(`https://shop.example/${list}`)
    }
    await form.getByRole('button', { name: 'Save' }).click()
    await noticed(page, 'Changed link 1')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect((await service('/links/1')).body.data).toMatchObject({
      url: 'https://shop.example/summer',
      title: 'Summer',
      alias: 'summer',
      clicks: 77,
      privacy: 1,
      target_type: 1,
    })
    for (const list of ['country', 'platform', 'language', 'rotation']) {
      await detail.getByText(`https://shop.example/${list}`).waitFor()
    }
    await detail.getByText('2031-05-06 07:08 or 500 clicks').waitFor()
  })

  inTurn('issues of a refusal are beside their fields, and nothing is changed', async () => {
    const { page, service } = await open()
    const before = (await service('/links/1')).body.data
    const detail = await select(page, 'Spring')
    await detail.getByRole('button', { name: 'Edit' }).click()
    const form = page.getByRole('dialog', { name: 'Edit link 1' })
    await form.getByLabel('Destination (url)').fill('not a url')
    await form.getByRole('button', { name: 'Add country row' }).click()
    await form.getByLabel('country 1: key').fill('XX')
    await form.getByLabel('country 1: destination').fill('https://shop.example/x')
    await form.getByRole('button', { name: 'Save' }).click()
    const url = form.getByLabel('Destination (url)')
    await expect.poll(() => url.getAttribute('aria-invalid')).toBe('true')
    expect(await form.locator('.field .issue').first().textContent()).toMatch(/^expected an absolute http/)
    expect(await form.locator('.rows .issue').textContent()).toMatch(/^\[0\]\.key: expected an ISO 3166-1/)
    expect((await service('/links/1')).body.data).toEqual(before)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  inTurn('create a link with a password, then remove the password', async () => {
    const { page, service } = await open()
    await page.getByRole('button', { name: 'Create link' }).click()
    const form = page.getByRole('dialog', { name: 'Create a link' })
    // The first field of the form has the focus.
    await page.keyboard.type('https://shop.example/new')
    expect(await form.getByLabel('Destination (url)').inputValue()).toBe('https://shop.example/new')
    await form.getByLabel('Title').fill('Brand new')
    await form.getByLabel('Password', { exact: true }).fill('pass-of-the-test')
    await form.getByLabel('Destination (url)').press('Enter')
    await noticed(page, 'Created a link')
    expect((await service('/links/4')).body.data).toMatchObject({ title: 'Brand new', clicks: 0 })
    const detail = await select(page, 'Brand new')
    await detail.getByText('set, not shown').waitFor()
    await detail.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Remove the password').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await noticed(page, 'Changed link 4')
    await expect.poll(() => detail.getByText('set, not shown').count()).toBe(0)
    expect(await page.content()).not.toContain('pass-of-the-test')
  })

  inTurn('copy the short address', async () => {
    const { page } = await openInspector(built, browser, {
      seed,
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    const detail = await select(page, 'Spring')
    await detail.getByRole('button', { name: 'Copy address' }).click()
    await noticed(page, 'Copied https://')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/.+\/spring$/)
  })

  inTurn(
    'the detail says if its link is not in the list, but not of a link in a part that was not read',
    async () => {
      const gone = 'This link is not in the list'
      const few = await open()
      await select(few.page, 'Spring')
      await few.page.getByLabel('Status').selectOption('Disabled')
      await few.page.getByText(gone).waitFor()

      const { page } = await openInspector(built, browser, { seed: 1_000 })
      await page.locator('.virtual-row').first().click()
      await page.getByRole('region', { name: 'Link 1000' }).waitFor()
      await page.getByRole('button', { name: 'Id' }).click()
      await expect.poll(() => page.locator('.virtual-row > :first-child').first().textContent()).toBe('1')
      expect(await page.getByRole('region', { name: 'Link 1000' }).count()).toBe(1)
      expect(await page.getByText(gone).count()).toBe(0)
    },
  )

  inTurn('10,000 links: scrolling to the end keeps the document small', async () => {
    const { page } = await openInspector(built, browser, { seed: 10_000 })
    await page.getByText('10,000 links', { exact: true }).waitFor()
    const grid = page.getByRole('grid', { name: 'Links' })
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    const ids = () => page.locator('.virtual-row > :first-child').allTextContents()
    for (const index of [1_000, 3_500, 6_000, 8_500, 9_999]) {
      await grid.evaluate((element, top) => {
        element.scrollTop = top
      }, index * 32)
      await expect.poll(ids).toContain(String(10_000 - index))
      expect(await page.locator('.virtual-row').count()).toBeLessThan(60)
      // The rows have arrived: no placeholder is left.
      await expect.poll(() => page.locator('.virtual-row').filter({ hasText: '…' }).count()).toBe(0)
    }
    expect(await page.locator('*').count()).toBeLessThan(1500)
    expect(requests.filter(url => url.includes('/links?')).length).toBeLessThan(20)
  })
})
