import { expect, it } from 'vitest'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { linkWith, momentsAs, unsetAs } from './cases/form.ts'
import { serve } from './cases/serve.ts'

// A whole dialect, similar to those of existing services, in one scenario with all ten operations.

it('deep envelopes, ids in digits, updates that replace', async () => {
  const time = 'rfc3339-microseconds'
  const { title: _, ...unset } = unsetAs('$absent')
  const hidden = ['title', 'short_url', 'status', 'updated_at', 'password', 'privacy_password'] as const
  const moved = ['url', 'domain_id', 'pixel_ids', 'country', 'clicks', 'created_at'] as const
  const fields = { $map: 'fields', key: '$field', item: '$messages' }
  const shapes: Shapes = {
    link: linkWith([...hidden, ...moved], {
      ...unset,
      destination: { url: '$url' },
      domain: { id: '$domain_id', name: '$domain' },
      pixels: { $list: 'pixel_ids', item: { id: '$id' } },
      targeting: { country: { $map: 'country', key: '$key', item: '$value' } },
      stats: { clicks: '$clicks' },
      dates: { created: { $: 'created_at', time } },
    }),
    pixel: momentsAs(time).pixel,
    record: { body: { ok: true, result: { code: '$status', item: '$record' } } },
    list: {
      body: {
        ok: true,
        result: {
          code: '$status',
          items: '$records',
          paging: { page: '$page', pages: '$last_page', size: '$per_page', total: '$total' },
        },
      },
    },
    links: { deleted: { body: { ok: true, result: null } } },
    pixels: { deleted: { body: { ok: true, result: { deleted: '$id' } } } },
    errors: {
      error: { body: { ok: false, error: { code: '$code', message: '$message' } } },
      invalid: { body: { ok: false, error: { code: '$code', message: '$message', details: fields } } },
    },
  }
  const { ask } = await serve('deep', shapes, {
    'list.page-parameter': { name: 'offset', counts: 'records', first: 0 },
    'list.page-beyond-last': 404,
    'ids.type': 'digits',
    'ids.malformed': 400,
    'links.create.required': ['url', 'domain_id'],
    'update.partial': 'replaces',
    'links.update.empty-body': 400,
    'errors.validation.status': 400,
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
