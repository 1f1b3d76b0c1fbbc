import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/generated/operations.ts'
import { hasBrowser } from '../support/browser.ts'
import { sampled, turns } from '../support/sample.ts'
import {
  axeViolations,
  hostileValues,
  type InspectorPage,
  type InspectorRig,
  inspectorRig,
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

async function open(operation: string, width = 1280): Promise<InspectorPage> {
  opened = await rig.open({}, { tab: 'reference', viewport: { width, height: 900 } })
  await opened.page
    .getByRole('navigation', { name: 'Operations' })
    .getByText(operation, { exact: true })
    .click()
  return opened
}

/** Sends the request of the form, and returns the status and the body of the response. */
async function send(page: InspectorPage['page']): Promise<{ status: string; body: string }> {
  await page.getByRole('button', { name: 'Send request' }).click()
  const response = page.getByRole('region', { name: 'Response', exact: true })
  await response.waitFor()
  const body = page.getByRole('region', { name: 'Body of the response' })
  return {
    status: await response.getByRole('status').innerText(),
    body: (await body.count()) === 0 ? '' : await body.innerText(),
  }
}

describe.skipIf(!hasBrowser)('the reference in the inspector', () => {
  test.each(sampled(Object.keys(operations), 10))('%s can be sent', async operation => {
    const { page, admin } = await open(operation)
    const { status } = await send(page)
    expect(status).toMatch(/^(200|422)/)
    const { data } = await admin.GET('/requests')
    expect(data?.requests).toMatchObject([{ operationId: operation, account: 1 }])
  })

  inTurn('sends query parameters, and shows the request as a command', async () => {
    const { page, admin } = await open('listLinks')
    await page.getByLabel('search', { exact: true }).fill("it's $HOME")
    await page.getByLabel('per_page').fill('10')
    const command = await page.getByRole('region', { name: 'Request as curl' }).innerText()
    expect(command).toContain('/api/v1/links?search=it%27s+%24HOME&per_page=10')
    expect(command).toContain('-H "authorization: Bearer $SHORTLINK_API_KEY"')
    const { status, body } = await send(page)
    expect(status).toMatch(/^200 OK/)
    expect(JSON.parse(body)).toMatchObject({ data: [], meta: { per_page: 10 } })
    const { data } = await admin.GET('/requests')
    expect(data?.requests[0]?.target).toBe('/api/v1/links?search=it%27s+%24HOME&per_page=10')
    expect(data?.requests[0]?.findings).toEqual([])
    const headers = page.getByRole('table', { name: 'Headers of the response' })
    expect(await headers.innerText()).toContain('application/json')
  })

  inTurn('sends fields, lists and empty fields', async () => {
    const { page, admin } = await open('updateLink')
    await page.getByLabel('id', { exact: true }).fill('8')
    await page.getByLabel('url', { exact: true }).fill('https://shop.example/new')
    await page.getByLabel('pixel_ids', { exact: true }).fill('1, 2')
    await page.getByLabel('target_type', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Add a row to country' }).click()
    await page.getByRole('button', { name: 'Add a row to country' }).click()
    await page.getByLabel('country[0][key]').fill('DE')
    await page.getByLabel('country[0][value]').fill('https://shop.example/de')
    await page.getByRole('button', { name: 'Remove country 1' }).click()
    await page.getByLabel('send empty space_id').check()
    const { status } = await send(page)
    expect(status).toMatch(/^200/)
    const { data } = await admin.GET('/requests/{id}', { params: { path: { id: 1 } } })
    expect(data?.target).toBe('/api/v1/links/8')
    expect(data?.request.fields).toEqual([
      ['url', 'https://shop.example/new'],
      ['space_id', ''],
      ['pixel_ids[]', '1'],
      ['pixel_ids[]', '2'],
      ['target_type', '1'],
      ['country[0][key]', 'DE'],
      ['country[0][value]', 'https://shop.example/de'],
    ])
  })

  inTurn('sends the API key that was typed, or none', async () => {
    const { page, admin } = await open('getPixel')
    await page.getByLabel('API key').fill('')
    expect((await send(page)).status).toMatch(/^401/)
    await page.getByLabel('API key').fill('another-key')
    await expect.poll(async () => (await send(page)).status).toMatch(/^200/)
    const { data = [] } = await admin.GET('/accounts')
    expect(data.map(({ name }) => name)).toContain('account 1')
    await page.getByLabel('API key').fill('kein Schlüssel €')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('There is no response:').waitFor()
  })

  inTurn('shows the sections of the interface document in place', async () => {
    const { page } = await open('createPixel')
    await page.getByText('Section 2.2: Pixel (input fields)').click()
    await page.getByRole('table', { name: 'Pixel (input fields)' }).getByText('google-tag-manager').waitFor()
    await page.getByText('Section 5: Authentication').click()
    await page.getByText('Authorization: Bearer <API_KEY>', { exact: true }).waitFor()
  })

  test.each(sampled([1600, 390], 2))('shows hostile values as text, %i px wide', async width => {
    const { page } = await open('createPixel', width)
    const { markup, control, direction, long } = hostileValues
    await page.getByLabel('name', { exact: true }).fill(markup + direction + long)
    await page.getByLabel('type', { exact: true }).fill('facebook')
    await page.getByLabel('value', { exact: true }).fill(control.replaceAll(/[\0\n]/g, ''))
    const { status, body } = await send(page)
    expect(status).toMatch(/^200/)
    expect(body).toContain('<script>alert(2)</script>')
    expect(body).toContain(String.raw`\u202edlrow`)
    expect(await page.locator('img, script:not([src])').count()).toBe(0)
    for (const title of await page.locator('.section summary').all()) await title.click()
    await expectNoSideways(page)
    expect(await axeViolations(page)).toEqual([])
  })
})
