import { expect, it } from 'vitest'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { momentsAs } from './cases/form.ts'
import { serve } from './cases/serve.ts'

// A whole dialect, similar to those of existing services, in one scenario with all ten operations.

it('bare records and lists, opaque ids, 201 and 204, problem+json', async () => {
  const link = ['first', 'prev', 'next', 'last'].map(name => `<{${name}}>; rel="${name}"`)
  const problem = { type: 'about:blank', title: '$title', status: '$status', detail: '$message' }
  const shapes: Shapes = {
    ...momentsAs('unix-seconds'),
    record: { body: '$record' },
    list: { headers: { 'X-Total-Count': '$total', Link: link }, body: '$records' },
    created: { status: 201, headers: { Location: '$address' } },
    updated: { status: 204 },
    deleted: { status: 204 },
    errors: {
      error: { type: 'application/problem+json', body: problem },
      invalid: { body: { title: '$title', status: '$status', detail: '$message', errors: '$issues' } },
    },
  }
  const { base, ask } = await serve('bare', shapes, {
    'ids.type': 'string',
    'pixels.delete.attached': 409,
    'links.alias.unique': { scope: 'domain', status: 409 },
    'errors.validation.status': 400,
  })
  const pixel = await ask('POST', '/pixels', 'name=Shop&type=x&value=1')
  const pixelId = 'r000000001'
  expect([pixel.status, pixel.headers.get('location')]).toEqual([201, `${base}/pixels/${pixelId}`])
  expect(pixel.body).toEqual({
    id: pixelId,
    name: 'Shop',
    type: 'x',
    value: '1',
    created_at: 1772366400,
    updated_at: 1772366400,
  })

  const made = await ask('POST', '/links', `url=https://a.example/&alias=one&pixel_ids[]=${pixelId}`)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ id: 'r000000001', alias: 'one', status: 1, pixel_ids: [pixelId] })
  const path = made.headers.get('location')!.slice(base.length)

  const taken = await ask('POST', '/links', 'url=https://a.example/&alias=one')
  expect([taken.status, taken.headers.get('content-type')]).toEqual([409, 'application/problem+json'])
  expect(taken.body).toMatchObject({ title: 'Conflict', status: 409, errors: [{ field: 'alias' }] })
  expect((await ask('POST', '/links', 'url=x')).body).toMatchObject({
    status: 400,
    errors: [{ field: 'url' }],
  })

  const changed = await ask('PUT', path, 'disabled=1')
  expect([changed.status, changed.text, changed.headers.get('content-type')]).toEqual([204, '', null])
  expect((await ask('GET', path)).body).toMatchObject({ disabled: 1, status: 3, url: 'https://a.example/' })
  const head = await ask('HEAD', path)
  expect([head.status, head.text, Number(head.headers.get('content-length')) > 100]).toEqual([200, '', true])

  for (let count = 0; count < 10; count++) await ask('POST', '/links', 'url=https://b.example/')
  const list = await ask('GET', '/links?per_page=10&sort=asc')
  expect(list.body).toHaveLength(10)
  expect(list.headers.get('x-total-count')).toBe('11')
  expect(list.headers.get('link')).toBe(
    [
      ['first', 1],
      ['next', 2],
      ['last', 2],
    ]
      .map(([relation, page]) => `<${base}/links?per_page=10&sort=asc&page=${page}>; rel="${relation}"`)
      .join(', '),
  )
  expect((await ask('GET', `/links?pixel_id=${pixelId}`)).body).toMatchObject([{ id: 'r000000001' }])

  expect((await ask('DELETE', `/pixels/${pixelId}`)).body).toMatchObject({ title: 'Conflict', status: 409 })
  expect(await ask('PUT', `/pixels/${pixelId}`, 'name=New')).toMatchObject({ status: 204, text: '' })
  expect((await ask('GET', `/pixels/${pixelId}`)).body).toMatchObject({ name: 'New', type: 'x' })
  expect(await ask('DELETE', path)).toMatchObject({ status: 204, text: '' })
  expect(await ask('DELETE', `/pixels/${pixelId}`)).toMatchObject({ status: 204, text: '' })
  expect(await ask('GET', '/pixels')).toMatchObject({ status: 200, body: [] })
  expect((await ask('GET', path)).body).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is no link with this id.',
  })
  expect((await ask('GET', '/links/1')).status).toBe(404)
})
