import { describe, expect, it } from 'vitest'
import { startRigWithLink } from '../support/full-link.ts'
import { type LinkRecord, linkOf, readLink } from '../support/records.ts'
import type { Form } from '../support/rig.ts'

type Case = [title: string, form: Form, changed: Partial<LinkRecord>]

describe('each field can be updated alone, and all others stay unchanged', () => {
  const cases: Case[] = [
    [
      'PUT /links/{id} url= and the title that came from it [update.partial] [links.title] [links.title.on-update]',
      ['url=https://b.example/new'],
      { url: 'https://b.example/new', title: 'b.example/new' },
    ],
    ['PUT /links/{id} alias=', ['alias=new'], { alias: 'new', short_url: 'https://brnd.example/new' }],
    ['PUT /links/{id} alias= as it is', ['alias=old'], {}],
    ['PUT /links/{id} space_id=2', ['space_id=2'], { space_id: 2 }],
    ['PUT /links/{id} disabled=1', ['disabled=1'], { disabled: 1, status: 3 }],
    ['PUT /links/{id} privacy=1 preserves the privacy_password', ['privacy=1'], { privacy: 1 }],
    ['PUT /links/{id} privacy=0', ['privacy=0'], { privacy: 0 }],
    [
      'PUT /links/{id} privacy=2 with the privacy_password there is [links.privacy.password]',
      ['privacy=2'],
      {},
    ],
    [
      'PUT /links/{id} expiration_url=',
      ['expiration_url=https://b.example/'],
      { expiration_url: 'https://b.example/' },
    ],
    [
      'PUT /links/{id} expiration_date= to the past expires at once',
      ['expiration_date=2020-02-02'],
      { expiration_date: '2020-02-02', status: 2 },
    ],
    [
      'PUT /links/{id} expiration_time= with the date there is',
      ['expiration_time=23:59'],
      { expiration_time: '23:59' },
    ],
    ['PUT /links/{id} expiration_clicks=', ['expiration_clicks=99'], { expiration_clicks: 99 }],
    [
      'PUT /links/{id} target_type=4 preserves every list [links.targeting.inactive]',
      ['target_type=4'],
      { target_type: 4 },
    ],
    ['PUT /links/{id} target_type=0', ['target_type=0'], { target_type: 0 }],
    // Clearing
    ['PUT /links/{id} password= empty clears it [input.empty-value]', ['password='], { password: false }],
    ['PUT /links/{id} space_id= empty clears it', ['space_id='], { space_id: null }],
    ['PUT /links/{id} expiration_url= empty clears it', ['expiration_url='], { expiration_url: null }],
    ['PUT /links/{id} expiration_time= empty clears it', ['expiration_time='], { expiration_time: null }],
    [
      'PUT /links/{id} expiration_date= expiration_time= both empty clear them',
      ['expiration_date=', 'expiration_time='],
      { expiration_date: null, expiration_time: null },
    ],
    [
      'PUT /links/{id} expiration_clicks= empty clears it',
      ['expiration_clicks='],
      { expiration_clicks: null },
    ],
    ['PUT /links/{id} target_type= empty clears it', ['target_type='], { target_type: null }],
    ['PUT /links/{id} disabled= empty is active', ['disabled='], { disabled: 0 }],
    [
      'PUT /links/{id} privacy= privacy_password= empty is public without a password',
      ['privacy=', 'privacy_password='],
      { privacy: 0, privacy_password: false },
    ],
    // No effect
    [
      'PUT /links/{id} domain_id=1 is ignored [links.update.domain]',
      ['domain_id=1', 'space_id=3'],
      { space_id: 3 },
    ],
    [
      'PUT /links/{id} domain=1 is ignored, even one that does not exist',
      ['domain=9', 'space_id=3'],
      { space_id: 3 },
    ],
    [
      'PUT /links/{id} with unknown fields ignores them [input.unknown-field]',
      ['clicks=7', 'id=9', 'title=x', 'space_id=3'],
      { space_id: 3 },
    ],
  ]
  it.each(cases)('%s', async (_, form, changed) => {
    const { rig, before } = await startRigWithLink()
    const answer = await rig.put(`/links/${before.id}`, form)
    expect(answer.body).toEqual({
      data: { ...before, updated_at: '2026-03-01T12:00:05.000Z', ...changed },
      status: 200,
    })
    expect(await readLink(rig, before.id)).toEqual(linkOf(answer))
  })

  it('PUT /links/{id} password= and privacy_password= are stored separately [links.password.meaning]', async () => {
    const { rig, before } = await startRigWithLink()
    await rig.put(`/links/${before.id}`, ['password=new-1'])
    expect(rig.store.links.get(before.id)).toMatchObject({ password: 'new-1', privacy_password: 'q' })
    await rig.put(`/links/${before.id}`, ['privacy_password=new-2'])
    expect(rig.store.links.get(before.id)).toMatchObject({ password: 'new-1', privacy_password: 'new-2' })
  })
})

