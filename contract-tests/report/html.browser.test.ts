import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasBrowser, launch } from '../../tests/support/browser.ts'
import { sampled } from '../../tests/support/sample.ts'
import { htmlReport } from './html.ts'
import { sampleReport } from './sample.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const page = htmlReport(sampleReport())
let browser: Browser | undefined

beforeAll(async () => {
  if (hasBrowser) browser = await launch()
})
afterAll(() => browser?.close())

const looks = (['light', 'dark'] as const).flatMap(colorScheme =>
  [390, 1280].map(width => ({ title: `${colorScheme}, ${width} pixels wide`, colorScheme, width })),
)

describe.skipIf(!hasBrowser)('the HTML report in a browser', () => {
  test.each(
    sampled(looks, 8),
  )('$title: axe finds nothing, nothing is cut off, nothing is fetched', async look => {
    const { colorScheme, width } = look
    const context = await browser!.newContext({ colorScheme, viewport: { width, height: 900 } })
    const tab = await context.newPage()
    const asked: string[] = []
    tab.on('request', request => asked.push(request.url()))
    await tab.setContent(page)
    expect(await violations(tab)).toEqual([])
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(asked).toEqual([])
    await context.close()
  })

  test.each(sampled(looks, 8))('$title: the same with the section that a result names', async look => {
    const { colorScheme, width } = look
    const context = await browser!.newContext({ colorScheme, viewport: { width, height: 900 } })
    const tab = await context.newPage()
    await tab.setContent(page)
    await tab.getByText('links.failed', { exact: true }).click()
    await tab.getByRole('link', { name: 'section 4.1' }).first().click()
    await tab.getByText('Text of section 4.1').click()
    await expect(tab.getByRole('region', { name: 'Text of section 4.1' }).isVisible()).resolves.toBe(true)
    expect(await violations(tab)).toEqual([])
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await context.close()
  })

  test('the search box leaves only the requirements that match, and says how many', async () => {
    const tab = await browser!.newPage()
    await tab.setContent(page)
    const rows = tab.locator('[data-verdict]:visible')
    const all = await rows.count()
    await tab.getByRole('searchbox').fill('links.fail')
    // The page filters only after a pause in typing.
    await expect.poll(() => rows.count()).toBeLessThan(all)
    const left = await rows.count()
    expect(left).toBeGreaterThan(0)
    await expect(tab.getByRole('status').textContent()).resolves.toContain(String(left))
    await tab.close()
  })
})

async function violations(tab: Page): Promise<string[]> {
  await tab.evaluate(axe)
  const { violations } = await tab.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(', ')}`)
}
