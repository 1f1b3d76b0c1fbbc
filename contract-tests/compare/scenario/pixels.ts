import { attempt, changeStep, getStep, make, type Step, type StepFields } from './step.ts'

const narrow = { search: '{run}-', search_by: 'name' }
/** Builds a step that lists this run's pixels. */
function list(query: StepFields = {}): Step {
  return getStep('/pixels', { ...narrow, ...query })
}

const pixel = (word: string, type: string): StepFields => ({
  name: `{run}-${word}-{m}`,
  type,
  value: `v-${word}`,
})

/** Steps that create, read, update and list pixels, with valid and invalid input. */
export const pixelSteps: readonly Step[] = [
  make('pixels', 'birch', pixel('birch', 'facebook')),
  make('pixels', 'amber', pixel('amber', 'google-ads')),
  make('pixels', 'daisy', pixel('daisy', 'google-tag-manager')),
  make('pixels', 'cedar', pixel('cedar', 'x')),
  make('pixels', 'unknown field', { ...pixel('ebony', 'bing'), colour: 'red' } as StepFields, {
    asks: ['input.unknown-field'],
  }),
  attempt('pixels', {}, ['pixels.create.required']),
  attempt('pixels', { type: 'bing', value: '{m}' }, ['pixels.create.required']),
  attempt('pixels', { name: '{run}-{m}', value: 'v' }, ['pixels.create.required']),
  attempt('pixels', { name: '{run}-{m}', type: 'bing' }, ['pixels.create.required']),
  attempt('pixels', { name: '{run}-{m}', type: 'tiktok', value: 'v' }, ['errors.validation.status']),
  attempt('pixels', { name: '{run}-{m}', type: 'Bing', value: 'v' }, ['errors.validation.status']),
  attempt('pixels', { name: '{run}-{m}', type: '', value: 'v' }, ['input.empty-value']),
  attempt(
    'pixels',
    [
      ['name', '{run}-first-{m}'],
      ['name', '{run}-second-{m}'],
      ['type', 'bing'],
      ['value', 'twice'],
    ],
    ['input.duplicate-field'],
  ),
  getStep('/pixels/{id:birch}'),
  getStep('/pixels/{id:amber}'),
  { method: 'HEAD', path: '/pixels/{id:amber}', asks: ['http.head'] },
  getStep('/pixels/no-such-id', undefined, { asks: ['ids.malformed'] }),
  getStep('/pixels/0', undefined, { asks: ['errors.not-found'] }),
  list(),
  // The run also has pixels of a type that few others of the account have.
  list({ search: '{run}-birch', sort: 'asc', type: 'facebook' }),
  list({ type: 'x' }),
  list({ search: '{run}-birch', type: 'x' }),
  list({ type: 'foo' }),
  list({ sort_by: 'name', sort: 'asc' }),
  list({ sort_by: 'name', sort: 'desc' }),
  list({ sort_by: 'id', sort: 'asc', per_page: '10' }),
  list({ sort_by: 'value' }),
  list({ sort: 'up' }),
  list({ per_page: '100' }),
  list({ per_page: '0' }),
  list({ colour: 'red' }),
  getStep('/pixels', { search: '{run}-birch', search_by: 'name' }),
  getStep('/pixels', { search: '{run}-birch' }),
  getStep('/pixels', { search: 'birch-{run}', search_by: 'name' }, { asks: ['search.match'] }),
  getStep('/pixels', { search: '{run}-BIRCH', search_by: 'name' }, { asks: ['search.match'] }),
  getStep('/pixels', { search: '{run}-', search_by: 'value' }, { asks: ['list.unknown-value'] }),
  changeStep('pixels', 'birch', { name: '{run}-grape-{m:birch}', type: 'quora', value: 'v-grape' }),
  getStep('/pixels/{id:birch}'),
  changeStep(
    'pixels',
    'birch',
    { name: '{run}-hazel-{m:birch}', type: 'quora', value: 'v-hazel', colour: 'red' },
    {
      asks: ['input.unknown-field'],
    },
  ),
  changeStep('pixels', 'birch', { name: '{run}-hazel-{m:birch}', type: 'tiktok', value: 'v-hazel' }),
  changeStep(
    'pixels',
    'birch',
    { name: '', type: 'quora', value: 'v-hazel' },
    { asks: ['input.empty-value'] },
  ),
  getStep('/pixels/{id:birch}', undefined, { asks: ['input.empty-value'] }),
]
