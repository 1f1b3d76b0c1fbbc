import { expect, it } from 'vitest'
import { elementsOf, foreignIn, isList } from './foreign.ts'

const owner = { id: 77, name: 'Acme' }

it.each<[string, object[], Record<string, string[]>]>([
  ['the ids of records', [{ id: 1 }, { id: 2 }], { id: ['1', '2'] }],
  [
    'not the id of the owner, if the records have other ids',
    [
      { uid: '77fe', owner },
      { uid: '4f68', owner },
    ],
    { uid: ['77fe', '4f68'] },
  ],
  [
    'one record alone: any of its ids may be its own',
    [{ uid: '77fe', owner }],
    { uid: ['77fe'], id: ['77'] },
  ],
  [
    'one record twice: any of its ids may be its own',
    [
      { uid: '77fe', owner },
      { uid: '77fe', owner },
    ],
    { uid: ['77fe'], id: ['77'] },
  ],
  [
    'an id that some records share',
    [
      { uid: '77fe', owner },
      { uid: '4f68', owner: { id: 78 } },
      { uid: '9a11', owner },
    ],
    { uid: ['77fe', '4f68', '9a11'], id: ['77', '78'] },
  ],
])('finds the ids of foreign records: %s', (_, records, ids) => {
  expect(foreignIn('pixels', [records, records.toReversed()]).idsByName()).toEqual(ids)
})

it('all records of a list share a place: the id of the owner, not that of the record, and not a place that none has', () => {
  const records = [
    { uid: '77fe', owner },
    { uid: '4f68', owner },
  ]
  const { isSharedAt } = foreignIn('pixels', [records, records.toReversed()])
  expect(['/owner/id', '/uid', '/self'].map(isSharedAt)).toEqual([true, false, false])
  expect(foreignIn('pixels', [records.slice(1)]).isSharedAt('/owner/id')).toBe(false)
})

it.each<[text: string, json: unknown, isOne: boolean, status?: number]>([
  ['an array', [], true],
  ['an object with an array', { data: [{ id: 1 }], total: 1 }, true],
  ['an object with an empty array', { data: [], total: 0 }, true],
  ['an object with an object of records by id', { links: { 1: { id: 1 } } }, true],
  ['an object with null for an empty array, as Go writes a nil slice', { data: null, total: 0 }, true],
  ['an object of scalars', { page: 1, message: 'none' }, false],
  ['an empty object', {}, false],
  ['null', null, false],
  ['a text', 'none', false],
  ['no JSON', undefined, false],
  ['204 without a body', undefined, true, 204],
  ['an array with 500', [], false, 500],
])('whether a response may be a list of records: %s', (_, json, isOne, status = 200) => {
  expect(isList({ answer: { status, headers: {}, text: '', json } })).toBe(isOne)
})

it.each<[string, unknown]>([
  ['an array', [{ id: 1 }]],
  ['an array in an envelope', { data: { items: [{ id: 1 }] } }],
  [
    'an array after the addresses of pages',
    { link: [{ relation: 'self', url: '/links?page=1' }], entry: [{ id: 1 }] },
  ],
  ['an array before others', { data: [{ id: 1 }], included: [{ id: 2 }, { id: 3 }] }],
])('finds the records of a list: %s', (_, list) => {
  expect(elementsOf(list)).toEqual([{ id: 1 }])
})
