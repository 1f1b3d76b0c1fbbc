import { describe, expect, it } from 'vitest'
import { addLink, addPixel, pixelOf, readLink, somewhere } from '../support/records.ts'
import { encode, formType, type Method, type Rig, type Sending, startRig } from '../support/rig.ts'

async function startRigWithRecords(): Promise<Rig> {
  const rig = await startRig()
  await addLink(rig)
  await addPixel(rig, 'Shop')
  return rig
}

describe('unknown paths', () => {
  const outside = 'There is nothing at this path. It is not below the base URL.'
  const unknown = 'There is nothing at this path. The interface has /links and /pixels.'
  const cases: [title: string, path: string, below: string, message: string][] = [
    ['GET / [errors.not-found]', '/', '', outside],
    ['GET /links outside of the base URL', '/links', '', outside],
    ['GET /api/v2/links', '/links', '/api/v2', outside],
    ['GET /api/v1', '', '/api/v1', outside],
    ['GET /api/v1/', '/', '/api/v1', unknown],
    ['GET /nothing [errors.unknown-path]', '/nothing', '/api/v1', unknown],
    ['GET /Links is not /links', '/Links', '/api/v1', unknown],
    ['GET /links/1/clicks', '/links/1/clicks', '/api/v1', unknown],
    ['GET //links', '//links', '/api/v1', unknown],
    ['GET /links// with two slashes at the end', '/links//', '/api/v1', unknown],
    ['GET /domains, which the interface does not have', '/domains', '/api/v1', unknown],
  ]
  it.each(cases)('%s returns 404', async (_, path, below, message) => {
    const rig = await startRigWithRecords()
    const { status, body } = await rig.send('GET', path, { below })
    expect(status).toBe(404)
    expect(body).toEqual({ message, status: 404 })
  })
})

describe('unsupported methods', () => {
  const list = 'GET, POST, HEAD'
  const record = 'GET, PUT, DELETE, HEAD'
  const cases: [title: string, method: Method, path: string, allow: string][] = [
    ['PUT /links [errors.method]', 'PUT', '/links', list],
    ['PATCH /links', 'PATCH', '/links', list],
    ['DELETE /links [errors.method]', 'DELETE', '/links', list],
    ['OPTIONS /links without an origin', 'OPTIONS', '/links', list],
    ['POST /links/1 [errors.method]', 'POST', '/links/1', record],
    ['PATCH /links/1 [update.patch]', 'PATCH', '/links/1', record],
    ['PUT /pixels', 'PUT', '/pixels', list],
    ['DELETE /pixels', 'DELETE', '/pixels', list],
    ['POST /pixels/1', 'POST', '/pixels/1', record],
    ['PATCH /pixels/1 [update.patch]', 'PATCH', '/pixels/1', record],
    ['OPTIONS /pixels/1 without an origin', 'OPTIONS', '/pixels/1', record],
  ]
  it.each(cases)('%s returns 405 with Allow', async (_, method, path, allow) => {
    const rig = await startRigWithRecords()
    const { status, headers, body } = await rig.send(method, path)
    expect(status).toBe(405)
    expect(headers.allow).toBe(allow)
    const message = `The ${method} method is not supported here. Supported: ${allow}.`
    expect(body).toEqual({ message, status: 405 })
  })
})

