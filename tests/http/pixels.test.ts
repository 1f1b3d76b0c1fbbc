import { describe, expect, it } from 'vitest'
import { addPixel, type PixelRecord, pixelOf, pixelsOf } from '../support/records.ts'
import { expectRefused } from '../support/refusals.ts'
import { type Form, type Rig, startRig } from '../support/rig.ts'

const types =
  'adroll, bing, facebook, google-ads, google-analytics, google-tag-manager, linkedin, pinterest, quora, x'

describe('each field is stored and shown', () => {
  const cases: [title: string, form: Form, shown: Partial<PixelRecord>][] = [
    ['POST /pixels name=', ['name=Größe & Co', 'type=x', 'value=1'], { name: 'Größe & Co' }],
    ['POST /pixels value=', ['name=a', 'type=x', 'value=G-7QK/2+M4 =%'], { value: 'G-7QK/2+M4 =%' }],
    [
      'POST /pixels value= with blanks around it is stored unchanged',
      ['name= a ', 'type=x', 'value= 1 '],
      { name: ' a ', value: ' 1 ' },
    ],
    ['POST /pixels type=adroll', ['name=a', 'type=adroll', 'value=1'], { type: 'adroll' }],
    ['POST /pixels type=bing', ['name=a', 'type=bing', 'value=1'], { type: 'bing' }],
    ['POST /pixels type=facebook', ['name=a', 'type=facebook', 'value=1'], { type: 'facebook' }],
    ['POST /pixels type=google-ads', ['name=a', 'type=google-ads', 'value=1'], { type: 'google-ads' }],
    [
      'POST /pixels type=google-analytics',
      ['name=a', 'type=google-analytics', 'value=1'],
      { type: 'google-analytics' },
    ],
    [
      'POST /pixels type=google-tag-manager',
      ['name=a', 'type=google-tag-manager', 'value=1'],
      { type: 'google-tag-manager' },
    ],
    ['POST /pixels type=linkedin', ['name=a', 'type=linkedin', 'value=1'], { type: 'linkedin' }],
    ['POST /pixels type=pinterest', ['name=a', 'type=pinterest', 'value=1'], { type: 'pinterest' }],
    ['POST /pixels type=quora', ['name=a', 'type=quora', 'value=1'], { type: 'quora' }],
    ['POST /pixels type=x', ['name=a', 'type=x', 'value=1'], { type: 'x' }],
    [
      'POST /pixels name=a name=b: the last counts [input.duplicate-field]',
      ['name=a', 'type=x', 'value=1', 'name=b'],
      { name: 'b' },
    ],
    [
      'POST /pixels with unknown fields ignores them [input.unknown-field]',
      ['name=a', 'type=x', 'value=1', 'id=9', 'domain_id=9'],
      { id: 1 },
    ],
  ]
  it.each(cases)('%s', async (_, form, shown) => {
    const rig = await startRig()
    const { status, body } = await rig.post('/pixels', form)
    expect(status).toBe(200)
    expect(body.data).toMatchObject(shown)
    expect((await rig.get('/pixels/1')).body.data).toEqual(body.data)
    expect(pixelsOf(await rig.get('/pixels'))).toEqual([body.data])
  })
})

it('POST /pixels returns 200 and the record', async () => {
  const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
  const { status, headers, body } = await rig.post('/pixels', ['name=Shop', 'type=facebook', 'value=48392'])
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('location')
  expect(body).toEqual({
    data: {
      id: 1,
      name: 'Shop',
      type: 'facebook',
      value: '48392',
      created_at: '2026-03-01T12:00:00.000Z',
      updated_at: '2026-03-01T12:00:00.000Z',
    },
    status: 200,
  })
})

