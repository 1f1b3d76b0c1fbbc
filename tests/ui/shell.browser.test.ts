import { text } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasBrowser, launch } from '../support/browser.ts'
import { sampled, turns } from '../support/sample.ts'
import { axeFindings } from './axe.ts'
import { type BuiltPackage, buildPackage, expectNoSideways, noticed, openInspector } from './inspector-rig.ts'

const inTurn = turns(6)

let browser: Browser
let built: BuiltPackage
beforeAll(async () => {
  if (!hasBrowser) return
  ;[browser, built] = await Promise.all([launch(), buildPackage()])
})
afterAll(() => browser?.close())

const tabs = ['Links', 'Pixels', 'Requests', 'Faults', 'Dialect', 'Reference']

describe.skipIf(!hasBrowser)('every tab', () => {
  const looks = [
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 1600],
  ] as const
  test.each(
    sampled(looks, 8),
  )('%s, %i px: nothing from axe, no violation, no sideways scrolling', async (colorScheme, width) => {
    const { page, problems, service } = await openInspector(built, browser, {
      context: { colorScheme, viewport: { width, height: 844 } },
    })
    await service('/links/999')
    const findings: Record<string, string[]> = {}
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click()
      await page.waitForTimeout(400)
      const row = page.locator('.virtual-row:visible').first()
      if (['Links', 'Pixels', 'Requests'].includes(tab)) await row.click()
      const found = await axeFindings(page)
      if (found.length > 0) findings[tab] = found
      await expectNoSideways(page)
    }
    expect(findings).toEqual({})
    expect(problems).toEqual([])
  })

  inTurn('dialogs: nothing from axe', async () => {
    const { page } = await openInspector(built, browser)
    await page.locator('.virtual-row').first().click()
    for (const name of [/links ·/, /Clock of/, 'Create link', 'Edit']) {
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
  })

  inTurn('arrows, Home and End move between tabs; the address keeps the tab', async () => {
    const { page } = await openInspector(built, browser)
    const shown = () => page.locator('[role="tab"][aria-selected="true"]').textContent()
    await page.getByRole('tab', { name: 'Links' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await shown()).toBe('Pixels')
    await page.keyboard.press('End')
    expect(await shown()).toBe('Reference')
    await page.keyboard.press('ArrowRight')
    expect(await shown()).toBe('Links')
    await page.keyboard.press('ArrowLeft')
    await page.reload()
    expect(await shown()).toBe('Reference')
  })

  inTurn('new findings are counted until Requests is shown', async () => {
    const { page, service } = await openInspector(built, browser)
    await service('/links?unknown=1')
    const tab = page.getByRole('tab', { name: 'Requests' })
    await expect.poll(() => tab.textContent(), { timeout: 60_000 }).toContain('1 new finding')
    await tab.click()
    await expect.poll(() => tab.textContent()).toBe('Requests')
  })
})

describe.skipIf(!hasBrowser)('the connection', () => {
  inTurn('says that the server is gone, and recovers', async () => {
    const { page } = await openInspector(built, browser)
    await page.getByText('Connected', { exact: true }).waitFor()
    await page.locator('.virtual-row').first().waitFor()
    await page.route('**/__admin/**', route => route.abort())
    await page.getByText('The server does not respond.').waitFor()
    expect(await page.locator('.virtual-row').count()).toBeGreaterThan(0)
    await page.unroute('**/__admin/**')
    await page.getByText('Connected', { exact: true }).waitFor()
    expect(await page.getByText('The server does not respond.').count()).toBe(0)
  })

  inTurn('asks for the token, and keeps it in memory only', async () => {
    const token = 'token-of-the-test-0123456789'
    const { page } = await openInspector(built, browser, { admin: { token } })
    await page.getByLabel('Token').waitFor()
    // The field has the focus.
    await page.keyboard.type('wrong')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The server refused this token').waitFor()
    await page.getByLabel('Token').fill(token)
    await page.keyboard.press('Enter')
    await page.getByRole('grid', { name: 'Links' }).waitFor()
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
    expect(stored + (await page.content()) + page.url()).not.toContain(token)
    await page.reload()
    await page.getByLabel('Token').waitFor()
  })
})

