import { describe, expect, it } from 'vitest'
import { addLink, type LinkRecord, somewhere } from '../support/records.ts'
import { type Field, startRig } from '../support/rig.ts'

const url: Field = `url=${somewhere}`

it('POST /links url= alone creates a link with defaults on the first domain [links.create.required]', async () => {
  const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
  const { status, body } = await rig.post('/links', [url])
  expect(status).toBe(200)
  const { alias } = body.data as LinkRecord
  expect(body).toEqual({
    data: {
      id: 1,
      url: somewhere,
      alias,
      domain_id: 1,
      space_id: null,
      pixel_ids: [],
      password: false,
      privacy_password: false,
      disabled: 0,
      privacy: 0,
      expiration_url: null,
      expiration_date: null,
      expiration_time: null,
      expiration_clicks: null,
      target_type: null,
      country: [],
      platform: [],
      language: [],
      rotation: [],
      short_url: `https://go.example/${alias}`,
      title: 'docs.example/handbook',
      clicks: 0,
      status: 1,
      created_at: '2026-03-01T12:00:00.000Z',
      updated_at: '2026-03-01T12:00:00.000Z',
    },
    status: 200,
  })
})

it('POST /links without a domain uses the first one of the account [links.domain.unsent]', async () => {
  const rig = await startRig()
  expect((await addLink(rig)).domain_id).toBe(1)
})

it('POST /links returns 200 with the record in data, and status next to it', async () => {
  const rig = await startRig()
  const { status, headers, body } = await rig.post('/links', [url])
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('location')
  expect(Object.keys(body).sort()).toEqual(['data', 'status'])
  expect(body.status).toBe(200)
})

it('POST /links assigns ascending ids from 1, and no id twice [ids.type]', async () => {
  const rig = await startRig()
  expect((await addLink(rig)).id).toBe(1)
  expect((await addLink(rig)).id).toBe(2)
  await rig.delete('/links/2')
  expect((await addLink(rig)).id).toBe(3)
})

it('POST /links writes moments in ISO 8601, in UTC, with milliseconds', async () => {
  const rig = await startRig({ now: '2026-03-29T01:02:03.004Z' })
  expect(await addLink(rig)).toMatchObject({
    created_at: '2026-03-29T01:02:03.004Z',
    updated_at: '2026-03-29T01:02:03.004Z',
  })
})

describe('the title comes from the host and path of the destination', () => {
  const cases: [title: string, url: string, shown: string][] = [
    [
      'POST /links url= with a path [links.title] [links.title.after]',
      'https://docs.example/handbook/start',
      'docs.example/handbook/start',
    ],
    ['POST /links url= without a path', 'https://docs.example', 'docs.example'],
    ['POST /links url= with a query and a fragment', 'https://docs.example/a?b=c#d', 'docs.example/a'],
    ['POST /links url= with a port', 'http://docs.example:8080/a', 'docs.example:8080/a'],
  ]
  it.each(cases)('%s', async (_, destination, title) => {
    expect(await addLink(await startRig(), [`url=${destination}`])).toMatchObject({ title })
  })
})
