import type { Client as OpenApiClient } from 'openapi-fetch'
import { expectTypeOf, test } from 'vitest'
import type { components, paths } from '../generated/openapi.ts'
import { createClient } from './client.ts'
import { encodeForm } from './form.ts'

type Schemas = components['schemas']

const client = createClient({ baseUrl: '/api/v1', apiKey: 'key' })

test('encodeForm takes the fields of the interface and nothing else', () => {
  expectTypeOf(encodeForm({ url: 'https://shop.example' })).toEqualTypeOf<URLSearchParams>()
  encodeForm({ url: 'https://shop.example', disabled: 1, alias: null, space_id: undefined, pixel_ids: [] })
  encodeForm({ name: 'Shop', type: 'x', value: 'ox9de' })
  // @ts-expect-error: no such field
  encodeForm({ address: 'https://shop.example' })
  // @ts-expect-error: 0 or 1
  encodeForm({ disabled: true })
  // @ts-expect-error: identifiers are numbers
  encodeForm({ pixel_ids: ['3'] })
  // @ts-expect-error: no such platform (section 2.1)
  encodeForm({ platform: [{ key: 'Amiga', value: 'https://shop.example' }] })
  // @ts-expect-error: rotation rows have no key (section 2.1)
  encodeForm({ rotation: [{ key: 'a', value: 'https://shop.example' }] })
  // @ts-expect-error: a link always leads somewhere
  encodeForm({ url: null })
})

test('bodies are held against their operation', () => {
  const params = { path: { id: 1 } }
  client.POST('/links', { body: { url: 'https://shop.example' } })
  client.PUT('/links/{id}', { params, body: { space_id: null } })
  client.PUT('/pixels/{id}', { params, body: { name: 'Shop' } })
  // @ts-expect-error: url is required
  client.POST('/links', { body: { alias: 'sale' } })
  // @ts-expect-error: a link stays under its domain
  client.PUT('/links/{id}', { params, body: { domain_id: 2 } })
  // @ts-expect-error: value is required
  client.POST('/pixels', { body: { name: 'Shop', type: 'x' } })
  // @ts-expect-error: a pixel always has a name
  client.PUT('/pixels/{id}', { params, body: { name: null } })
  // @ts-expect-error: no such method on this path
  client.DELETE('/links')
  // @ts-expect-error: no such path
  client.GET('/spaces')
})

test('queries are held against the documented values', () => {
  client.GET('/links', { params: { query: { per_page: 50, sort_by: 'clicks', status: 0 } } })
  // @ts-expect-error: 10, 25, 50 or 100 (section 8)
  client.GET('/links', { params: { query: { per_page: 7 } } })
  // @ts-expect-error: pixels are not sorted by clicks (section 4.2)
  client.GET('/pixels', { params: { query: { sort_by: 'clicks' } } })
})

test('answers and errors are typed', async () => {
  const list = await client.GET('/links')
  if (list.data) expectTypeOf(list.data.data).toEqualTypeOf<Schemas['Link'][]>()
  else expectTypeOf(list.error.message).toEqualTypeOf<string>()
  const created = await client.POST('/pixels', { body: { name: 'Shop', type: 'x', value: 'ox9de' } })
  if (created.error && 'errors' in created.error) {
    expectTypeOf(created.error).toEqualTypeOf<Schemas['ValidationError']>()
  }
  const deleted = await client.DELETE('/pixels/{id}', { params: { path: { id: 1 } } })
  expectTypeOf(deleted.data).toEqualTypeOf<Schemas['PixelDeletion'] | undefined>()
})

test('libraries that build on openapi-fetch take the client by a cast', () => {
  const { GET } = client as OpenApiClient<paths, 'application/json'>
  GET('/links')
})
