import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { rigKey, startRig } from '../../tests/support/rig.ts'
import { basePath } from '../wire/base.ts'
import { createClient } from './client.ts'

const secret = 'sk-live-7Q2KX4MT9R'

describe('errors', () => {
  test('401: the body as it came', async () => {
    const rig = await startRig({ keys: [rigKey] })
    const client = createClient({ baseUrl: rig.origin + basePath, apiKey: secret })
    const { data, error, response } = await client.GET('/links')
    expect(data).toBeUndefined()
    expect(response.status).toBe(401)
    expect(error).toEqual({ message: 'The API key is not valid.', status: 401 })
  })

  test('422: the messages of each field', async () => {
    const rig = await startRig()
    const client = createClient({ baseUrl: rig.origin + basePath, apiKey: rigKey })
    const { error } = await client.POST('/links', {
      body: { url: 'ftp://shop.example', country: [{ key: 'Germany', value: 'https://shop.example/de' }] },
    })
    expect(error).toMatchObject({ status: 422, errors: { url: [expect.any(String)] } })
    expect(Object.keys((error as { errors: object }).errors)).toEqual(['url', 'country.0.key'])
  })

  test('an answer that is no JSON is the text that came', async () => {
    const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: secret, fetch })
    const { error, response } = await client.GET('/links')
    expect([response.status, error]).toEqual([502, '<h1>Bad gateway</h1>'])
  })

  test('a deletion that is answered without a body (204) is a success', async () => {
    const fetch = async () => new Response(null, { status: 204 })
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: secret, fetch })
    const { data, error, response } = await client.DELETE('/links/{id}', { params: { path: { id: 1 } } })
    expect([response.ok, data, error]).toEqual([true, undefined, undefined])
  })
})

describe('the key is told to nobody', () => {
  test.each([`${secret}\n`, `${secret} x`, `${secret}é`, ''])('the key %j is refused', apiKey => {
    const attempt = () => createClient({ baseUrl: 'http://127.0.0.1:1', apiKey })
    expect(attempt).toThrow(
      new TypeError('Failed to create the client: apiKey must be visible ASCII characters without spaces.'),
    )
  })

  test('neither a client nor the error of a request that cannot be sent shows it', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1/api/v1', apiKey: secret })
    const failure = await client.POST('/links', { body: { url: 'https://shop.example' } }).then(
      () => expect.unreachable('port 1 has no server'),
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(TypeError)
    expect(inspect([client, failure], { depth: 9, showHidden: true })).not.toContain(secret)
    expect(JSON.stringify([client, failure])).not.toContain(secret)
  })
})