describe('media types of bodies', () => {
  const form = encode([`url=${somewhere}`])
  const json = JSON.stringify({ url: somewhere })
  const must = 'The body must be application/x-www-form-urlencoded'
  const cases: [title: string, contentType: string | null, body: string, message: string | null][] = [
    ['POST /links as a form [input.content-type]', formType, form, null],
    ['POST /links as a form with a charset', `${formType}; charset=UTF-8`, form, null],
    ['POST /links as a form, the type in capitals', formType.toUpperCase(), form, null],
    [
      'POST /links as JSON [input.content-type]',
      'application/json',
      json,
      `${must}; got "application/json".`,
    ],
    [
      'POST /links as multipart',
      'multipart/form-data; boundary=x',
      '--x--',
      `${must}; got "multipart/form-data; boundary=x".`,
    ],
    ['POST /links as plain text', 'text/plain', form, `${must}; got "text/plain".`],
    ['POST /links without a Content-Type', null, form, `${must}; there is no Content-Type.`],
  ]
  it.each(cases)('%s', async (_, contentType, body, message) => {
    const rig = await startRig()
    const headers: Record<string, string> = contentType === null ? {} : { 'content-type': contentType }
    for (const [method, path] of [
      ['POST', '/links'],
      ['PUT', '/links/1'],
    ] as const) {
      if (method === 'PUT') await addLink(rig)
      const answer = await rig.send(method, path, { headers, body })
      expect(answer.status).toBe(message === null ? 200 : 415)
      if (message !== null) expect(answer.body).toEqual({ message, status: 415 })
    }
  })

  const ignored: [title: string, method: Method, path: string, body: string, status: number][] = [
    ['PUT /links/{id} with an empty body of any type [input.content-type]', 'PUT', '/links/1', '', 200],
    ['POST /links with an empty body of any type', 'POST', '/links', '', 422],
    ['GET /links/{id} with a body [input.content-type]', 'GET', '/links/1', json, 200],
    ['GET /links with a body', 'GET', '/links', json, 200],
    ['DELETE /pixels/{id} with a body [input.content-type]', 'DELETE', '/pixels/1', json, 200],
  ]
  it.each(ignored)('%s is never refused for its media type', async (_, method, path, body, status) => {
    const rig = await startRigWithRecords()
    const answer = await rig.send(method, path, { headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(status)
  })
})

describe('sizes of bodies', () => {
  const head = `url=${encodeURIComponent(somewhere)}`
  const filled = (bytes: number) => `${head}&x=${'x'.repeat(bytes - head.length - 3)}`
  const fields = (count: number) => head + '&x=1'.repeat(count - 1)
  const cases: [title: string, body: string, message: string | null][] = [
    ['POST /links of 1 MiB [errors.too-large]', filled(1_048_576), null],
    [
      'POST /links of 1 MiB and a byte [errors.too-large]',
      filled(1_048_577),
      'The body must not be larger than 1048576 bytes.',
    ],
    ['POST /links of 3 MiB', filled(3_145_728), 'The body must not be larger than 1048576 bytes.'],
    ['POST /links of 1000 fields [errors.too-large]', fields(1000), null],
    [
      'POST /links of 1001 fields [errors.too-large]',
      fields(1001),
      'The body must not have more than 1000 fields.',
    ],
  ]
  it.each(cases)('%s', async (_, body, message) => {
    const rig = await startRig()
    const sending: Sending = { headers: { 'content-type': formType }, body }
    const answer = await rig.send('POST', '/links', sending)
    expect(answer.status).toBe(message === null ? 200 : 413)
    if (message !== null) expect(answer.body).toEqual({ message, status: 413 })
    expect((await rig.get('/links')).body.meta?.total).toBe(message === null ? 1 : 0)
  })
})

describe('malformed encoding is stored unchanged', () => {
  const cases: [title: string, sent: string, name: string][] = [
    ['POST /pixels name=%zz [input.encoding]', '%zz', '%zz'],
    ['POST /pixels name=% at the end', 'a%', 'a%'],
    ['POST /pixels name=%ff is no UTF-8 [input.encoding]', '%ff', '\ufffd'],
    ['POST /pixels name=%00', '%00', '\u0000'],
    ['POST /pixels name=a+b is a blank', 'a+b', 'a b'],
    ['POST /pixels name=%E2%82%AC', '%E2%82%AC', '€'],
  ]
  it.each(cases)('%s', async (_, sent, name) => {
    const rig = await startRig()
    const body = `name=${sent}&type=x&value=1`
    const answer = await rig.send('POST', '/pixels', { headers: { 'content-type': formType }, body })
    expect(pixelOf(answer).name).toBe(name)
  })
})

describe('a trailing slash changes nothing, for every method', () => {
  const cases: [title: string, method: Method, path: string, body: string | null, status: number][] = [
    ['GET /links/ [http.trailing-slash]', 'GET', '/links/', null, 200],
    ['GET /links/?per_page=10', 'GET', '/links/?per_page=10', null, 200],
    ['GET /links/1/', 'GET', '/links/1/', null, 200],
    ['HEAD /links/1/', 'HEAD', '/links/1/', null, 200],
    ['POST /links/ [http.trailing-slash]', 'POST', '/links/', encode([`url=${somewhere}`]), 200],
    ['PUT /links/1/ [http.trailing-slash]', 'PUT', '/links/1/', 'disabled=1', 200],
    ['DELETE /links/1/ [http.trailing-slash]', 'DELETE', '/links/1/', null, 200],
    ['GET /pixels/', 'GET', '/pixels/', null, 200],
    ['POST /pixels/', 'POST', '/pixels/', encode(['name=a', 'type=x', 'value=1']), 200],
    ['DELETE /pixels/1/', 'DELETE', '/pixels/1/', null, 200],
    ['PATCH /links/', 'PATCH', '/links/', null, 405],
    ['GET /links/9/', 'GET', '/links/9/', null, 404],
  ]
  it.each(cases)('%s', async (_, method, path, body, status) => {
    const rig = await startRigWithRecords()
    const sending: Sending = body === null ? {} : { headers: { 'content-type': formType }, body }
    expect((await rig.send(method, path, sending)).status).toBe(status)
    if (method === 'PUT') expect((await readLink(rig, 1)).disabled).toBe(1)
  })

  it('GET /links/?per_page=10 shows page addresses without the slash', async () => {
    const rig = await startRigWithRecords()
    expect((await rig.get('/links/?per_page=10')).body.meta?.path).toBe(`${rig.origin}/api/v1/links`)
  })
})
