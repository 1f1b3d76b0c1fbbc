import { expect, test } from 'vitest'
import { compileErrors } from '../../tests/support/compile.ts'

const start = `
  import { linkFactory, pixelFactory } from '../testing/index.ts'
  import { createClient } from './client.ts'
  import type { LinkCreateFields } from './fields.ts'
  const client = createClient({ baseUrl: '/api/v1', apiKey: 'key' })
  const params = { path: { id: 1 } }
`

/** Requests that do not compile, each with a text that its only error contains. */
const refused: Record<string, [call: string, text: string]> = {
  'an unknown field': [
    `client.POST('/links', { body: { url: 'https://shop.example', alais: 'sale' } })`,
    `"'alais' is not a field of this operation"`,
  ],
  'an unknown field that is a number, beside known ones': [
    `client.POST('/links', { body: { url: 'https://shop.example', disabled: 1, clickz: 7 } })`,
    `Type 'number' is not assignable to type '"'clickz' is not a field of this operation"'`,
  ],
  'an unknown field of a variable': [
    `const body = { url: 'https://shop.example', alais: 'sale' }
     client.POST('/links', { body })`,
    `Type 'string' is not assignable to type '"'alais' is not a field of this operation"'`,
  ],
  'an optional unknown field of a variable': [
    `const body: { url: string; alais?: string } = { url: 'https://shop.example' }
     client.POST('/links', { body })`,
    `"'alais' is not a field of this operation"`,
  ],
  'an unknown field that is spread': [
    `const sale = { alais: 'sale' }
     client.POST('/links', { body: { url: 'https://shop.example', ...sale, privacy: 1 } })`,
    `"'alais' is not a field of this operation"`,
  ],
  'an unknown field beside a built link': [
    `client.POST('/links', { body: { ...linkFactory.build(), alais: 'sale' } })`,
    `"'alais' is not a field of this operation"`,
  ],
  'an unknown field of an update': [
    `const body = { urls: 'https://shop.example' }
     client.PUT('/links/{id}', { params, body })`,
    `"'urls' is not a field of this operation"`,
  ],
  'a field of links in a pixel': [
    `client.PUT('/pixels/{id}', { params, body: { name: 'Shop', url: 'https://shop.example' } })`,
    `"'url' is not a field of this operation"`,
  ],
  'an unknown field of a new pixel': [
    `client.POST('/pixels', { body: { name: 'Shop', type: 'x', value: 'ox9de', nmae: 'Shop' } })`,
    `"'nmae' is not a field of this operation"`,
  ],
  'a field that is missing': [
    `client.POST('/links', { body: { alias: 'sale' } })`,
    `Property 'url' is missing in type '{ alias: string; }' but required in type 'LinkCreateFields'`,
  ],
  'a value that the field does not have': [
    `client.POST('/links', { body: { url: 'https://shop.example', privacy: 3 } })`,
    `Type '3' is not assignable to type '0 | 1 | 2 | null | undefined'`,
  ],
  'an unknown member of a row': [
    `client.POST('/links', { body: { url: 'https://a.example', rotation: [{ key: 'a', value: 'https://b.example' }] } })`,
    `'key' does not exist in type '{ value: string; }'`,
  ],
  'an unknown parameter': [
    `client.GET('/links', { params: { query: { per_pages: 10 } } })`,
    `Did you mean to write 'per_page'?`,
  ],
  'an unknown option': [
    `client.GET('/links', { parms: { query: { per_page: 10 } } })`,
    `Did you mean to write 'params'?`,
  ],
  'no id': [`client.GET('/links/{id}')`, 'Expected 2 arguments, but got 1.'],
}

/** Requests of paths that the method does not have, each with the paths that its error lists. */
const otherPaths: Record<string, [call: string, paths: string[]]> = {
  'an unknown path of GET': [
    `client.GET('/spaces')`,
    ['/spaces', '/links', '/links/{id}', '/pixels', '/pixels/{id}'],
  ],
  'an unknown path of POST': [
    `client.POST('/link', { body: { url: 'https://shop.example' } })`,
    ['/link', '/links', '/pixels'],
  ],
  'a path without PUT': [
    `client.PUT('/links', { params, body: {} })`,
    ['/links', '/links/{id}', '/pixels/{id}'],
  ],
  'a path without DELETE': [
    `client.DELETE('/pixels', { params })`,
    ['/pixels', '/links/{id}', '/pixels/{id}'],
  ],
}

const accepted: Record<string, string> = {
  'built objects': `
    client.POST('/links', { body: linkFactory.build() })
    client.POST('/links', { body: linkFactory.clicked().untitled().build({ id: 7 }) })
    client.POST('/pixels', { body: pixelFactory.build() })
    client.PUT('/pixels/{id}', { params, body: pixelFactory.build() })
    const { domain_id: _domain, ...body } = linkFactory.build()
    client.PUT('/links/{id}', { params, body })`,
  'fields of every kind': `
    const body: LinkCreateFields = { url: 'https://shop.example', alias: null, space_id: undefined }
    client.POST('/links', { body })
    client.POST('/links', { body: { ...body, privacy: 2, target_type: 4, platform: [{ key: 'OS X', value: 'https://shop.example' }] } })
    client.PUT('/links/{id}', { params, body: {} })`,
  options: `
    client.GET('/links', { signal: AbortSignal.timeout(9), headers: { 'x-trace': '1' } })
    client.DELETE('/links/{id}', { params, fetch: async () => new Response() })`,
  'a way of parsing': `
    const text: Promise<string | undefined> = client.GET('/links', { parseAs: 'text' }).then(({ data }) => data)`,
}

const all = { ...refused, ...otherPaths, ...accepted }
const snippets = Object.entries(all).map(([title, given]) => {
  return [title, start + (typeof given === 'string' ? given : given[0])]
})
const errors = compileErrors('src/client', Object.fromEntries(snippets))

test.each(Object.entries(refused))('%s does not compile', (title, [, text]) => {
  expect(errors[title]).toEqual([expect.stringContaining(text)])
})

test.each(Object.entries(otherPaths))('%s: the error lists the paths of the method', (title, [, paths]) => {
  const [message = '', ...others] = errors[title]!
  expect(others).toEqual([])
  expect(message).toMatch(
    /^Argument of type '"[^"]*"' is not assignable to parameter of type '["/{}a-z| ]*'\.$/,
  )
  // The order of the union is that in which the compiler met the paths.
  const shown = Array.from(message.matchAll(/"([^"]*)"/g), ([, path]) => path)
  expect([shown[0], ...shown.slice(1).sort()]).toEqual(paths)
})

test.each(Object.keys(accepted))('%s: compiles', title => {
  expect(errors[title]).toEqual([])
})
