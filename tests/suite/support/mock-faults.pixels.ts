import type { Pair } from '../../../src/wire/plain.ts'
import type { MockFault } from './faulty-mock.ts'
import { backToFront, turned, unlessSent } from './mock-faults.shared.ts'
import {
  afterwards,
  asksFor,
  dropped,
  form,
  idBefore,
  ignored,
  ignoredLater,
  items,
  known,
  query,
  refuse,
  replaced,
  sends,
  stores,
  taken,
} from './mock-rewriting.ts'

/** Faults of creates and updates of pixels. */
export const pixelMockFaults: readonly MockFault[] = [
  known(
    'pixels.create.drops-name',
    stores('pixels', 'create', () => ({ name: '' })),
  ),
  known(
    'pixels.create.drops-value',
    stores('pixels', 'create', () => ({ value: '' })),
  ),
  known('pixels.create.type-quora-refused', refuse('pixels', 'create', 422, sends('type', 'quora'))),
  known('pixels.create.type-x-stored-as-facebook', replaced('pixels', 'type', 'x', 'facebook')),
  ...['name', 'type', 'value'].map(field =>
    known(`pixels.update.drops-${field}`, dropped('pixels', 'update', field)),
  ),
  known(
    'pixels.update.changes-other-record',
    afterwards('pixels', 'update', (id, { store }) => {
      const other = idBefore(store, 'pixels', id)
      const { name, type, value } = store.pixels.get(id)!
      if (other !== undefined) store.pixels.update(other, { name, type, value })
    }),
  ),
  {
    id: 'pixels.update.value-as-number',
    title: 'an update stores a value of digits without the zeros before it',
    breaks: '2.2 value: string',
    ...form('pixels', 'update', pairs =>
      pairs.map(([name, value]): Pair => [name, name === 'value' ? value.replace(/^0+(?=\d+$)/, '') : value]),
    ),
  },
  {
    id: 'pixels.update.renames-neighbour',
    title: 'the pixel before gets a name that was not sent',
    breaks: '4.2 update pixel: PUT /pixels/{id} updates that pixel',
    ...afterwards('pixels', 'update', (id, { store }) => {
      const other = idBefore(store, 'pixels', id)
      if (other !== undefined) store.pixels.update(other, { name: 'Somebody else' })
    }),
  },
]

/** Faults of GET /pixels. */
export const pixelListMockFaults: readonly MockFault[] = [
  known('pixels.list.search-ignored', ignored('pixels', 'search')),
  known('pixels.list.type-ignored', ignored('pixels', 'type')),
  known('pixels.list.type-pinterest-refused', refuse('pixels', 'list', 422, asksFor('type', 'pinterest'))),
  known('pixels.list.sort-by-name-ignored', taken('pixels', 'sort_by', 'name', 'id')),
  known('pixels.list.sort-by-name-desc-ignored', turned('pixels', 'name', 'desc')),
  known('pixels.list.sort-asc-ignored', taken('pixels', 'sort', 'asc', 'desc')),
  known('pixels.list.sort-default-asc', unlessSent('pixels', 'sort', 'asc')),
  known(
    'pixels.list.per-page-ignored',
    query('pixels', parameters => parameters.set('per_page', '25')),
  ),
  known('pixels.list.per-page-default-10', unlessSent('pixels', 'per_page', '10')),
  {
    id: 'pixels.list.search-ascii-only',
    title: 'a search with letters beyond ASCII finds no pixel',
    breaks: '4.2 pixels list: search finds pixels by their name',
    ...items('pixels', (page, parameters) => (/[^ -~]/.test(parameters.get('search') ?? '') ? [] : page)),
  },
  {
    id: 'pixels.list.search-default-10',
    title: 'a page of found pixels has 10 by default',
    breaks: '4.2 pixels list, 8: per_page is 25 by default',
    ...taken('pixels', 'per_page', null, '10', 'search'),
  },
  {
    id: 'pixels.list.by-name-default-10',
    title: 'a page of pixels by name has 10 by default',
    breaks: '4.2 pixels list, 8: per_page is 25 by default',
    ...taken('pixels', 'per_page', null, '10', 'sort_by=name'),
  },
  {
    id: 'pixels.list.of-type-default-10',
    title: 'a page of pixels of one type has 10 by default',
    breaks: '4.2 pixels list, 8: per_page is 25 by default',
    ...taken('pixels', 'per_page', null, '10', 'type'),
  },
  {
    id: 'pixels.list.later-pages-of-all-types',
    title: 'pages after the first ignore type',
    breaks: '4.2 type: filters the list',
    ...ignoredLater('pixels', 'type'),
  },
  {
    id: 'pixels.list.search-sorted-by-name',
    title: 'found pixels are in the order of their names without sort_by',
    breaks: '4.2 pixels list: sort_by is id by default',
    ...taken('pixels', 'sort_by', null, 'name', 'search'),
  },
  {
    id: 'pixels.list.later-pages-late',
    title: 'each page after the first begins with its second pixel',
    breaks: '4.2 list pixels: every pixel',
    ...items('pixels', (page, parameters) =>
      Number(parameters.get('page') ?? 1) > 1 ? page.slice(1) : page,
    ),
  },
  {
    id: 'pixels.list.page-back-to-front',
    title: 'the records of each page stand back to front',
    breaks: '4.2 pixels list: sort',
    ...backToFront('pixels'),
  },
]
