import { describe, expect, it } from 'vitest'
import type { Shape, Shapes } from '../../src/dialect/shapes/shapes.ts'
import { base, speakIn } from '../support/speak.ts'
import { at, seenOf } from './cases/case.ts'
import { addLinks, addPixels, bareForm, bareRecord, pixelForm, pixelRecord } from './cases/samples.ts'

// Responses with one record, or without, in shapes other than the default.

describe('the envelope of a record', () => {
  const cases: [body: Shape, written: object][] = [
    [
      { result: '$record', ok: true },
      { result: pixelRecord, ok: true },
    ],
    [{ a: { 'b/c': '$record' } }, { a: { 'b/c': pixelRecord } }],
    ['$record', pixelRecord],
    [{ $merge: ['$record', { ok: true }] }, { ...pixelRecord, ok: true }],
  ]
  it.each(cases)('%j', async (body, written) => {
    const server = speakIn({ record: { body } })
    await server.post('/pixels', pixelForm)
    expect(seenOf(await server.get('/pixels/1'))).toEqual({ status: 200, body: written })
    expect(seenOf(await server.put('/pixels/1', 'name=Shop'))).toEqual({ status: 200, body: written })
  })

  it('is overridden by the members of the record: `status` is that of the link', async () => {
    const server = speakIn({ record: { body: { $merge: ['$record', { status: '$status' }] } } })
    expect(at((await server.post('/links', bareForm)).body, 'status')).toBe(1)
  })

  it('can have the status of the response', async () => {
    const body = { result: { pixel: '$record', code: '$status' }, errors: [] }
    const server = speakIn({ record: { body }, created: { status: 201 } })
    expect(seenOf(await server.post('/pixels', pixelForm))).toEqual({
      status: 201,
      body: { result: { pixel: pixelRecord, code: 201 }, errors: [] },
    })
  })
})

describe('successful writes', () => {
  const json = { location: null, 'content-type': 'application/json' }
  const nothing = { location: null, 'content-type': null }
  const written = (data: object, status: number, headers: object) => ({
    status,
    body: { data, status },
    headers,
  })
  const note = { ref: '$id', kind: '$object', ok: [true, '$status'] }
  const located = { Location: '$address' }
  const created: [shape: Shapes['created'], response: object][] = [
    [{ status: 201 }, written(bareRecord, 201, json)],
    [{ status: 201, headers: located }, written(bareRecord, 201, { ...json, location: `${base}/links/1` })],
    [
      { status: 204, headers: located },
      { status: 204, body: null, headers: { ...nothing, location: `${base}/links/1` } },
    ],
    [
      { status: 202, body: note },
      { status: 202, body: { ref: 1, kind: 'link', ok: [true, 202] }, headers: json },
    ],
  ]
  it.each(created)('POST /links %j', async (shape, response) => {
    const server = speakIn({ created: shape! })
    expect(seenOf(await server.post('/links', bareForm), 'location', 'content-type')).toEqual(response)
    expect((await server.get('/links/1')).status).toBe(200)
  })

  it('POST /links with the destination of the link in Location', async () => {
    const created = { status: 201, headers: { Location: '$url' } }
    const server = speakIn({ links: { created } })
    const { headers } = await server.post('/links', bareForm)
    expect(headers.location).toBe(bareRecord.url)
    expect(() => speakIn({ created })).toThrow('shapes.pixels.created.headers.location')
  })

  const changed: [shape: Shapes['updated'], response: object][] = [
    [{ status: 204 }, { status: 204, body: null, headers: nothing }],
    [{ body: { id: '$id' } }, { status: 200, body: { id: 1 }, headers: json }],
  ]
  it.each(changed)('PUT /links/{id} %j', async (shape, response) => {
    const server = speakIn({ links: { updated: shape! } })
    await addLinks(server, 'one')
    const form = 'url=https://a.example/x'
    expect(seenOf(await server.put('/links/1', form), 'location', 'content-type')).toEqual(response)
    await addPixels(server)
    expect(seenOf(await server.put('/pixels/1', 'name=Shop')).status).toBe(200)
  })

  const deleted: [shape: Shapes['deleted'], response: object][] = [
    [{ status: 204 }, { status: 204, body: null, headers: nothing }],
    [{ body: { result: null } }, { status: 200, body: { result: null }, headers: json }],
    [{ body: { data: '$record', status: '$status' } }, written(pixelRecord, 200, json)],
  ]
  it.each(deleted)('DELETE /pixels/{id} %j', async (shape, response) => {
    const server = speakIn({ pixels: { deleted: shape! } })
    await server.post('/pixels', pixelForm)
    expect(seenOf(await server.delete('/pixels/1'), 'location', 'content-type')).toEqual(response)
    expect((await server.get('/pixels/1')).status).toBe(404)
    await server.post('/links', bareForm)
    expect((await server.delete('/links/1')).body).toEqual({
      id: 1,
      object: 'link',
      deleted: true,
      status: 200,
    })
  })
})
