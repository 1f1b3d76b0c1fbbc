import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, serveBuilt } from './app.ts'
import { launch, rows, unfold, visit } from './browser.ts'
import { sampled, which } from './sample.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8')
let browser: Browser
let app: App

beforeAll(async () => {
  browser = await launch()
  app = await serveBuilt('offline')
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

/** Returns the violations that axe finds, as `rule: element`. */
async function violations(page: Page): Promise<string[]> {
  await page.waitForTimeout(300)
  await page.evaluate(axe)
  const results = (await page.evaluate('axe.run()')) as AxeResults
  expect(results.passes.length).toBeGreaterThan(5)
  return results.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
}

const states: [state: string, show: (page: Page) => Promise<void>][] = [
  ['the list of links', page => rows(page).first().waitFor()],
  [
    'an empty list',
    async page => {
      await page.getByRole('searchbox').fill('nothing is called that')
      await page.getByRole('heading', { name: 'No link matches' }).waitFor()
    },
  ],
  [
    'a list that failed',
    async page => {
      await rows(page).first().waitFor()
      await page.getByRole('button', { name: /^Offline/ }).click()
      await page.getByLabel('Fail every request').check()
      await page.getByRole('alert').first().waitFor()
    },
  ],
  [
    'the form with all its parts open, refused',
    async page => {
      await page.getByRole('button', { name: 'New link' }).click()
      for (const part of ['Pixels', 'Access', 'Expiry', 'Targeting']) await unfold(page, part)
      for (const add of ['country', 'platform', 'language', 'destination']) {
        await page.getByRole('button', { name: `Add ${add}` }).click()
      }
      await page.getByRole('button', { name: 'Create link' }).click()
      await page.getByText('fields need attention').waitFor()
    },
  ],
  [
    'the question before a deletion',
    async page => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'the question before the demo data is put back',
    async page => {
      await page.getByRole('button', { name: /^Offline/ }).click()
      await page.getByRole('button', { name: 'Reset the demo data' }).click()
      await page.getByRole('dialog', { name: 'Reset the demo data?' }).waitFor()
    },
  ],
  [
    'the list of pixels, after a deletion',
    async page => {
      await page.getByRole('link', { name: 'Pixels', exact: true }).click()
      await page.getByRole('button', { name: 'Delete Blog analytics' }).click()
      await page.getByRole('button', { name: 'Delete pixel' }).click()
      await page.locator('.toast').waitFor()
    },
  ],
]

const looks = [
  ['light', 1200],
  ['dark', 1200],
  ['light', 390],
  ['dark', 390],
] as const
// The first look of each state is another one, so that a sample has all looks.
const cases = states.flatMap(([state, show], shift) =>
  looks.map((_, index) => [...looks[(index + shift) % looks.length]!, state, show] as const),
)

describe(`a state of the page, ${which}`, () => {
  test.each(
    sampled(cases, 4, ([, , state]) => state),
  )('%s, %i wide: %s', async (colorScheme, width, _state, show) => {
    const viewport = { width, height: 800 }
    const { page, context } = await visit(browser, app, '/', { colorScheme, viewport })
    await show(page)
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await context.close()
  })
})

test('the list can be used with the keyboard alone', async () => {
  const { page, context } = await visit(browser, app)
  await rows(page).first().waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the list')
  await page.getByRole('button', { name: /^Edit/ }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  // The focus stays in the dialog, however often it moves.
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Edit/)
  await context.close()
})
