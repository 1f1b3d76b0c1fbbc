import { describe, expect, it } from 'vitest'
import { base, speak } from '../support/speak.ts'
import { at, each } from './cases/case.ts'

// Ids of every type, everywhere a request or a response may have an id.

const types = [
  ['integer', (id: number) => id],
  ['digits', String],
  ['string', (id: number) => `r${id.toString(36).padStart(9, '0')}`],
] as const

describe.each(types)('ids.type %s', (type, id) => {
  const answers = { 'ids.type': type }
  const shapes = { created: { status: 201, headers: { Location: '$address' } } }

  async function start() {
    const server = speak(answers, { shapes })
    for (let count = 1; count <= 40; count++) await server.post('/pixels', `name=P${count}&type=x&value=1`)
    await server.post('/links', `url=https://a.example/&pixel_ids[]=${id(40)}&pixel_ids[1]=${id(2)}`)
    return server
  }

  it('is in Location, in records and in lists', async () => {
    const server = speak(answers, { shapes })
    const made = await server.post('/pixels', 'name=P&type=x&value=1')
    expect(made.headers.location).toBe(`${base}/pixels/${id(1)}`)
    expect(at(made.body, 'data', 'id')).toBe(id(1))
    expect(each(await server.get('/pixels'), 'id')).toEqual([id(1)])
    expect((await server.get(made.headers.location!.slice(base.length))).status).toBe(200)
  })

  it('is accepted and shown in pixel_ids', async () => {
    const server = await start()
    expect(at((await server.get(`/links/${id(1)}`)).body, 'data', 'pixel_ids')).toEqual([id(40), id(2)])
    const changed = await server.put(`/links/${id(1)}`, `pixel_ids=${id(3)}`)
    expect(at(changed.body, 'data', 'pixel_ids')).toEqual([id(3)])
    const refused = await server.post('/links', `url=https://a.example/&pixel_ids[]=${id(41)}&pixel_ids[]=no`)
    expect(Object.keys(at(refused.body, 'errors') as object)).toEqual(['pixel_ids.0', 'pixel_ids.1'])
  })

  it('filters lists', async () => {
    const server = await start()
    expect(each(await server.get(`/links?pixel_id=${id(40)}`), 'id')).toEqual([id(1)])
    expect(each(await server.get(`/links?pixel_id=${id(3)}`), 'id')).toEqual([])
    expect(each(await server.get('/links?pixel_id=no'), 'id')).toEqual([])
  })

  it('sorts by creation, as text too', async () => {
    const server = await start()
    const ids = each(await server.get('/pixels?sort=asc&per_page=50'), 'id')
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => id(index + 1)))
    if (type === 'string') expect([...ids].sort()).toEqual(ids)
  })

  it('is in the path of a get, an update and a delete', async () => {
    const server = await start()
    expect(at((await server.put(`/pixels/${id(40)}`, 'name=New')).body, 'data', 'name')).toBe('New')
    const deleted = await server.delete(`/pixels/${id(40)}`)
    expect(deleted.body).toEqual({ id: id(40), object: 'pixel', deleted: true, status: 200 })
    expect((await server.get(`/pixels/${id(40)}`)).status).toBe(404)
    expect(at((await server.get(`/links/${id(1)}`)).body, 'data', 'pixel_ids')).toEqual([id(2)])
    expect(at((await server.delete(`/links/${id(1)}`)).body, 'id')).toBe(id(1))
  })

  it('is malformed if it has another type', async () => {
    const server = speak({ ...answers, 'ids.malformed': 400 })
    const [other] = types.filter(([name]) => (name === 'string') !== (type === 'string'))
    expect((await server.get(`/links/${other![1](1)}`)).status).toBe(400)
    expect((await server.get(`/links/${id(1)}`)).status).toBe(404)
  })
})

it('ids of domains and spaces, which have no endpoint, are whole numbers in any dialect', async () => {
  const server = speak({ 'ids.type': 'string' })
  const { body } = await server.post('/links', 'url=https://a.example/&domain_id=2&space_id=3')
  expect(body).toMatchObject({ data: { domain_id: 2, space_id: 3 } })
  expect(each(await server.get('/links?domain_id=2&space_id=3'), 'id')).toEqual(['r000000001'])
})