describe('a refused create reports each mistake and stores nothing', () => {
  const cases: [title: string, form: Form, messages: Record<string, string>][] = [
    [
      'POST /pixels without fields [pixels.create.required]',
      [],
      {
        name: 'The name field is required.',
        type: 'The type field is required.',
        value: 'The value field is required.',
      },
    ],
    [
      'POST /pixels without name [pixels.create.required]',
      ['type=x', 'value=1'],
      { name: 'The name field is required.' },
    ],
    [
      'POST /pixels without type [pixels.create.required]',
      ['name=a', 'value=1'],
      { type: 'The type field is required.' },
    ],
    [
      'POST /pixels without value [pixels.create.required]',
      ['name=a', 'type=x'],
      { value: 'The value field is required.' },
    ],
    [
      'POST /pixels name= type= value= all empty [input.empty-value]',
      ['name=', 'type=', 'value='],
      {
        name: 'The name field is required.',
        type: 'The type field is required.',
        value: 'The value field is required.',
      },
    ],
    [
      'POST /pixels type=tiktok',
      ['name=a', 'type=tiktok', 'value=1'],
      { type: `The type field must be one of ${types}; got "tiktok".` },
    ],
    [
      'POST /pixels type=Facebook',
      ['name=a', 'type=Facebook', 'value=1'],
      { type: `The type field must be one of ${types}; got "Facebook".` },
    ],
    [
      'POST /pixels name[]=a',
      ['name[]=a', 'name=a', 'type=x', 'value=1'],
      { name: 'The name field must be one value, without brackets.' },
    ],
  ]
  it.each(cases)('%s', async (_, form, messages) => {
    const rig = await startRig()
    expectRefused(await rig.post('/pixels', form), messages)
    expect(pixelsOf(await rig.get('/pixels'))).toEqual([])
  })
})

describe('an update preserves fields that it does not send', () => {
  const cases: [title: string, form: Form, changed: Partial<PixelRecord>][] = [
    ['PUT /pixels/{id} name=', ['name=New'], { name: 'New' }],
    ['PUT /pixels/{id} type=', ['type=x'], { type: 'x' }],
    ['PUT /pixels/{id} value=', ['value=new'], { value: 'new' }],
    [
      'PUT /pixels/{id} name= type= value=',
      ['name=N', 'type=quora', 'value=v'],
      { name: 'N', type: 'quora', value: 'v' },
    ],
  ]
  it.each(cases)('%s', async (_, form, changed) => {
    const { rig, before } = await startRigWithPixel()
    const answer = await rig.put('/pixels/1', form)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      data: { ...before, updated_at: '2026-03-01T12:00:05.000Z', ...changed },
      status: 200,
    })
    expect((await rig.get('/pixels/1')).body.data).toEqual(pixelOf(answer))
  })

  it('PUT /pixels/{id} with an empty body changes nothing [links.update.empty-body]', async () => {
    const { rig, before } = await startRigWithPixel()
    expect((await rig.put('/pixels/1')).body).toEqual({ data: before, status: 200 })
    expect((await rig.put('/pixels/1', ['colour=red'])).body).toEqual({ data: before, status: 200 })
  })

  const refused: [title: string, form: Form, messages: Record<string, string>][] = [
    [
      'PUT /pixels/{id} name= empty is refused [input.empty-value]',
      ['name=', 'value=x'],
      { name: 'The name field is required.' },
    ],
    ['PUT /pixels/{id} value= empty is refused', ['value='], { value: 'The value field is required.' }],
    [
      'PUT /pixels/{id} type=foo is refused',
      ['type=foo'],
      { type: `The type field must be one of ${types}; got "foo".` },
    ],
  ]
  it.each(refused)('%s', async (_, form, messages) => {
    const { rig, before } = await startRigWithPixel()
    expectRefused(await rig.put('/pixels/1', form), messages)
    expect((await rig.get('/pixels/1')).body.data).toEqual(before)
  })
})

async function startRigWithPixel(): Promise<{ rig: Rig; before: PixelRecord }> {
  const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
  const before = await addPixel(rig, 'Shop')
  rig.clock.advance(5000)
  return { rig, before }
}

it('PATCH /pixels/{id} returns 405 [update.patch]', async () => {
  const { rig } = await startRigWithPixel()
  const { status, headers } = await rig.send('PATCH', '/pixels/1', { body: 'name=x' })
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, PUT, DELETE, HEAD' })
})
