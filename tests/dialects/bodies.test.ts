import { describe, expect, it } from 'vitest'
import { speak } from '../support/speak.ts'
import { at } from './cases/case.ts'
import { addPixels } from './cases/samples.ts'

// Bodies of other media types than forms, in dialects that read them.

const defaults = { alias: 'one', disabled: 0, pixel_ids: [], country: [], expiration_clicks: null }
const url = 'https://a.example/'

/** The created link, or the status and the names of the refused fields. */
async function created(type: string, body: string | Uint8Array): Promise<unknown> {
  const server = speak({ 'input.content-type': { also: ['json', 'multipart'], otherwise: 415 } })
  await addPixels(server)
  const answer = await server.send('POST', '/links', { headers: { 'content-type': type }, body })
  if (answer.status !== 200) return [answer.status, Object.keys(at(answer.body, 'errors') as object)]
  return at(answer.body, 'data')
}

describe('POST /links with JSON', () => {
  const link = { url, alias: 'one' }
  const cases: [body: unknown, shown: object][] = [
    [link, defaults],
    [{ ...link, disabled: true }, { disabled: 1 }],
    [{ ...link, disabled: false }, { disabled: 0 }],
    [
      { ...link, disabled: 1, expiration_clicks: 10 },
      { disabled: 1, expiration_clicks: 10 },
    ],
    [{ ...link, disabled: '1' }, { disabled: 1 }],
    [{ ...link, disabled: null, expiration_clicks: null }, defaults],
    [{ ...link, alias: 123 }, { alias: '123' }],
    [{ ...link, pixel_ids: [2, '1'] }, { pixel_ids: [2, 1] }],
    [{ ...link, pixel_ids: 2 }, { pixel_ids: [2] }],
    [{ ...link, pixel_ids: [] }, defaults],
    [{ ...link, pixel_ids: { 1: 2, 0: 1 } }, { pixel_ids: [1, 2] }],
    [{ ...link, country: [{ key: 'DE', value: url }] }, { country: [{ key: 'DE', value: url }] }],
    [{ ...link, country: { 4: { key: 'DE', value: url } } }, { country: [{ key: 'DE', value: url }] }],
    [{ ...link, country: [] }, defaults],
    [{ ...link, country: null }, defaults],
    [{ ...link, 'pixel_ids[]': 1 }, { pixel_ids: [1] }],
    [{ ...link, colour: { deep: [[[[[1]]]]] } }, defaults],
    [JSON.parse(`{"url":"${url}","alias":"one","__proto__":{"disabled":1},"constructor":1}`), defaults],
  ]
  it.each(cases)('%j', async (body, shown) => {
    expect(await created('application/json', JSON.stringify(body))).toMatchObject(shown)
  })

  const refused: [body: unknown, fields: string[]][] = [
    [{}, ['url']],
    [{ url: null }, ['url']],
    [{ url, disabled: 'yes' }, ['disabled']],
    [{ url, disabled: 1.5 }, ['disabled']],
    [{ url, disabled: [1] }, ['disabled']],
    [{ url: { a: 1 } }, ['url']],
    [{ url, pixel_ids: [1, 9, 'x'] }, ['pixel_ids.1', 'pixel_ids.2']],
    [{ url, country: { DE: url } }, ['country']],
    [{ url, country: [{ key: 'DE' }, { value: url }] }, ['country.0.value', 'country.1.key']],
    [{ url, country: ['DE'] }, ['country']],
    [[{ url }], ['url']],
    ['url', ['url']],
    [null, ['url']],
    [17, ['url']],
  ]
  it.each(refused)('%j is refused', async (body, fields) => {
    const [status, names] = (await created('application/json', JSON.stringify(body))) as [number, string[]]
    expect([status, [...new Set(names)]]).toEqual([422, fields])
  })

  it.each([
    '{',
    '{"url":',
    `{"url":"${url}"`,
    'url=x',
    '\u0000',
    '{"url":1}}',
  ])('%j has no fields', async body => {
    expect(await created('application/json', body)).toEqual([422, ['url']])
  })

  it('bytes that are not UTF-8 are replaced or refused, as in a form', async () => {
    const body = new Uint8Array([...new TextEncoder().encode(`{"url":"${url}`), 0xff, 0x22, 0x7d])
    const sent = { headers: { 'content-type': 'application/json' }, body }
    const also = { 'input.content-type': { also: ['json' as const], otherwise: 415 } }
    const replaced = await speak(also).send('POST', '/links', sent)
    expect(at(replaced.body, 'data', 'url')).toBe(`${url}\ufffd`)
    expect((await speak({ ...also, 'input.encoding': 400 }).send('POST', '/links', sent)).status).toBe(400)
    const percent = { ...sent, body: `{"url":"${url}50%"}` }
    expect((await speak({ ...also, 'input.encoding': 400 }).send('POST', '/links', percent)).status).toBe(200)
  })
})

describe('POST /links with multipart', () => {
  const type = 'multipart/form-data; boundary=b'
  const part = (disposition: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`
  const form = (...fields: [string, string][]) =>
    `${fields.map(([name, value]) => part(`name="${name}"`, value)).join('')}--b--\r\n`

  const cases: [title: string, body: string, shown: object][] = [
    ['texts', form(['url', `${url}ä`], ['alias', 'one']), { ...defaults, url: `${url}ä` }],
    ['lists', form(['url', url], ['pixel_ids[]', '2'], ['pixel_ids[]', '1']), { pixel_ids: [2, 1] }],
    [
      'rows',
      form(['url', url], ['country[0][key]', 'DE'], ['country[0][value]', url]),
      { country: [{ key: 'DE' }] },
    ],
    ['empty fields', form(['url', url], ['alias', 'one'], ['expiration_clicks', '']), defaults],
    ['fields twice: the last counts', form(['url', 'x'], ['url', url], ['alias', 'one']), defaults],
    [
      'a file is no field',
      part('name="alias"; filename="a.txt"', 'file') + form(['url', url], ['alias', 'one']),
      defaults,
    ],
  ]
  it.each(cases)('%s', async (_, body, shown) => {
    expect(await created(type, body)).toMatchObject(shown)
  })

  it.each([
    ['no part', '--b--\r\n', type],
    ['cut short', form(['url', url]).slice(0, -20), type],
    ['another boundary', form(['url', url]).replaceAll('--b', '--c'), type],
    ['no boundary', form(['url', url]), 'multipart/form-data'],
    ['a form', 'url=https://a.example/', type],
  ])('%s: no fields', async (_, body, contentType) => {
    expect(await created(contentType, body)).toEqual([422, ['url']])
  })
})

it('PUT /links/1 with JSON: null clears a field, absent fields stay', async () => {
  const server = speak({ 'input.content-type': { also: ['json'], otherwise: 415 } })
  await server.post('/links', `url=${url}&space_id=1&disabled=1&rotation[0][value]=${url}`)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ space_id: null, rotation: [] })
  const { data } = (await server.send('PUT', '/links/1', { headers, body })).body as { data: object }
  expect(data).toMatchObject({ space_id: null, disabled: 1, rotation: [], url })
})