describe.skipIf(!hasBrowser)('the clock', () => {
  inTurn('advance, set, freeze, back to the time of the mock', async () => {
    const { page } = await openInspector(built, browser)
    const dialog = page.getByRole('dialog')
    const shown = async () => Date.parse((await dialog.locator('time').getAttribute('datetime')) ?? '')
    const ahead = async () => Math.round(((await shown()) - Date.now()) / 60_000) + 0
    await page.getByRole('button', { name: /Clock of/ }).click()
    for (const [name, minutes] of [
      ['1 minute', 1],
      ['1 hour', 61],
      ['1 day', 1501],
      ['30 days', 44_701],
    ] as const) {
      await dialog.getByRole('button', { name, exact: true }).click()
      await expect.poll(ahead).toBe(minutes)
    }
    // A message takes no clicks that are meant for what is behind it.
    const isInTheWay = await dialog
      .locator('.notice span')
      .last()
      .evaluate(message => {
        const { x, y, width, height } = message.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.notice') !== null
      })
    expect(isInTheWay).toBe(false)
    const moment = await dialog.getByLabel('Set to').inputValue()
    expect(Math.abs(Date.parse(`${moment}Z`) - (await shown()))).toBeLessThan(60_000)
    await dialog.getByLabel(/Advance by/).fill('-2')
    await dialog.getByRole('button', { name: 'Advance', exact: true }).click()
    await expect.poll(ahead).toBe(44_701 - 2880)
    await dialog.getByLabel('Set to').fill('2030-01-02T03:04:05')
    await dialog.getByRole('button', { name: 'Set', exact: true }).click()
    await expect
      .poll(async () => Math.abs((await shown()) - Date.UTC(2030, 0, 2, 3, 4, 5)) < 20_000)
      .toBe(true)
    await dialog.getByRole('button', { name: 'Freeze' }).click()
    await dialog.getByText('It is frozen.').waitFor()
    const frozen = await shown()
    await page.waitForTimeout(2200)
    expect(await shown()).toBe(frozen)
    await dialog.getByRole('button', { name: 'Let it run' }).click()
    await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThan(frozen)
    await dialog.getByRole('button', { name: 'Back to the mock’s time' }).click()
    await expect.poll(ahead).toBe(0)
  })
})

describe.skipIf(!hasBrowser)('accounts', () => {
  inTurn('open by key, show, reset, load a scenario, generate links, close', async () => {
    const { page, service } = await openInspector(built, browser)
    const key = 'key-of-the-test'
    const total = async () => (await service('/links?per_page=10')).body.meta.total
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: /links ·/ }).click()
    await dialog.getByLabel('Open the account of an API key').fill(key)
    await dialog.getByRole('button', { name: 'Open' }).click()
    await dialog.getByRole('cell', { name: 'account 2', exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Show demo-key' }).click()
    await dialog.getByText('Reset demo-key').waitFor()
    await dialog.getByLabel('Scenario').selectOption('empty')
    await dialog.getByRole('button', { name: 'Load scenario' }).click()
    await noticed(page, 'Loaded the scenario empty')
    expect(await total()).toBe(0)
    await dialog.getByLabel('Number of links').fill('120')
    await dialog.getByRole('button', { name: 'Generate links' }).click()
    await noticed(page, 'Generated 120 links')
    expect(await total()).toBe(120)
    await dialog.getByRole('button', { name: 'Reset to its seed' }).click()
    await noticed(page, 'Reset the account')
    expect(await total()).toBe(62)
    await dialog.getByRole('button', { name: 'Close account 2' }).click()
    await noticed(page, 'Closed account 2')
    await expect.poll(() => dialog.getByRole('cell', { name: 'account 2', exact: true }).count()).toBe(0)
    expect(await page.content()).not.toContain(key)
  })

  inTurn('save as a seed file, and load it; a refused file shows its issues', async () => {
    const { page, service } = await openInspector(built, browser, {
      seed: {
        links: [{ id: 5, url: 'https://shop.example/', title: 'Only one', password: 'pw-of-the-test' }],
      },
    })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: /1 link ·/ }).click()
    const files: Record<string, string> = {}
    for (const format of ['JSON', 'YAML']) {
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: `Save as ${format}` }).click()
      files[format] = await text(await (await download).createReadStream())
    }
    const { JSON: json = '', YAML: yaml = '' } = files
    expect(JSON.parse(json).links[0]).toMatchObject({ id: 5, title: 'Only one', password: '[redacted]' })
    expect(yaml).toContain('title: Only one')
    expect(json + yaml).not.toContain('pw-of-the-test')

    const load = (name: string, text: string) =>
      dialog.getByLabel(/Load a seed file/).setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
    await load('wrong.yaml', 'links:\n  - url: nothing\n')
    await dialog.getByText('links[0].url: expected an absolute http or https URL').waitFor()
    expect((await service('/links/5')).status).toBe(200)
    await load('seed.yaml', 'links:\n  - { id: 9, url: https://blog.example/ }\n')
    await noticed(page, 'Loaded seed.yaml')
    expect((await service('/links/9')).status).toBe(200)
    const dropped = await page.evaluateHandle(text => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'seed.json'))
      return data
    }, json)
    await dialog.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
    await noticed(page, 'Loaded seed.json')
    expect((await service('/links/5')).body.data).toMatchObject({ title: 'Only one' })
  })
})
