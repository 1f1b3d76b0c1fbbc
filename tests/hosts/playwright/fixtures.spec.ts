import { expect, type Page } from '@playwright/test'
import { scenario } from '../../../src/testing/index.ts'
import { test } from '../../../src/testing/playwright.ts'

/** A page of another origin than the service. It lists links, and creates one on request. */
const html = `<!doctype html>
<title>Links</title>
<form><input name="url" value="https://shop.example/new"><button>Shorten</button></form>
<p role="status"></p>
<ul></ul>
<script>
  const headers = { Authorization: 'Bearer key-of-the-page', Accept: 'application/json' }
  const service = path => 'https://links.example/api/v1' + path
  const say = text => { document.querySelector('p').textContent = text }
  async function show() {
    say('loading')
    try {
      const response = await fetch(service('/links?sort=asc'), { headers })
      const { data, message } = await response.json()
      say(response.ok ? data.length + ' links' : response.status + ': ' + message)
      const items = (data ?? []).map(link => {
        const item = document.createElement('li')
        item.textContent = link.alias + ' ' + ['active', 'expired', 'disabled'][link.status - 1]
        return item
      })
      document.querySelector('ul').replaceChildren(...items)
    } catch (error) {
      say('no answer')
    }
  }
  document.querySelector('form').addEventListener('submit', async event => {
    event.preventDefault()
    const body = new URLSearchParams(new FormData(event.target))
    await fetch(service('/links'), { method: 'POST', headers, body })
    await show()
  })
  show()
</script>`

async function open(page: Page) {
  await page.route('https://app.example/', route => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('https://app.example/')
}

const items = (page: Page) => page.getByRole('listitem').allTextContents()

test('the page lists records that the test created through db', async ({ page, db, linkFactory }) => {
  linkFactory.create(db)
  linkFactory.expired().create(db)
  linkFactory.disabled().create(db, { alias: 'off' })
  await open(page)
  await expect(page.getByRole('status')).toHaveText('3 links')
  expect(await items(page)).toEqual(['link-1 active', 'link-2 expired', 'off disabled'])
})

test('requests of the page change db and are recorded', async ({ page, db, requests }) => {
  await open(page)
  await expect(page.getByRole('status')).toHaveText('0 links')
  await page.getByRole('button').click()
  await expect(page.getByRole('status')).toHaveText('1 links')
  expect(db.link.getAll()).toMatchObject([{ url: 'https://shop.example/new' }])
  expect(requests('createLink')).toMatchObject([
    { path: '/links', fields: { url: 'https://shop.example/new' }, status: 200 },
  ])
  // The mock also handles the base URL itself: no request to it reaches the network.
  expect(await page.evaluate(async () => (await fetch('https://links.example/api/v1')).status)).toBe(404)
})

test('time and clicks', async ({ page, db, clock, click, linkFactory }) => {
  clock.set('2026-05-01T12:00:00Z')
  linkFactory.create(db, { expiration_date: '2026-05-03' })
  const clicked = linkFactory.create(db, { expiration_clicks: 3 })
  await open(page)
  await expect(page.getByRole('listitem')).toHaveText(['link-1 active', 'link-2 active'])
  clock.advance({ days: 2 })
  click(clicked, 3)
  await page.reload()
  await expect(page.getByRole('listitem')).toHaveText(['link-1 expired', 'link-2 expired'])
})

test('errors, broken connections and delays', async ({ page, fail, delay, requests }) => {
  fail('listLinks', { status: 503, message: 'Down for a moment.' })
  fail('listLinks', { networkError: true })
  await open(page)
  await expect(page.getByRole('status')).toHaveText('503: Down for a moment.')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('no answer')
  delay('listLinks', 500)
  const before = performance.now()
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('0 links')
  expect(performance.now() - before).toBeGreaterThan(490)
  expect(requests('listLinks').map(({ status }) => status)).toEqual([503, 0, 200])
})

test('rules', async ({ page, faults, requests }) => {
  // Playwright cannot send half of a body, so that a cut response is none.
  faults('listLinks: 503 x1 message "Down for a moment."', 'listLinks: cut nth 2', '*: delay 1..2')
  await open(page)
  await expect(page.getByRole('status')).toHaveText('503: Down for a moment.')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('no answer')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('0 links')
  expect(requests('listLinks').map(({ status }) => status)).toEqual([503, 200, 200])
})

test('a delay that is longer than the test', async ({ page, delay }) => {
  delay('listLinks', 60_000)
  await open(page)
  await expect(page.getByRole('status')).toHaveText('loading')
})

test('the same mock over HTTP', async ({ page, client, serverUrl, db }) => {
  expect(serverUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/)
  const { data } = await client.POST('/links', { body: { url: 'https://shop.example/a', alias: 'a' } })
  expect(data).toMatchObject({ data: { id: 1 } })
  await open(page)
  await expect(page.getByRole('listitem')).toHaveText(['a active'])
  expect(db.link.count()).toBe(1)
})

test('another page of the same context', async ({ context, db, linkFactory }) => {
  linkFactory.create(db)
  const page = await context.newPage()
  await open(page)
  await expect(page.getByRole('status')).toHaveText('1 links')
})

test.describe('another key', () => {
  test.use({ apiKey: 'another-key' })
  test('is not valid', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('status')).toHaveText('401: The API key is not valid.')
  })
})

test.describe('a scenario', () => {
  test.use({ seed: scenario('three', { links: [{ alias: 'a' }, { alias: 'b' }, { alias: 'c' }] }) })
  test('is the initial store of the account', async ({ page, reset, linkFactory, db }) => {
    linkFactory.create(db)
    reset()
    await open(page)
    await expect(page.getByRole('listitem')).toHaveText(['a active', 'b active', 'c active'])
  })
})

test.describe('a service URL without an origin', () => {
  test.use({ baseURL: 'https://links.example/', serviceUrl: '/api/v1/' })
  test('is relative to the base URL of the page', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('status')).toHaveText('0 links')
  })
})

for (let number = 1; number <= 8; number++) {
  test(`account ${number} of 8 in parallel`, async ({ page, db, linkFactory, mock }) => {
    linkFactory.createList(db, number)
    await open(page)
    await expect(page.getByRole('status')).toHaveText(`${number} links`)
    expect(mock.requests()).toHaveLength(1)
  })
}
