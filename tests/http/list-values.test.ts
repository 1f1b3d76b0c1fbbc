import { describe, it } from 'vitest'
import { expectRefused } from '../support/refusals.ts'
import { startRig } from '../support/rig.ts'

describe('invalid values of list parameters', () => {
  const cases: [title: string, errors: Record<string, string>][] = [
    [
      'GET /links?per_page=7 returns 422 [list.per-page] [errors.fields]',
      { per_page: 'The per_page field must be one of 10, 25, 50, 100; got "7".' },
    ],
    [
      'GET /links?per_page=all',
      { per_page: 'The per_page field must be one of 10, 25, 50, 100; got "all".' },
    ],
    [
      'GET /links?per_page=010 is not 10',
      { per_page: 'The per_page field must be one of 10, 25, 50, 100; got "010".' },
    ],
    [
      'GET /links?search_by=name returns 422 [list.unknown-value]',
      { search_by: 'The search_by field must be one of title, alias, url; got "name".' },
    ],
    [
      'GET /links?status=9 returns 422 [list.unknown-value]',
      { status: 'The status field must be one of 0, 1, 2, 3; got "9".' },
    ],
    ['GET /links?status=active', { status: 'The status field must be one of 0, 1, 2, 3; got "active".' }],
    [
      'GET /links?sort_by=foo returns 422 [list.unknown-value]',
      { sort_by: 'The sort_by field must be one of id, clicks, title, alias, url; got "foo".' },
    ],
    [
      'GET /links?sort=up returns 422 [list.unknown-value]',
      { sort: 'The sort field must be one of desc, asc; got "up".' },
    ],
    ['GET /links?sort=ASC is not asc', { sort: 'The sort field must be one of desc, asc; got "ASC".' }],
    [
      'GET /pixels?search_by=value returns 422 [list.unknown-value]',
      { search_by: 'The search_by field must be one of name; got "value".' },
    ],
    [
      'GET /pixels?type=foo returns 422 [list.unknown-value]',
      {
        type: 'The type field must be one of adroll, bing, facebook, google-ads, google-analytics, google-tag-manager, linkedin, pinterest, quora, x; got "foo".',
      },
    ],
    [
      'GET /pixels?sort_by=clicks returns 422 [list.unknown-value]',
      { sort_by: 'The sort_by field must be one of id, name; got "clicks".' },
    ],
    ['GET /pixels?sort=1', { sort: 'The sort field must be one of desc, asc; got "1".' }],
    ['GET /pixels?per_page=0', { per_page: 'The per_page field must be one of 10, 25, 50, 100; got "0".' }],
    [
      'GET /links?sort=up&per_page=7&page=0 reports both mistakes',
      {
        sort: 'The sort field must be one of desc, asc; got "up".',
        per_page: 'The per_page field must be one of 10, 25, 50, 100; got "7".',
      },
    ],
  ]
  it.each(cases)('%s', async (title, errors) => {
    const rig = await startRig()
    expectRefused(await rig.get(title.split(' ')[1]!), errors)
  })
})
