import { describe, expect, it } from 'vitest'
import { addLink, idsOf, linksOf, readLink } from '../support/records.ts'
import { type Form, type Rig, startRig } from '../support/rig.ts'

/** Expects a status of link 1 in the get, in the list, and in the status filter. */
async function expectStatus(rig: Rig, status: number) {
  expect((await readLink(rig, 1)).status).toBe(status)
  expect(linksOf(await rig.get('/links')).map(link => link.status)).toEqual([status])
  for (const filter of [1, 2, 3]) {
    expect(idsOf(await rig.get(`/links?status=${filter}`))).toEqual(filter === status ? [1] : [])
  }
}

describe('the status of a link', () => {
  const cases: [title: string, form: Form, status: number][] = [
    ['POST /links without conditions is 1 Active', [], 1],
    ['POST /links disabled=1 is 3 Disabled', ['disabled=1'], 3],
    [
      'POST /links expiration_date= of yesterday is 2 Expired [links.expiration.past]',
      ['expiration_date=2026-02-28'],
      2,
    ],
    [
      'POST /links expiration_date= of today expired at 00:00 [links.expiration.date-only]',
      ['expiration_date=2026-03-01'],
      2,
    ],
    ['POST /links expiration_date= of tomorrow is 1 Active', ['expiration_date=2026-03-02'], 1],
    [
      'POST /links expiration_time= a minute ago is 2 Expired',
      ['expiration_date=2026-03-01', 'expiration_time=11:59'],
      2,
    ],
    [
      'POST /links expiration_time= of this very minute is 2 Expired',
      ['expiration_date=2026-03-01', 'expiration_time=12:00'],
      2,
    ],
    [
      'POST /links expiration_time= in a minute is 1 Active',
      ['expiration_date=2026-03-01', 'expiration_time=12:01'],
      1,
    ],
    ['POST /links expiration_clicks=1 is 1 Active before the first click', ['expiration_clicks=1'], 1],
    ['POST /links expiration_clicks=0 is no limit [links.expiration.clicks]', ['expiration_clicks=0'], 1],
    [
      'POST /links disabled=1 expiration_date= past is 3 Disabled [links.status.precedence]',
      ['disabled=1', 'expiration_date=2020-01-01'],
      3,
    ],
    ['POST /links expiration_url= alone is 1 Active', ['expiration_url=https://a.example'], 1],
  ]
  it.each(cases)('%s', async (_, form, status) => {
    const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
    await addLink(rig, form)
    await expectStatus(rig, status)
  })
})

describe('the status changes with the clock, in get, list and filter alike', () => {
  const cases: [title: string, form: Form, lastActive: string, firstExpired: string][] = [
    [
      'POST /links expiration_date=2026-03-02 until the day begins in UTC [links.expiration.date-only] [links.expiration.zone]',
      ['expiration_date=2026-03-02'],
      '2026-03-01T23:59:59.999Z',
      '2026-03-02T00:00:00.000Z',
    ],
    [
      'POST /links expiration_time=18:30 until that minute begins in UTC [links.expiration.zone]',
      ['expiration_date=2026-03-02', 'expiration_time=18:30'],
      '2026-03-02T18:29:59.999Z',
      '2026-03-02T18:30:00.000Z',
    ],
    [
      'POST /links expiration_date=2028-02-29 on a leap day',
      ['expiration_date=2028-02-29'],
      '2028-02-28T23:59:59.999Z',
      '2028-02-29T00:00:00.000Z',
    ],
  ]
  it.each(cases)('%s', async (_, form, lastActive, firstExpired) => {
    const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
    await addLink(rig, form)
    await expectStatus(rig, 1)
    rig.clock.set(lastActive)
    await expectStatus(rig, 1)
    rig.clock.advance(1)
    expect(new Date(rig.clock.now()).toISOString()).toBe(firstExpired)
    await expectStatus(rig, 2)
    rig.clock.set('2040-01-01T00:00:00.000Z')
    await expectStatus(rig, 2)
  })

  it('GET /links/{id} shows the same updated_at after a link expires', async () => {
    const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
    const link = await addLink(rig, ['expiration_date=2026-03-02'])
    rig.clock.set('2026-03-03T00:00:00.000Z')
    expect(await readLink(rig, 1)).toEqual({ ...link, status: 2 })
  })

  it('GET /links?status=1 does not show a link after it expires', async () => {
    const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
    for (const day of ['05', '03', '04']) await addLink(rig, [`expiration_date=2026-03-${day}`])
    const active: number[][] = []
    for (let day = 1; day <= 5; day++) {
      active.push(idsOf(await rig.get('/links?status=1')))
      rig.clock.advance(86_400_000)
    }
    expect(active).toEqual([[3, 2, 1], [3, 2, 1], [3, 1], [1], []])
    expect((await rig.get('/links?status=2')).body.meta?.total).toBe(3)
  })

  it('GET /links?status=1 shows a link again after the clock is set back', async () => {
    const rig = await startRig({ now: '2026-03-03T00:00:00.000Z' })
    await addLink(rig, ['expiration_date=2026-03-02'])
    await expectStatus(rig, 2)
    rig.clock.set('2026-03-01T00:00:00.000Z')
    await expectStatus(rig, 1)
  })
})

describe('the status changes with clicks and updates', () => {
  it('GET /links/{id} with expiration_clicks=3 expires at the third click [links.expiration.clicks]', async () => {
    const rig = await startRig()
    await addLink(rig, ['expiration_clicks=3'])
    rig.store.links.update(1, { clicks: 2 })
    await expectStatus(rig, 1)
    rig.store.links.update(1, { clicks: 3 })
    await expectStatus(rig, 2)
    rig.store.links.update(1, { clicks: 4 })
    await expectStatus(rig, 2)
  })

  const steps: [title: string, form: Form, status: number][] = [
    ['PUT /links/{id} disabled=1 disables', ['disabled=1'], 3],
    ['PUT /links/{id} expiration_date= past expires', ['expiration_date=2020-01-01'], 2],
    [
      'PUT /links/{id} disabled=1 expiration_date= past is 3 Disabled [links.status.precedence]',
      ['disabled=1', 'expiration_date=2020-01-01'],
      3,
    ],
    ['PUT /links/{id} expiration_clicks= below the clicks there are expires', ['expiration_clicks=5'], 2],
    ['PUT /links/{id} expiration_clicks= above the clicks there are does not', ['expiration_clicks=8'], 1],
  ]
  it.each(steps)('%s, and back', async (_, form, status) => {
    const rig = await startRig()
    await addLink(rig)
    rig.store.links.update(1, { clicks: 7 })
    await rig.put('/links/1', form)
    await expectStatus(rig, status)
    await rig.put('/links/1', ['disabled=0', 'expiration_date=', 'expiration_clicks='])
    await expectStatus(rig, 1)
  })
})
