import type { QuestionId } from '../../requirements/requirement.ts'
import { getStep, type Step, type StepFields } from './step.ts'

const narrow = { search: 'https://{run}.example.com/', search_by: 'url' }

/** Builds a step that lists this run's links. */
function list(query: StepFields, ...asks: QuestionId[]): Step {
  return getStep('/links', { ...narrow, ...query }, { asks })
}

/** Steps that list links by page size, order, filter, search and page, with valid and invalid values. */
export const listSteps: readonly Step[] = [
  list({}),
  ...['10', '25', '50', '100'].map(per_page => list({ per_page })),
  list({ per_page: '7' }, 'list.per-page'),
  list({ per_page: 'all' }, 'list.per-page'),
  list({ per_page: '' }, 'list.per-page'),
  ...['id', 'clicks', 'title', 'url'].flatMap(sort_by =>
    ['asc', 'desc'].map(sort => list({ sort_by, sort, per_page: '50' }, 'sort.order')),
  ),
  ...['asc', 'desc'].map(sort =>
    getStep(
      '/links',
      { search: '{r}', search_by: 'alias', sort_by: 'alias', sort },
      { asks: ['sort.order', 'search.match'] },
    ),
  ),
  list({ sort_by: 'created_at' }, 'list.unknown-value'),
  list({ sort: 'up' }, 'list.unknown-value'),
  ...['0', '1', '2', '3'].map(status => list({ status, per_page: '50' })),
  list({ status: '4' }, 'list.unknown-value'),
  list({ space_id: '{space2}' }),
  list({ space_id: '{space1}' }, 'update.partial'),
  list({ domain_id: '{domain2}' }),
  list({ pixel_id: '{id:daisy}' }, 'input.lists-on-update'),
  list({ pixel_id: '987654321' }, 'list.unknown-filter-id'),
  list({ domain_id: '{domain0}' }, 'list.unknown-filter-id'),
  list({ status: '3', sort_by: 'url', sort: 'asc' }),
  list({ colour: 'red' }, 'list.unknown-parameter'),
  getStep('/links', { search: 'https://{run}.example.com/ebony', search_by: 'url' }),
  getStep(
    '/links',
    { search: 'https://{run}.example.com/EBONY', search_by: 'url' },
    { asks: ['search.match'] },
  ),
  getStep('/links', { search: 'ebony-{run}', search_by: 'url' }, { asks: ['search.match'] }),
  getStep('/links', { search: '{r}grape', search_by: 'alias' }),
  getStep('/links', { search: '{run}.example.com/ebony' }, { asks: ['links.title', 'search.match'] }),
  getStep('/links', { search: 'nothing-has-{run}', search_by: 'title' }),
  getStep('/links', { ...narrow, search_by: 'space' }, { asks: ['list.unknown-value'] }),
  ...['2', '3', '9000', '0', '-1', 'abc'].map(page =>
    list(
      { per_page: '10', sort: 'asc', '{page}': page },
      ...(Number(page) > 0 ? ['list.page-beyond-last' as const] : ['list.page-invalid' as const]),
    ),
  ),
]
