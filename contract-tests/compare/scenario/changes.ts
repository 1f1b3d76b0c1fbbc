import { changeStep, getStep, type Step } from './step.ts'

const url = (word: string, name: string) => `https://{run}.example.com/${word}-{m:${name}}`
const to = (word: string) => `https://${word}.example.com/to`
const readAgain = (name: string) => getStep(`/links/{id:${name}}`)

/** Steps that update links, and read most of them again. */
export const changeSteps: readonly Step[] = [
  changeStep('links', 'plain', { url: url('amber-two', 'plain') }),
  readAgain('plain'),
  changeStep('links', 'aliased', { url: url('daisy', 'aliased'), alias: '{r}grape' }),
  readAgain('aliased'),
  changeStep('links', 'disabled', { url: url('ebony', 'disabled'), disabled: '0' }),
  readAgain('disabled'),
  changeStep('links', 'space', { url: url('cedar', 'space'), space_id: '{space2}' }),
  readAgain('space'),
  changeStep(
    'links',
    'pixels',
    { url: url('fjord', 'pixels'), 'pixel_ids[0]': '{id:daisy}' },
    {
      asks: ['input.lists-on-update'],
    },
  ),
  readAgain('pixels'),
  changeStep(
    'links',
    'expiring',
    { url: url('jolly', 'expiring'), expiration_url: '' },
    { asks: ['input.empty-value'] },
  ),
  readAgain('expiring'),
  changeStep(
    'links',
    'countries',
    {
      url: url('mango', 'countries'),
      target_type: '1',
      'country[0][key]': 'FR',
      'country[0][value]': to('fr'),
    },
    { asks: ['input.lists-on-update'] },
  ),
  readAgain('countries'),
  changeStep(
    'links',
    'rotation',
    { url: url('olive', 'rotation'), target_type: '0' },
    {
      asks: ['links.targeting.inactive', 'update.partial'],
    },
  ),
  readAgain('rotation'),
  changeStep('links', 'plain', {}, { asks: ['links.update.empty-body'] }),
  changeStep('links', 'plain', { url: '' }, { asks: ['input.empty-value'] }),
  changeStep('links', 'plain', { url: 'nowhere-{m:plain}' }, { asks: ['links.url.rule'] }),
  changeStep('links', 'plain', { url: url('amber-two', 'plain'), privacy: '9' }),
  changeStep(
    'links',
    'plain',
    { url: url('amber-two', 'plain'), alias: '{r}grape' },
    { asks: ['links.alias.unique'] },
  ),
  changeStep(
    'links',
    'plain',
    { url: url('amber-two', 'plain'), domain_id: '{domain2}' },
    { asks: ['links.update.domain'] },
  ),
  changeStep(
    'links',
    'plain',
    { url: url('amber-two', 'plain'), colour: 'red' },
    { asks: ['input.unknown-field'] },
  ),
  {
    ...changeStep('links', 'plain', { url: url('amber-three', 'plain') }),
    method: 'PATCH',
    asks: ['update.patch'],
  },
  {
    method: 'PUT',
    path: '/links/{id:plain}',
    raw: { type: 'text/plain', body: 'url=nothing' },
    asks: ['input.content-type'],
  },
  {
    ...changeStep('pixels', 'cedar', { name: '{run}-cedar-{m:cedar}', type: 'x', value: 'v' }),
    method: 'PATCH',
    asks: ['update.patch'],
  },
  readAgain('plain'),
]
