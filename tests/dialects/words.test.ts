import { expect, it } from 'vitest'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { linkWith, unsetAs } from './cases/form.ts'
import { serve } from './cases/serve.ts'

// A whole dialect, similar to those of existing services, in one scenario with all ten operations.

it('other names and words, cursors, PATCH, lenient input', async () => {
  const types = { 0: 'none', 1: 'geographic', 2: 'platform', 3: 'language', 4: 'rotation' }
  const renamed = ['id', 'url', 'alias', 'disabled', 'privacy', 'target_type', 'title', 'status'] as const
  const { target_type: _, title: __, ...unset } = unsetAs('')
  const shapes: Shapes = {
    link: linkWith([...renamed, 'short_url', 'clicks', 'created_at', 'updated_at'], {
      ...unset,
      uid: '$id',
      long_url: '$url',
      slug: '$alias',
      enabled: { $: 'disabled', as: 'not' },
      visibility: { $: 'privacy', map: { 0: 'public', 1: 'private', 2: 'password' } },
      targeting: { $: 'target_type', map: types, unset: '' },
      name: { $: 'title', unset: '' },
      state: { $: 'status', map: { 1: 'active', 2: 'expired', 3: 'disabled' } },
    }),
    pixel: {
      uid: '$id',
      label: '$name',
      kind: { $: 'type', map: { 'google-ads': 'google_ads' } },
      value: '$value',
    },
    record: { body: { success: true, link: '$record' } },
    list: { body: { success: true, entries: '$records', next_cursor: '$cursor' } },
  }
  const { base, ask } = await serve('words', shapes, {
    'list.page-parameter': { name: 'after', counts: 'cursor' },
    'links.title': 'page',
    'links.target-type.undocumented': 'accepted',
    'links.targeting.keys': 'any-case',
    'links.alias.rule': { pattern: '^[a-z0-9-]{3,50}$', case: 'insensitive' },
    'links.alias.generated': 8,
    'update.patch': 'as-put',
    'input.id-lists': 'comma',
    'input.list-row-incomplete': 'dropped',
    'references.unknown': 'ignored',
    'list.unknown-value': 'ignored',
    'http.trailing-slash': 301,
  })
  expect((await ask('POST', '/pixels', 'name=Ads&type=google-ads&value=1')).body).toEqual({
    success: true,
    link: { uid: 1, label: 'Ads', kind: 'google_ads', value: '1' },
  })
  await ask('POST', '/pixels', 'name=Shop&type=x&value=2')
  const made = await ask(
    'POST',
    '/links',
    'url=https://a.example/spring-sale&pixel_ids=2,1,9&target_type=3&language[0][key]=DE&language[0][value]=https://a.example/de&language[1][key]=fr',
  )
  expect(made.body).toMatchObject({
    success: true,
    link: {
      uid: 1,
      long_url: 'https://a.example/spring-sale',
      slug: expect.stringMatching(/^[a-z0-9]{8}$/),
      enabled: true,
      visibility: 'public',
      targeting: 'language',
      language: [{ key: 'de', value: 'https://a.example/de' }],
      pixel_ids: [2, 1],
      space_id: '',
      name: 'Spring Sale | a.example',
      state: 'active',
    },
  })
  expect((await ask('PATCH', '/links/1', 'disabled=1')).body).toMatchObject({
    link: { enabled: false, state: 'disabled' },
  })
  expect((await ask('PUT', '/links/1', 'disabled=0&expiration_date=2026-01-01')).body).toMatchObject({
    link: { enabled: true, state: 'expired' },
  })
  expect((await ask('GET', '/links/1')).body).toMatchObject({
    link: { state: 'expired', expiration_date: '2026-01-01' },
  })
  expect((await ask('GET', '/links?status=2')).body).toMatchObject({
    entries: [{ uid: 1 }],
    next_cursor: null,
  })

  const moved = await ask('GET', '/links/?per_page=10&search=a%20b')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    `${base}/links?per_page=10&search=a%20b`,
  ])

  for (let count = 0; count < 25; count++) await ask('POST', '/links', 'url=https://b.example/')
  const uids: unknown[] = []
  for (let cursor: unknown = ''; cursor !== null; ) {
    const { body } = await ask('GET', `/links?per_page=10&sort=sideways&after=${cursor}`)
    const { entries, next_cursor } = body as { entries: { uid: number }[]; next_cursor: string | null }
    uids.push(...entries.map(({ uid }) => uid))
    cursor = next_cursor
  }
  expect(uids).toEqual(Array.from({ length: 26 }, (_, index) => 26 - index))

  expect((await ask('GET', '/pixels?type=google-ads')).body).toMatchObject({
    entries: [{ uid: 1, kind: 'google_ads' }],
  })
  expect((await ask('PATCH', '/pixels/1', 'name=More')).body).toMatchObject({ link: { label: 'More' } })
  expect((await ask('GET', '/pixels/1')).body).toMatchObject({ success: true, link: { label: 'More' } })
  expect((await ask('DELETE', '/pixels/2')).status).toBe(200)
  expect((await ask('GET', '/links/1')).body).toMatchObject({ link: { pixel_ids: [1] } })
  expect((await ask('DELETE', '/links/1')).body).toEqual({
    id: 1,
    object: 'link',
    deleted: true,
    status: 200,
  })
  expect((await ask('GET', '/links/1')).status).toBe(404)
})
