import { expect, it } from 'vitest'
import { foreignIn } from './foreign.ts'

const owner = { id: 77, name: 'Acme' }

it.each<[string, object[], Record<string, string[]>]>([
  ['the ids of records', [{ id: 1 }, { id: 2 }], { id: ['1', '2'] }],
  [
    'not the id of the owner, where the records have others',
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
])('knows the ids of others: %s', (_, records, ids) => {
  expect(foreignIn('pixels', [records, records.toReversed()]).idsByName()).toEqual(ids)
})
