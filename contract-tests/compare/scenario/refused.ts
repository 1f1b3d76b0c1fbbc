import type { QuestionId } from '../../requirements/requirement.ts'
import { attempt, type Step, type StepFields } from './step.ts'

const to = 'https://to.example.com/'
/** A destination that the lists do not search for: a link that one side accepts changes no list. */
const url = 'https://try-{run}.example.com/{m}'
/** Builds a step that creates a link with fields that may be invalid. */
function link(fields: StepFields, ...asks: QuestionId[]): Step {
  return attempt('links', { url, ...fields }, [...asks, 'errors.validation.status'])
}

/** Steps that create links with input that most servers refuse. */
export const refusedSteps: readonly Step[] = [
  attempt('links', {}, ['links.create.required'], { bare: true }),
  attempt('links', { alias: 'n{a}' }, ['links.create.required'], { bare: true }),
  attempt('links', { url: '' }, ['input.empty-value', 'links.create.required']),
  attempt('links', { url: 'no-address-{m}' }, ['links.url.rule']),
  attempt('links', { url: '/relative/{m}' }, ['links.url.rule']),
  attempt('links', { url: 'ftp://try-{run}.example.com/{m}' }, ['links.url.rule']),
  link({ alias: 'with space' }, 'links.alias.rule'),
  link({ alias: 'sla/sh' }, 'links.alias.rule'),
  link({ alias: '{r}daisy' }, 'links.alias.unique'),
  link({ domain_id: '987654321' }, 'references.unknown'),
  link({ space_id: '987654321' }, 'references.unknown'),
  link({ 'pixel_ids[0]': '987654321' }, 'references.unknown'),
  link({ disabled: '2' }),
  link({ disabled: 'yes' }),
  link({ privacy: '3' }),
  link({ privacy: '2' }, 'links.privacy.password'),
  link({ target_type: '3' }, 'links.target-type.undocumented'),
  link({ target_type: '5' }),
  link({ target_type: '1', 'country[0][key]': 'Sweden', 'country[0][value]': to }, 'links.targeting.keys'),
  link({ target_type: '1', 'country[0][key]': 'se', 'country[0][value]': to }, 'links.targeting.keys'),
  link({ target_type: '1', 'country[0][key]': 'SE' }, 'input.list-row-incomplete'),
  link({ target_type: '1', 'country[0][value]': to }, 'input.list-row-incomplete'),
  link({ target_type: '1', 'country[0][key]': 'SE', 'country[0][value]': 'nowhere' }, 'links.url.rule'),
  link({ target_type: '2', 'platform[0][key]': 'Amiga', 'platform[0][value]': to }, 'links.targeting.keys'),
  link({ target_type: '4', 'rotation[0][value]': 'nowhere' }, 'links.url.rule'),
  link({ expiration_date: '2090-02-30' }),
  link({ expiration_date: 'tomorrow' }),
  link({ expiration_date: '2090-02-03', expiration_time: '25:00' }),
  link({ expiration_time: '10:00' }, 'links.expiration.time-only'),
  link({ expiration_clicks: '-1' }),
  link({ expiration_clicks: 'many' }),
  link({ expiration_url: 'nowhere' }, 'links.url.rule'),
  attempt('links', { url: 'no-address-{m}', disabled: '7', privacy: '9' }, ['links.url.rule']),
  link({ colour: 'red' }, 'input.unknown-field'),
]
