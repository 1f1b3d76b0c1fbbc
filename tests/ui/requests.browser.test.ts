import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { sampled, turns } from '../support/sample.ts'
import {
  axeViolations,
  hostileValues,
  type InspectorPage,
  type InspectorRig,
  inspectorRig,
  sendAll,
} from './inspector-page.ts'
import { expectNoSideways } from './inspector-rig.ts'

let rig: InspectorRig
let opened: InspectorPage | undefined

beforeAll(async () => {
  if (hasBrowser) rig = await inspectorRig()
})
afterEach(async () => {
  const troubles = opened?.troubles() ?? []
  await opened?.close()
  opened = undefined
  expect(troubles).toEqual([])
})
afterAll(() => rig?.close())

async function open(width = 1280): Promise<InspectorPage> {
  opened = await rig.open({}, { tab: 'requests', viewport: { width, height: 900 } })
  return opened
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const create = (fields: Record<string, string>) =>
  ({ method: 'POST', path: '/links', headers: form, body: String(new URLSearchParams(fields)) }) as const
const rows = (page: InspectorPage['page']) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell') })

const inTurn = turns(6)

describe.skipIf(!hasBrowser)('the requests in the inspector', () => {
  inTurn('new requests appear at the top', async () => {
    const { page, baseUrl } = await open()
    await page.getByText('No request has been recorded yet.').waitFor()
    await sendAll(baseUrl, [{ path: '/links/7' }, { path: '/links/4711' }])
    await rows(page).nth(1).waitFor()
    const texts = await rows(page).allInnerTexts()
    expect(texts[0]).toContain('404')
    expect(texts[0]).toContain('/api/v1/links/4711')
    expect(texts[1]).toContain('/api/v1/links/7')
  })

  inTurn('new requests wait while the list is paused or scrolled', async () => {
    const { page, baseUrl } = await open()
    await sendAll(
      baseUrl,
      Array.from({ length: 60 }, () => ({ path: '/links/1' })),
    )
    await page.locator('[role="grid"][aria-rowcount="61"]').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await sendAll(baseUrl, [{ path: '/links/2' }, { path: '/links/3' }])
    await page.getByRole('button', { name: '2 new' }).waitFor()
    expect(await rows(page).first().innerText()).toContain('/links/1')
    await page.getByRole('button', { name: 'Resume' }).click()
    await rows(page).filter({ hasText: '/links/3' }).waitFor()

    // The list notices in the next frame that it is scrolled.
    await page.getByRole('grid', { name: 'Requests' }).evaluate(async grid => {
      const scrolled = new Promise(resolve => grid.addEventListener('scroll', resolve, { once: true }))
      grid.scrollTo({ top: 900 })
      await scrolled
    })
    await sendAll(baseUrl, [{ path: '/links/4' }])
    await page.getByRole('button', { name: '1 new' }).click()
    await rows(page).filter({ hasText: '/links/4' }).waitFor()
    expect(await page.getByRole('grid').evaluate(grid => grid.scrollTop)).toBe(0)
  })

  inTurn('filters by operation, status, account, refusals, findings and text', async () => {
    const { page, baseUrl } = await open()
    await sendAll(baseUrl, [
      { path: '/links?by=url' },
      { path: '/links/4711' },
      { path: '/pixels' },
      create({}),
    ])
    await sendAll(baseUrl, [{ path: '/links/2' }], 'another-key')
    await rows(page).nth(4).waitFor()
    const expectRows = async (count: number, text: string) => {
      await expect.poll(() => rows(page).count()).toBe(count)
      expect(await rows(page).first().innerText()).toContain(text)
    }
    await page.getByLabel('Operation').selectOption('listLinks')
    await expectRows(1, '/links?by=url')
    await page.getByLabel('Operation').selectOption('')
    await page.getByLabel('Status').selectOption('4xx')
    await expectRows(2, '422')
    await page.getByLabel('Status').selectOption('')
    await page.getByLabel('Refused').check()
    await expectRows(2, '422')
    await page.getByLabel('Refused').uncheck()
    await page.getByLabel('With findings').check()
    await expectRows(1, 'by')
    await page.getByLabel('With findings').uncheck()
    await page.getByLabel('This account').check()
    await expectRows(4, '422')
    await page.getByLabel('This account').uncheck()
    await page.getByLabel('Text').fill('4711')
    await expectRows(1, '404')
    await page.getByLabel('Text').fill('nothing like this')
    await page.getByText('No recorded request matches the filter.').waitFor()
  })

  inTurn('shows a refused request with its reason, and the option that accepts it', async () => {
    const { page, baseUrl } = await open()
    const json = { 'content-type': 'application/json' }
    await sendAll(baseUrl, [
      { method: 'POST', path: '/links', headers: json, body: JSON.stringify({ url: 'https://a.example/' }) },
    ])
    await rows(page).first().click()
    const detail = page.getByRole('region', { name: 'Request 1' })
    await detail.getByText('input.content-type={also: [json]}').waitFor()
    await detail.getByRole('button', { name: 'Copy option' }).click()
    await page.getByText('The option was copied').waitFor()
    expect(await clipboard(page)).toBe("--answer 'input.content-type={also: [json]}'")
    expect(await detail.getByRole('region', { name: 'Body of the request' }).innerText()).toBe(
      '{\n  "url": "https://a.example/"\n}',
    )
    expect(await detail.locator('.request-note', { hasText: 'media-type' }).innerText()).toContain(
      'Section 4',
    )
    expect(await detail.innerText()).not.toContain('demo-key')
    await detail.getByRole('button', { name: 'Close' }).click()
    await detail.waitFor({ state: 'detached' })
  })

  inTurn('copies a request as a command and as a test, and names what was redacted', async () => {
    const { page, baseUrl } = await open()
    await sendAll(baseUrl, [create({ url: 'https://a.example/', password: 'geheim-123' })])
    await rows(page).first().click()
    const detail = page.getByRole('region', { name: 'Request 1' })
    await detail.getByRole('button', { name: 'Copy as curl' }).click()
    await detail.getByText('Set SHORTLINK_SECRET: the field password was redacted.').waitFor()
    const command = await clipboard(page)
    expect(command).toContain('-H "authorization: Bearer $SHORTLINK_API_KEY"')
    expect(command).toContain('--data-urlencode "password=$SHORTLINK_SECRET"')
    await detail.getByRole('button', { name: 'Copy as test' }).click()
    await detail.getByText('The test sends the key of its mock.').waitFor()
    const source = await clipboard(page)
    expect(source).toContain("client.POST('/links'")
    expect(source).toContain('expect(response.status).toBe(200)')
    expect(command + source + (await page.content())).not.toContain('geheim-123')
  })

  inTurn('lets the next request of the operation fail', async () => {
    const { page, baseUrl, admin } = await open()
    await sendAll(baseUrl, [{ path: '/pixels' }])
    await rows(page).first().click()
    await page.getByRole('button', { name: 'Fail the next one like this' }).click()
    await page.getByText('Set the fault listPixels: 503 x1').waitFor()
    expect((await admin.GET('/faults')).data).toMatchObject([{ text: 'listPixels: 503 x1', account: 1 }])
    await sendAll(baseUrl, [{ path: '/pixels' }])
    await rows(page).filter({ hasText: '503' }).filter({ hasText: 'injected fault' }).waitFor()
  })

  inTurn('lists the findings, and jumps to the last request with one', async () => {
    const { page, baseUrl } = await open()
    await sendAll(baseUrl, [{ path: '/links?by=url' }, { path: '/links?by=url' }, { path: '/links' }])
    await page.getByRole('button', { name: 'Findings' }).click()
    const row = page.getByRole('table', { name: 'Findings' }).getByRole('row').nth(1)
    await row.waitFor()
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      'unknown-parameter',
      expect.stringContaining('by'),
      expect.stringMatching(/^4/),
      '2',
      'Request 2',
    ])
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Request 2' }).click()
    await page
      .getByRole('region', { name: 'Request 2' })
      .getByText('unknown-parameter', { exact: true })
      .waitFor()
  })

  inTurn('clears the requests', async () => {
    const { page, baseUrl, admin } = await open()
    await sendAll(
      baseUrl,
      Array.from({ length: 60 }, () => ({ path: '/pixels' })),
    )
    await rows(page).nth(20).waitFor()
    // The list notices in the next frame that it is scrolled.
    await page.getByRole('grid', { name: 'Requests' }).evaluate(async grid => {
      const scrolled = new Promise(resolve => grid.addEventListener('scroll', resolve, { once: true }))
      grid.scrollTo({ top: 900 })
      await scrolled
    })
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('No request has been recorded yet.').waitFor()
    expect((await admin.GET('/requests')).data?.requests).toEqual([])
    await sendAll(baseUrl, [{ path: '/links/3' }])
    await rows(page).filter({ hasText: '/links/3' }).waitFor()
  })

  inTurn('can be used with the keyboard', async () => {
    const { page, baseUrl } = await open()
    await sendAll(baseUrl, [{ path: '/links/1' }, { path: '/links/2' }])
    await rows(page).nth(1).waitFor()
    await page.getByRole('grid', { name: 'Requests' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('region', { name: 'Request 2' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('region', { name: 'Request 1' }).waitFor()
  })

  test.each(sampled([1280, 390], 2))('shows hostile values as text, %i px wide', async width => {
    const { page, baseUrl } = await open(width)
    const { markup, control, direction, long } = hostileValues
    await sendAll(baseUrl, [
      create({ url: markup, title: control, alias: direction, [markup]: long }),
      { path: `/links?search=${encodeURIComponent(markup + direction)}&${encodeURIComponent(markup)}=1` },
    ])
    await rows(page).nth(1).waitFor()
    await rows(page).nth(1).click()
    const fields = page.getByRole('table', { name: 'Fields of the form' })
    await fields.waitFor()
    const text = await fields.innerText()
    expect(text).toContain(markup)
    expect(text).toContain(String.raw`a\x00b\x07c\x1b[31md\x7f\x85e`)
    expect(text).toContain(String.raw`\u202edlrow olleh`)
    expect(text).toContain(long)
    await page.getByRole('button', { name: 'Copy as curl' }).click()
    await page.getByRole('button', { name: 'Copy as test' }).click()
    await page.getByRole('region', { name: 'The test' }).waitFor()
    expect(await page.locator('img, script:not([src])').count()).toBe(0)
    await expectNoSideways(page)
    expect(await axeViolations(page)).toEqual([])
  })
})

function clipboard(page: InspectorPage['page']): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
