import { describe, expect, it } from 'vitest'
import { addPixels, type LinkRecord, linkOf, linksOf, readLink, somewhere } from '../support/records.ts'
import { type Field, type Form, startRig } from '../support/rig.ts'

// Every field of section 2.1 but the lists: stored, and the same in the create, the get and the list.

type Case = [title: string, form: Form, shown: Partial<LinkRecord>]

const url: Field = `url=${somewhere}`

async function expectStored(form: Form, shown: Partial<LinkRecord>) {
  const rig = await startRig()
  await addPixels(rig, 2)
  const created = await rig.post('/links', form)
  expect(created.status).toBe(200)
  const link = linkOf(created)
  expect(link).toMatchObject(shown)
  expect(await readLink(rig, link.id)).toEqual(link)
  expect(linksOf(await rig.get('/links'))).toEqual([link])
}

describe('each field is stored and shown', () => {
  const cases: Case[] = [
    ['POST /links url=https://', ['url=https://a.example'], { url: 'https://a.example' }],
    ['POST /links url=http://', ['url=http://a.example/b?c=d#e'], { url: 'http://a.example/b?c=d#e' }],
    [
      'POST /links url= stores the text as it was sent',
      ['url=HTTPS://A.example/%C3%A4?x=ü'],
      { url: 'HTTPS://A.example/%C3%A4?x=ü' },
    ],
    ['POST /links domain_id=1', [url, 'domain_id=1'], { domain_id: 1 }],
    [
      'POST /links domain_id=2',
      [url, 'domain_id=2', 'alias=a'],
      { domain_id: 2, short_url: 'https://brnd.example/a' },
    ],
    ['POST /links domain=2 [links.domain-synonym]', [url, 'domain=2'], { domain_id: 2 }],
    [
      'POST /links domain_id=2 domain=1: domain_id wins [links.domain-synonym]',
      [url, 'domain_id=2', 'domain=1'],
      { domain_id: 2 },
    ],
    [
      'POST /links domain=1 domain_id=2: domain_id wins in any order',
      ['domain=1', 'domain_id=2', url],
      { domain_id: 2 },
    ],
    [
      'POST /links alias=',
      [url, 'alias=Summer_sale-26'],
      { alias: 'Summer_sale-26', short_url: 'https://go.example/Summer_sale-26' },
    ],
    ['POST /links password=', [url, 'password=open-sesame'], { password: true, privacy_password: false }],
    ['POST /links space_id=1', [url, 'space_id=1'], { space_id: 1 }],
    ['POST /links space_id=3', [url, 'space_id=3'], { space_id: 3 }],
    ['POST /links pixel_ids[]=2', [url, 'pixel_ids[]=2'], { pixel_ids: [2] }],
    ['POST /links disabled=0', [url, 'disabled=0'], { disabled: 0, status: 1 }],
    ['POST /links disabled=1', [url, 'disabled=1'], { disabled: 1, status: 3 }],
    ['POST /links privacy=0', [url, 'privacy=0'], { privacy: 0 }],
    ['POST /links privacy=1', [url, 'privacy=1'], { privacy: 1 }],
    [
      'POST /links privacy=2 privacy_password=',
      [url, 'privacy=2', 'privacy_password=only-us'],
      { privacy: 2, privacy_password: true },
    ],
    [
      'POST /links privacy_password= without privacy=2 is stored too',
      [url, 'privacy_password=only-us'],
      { privacy: 0, privacy_password: true },
    ],
    [
      'POST /links password= and privacy_password= are two things [links.password.meaning]',
      [url, 'privacy_password=x'],
      { password: false, privacy_password: true },
    ],
    [
      'POST /links expiration_url=',
      [url, 'expiration_url=https://a.example/over'],
      { expiration_url: 'https://a.example/over' },
    ],
    [
      'POST /links expiration_date=',
      [url, 'expiration_date=2028-02-29'],
      { expiration_date: '2028-02-29', expiration_time: null, status: 1 },
    ],
    [
      'POST /links expiration_time= with a date',
      [url, 'expiration_date=2026-12-31', 'expiration_time=23:59'],
      { expiration_date: '2026-12-31', expiration_time: '23:59' },
    ],
    [
      'POST /links expiration_time=00:00',
      [url, 'expiration_date=2026-12-31', 'expiration_time=00:00'],
      { expiration_time: '00:00' },
    ],
    [
      'POST /links expiration_clicks=5000',
      [url, 'expiration_clicks=5000'],
      { expiration_clicks: 5000, status: 1 },
    ],
    [
      'POST /links expiration_clicks=0 is no limit [links.expiration.clicks]',
      [url, 'expiration_clicks=0'],
      { expiration_clicks: 0, status: 1 },
    ],
    ['POST /links target_type=0', [url, 'target_type=0'], { target_type: 0 }],
    ['POST /links target_type=1', [url, 'target_type=1'], { target_type: 1 }],
    ['POST /links target_type=2', [url, 'target_type=2'], { target_type: 2 }],
    ['POST /links target_type=4', [url, 'target_type=4'], { target_type: 4 }],
  ]
  it.each(cases)('%s', (_, form, shown) => expectStored(form, shown))
})

describe('a form is read leniently as the register says', () => {
  const cases: Case[] = [
    [
      'POST /links with an unknown field ignores it [input.unknown-field]',
      [url, 'colour=red', 'id=99', 'clicks=5', 'title=x'],
      { id: 1, clicks: 0, title: 'docs.example/handbook' },
    ],
    [
      'POST /links alias=a alias=b: the last counts [input.duplicate-field]',
      [url, 'alias=a', 'alias=b'],
      { alias: 'b' },
    ],
    [
      'POST /links space_id=1 space_id=: the last, which is empty, counts',
      [url, 'space_id=1', 'space_id='],
      { space_id: null },
    ],
    [
      'POST /links with every nullable field empty leaves them unset [input.empty-value]',
      [
        url,
        'space_id=',
        'password=',
        'privacy_password=',
        'expiration_url=',
        'expiration_date=',
        'expiration_time=',
        'expiration_clicks=',
        'target_type=',
        'pixel_ids=',
        'country=',
      ],
      {
        space_id: null,
        password: false,
        privacy_password: false,
        expiration_url: null,
        expiration_date: null,
        expiration_time: null,
        expiration_clicks: null,
        target_type: null,
        pixel_ids: [],
        country: [],
      },
    ],
    [
      'POST /links disabled= privacy= empty take their defaults',
      [url, 'disabled=', 'privacy='],
      { disabled: 0, privacy: 0 },
    ],
    ['POST /links domain_id= empty takes the first domain', [url, 'domain_id='], { domain_id: 1 }],
    [
      'POST /links domain_id= empty and domain=2 takes the second',
      [url, 'domain_id=', 'domain=2'],
      { domain_id: 2 },
    ],
    [
      'POST /links expiration_date= in the past is accepted and expired at once [links.expiration.past]',
      [url, 'expiration_date=2001-01-01'],
      { expiration_date: '2001-01-01', status: 2 },
    ],
  ]
  it.each(cases)('%s', (_, form, shown) => expectStored(form, shown))

  it('POST /links?alias=b ignores fields in the query [input.query-fields]', async () => {
    const rig = await startRig()
    expect(linkOf(await rig.post('/links?alias=b&disabled=1', [url]))).toMatchObject({ disabled: 0 })
    expect((await rig.post(`/links?url=${somewhere}`)).body.errors).toEqual({
      url: ['The url field is required.'],
    })
  })
})
