import { describe, expect, test as plain } from 'vitest'
import { encodeForm } from '../../client/index.ts'
import {
  createTestMock,
  type LinkAttributes,
  LinkFactory,
  linkFactory,
  PixelFactory,
  scenarios,
} from '../index.ts'
import { createTest, test } from '../vitest.ts'

const Active = 1
const Expired = 2
const Disabled = 3

/** Each trait, what it sets on a link, and the status of that link in the database and after it is posted. */
const traits: [
  title: string,
  build: (links: LinkFactory) => LinkAttributes,
  sets: Partial<LinkAttributes>,
  stored: number,
  posted?: number,
][] = [
  ['none', links => links.build(), {}, Active],
  ['expired', links => links.expired().build(), { expiration_date: '2001-01-01' }, Expired],
  [
    'expiredByClicks',
    links => links.expiredByClicks().build(),
    { expiration_clicks: 100, clicks: 100 },
    Expired,
    Active,
  ],
  ['clicked', links => links.clicked(7).build(), { clicks: 7 }, Active],
  ['disabled', links => links.disabled().build(), { disabled: 1 }, Disabled],
  ['private', links => links.private().build(), { privacy: 1 }, Active],
  [
    'privacyPassword',
    links => links.privacyPassword().build(),
    { privacy: 2, privacy_password: 'only-for-us' },
    Active,
  ],
  ['passwordProtected', links => links.passwordProtected('fern').build(), { password: 'fern' }, Active],
  [
    'geoTargeted',
    links => links.geoTargeted().build(),
    {
      target_type: 1,
      country: [
        { key: 'DE', value: 'https://shop.example/de' },
        { key: 'FR', value: 'https://shop.example/fr' },
      ],
    },
    Active,
  ],
  [
    'platformTargeted',
    links => links.platformTargeted([{ key: 'Chrome OS', value: 'https://shop.example/web' }]).build(),
    { target_type: 2, platform: [{ key: 'Chrome OS', value: 'https://shop.example/web' }] },
    Active,
  ],
  [
    'languageTargeted',
    links => links.languageTargeted([{ key: 'de', value: 'https://shop.example/de' }]).build(),
    { language: [{ key: 'de', value: 'https://shop.example/de' }] },
    Active,
  ],
  [
    'rotating',
    links => links.rotating().build(),
    { target_type: 4, rotation: [{ value: 'https://shop.example/a' }, { value: 'https://shop.example/b' }] },
    Active,
  ],
  ['untitled', links => links.untitled().build(), { title: null }, Active],
  [
    'several',
    links => links.private().clicked().disabled().expired().build({ clicks: 3 }),
    { privacy: 1, clicks: 3, disabled: 1, expiration_date: '2001-01-01' },
    Disabled,
  ],
]

describe('traits', () => {
  plain.for(traits)('%s builds', ([, build, sets]) => {
    expect(build(new LinkFactory())).toEqual({ url: 'https://shop.example/page-1', alias: 'link-1', ...sets })
  })

  test.for(traits)('%s in db', async ([, build, sets, status], { db, client, linkFactory }) => {
    const built = build(linkFactory)
    const { id } = db.link.create(built)
    expect(db.link.getAll()).toMatchObject([sets])
    const { data } = await client.GET('/links', { params: { query: { status: status as 1 } } })
    expect(data!.data).toMatchObject([{ id, status, ...shown(built) }])
  })

  test.for(traits)('%s posted', async ([, build, , stored, posted = stored], {
    baseUrl,
    apiKey,
    linkFactory,
  }) => {
    const built = build(linkFactory)
    const response = await fetch(`${baseUrl}/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}` },
      body: encodeForm(built),
    })
    const { data } = await response.json()
    const { clicks: _clicks, title: _title, ...fields } = shown(built)
    expect([response.status, data]).toMatchObject([200, { status: posted, ...fields }])
  })

  test.for(traits)('%s updates', async ([, build], { client, db, linkFactory }) => {
    const { id } = linkFactory.create(db)
    const { domain_id: _stays, ...body } = build(linkFactory)
    const { response } = await client.PUT('/links/{id}', { params: { path: { id } }, body })
    expect(response.status).toBe(200)
  })
})

