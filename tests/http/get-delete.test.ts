import { describe, expect, it } from 'vitest'
import { addLink, addPixel, addPixels, idsOf, readLink } from '../support/records.ts'
import { type Method, startRig } from '../support/rig.ts'

describe('reading one record', () => {
  it('GET /links/{id} returns 200 and the link', async () => {
    const rig = await startRig()
    const link = await addLink(rig)
    const { status, body } = await rig.get(`/links/${link.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({ data: link, status: 200 })
  })

  it('GET /pixels/{id} returns 200 and the pixel', async () => {
    const rig = await startRig()
    const pixel = await addPixel(rig, 'Shop')
    const { status, body } = await rig.get(`/pixels/${pixel.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({ data: pixel, status: 200 })
  })
})

describe('an unknown id', () => {
  const cases: [title: string, method: Method, path: string][] = [
    ['GET /links/{id} of an unknown id [errors.not-found]', 'GET', '/links/9'],
    ['PUT /links/{id} of an unknown id [errors.not-found]', 'PUT', '/links/9'],
    ['DELETE /links/{id} of an unknown id [errors.not-found]', 'DELETE', '/links/9'],
    ['GET /links/abc [ids.malformed] [errors.fields]', 'GET', '/links/abc'],
    ['PUT /links/abc [ids.malformed]', 'PUT', '/links/abc'],
    ['DELETE /links/abc [ids.malformed]', 'DELETE', '/links/abc'],
    ['GET /links/0, which could be an identifier [errors.not-found]', 'GET', '/links/0'],
    ['GET /links/-1 [ids.malformed]', 'GET', '/links/-1'],
    ['GET /links/01 is not link 1', 'GET', '/links/01'],
    ['GET /links/1.0 is not link 1', 'GET', '/links/1.0'],
    ['GET /links/1e0 is not link 1', 'GET', '/links/1e0'],
    ['GET /links/+1 is not link 1', 'GET', '/links/+1'],
    ['GET /links/%201 is not link 1', 'GET', '/links/%201'],
    ['GET /links/%zz is badly encoded [input.encoding]', 'GET', '/links/%zz'],
    ['GET /links/%ff is not UTF-8 [input.encoding]', 'GET', '/links/%ff'],
    ['GET /links/__proto__', 'GET', '/links/__proto__'],
    ['GET /links/ of 1000 digits', 'GET', `/links/${'9'.repeat(1000)}`],
    ['GET /pixels/{id} of an unknown id [errors.not-found]', 'GET', '/pixels/9'],
    ['PUT /pixels/{id} of an unknown id [errors.not-found]', 'PUT', '/pixels/9'],
    ['DELETE /pixels/{id} of an unknown id [errors.not-found]', 'DELETE', '/pixels/9'],
    ['GET /pixels/abc [ids.malformed]', 'GET', '/pixels/abc'],
    ['HEAD /links/{id} of an unknown id', 'HEAD', '/links/9'],
  ]
  it.each(cases)('%s returns 404', async (_, method, path) => {
    const rig = await startRig()
    await addLink(rig)
    await addPixel(rig, 'Shop')
    const { status, body } = await rig.send(method, path)
    expect(status).toBe(404)
    const message = `There is no ${path.startsWith('/links') ? 'link' : 'pixel'} with this id.`
    if (method !== 'HEAD') expect(body).toEqual({ message, status: 404 })
    expect(idsOf(await rig.get('/links'))).toEqual([1])
    expect(idsOf(await rig.get('/pixels'))).toEqual([1])
  })

  it('GET /links/%31 is link 1: an id may be percent-encoded', async () => {
    const rig = await startRig()
    const link = await addLink(rig)
    expect((await rig.get('/links/%31')).body.data).toEqual(link)
  })
})

describe('deleting', () => {
  it('DELETE /links/{id} returns 200 and a note, and deletes the link [errors.deleted]', async () => {
    const rig = await startRig()
    await addLink(rig)
    await addLink(rig)
    const { status, body } = await rig.delete('/links/1')
    expect(status).toBe(200)
    expect(body).toEqual({ id: 1, object: 'link', deleted: true, status: 200 })
    expect((await rig.get('/links/1')).status).toBe(404)
    expect((await rig.delete('/links/1')).status).toBe(404)
    expect(idsOf(await rig.get('/links'))).toEqual([2])
  })

  it('DELETE /pixels/{id} returns 200 and a note, and deletes the pixel', async () => {
    const rig = await startRig()
    await addPixels(rig, 2)
    const { status, body } = await rig.delete('/pixels/1')
    expect(status).toBe(200)
    expect(body).toEqual({ id: 1, object: 'pixel', deleted: true, status: 200 })
    expect((await rig.get('/pixels/1')).status).toBe(404)
    expect((await rig.delete('/pixels/1')).status).toBe(404)
    expect(idsOf(await rig.get('/pixels'))).toEqual([2])
  })

  it('DELETE /pixels/{id} removes the pixel from the links that use it [pixels.delete.attached]', async () => {
    const rig = await startRig()
    await addPixels(rig, 3)
    await addLink(rig, ['pixel_ids[]=3', 'pixel_ids[]=1', 'pixel_ids[]=2'])
    await addLink(rig, ['pixel_ids[]=2'])
    const untouched = await addLink(rig, ['pixel_ids[]=1'])
    expect((await rig.delete('/pixels/2')).status).toBe(200)
    expect((await readLink(rig, 1)).pixel_ids).toEqual([3, 1])
    expect((await readLink(rig, 2)).pixel_ids).toEqual([])
    expect(await readLink(rig, 3)).toEqual(untouched)
    expect(idsOf(await rig.get('/links?pixel_id=2'))).toEqual([])
    expect(idsOf(await rig.get('/links?pixel_id=1'))).toEqual([3, 1])
  })

  it('DELETE /links/{id} ignores a body of any media type [input.content-type]', async () => {
    const rig = await startRig()
    await addLink(rig)
    const sending = { headers: { 'content-type': 'application/json' }, body: '{"x":1}' }
    expect((await rig.send('DELETE', '/links/1', sending)).status).toBe(200)
  })

  it('DELETE /links/{id} frees its alias', async () => {
    const rig = await startRig()
    await addLink(rig, ['alias=mine'])
    await rig.delete('/links/1')
    expect((await addLink(rig, ['alias=mine'])).id).toBe(2)
  })
})
