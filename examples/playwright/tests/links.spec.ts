import { expect } from '@playwright/test'
import { test } from 'shortlink-kit/playwright'
import { scenario, scenarios } from 'shortlink-kit/testing'

test('lists links with their status', async ({ page, db, linkFactory }) => {
  linkFactory.create(db, { alias: 'spring' })
  linkFactory.expired().create(db, { alias: 'winter' })
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('2 links')
  await expect(page.getByRole('row', { name: 'spring' })).toContainText('Active')
  await expect(page.getByRole('row', { name: 'winter' })).toContainText('Expired')
})

test('creates a link', async ({ page, requests }) => {
  await page.goto('/')
  await page.getByLabel('Destination').fill('https://shop.example/sale')
  await page.getByLabel('Alias').fill('sale')
  await page.getByRole('button', { name: 'Shorten' }).click()
  await expect(page.getByRole('row')).toHaveText([/sale/])
  expect(requests('createLink')).toMatchObject([
    { fields: { url: 'https://shop.example/sale', alias: 'sale' } },
  ])
})

test('shows that an alias is taken', async ({ page, db, linkFactory }) => {
  linkFactory.create(db, { alias: 'sale' })
  await page.goto('/')
  await page.getByLabel('Destination').fill('https://shop.example/sale')
  await page.getByLabel('Alias').fill('sale')
  await page.getByRole('button', { name: 'Shorten' }).click()
  await expect(page.getByRole('status')).toContainText('alias')
  expect(db.link.count()).toBe(1)
})

test('shows errors and a loading state', async ({ page, fail, delay }) => {
  fail('listLinks', { status: 503, message: 'Down for a moment.' })
  fail('listLinks', { networkError: true })
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('Down for a moment.')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('The service cannot be reached.')
  delay('listLinks', 1000)
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('One moment …')
  await expect(page.getByRole('status')).toHaveText('0 links')
})

test('a link expires in two days', async ({ page, db, clock, linkFactory }) => {
  clock.set('2026-05-01')
  linkFactory.create(db, { expiration_date: '2026-05-03' })
  await page.goto('/')
  await expect(page.getByRole('row')).toContainText('Active')
  clock.advance({ days: 2 })
  await page.reload()
  await expect(page.getByRole('row')).toContainText('Expired')
})

test.describe('on Black Friday', () => {
  const blackFriday = scenario('black-friday', [
    scenarios.demo,
    ({ db, linkFactory }) => linkFactory.clicked(5000).createList(db, 40),
  ])
  test.use({ seed: blackFriday })

  test('there are more links than a page holds', async ({ page, db }) => {
    await page.goto('/')
    await expect(page.getByRole('status')).toHaveText(`${db.link.count()} links`)
    await expect(page.getByRole('row')).toHaveCount(25)
  })
})
