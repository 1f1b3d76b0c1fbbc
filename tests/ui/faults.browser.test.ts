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

const inTurn = turns(6)

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
  opened = await rig.open({}, { tab: 'faults', viewport: { width, height: 900 } })
  await sendAll(opened.baseUrl, [{ path: '/links' }])
  await opened.page.getByText('this account (demo-key)').waitFor()
  return opened
}

/** Waits until the table has these rules, with their accounts and counts. */
async function expectFaults({ page }: InspectorPage, expected: string[][]): Promise<void> {
  const rows = page.getByRole('table', { name: 'Active faults' }).locator('tbody tr')
  await expect
    .poll(async () => (await rows.all()).length === expected.length && rowsOf(page), { timeout: 60_000 })
    .toEqual(expected)
}

async function rowsOf(page: InspectorPage['page']): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: 'Active faults' }).locator('tbody tr').all()
  return Promise.all(rows.map(async row => (await row.locator('td').allInnerTexts()).slice(0, 4)))
}

describe.skipIf(!hasBrowser)('the faults in the inspector', () => {
  inTurn('sets a rule for the account, counts its requests, and withdraws it', async () => {
    const view = await open()
    const { page, baseUrl, admin } = view
    await page.getByText('No fault is set.').waitFor()
    await page.getByLabel('Rule', { exact: true }).fill('listPixels: 503 every 2')
    await page.keyboard.press('Enter')
    await expectFaults(view, [['listPixels: 503 every 2', 'demo-key', '0', '0']])
    await sendAll(baseUrl, [{ path: '/pixels' }, { path: '/pixels' }])
    await expectFaults(view, [['listPixels: 503 every 2', 'demo-key', '2', '1']])
    await page.getByRole('button', { name: 'Withdraw listPixels: 503 every 2' }).click()
    await page.getByText('No fault is set.').waitFor()
    expect((await admin.GET('/faults')).data).toEqual([])
  })

  inTurn('shows why a rule was refused, in the words of the control plane', async () => {
    const { page } = await open()
    const rule = page.getByLabel('Rule', { exact: true })
    await rule.fill('createLink: 503 oftn')
    await page.getByRole('button', { name: 'Set rule' }).click()
    await page.getByText('there is no word "oftn"').waitFor()
    expect(await rule.getAttribute('aria-invalid')).toBe('true')
    expect(await axeViolations(page)).toEqual([])
    await rule.fill(hostileValues.markup + hostileValues.direction)
    await page.getByRole('button', { name: 'Set rule' }).click()
    await page.getByText('there is no preset').waitFor()
    expect(await page.locator('img').count()).toBe(0)
  })

  test.each(
    sampled(['flaky', 'slow', 'rate-limited', 'maintenance'], 4),
  )('sets the preset %s for the whole mock', async name => {
    const { page, admin } = await open()
    await page.getByLabel('the whole mock').check()
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('table', { name: 'Active faults' }).getByText('the whole mock').first().waitFor()
    const { data = [] } = await admin.GET('/faults')
    expect(data.length).toBe(name === 'flaky' ? 3 : 1)
    expect(data.every(({ account }) => account === null)).toBe(true)
    await page.getByRole('button', { name: 'Withdraw all' }).click()
    await page.getByText('No fault is set.').waitFor()
    expect((await admin.GET('/faults')).data).toEqual([])
  })

  inTurn('builds a rule from choices and shows it', async () => {
    const view = await open()
    const { page } = view
    const rule = page.getByLabel('The rule')
    expect(await rule.innerText()).toBe('*: 503 x1')
    await page.getByLabel('Operation').selectOption('createLink')
    await page.getByLabel('The client gets').selectOption('no response: the connection breaks')
    await page.getByLabel('It fails').selectOption('after the effect')
    await page.getByLabel('Delay').fill('20..40')
    await page.getByLabel('Times').fill('2')
    await page.getByLabel('Every').fill('3')
    await page.getByLabel('Chance').fill('0')
    expect(await page.getByRole('button', { name: 'Set this fault' }).isDisabled()).toBe(true)
    await page.getByLabel('Chance').fill('')
    expect(await rule.innerText()).toBe('createLink: drop after delay 20..40 every 3 x2')
    await page.getByRole('button', { name: 'Set this fault' }).click()
    await expectFaults(view, [['createLink: drop after delay 20..40 every 3 x2', 'demo-key', '0', '0']])
    await page.getByLabel('Every').fill('3')
    await page.getByLabel('Chance').fill('10')
    await page.getByRole('button', { name: 'Set this fault' }).click()
    await expect.poll(() => page.getByRole('alert').or(page.locator('tbody tr')).count()).toBeGreaterThan(1)
  })

  test.each(sampled([1600, 390], 2))('hostile values are shown as text, %i px wide', async width => {
    const { page, admin } = await open(width)
    const { markup, control, direction } = hostileValues
    const long = 'x'.repeat(500)
    const message = JSON.stringify(`${markup}${control}${direction}${long}`)
    const { error } = await admin.POST('/faults', {
      body: { faults: [`createLink: 503 message ${message}`] },
    })
    expect(error).toBeUndefined()
    const table = page.getByRole('table', { name: 'Active faults' })
    await table.getByText('createLink').first().waitFor()
    expect(await table.innerText()).toContain('<script>alert(2)</script>')
    expect(await page.locator('img, script:not([src])').count()).toBe(0)
    await expectNoSideways(page)
    expect(await axeViolations(page)).toEqual([])
  })
})
