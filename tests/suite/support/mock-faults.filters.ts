import type { MockFault } from './faulty-mock.ts'
import { ignoredLater, items, query, taken } from './mock-rewriting.ts'

/** Faults of lists of links that only some parameters or pages show. */
export const choiceListMockFaults: readonly MockFault[] = [
  {
    id: 'links.list.default-size-with-status-50',
    title: 'a list by status without per_page has 50 links',
    breaks: '8 default page size 25',
    ...taken('links', 'per_page', null, '50', 'status'),
  },
  {
    id: 'links.list.search-by-title-desc',
    title: 'found links are in descending order of their titles with sort=asc',
    breaks: '4.1 sort: asc',
    ...query('links', asked => {
      if (asked.has('search') && asked.get('sort_by') === 'title') asked.set('sort', 'desc')
    }),
  },
  {
    id: 'links.list.size-50-with-status-25',
    title: 'a list by status with per_page=50 has 25 links',
    breaks: '8 per_page: 50',
    ...taken('links', 'per_page', '50', '25', 'status'),
  },
  {
    id: 'links.list.size-50-with-search-25',
    title: 'a list with a search and per_page=50 has 25 links',
    breaks: '8 per_page: 50',
    ...taken('links', 'per_page', '50', '25', 'search'),
  },
  {
    id: 'links.list.later-pages-of-all-pixels',
    title: 'pages after the first ignore pixel_id',
    breaks: '4.1 pixel_id: filters the list',
    ...ignoredLater('links', 'pixel_id'),
  },
  {
    id: 'links.list.search-decoded-twice',
    title: 'a search text is decoded twice',
    breaks: '4.1 search: free text',
    ...query('links', asked => {
      const search = asked.get('search')
      if (search !== null) asked.set('search', search.replaceAll('%20', ' '))
    }),
  },
  ...(['space_id', 'domain_id', 'pixel_id'] as const).map(
    (filter): MockFault => ({
      id: `links.list.status-0-with-${filter.replace('_', '-')}-is-active`,
      title: `status=0 with ${filter} lists only active links`,
      breaks: '4.1 status: 0 All',
      ...taken('links', 'status', '0', '1', filter),
    }),
  ),
  {
    id: 'links.list.page-by-title-late',
    title: 'the second page by title begins with the link after its first',
    breaks: '4.1 list links: sort_by=title',
    ...items('links', (page, parameters) =>
      parameters.get('sort_by') === 'title' && Number(parameters.get('page') ?? 1) > 1 ? page.slice(1) : page,
    ),
  },
  {
    id: 'links.list.default-size-filtered',
    title: 'a list by space without per_page has 10 links',
    breaks: '8 per_page: 25 by default',
    ...items('links', (page, parameters) =>
      parameters.has('space_id') && !parameters.has('per_page') ? page.slice(0, 10) : page,
    ),
  },
  {
    id: 'links.list.ties-skipped',
    title: 'the second page by clicks begins with links of fewer clicks than the first page ends with',
    breaks: '4.1 list links: sort_by=clicks',
    ...items('links', (page, parameters) =>
      parameters.get('sort_by') === 'clicks' && Number(parameters.get('page') ?? 1) > 1
        ? page.filter(({ clicks }) => clicks !== page[0]?.clicks)
        : page,
    ),
  },
]
