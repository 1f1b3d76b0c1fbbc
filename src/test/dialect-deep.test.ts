import { expect, it } from 'vitest'
import { serve } from './dialect/serve.ts'

// A whole dialect, close to that of services that there are, in a day's work through all ten operations.

it('deep envelopes, ids in digits, updates that replace', async () => {
  const { ask } = await serve('deep', {
    'record.root': '/result/item',
    'record.status-member': { ok: true, result: { code: '$status' } },
    'list.items': '/result/items',
    'list.total': '/result/paging/total',
    'list.pagination': {
      current_page: '/result/paging/page',
      last_page: '/result/paging/pages',
      per_page: '/result/paging/size',
    },
    'list.page-parameter': { name: 'offset', counts: 'records', first: 0 },
    'list.page-beyond-last': 404,
    'ids.type': 'digits',
    'ids.malformed': 400,
    'timestamps.format': 'iso-microseconds',
    'fields.unset': 'omitted',
    'links.fields.url': { at: '/destination/url' },
    'links.fields.domain_id': { at: '/domain', as: 'object' },
    'links.fields.pixel_ids': { at: '/pixels', as: 'object' },
    'links.fields.country': { at: '/targeting/country', as: 'map' },
    'links.derived': {
      id: { at: '/id' },
      clicks: { at: '/stats/clicks' },
      created_at: { at: '/dates/created' },
    },
    'links.secrets': 'omitted',
    'links.create.required': ['url', 'domain_id'],
    'links.update.partial': 'replaces',
    'links.update.empty-body': 400,
    'links.delete.status': { status: 200, body: { ok: true, result: null } },
    'pixels.delete.status': { status: 200, body: { ok: true, result: { deleted: '$id' } } },
    'errors.body': {
      type: 'application/json',
      body: { ok: false, error: { code: '$code', message: '$message' } },
    },
    'errors.validation.status': 400,
    'errors.validation.body': {
      ok: false,
      error: { code: '$code', message: '$summary', details: '$fields' },
    },
    'input.unknown-field': 422,
  })
  const pixel = await ask('POST', '/pixels', 'name=Shop&type=x&value=1')
  expect(pixel.body).toEqual({
    ok: true,
    result: {
      code: 200,
      item: {
        id: '1',
        name: 'Shop',
        type: 'x',
        value: '1',
        created_at: '2026-03-01T12:00:00.000000Z',
        updated_at: '2026-03-01T12:00:00.000000Z',
      },
    },
  })
  expect((await ask('POST', '/links', 'url=https://a.example/')).body).toEqual({
    ok: false,
    error: {
      code: 'bad_request',
      message: 'The domain_id field is required.',
      details: { domain_id: ['The domain_id field is required.'] },
    },
  })
  const form =
    'url=https://a.example/&domain_id=2&alias=one&pixel_ids[]=1&target_type=1&country[0][key]=DE&country[0][value]=https://a.example/de'
  const shown = {
    id: '1',
    destination: { url: 'https://a.example/' },
    alias: 'one',
    domain: { id: 2, name: 'brnd.example' },
    pixels: [{ id: '1' }],
    disabled: 0,
    privacy: 0,
    target_type: 1,
    targeting: { country: { DE: 'https://a.example/de' } },
    platform: [],
    language: [],
    rotation: [],
    stats: { clicks: 0 },
    dates: { created: '2026-03-01T12:00:00.000000Z' },
  }
  expect((await ask('POST', '/links', form)).body).toEqual({ ok: true, result: { code: 200, item: shown } })
  expect((await ask('GET', '/links/1')).body).toEqual({ ok: true, result: { code: 200, item: shown } })
  expect(await ask('PUT', '/links/1', '')).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request' } },
  })
  expect(await ask('PUT', '/links/1', 'disabled=1')).toMatchObject({
    status: 400,
    body: { error: { details: { url: [expect.any(String)] } } },
  })
  expect((await ask('PUT', '/links/1', 'url=https://b.example/')).body).toEqual({
    ok: true,
    result: {
      code: 200,
      item: {
        ...Object.fromEntries(Object.entries(shown).filter(([name]) => name !== 'target_type')),
        destination: { url: 'https://b.example/' },
        pixels: [],
        targeting: { country: {} },
      },
    },
  })
  expect((await ask('GET', '/links?per_page=10')).body).toMatchObject({
    ok: true,
    result: { code: 200, items: [{ id: '1' }], paging: { total: 1, page: 1, pages: 1, size: 10 } },
  })
  expect((await ask('GET', '/links?offset=10')).body).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  })
  expect((await ask('GET', '/pixels?search=nothing')).body).toMatchObject({
    result: { items: [], paging: { total: 0 } },
  })
  expect((await ask('PUT', '/pixels/1', 'name=New&type=x&value=2&colour=red')).status).toBe(422)
  expect((await ask('PUT', '/pixels/1', 'name=New&type=x&value=2')).body).toMatchObject({
    result: { item: { name: 'New' } },
  })
  expect((await ask('GET', '/pixels/1')).body).toMatchObject({ result: { item: { value: '2' } } })
  expect((await ask('GET', '/pixels/x')).body).toMatchObject({ ok: false, error: { code: 'bad_request' } })
  expect((await ask('DELETE', '/links/1')).body).toEqual({ ok: true, result: null })
  expect((await ask('DELETE', '/pixels/1')).body).toEqual({ ok: true, result: { deleted: '1' } })
})
