import { describe } from 'vitest'
import { checkFindings, post, type Sent, url } from '../../../tests/support/findings.ts'
import type { Answers } from '../../generated/answers.ts'

describe('values of fields', () => {
  const rows = (list: string, key: string) =>
    `${list}[0][key]=${key}&${list}[0][value]=https%3A%2F%2Fa.example`
  const under = (answers: Partial<Answers>, body: string): Sent => ({ answers, body: `${url}&${body}` })
  const gone = { 'references.unknown': 'ignored' } satisfies Partial<Answers>
  const dropped = { 'links.targeting.inactive': 'dropped' } satisfies Partial<Answers>
  checkFindings([
    ['a date in the past', post, under({}, 'expiration_date=2020-01-01'), ['no-effect expiration_date']],
    ['an id twice', post, under({}, 'pixel_ids[]=1&pixel_ids[]=1'), ['changed-value pixel_ids']],
    ['a gap', post, under({}, 'pixel_ids[4]=1'), ['changed-value pixel_ids']],
    [
      'a gap that the dialect states',
      post,
      under({ 'input.list-index-gaps': 'closed' }, 'pixel_ids[4]=1'),
      [],
    ],
    [
      'an incomplete row',
      post,
      under({ 'input.list-row-incomplete': 'dropped' }, 'country[0][key]=DE'),
      ['changed-value country'],
    ],
    [
      'a key in another case',
      post,
      under({ 'links.targeting.keys': 'any-case' }, rows('country', 'de')),
      ['changed-value country'],
    ],
    [
      'a key in its own case',
      post,
      under({ 'links.targeting.keys': 'any-case-kept' }, rows('country', 'de')),
      [],
    ],
    ['an unknown domain', post, under(gone, 'domain_id=77'), ['changed-value domain_id']],
    ['an unknown space', post, under(gone, 'space_id=77'), ['changed-value space_id']],
    ['an unknown pixel', post, under(gone, 'pixel_ids[]=1&pixel_ids[]=77'), ['changed-value pixel_ids']],
    ['known ones', post, under(gone, 'domain_id=1&space_id=1&pixel_ids[]=1'), []],
    ['an inactive list', post, under(dropped, rows('country', 'DE')), ['changed-value country']],
    ['an active list', post, under(dropped, `target_type=1&${rows('country', 'DE')}`), []],
    [
      'a list that becomes active',
      post,
      under({ ...dropped, 'links.target-type.unsent': 'by-list' }, rows('country', 'DE')),
      [],
    ],
    [
      'an empty field without effect',
      'PUT /links/1',
      {
        body: 'password=',
        answers: { 'input.empty-value': { optional: 'absent', links: 'refused', pixels: 'refused' } },
      },
      ['changed-value password'],
    ],
  ])
})

describe('parameters', () => {
  const ask = (answers: Partial<Answers>): Sent => ({ answers })
  checkFindings([
    [
      'by, ids and space',
      'GET /links?by=url&ids=1&space=1',
      {},
      [
        'unknown-parameter by (search_by or sort_by)',
        'unknown-parameter ids (space_id or domain_id or pixel_id)',
        'unknown-parameter space (space_id)',
      ],
    ],
    [
      'limit and q',
      'GET /pixels?limit=5&q=a',
      {},
      ['unknown-parameter limit (per_page)', 'unknown-parameter q (search)'],
    ],
    ['a parameter of a record', 'GET /links/1?include=pixels', {}, ['unknown-parameter include']],
    ['a parameter of a deletion', 'DELETE /links/1?force=1', {}, ['unknown-parameter force']],
    ['a key', 'GET /links?api_key=s3cret', {}, []],
    ['a parameter twice', 'GET /links?sort=asc&sort=desc', {}, ['repeated sort']],
    ['page 0', 'GET /links?page=0', {}, ['changed-value page']],
    ['a page that is refused', 'GET /links?page=0', ask({ 'list.page-invalid': 422 }), [], 422],
    [
      'a cursor',
      'GET /links?cursor=x',
      ask({ 'list.page-parameter': { name: 'cursor', counts: 'cursor' } }),
      ['changed-value cursor'],
    ],
    [
      'the page of another dialect',
      'GET /links?page=1',
      ask({ 'list.page-parameter': { name: 'cursor', counts: 'cursor' } }),
      ['unknown-parameter page (cursor)'],
    ],
    ['a size', 'GET /links?per_page=30', ask({ 'list.per-page': 'larger' }), ['changed-value per_page']],
    ['a size that is taken', 'GET /links?per_page=30', ask({ 'list.per-page': 'taken' }), []],
    [
      'a size that is cut',
      'GET /links?per_page=300',
      ask({ 'list.per-page': 'taken' }),
      ['changed-value per_page'],
    ],
    ['a value', 'GET /links?sort=up', ask({ 'list.unknown-value': 'ignored' }), ['changed-value sort']],
    ['an id that cannot exist', 'GET /links?space_id=x', {}, ['changed-value space_id']],
    ['a search that is encoded twice', 'GET /links?search=a%2520b', {}, ['double-encoded search']],
  ])
})