describe('an update without fields', () => {
  const cases: Case[] = [
    ['PUT /links/{id} with an empty body changes nothing [links.update.empty-body]', [], {}],
    ['PUT /links/{id} domain_id=1 alone changes nothing', ['domain_id=1'], {}],
    ['PUT /links/{id} colour=red alone changes nothing', ['colour=red'], {}],
  ]
  it.each(cases)('%s', async (_, form) => {
    const { rig, before } = await startRigWithLink()
    const answer = await rig.put(`/links/${before.id}`, form)
    expect(answer.body).toEqual({ data: before, status: 200 })
  })

  it('PUT /links/{id} without a body and without a Content-Type changes nothing', async () => {
    const { rig, before } = await startRigWithLink()
    expect((await rig.send('PUT', `/links/${before.id}`)).body).toEqual({ data: before, status: 200 })
  })
})

it('PUT /links/{id} with the values that it has changes the time of update alone [update.same-values]', async () => {
  const { rig, before } = await startRigWithLink()
  rig.clock.advance(1000)
  const answer = await rig.put(`/links/${before.id}`, ['alias=old', 'privacy=2'])
  const updated_at = new Date(rig.clock.now()).toISOString()
  expect(answer.body).toEqual({ data: { ...before, updated_at }, status: 200 })
})

it('PUT /links/{id} returns 200 and the record', async () => {
  const { rig, before } = await startRigWithLink()
  const { status, body } = await rig.put(`/links/${before.id}`, ['url=https://b.example/new'])
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['data', 'status'])
  expect(linkOf({ status, body, headers: {}, text: '' }).id).toBe(before.id)
})

it('PUT /links/{id} url= preserves a title that does not come from the old url [links.title]', async () => {
  const { rig, before } = await startRigWithLink()
  rig.store.links.update(before.id, { title: 'Set by hand' })
  expect(linkOf(await rig.put(`/links/${before.id}`, ['url=https://b.example/new'])).title).toBe(
    'Set by hand',
  )
})

it('PUT /links/{id} alias= empty generates a new alias [links.alias.generated]', async () => {
  const { rig, before } = await startRigWithLink()
  const { alias, short_url } = linkOf(await rig.put(`/links/${before.id}`, ['alias=']))
  expect(alias).toMatch(/^[A-Za-z0-9_-]{6}$/)
  expect(short_url).toBe(`https://brnd.example/${alias}`)
})

it('PATCH /links/{id} returns 405: the document only has PUT [update.patch]', async () => {
  const { rig, before } = await startRigWithLink()
  const { status, headers, body } = await rig.send('PATCH', `/links/${before.id}`, { body: 'alias=new' })
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, PUT, DELETE, HEAD' })
  expect(body.message).toBe('The PATCH method is not supported here. Supported: GET, PUT, DELETE, HEAD.')
  expect(await readLink(rig, before.id)).toEqual(before)
})
