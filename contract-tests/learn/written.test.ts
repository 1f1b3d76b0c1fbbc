// biome-ignore-all lint/suspicious/noThenProperty: the `$if` construct has a member `then`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { turns } from '../../tests/support/sample.ts'
import { learn } from './learn.ts'

const inTurn = turns(4)

const folder = mkdtempSync(join(tmpdir(), 'written-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = { id: '$id', url: '$url', slug: '$alias' }

const link = {
  ...own,
  live: true,
  short: '$short_url',
  visits: '$clicks',
  made: { $: 'created_at', time: 'Y-m-dTH:i:sxZ' },
  quota: { $if: { expiration_clicks: '$positive' }, then: { left: '$expiration_clicks' } },
  pixels: { $list: 'pixel_ids', item: { id: '$id', of: '$link_id' } },
  routes: {
    $list: 'all_targeting',
    item: { when: { $text: '{list}:{key}', unset: 'rotation' }, to: '$value' },
    empty: '$absent',
  },
}

/** A service that writes records differently in each kind of response. */
const shapes: Shapes = {
  link,
  pixel: { id: '$id', name: '$name', kind: '$type', code: '$value' },
  record: { body: { link: '$record' } },
  list: {
    headers: { link: ['<{base}/docs.jsonld>; rel="api"'] },
    body: {
      edges: '$records',
      total: '$total',
      asked: '$asked_search',
      order: [['$sort_by', { $: 'sort', as: 'upper' }]],
      here: '$current_full',
      next: { $: 'next_full', unset: '$absent' },
    },
  },
  links: {
    list: { record: { place: 'edge', node: own } },
    created: { body: '$record', record: { made: { id: '$id', short: '$short_url' } } },
    updated: { headers: { Location: '$address' }, body: { ok: true } },
    deleted: { body: { gone: '$record' }, record: { ...link, live: false } },
  },
}

inTurn('records that each kind of response writes differently are learned', async () => {
  const twin = await openTwin({ name: 'service', answers: { 'input.duplicate-field': 400 }, shapes })
  const { baseUrl, apiKey, domainIds, spaceIds } = twin
  const learned = await learn({ baseUrl, apiKey, domainIds, spaceIds, ledger: join(folder, 'ledger.jsonl') })
  await twin.close()
  expect(learned.unexplained).toEqual([])
  expect(learned.dialect.answers).toMatchObject({
    'input.duplicate-field': 400,
    'links.targeting.inactive': 'kept',
  })
  expect(learned.dialect.shapes).toMatchObject({
    link: shapes.link,
    list: shapes.list,
    links: { ...shapes.links, created: { record: shapes.links?.created?.record } },
  })
})

/** A service that shows related records beside a record, but not in lists. */
const related: Shapes = {
  link: {
    data: { ...own, short: '$short_url', made: { $: 'created_at', time: 'rfc3339-milliseconds' } },
    related: {
      $concat: [
        [
          { kind: 'domain', key: '$domain_id', host: '$domain' },
          { $if: 'space_id', then: { kind: 'space', key: '$space_id', label: '$space' } },
        ],
        { $list: 'pixel_ids', item: { kind: 'pixel', key: '$id', label: '$name' } },
      ],
    },
  },
  pixel: { id: '$id', name: '$name', kind: '$type', code: '$value' },
  record: { body: { data: '$record' } },
  list: { body: { data: '$records', total: '$total' } },
  links: { record: { body: '$record' }, list: { record: { ...own, short: '$short_url' } } },
}

inTurn('related records beside a record are learned', async () => {
  const twin = await openTwin({ name: 'service', answers: {}, shapes: related })
  const { baseUrl, apiKey, domainIds, spaceIds } = twin
  const learned = await learn({ baseUrl, apiKey, domainIds, spaceIds, ledger: join(folder, 'related.jsonl') })
  await twin.close()
  expect(learned.unexplained).toEqual([])
  expect(learned.dialect.shapes?.link).toEqual(related.link)
  expect(learned.dialect.shapes?.links?.list?.record).toEqual(related.links?.list?.record)
})
