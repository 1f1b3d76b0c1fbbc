import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
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

async function open(dialect?: Dialect, width = 1280): Promise<InspectorPage['page']> {
  opened = await rig.open(dialect && { dialect }, { tab: 'dialect', viewport: { width, height: 900 } })
  await opened.page.getByRole('heading', { name: 'Shapes' }).waitFor()
  return opened.page
}

const { markup, direction } = hostileValues
const learned: Dialect = {
  name: `${markup}${direction}`,
  observed: '2026-01-31',
  answers: { 'errors.not-found': 410, 'list.page-parameter': { name: 'cursor', counts: 'cursor' } },
  shapes: {
    links: { created: { body: { data: '$record', note: `<script>alert(2)</script>${direction}` } } },
  },
}

describe.skipIf(!hasBrowser)('the dialect in the inspector', () => {
  inTurn('shows every answer of the default dialect as assumed', async () => {
    const page = await open()
    await page.getByRole('heading', { name: 'Dialect default' }).waitFor()
    await page.getByText('Not learned from a server. 0 of').waitFor()
    const { data } = (await opened?.admin.GET('/dialect')) ?? {}
    expect(await page.locator('.answers tbody tr').count()).toBe(data?.answers.length)
    expect(await page.getByText('stated', { exact: true }).count()).toBe(0)
    expect(await page.getByRole('table', { name: 'Errors' }).innerText()).toContain('errors.not-found')
    expect(await page.getByRole('region', { name: 'Shapes' }).innerText()).toMatch(/^links:\n {2}/m)
  })

  inTurn('filters by text and origin', async () => {
    const page = await open(learned)
    const rows = page.locator('.answers tbody tr')
    await page.getByText('Learned from a server on 2026-01-31. 2 of').waitFor()
    await page.getByLabel('Answers', { exact: true }).selectOption('Stated only')
    await expect.poll(() => rows.count()).toBe(2)
    const row = page.getByRole('row').filter({ hasText: 'list.page-parameter' })
    expect(await row.getByRole('cell').nth(1).innerText()).toBe('{name: cursor, counts: cursor}')
    expect(await row.getByRole('cell').nth(2).innerText()).toBe('4.3')
    await page.getByLabel('Search').fill('410')
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByText('1 answer', { exact: true }).waitFor()
    await page.getByLabel('Answers', { exact: true }).selectOption('Assumed only')
    await page.getByText('No answer matches.').waitFor()
    await page.getByLabel('Search').fill('')
    expect(await rows.filter({ hasText: 'errors.not-found' }).count()).toBe(0)
  })

  test.each(sampled([1600, 390], 2))('shows hostile values as text, %i px wide', async width => {
    const page = await open(learned, width)
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toContain(markup)
    expect(await page.getByRole('region', { name: 'Shapes' }).innerText()).toContain(
      '<script>alert(2)</script>',
    )
    expect(await page.locator('img, script:not([src])').count()).toBe(0)
    await expectNoSideways(page)
    expect(await axeViolations(page)).toEqual([])
  })
})