/** Returns what a response shows of a built link. Of passwords it shows only whether they are set. */
function shown({ password, privacy_password, ...rest }: LinkAttributes): Partial<LinkAttributes> {
  const told: Record<string, unknown> = { ...rest }
  if (password !== undefined) told.password = true
  if (privacy_password !== undefined) told.privacy_password = true
  return told
}

// Even a service that refuses unknown fields accepts built objects, unless they have attributes that the
// service derives.
const strict = createTest({ dialect: { name: 'strict', answers: { 'input.unknown-field': 422 } } })

strict.for(traits)('%s posted to a strict service', async ([title, build], { client, linkFactory }) => {
  const { response } = await client.POST('/links', { body: build(linkFactory) })
  const derived = ['expiredByClicks', 'clicked', 'untitled', 'several'].includes(title)
  expect(response.status).toBe(derived ? 422 : 200)
})

strict('pixels posted to a strict service', async ({ client, pixelFactory }) => {
  for (const body of pixelFactory.buildList(2)) {
    const { data } = await client.POST('/pixels', { body })
    expect(data!.data).toMatchObject(body)
  }
})

describe('sequences', () => {
  plain('are shared by what is made of a factory, and rewound', () => {
    const links = new LinkFactory()
    const expired = links.expired()
    const aliases = () => [links, expired, links.disabled()].map(factory => factory.build().alias)
    expect(aliases()).toEqual(['link-1', 'link-2', 'link-3'])
    expired.rewindSequence()
    expect(aliases()).toEqual(['link-1', 'link-2', 'link-3'])
  })

  plain('of two factories are apart', () => {
    new LinkFactory().build()
    expect(new LinkFactory().build().alias).toBe('link-1')
    expect(new PixelFactory().buildList(2).map(({ name }) => name)).toEqual(['Pixel 1', 'Pixel 2'])
  })

  plain('give their number to params', () => {
    const links = new LinkFactory().params(number => ({ clicks: 10 * number }))
    expect(links.buildList(2, number => ({ title: `Link ${number}` }))).toEqual([
      { url: 'https://shop.example/page-1', alias: 'link-1', clicks: 10, title: 'Link 1' },
      { url: 'https://shop.example/page-2', alias: 'link-2', clicks: 20, title: 'Link 2' },
    ])
  })
})

describe('params', () => {
  plain('that are undefined leave the default', () => {
    const given: unknown = { alias: undefined, space_id: undefined }
    expect(new LinkFactory().build(given as object)).toEqual({
      url: 'https://shop.example/page-1',
      alias: 'link-1',
    })
  })

  plain('are copied: what is built shares nothing', () => {
    const rows = [{ key: 'DE', value: 'https://shop.example/de' }]
    const [first, second] = new LinkFactory().geoTargeted(rows).buildList(2)
    first!.country![0]!.key = 'AT'
    expect([rows[0]!.key, second!.country![0]!.key]).toEqual(['DE', 'DE'])
  })

  plain('go to the list that is created', () => {
    const { db } = createTestMock()
    linkFactory.rewindSequence()
    const links = linkFactory.disabled().createList(db, 2, { space_id: 3 })
    expect(links).toEqual(db.link.getAll())
    expect(links).toMatchObject([
      { id: 1, alias: 'link-1', disabled: 1, space_id: 3 },
      { id: 2, alias: 'link-2', disabled: 1, space_id: 3 },
    ])
  })
})

describe('what a test builds after a scenario', () => {
  plain.for(Object.values(scenarios).map(scenario => [scenario.name, scenario] as const))(
    '%s: has no alias of a link that is there',
    ([, scenario]) => {
      const { db } = createTestMock({ seed: scenario })
      new LinkFactory().createList(db, 3)
      const aliases = db.link.getAll().map(({ alias }) => alias)
      expect(new Set(aliases).size).toBe(aliases.length)
    },
  )
})

plain('a factory of one’s own', () => {
  class ShopLinks extends LinkFactory {
    branded() {
      return this.params({ domain_id: 2 })
    }
  }
  expect(new ShopLinks().branded().expired().branded().build()).toMatchObject({
    domain_id: 2,
    expiration_date: '2001-01-01',
  })
})
