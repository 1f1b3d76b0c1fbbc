import type { Dialect } from '../../../src/dialect/dialect.ts'
import type { JsonObject } from '../../../src/dialect/shapes/json.ts'
import { askedNames, pageAddresses } from '../../../src/dialect/shapes/scopes/response.ts'
import { errorCases, type KindShapes, type Shapes } from '../../../src/dialect/shapes/shapes.ts'
import type { StatedAnswers } from '../../../src/generated/answers.ts'

const moment = (name: string) => ({ $: name, time: 'unix-milliseconds' })
const plain = (...names: string[]) => Object.fromEntries(names.map(name => [name, `$${name}`]))
const row = { key: { $: 'key' }, value: '$value' }

const pixel = {
  ...plain('id', 'name', 'type', 'value', 'links_count', 'updates', 'version'),
  created_at: moment('created_at'),
  updated_at: moment('updated_at'),
}

const link = {
  ...plain('id', 'url', 'host', 'alias', 'domain_id', 'domain', 'space_id', 'space', 'short_url', 'title'),
  ...plain('disabled', 'privacy', 'status', 'expired', 'clicks', 'target_type', 'updates', 'version'),
  ...plain('alias_generated', 'domain_position', 'space_position'),
  ...plain('expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks'),
  pixel_ids: { $list: 'pixel_ids', item: pixel },
  password: { $set: 'password' },
  privacy_password: { $set: 'privacy_password' },
  country: { $list: 'country', item: row },
  platform: { $list: 'platform', item: row },
  language: { $list: 'language', item: row },
  rotation: { $list: 'rotation', item: { value: '$value' } },
  targeting: { $list: 'targeting', item: { list: '$list', ...row } },
  all_targeting: { $list: 'all_targeting', item: { list: '$list', ...row, ...plain('position', 'index') } },
  expires_at: moment('expires_at'),
  created_at: moment('created_at'),
  updated_at: moment('updated_at'),
}

const beside = plain('id', 'address', 'status', 'object', 'collection')
const page = {
  ...plain(
    'count',
    'total',
    'unfiltered_total',
    'per_page',
    'page',
    'page_index',
    'last_page',
    'last_index',
    'page_count',
    'next_page',
    'next_index',
    'prev_page',
    'prev_index',
    'back_page',
    'back_index',
    'skip',
    'end',
    'from',
    'to',
    'remaining',
  ),
  ...plain('has_more', 'has_previous', 'sort_by', 'sort', 'address', 'cursor', 'end_cursor'),
  ...plain(...askedNames.map(name => `asked_${name}`)),
  ...plain(...pageAddresses),
  pages: { $list: 'pages', item: plain('url', 'label', 'active') },
  record_ids: { $list: 'record_ids', item: plain('id') },
  ...plain('status', 'object', 'collection'),
}

const about = [
  ...[
    'field',
    'field_root',
    'field_brackets',
    'field_pointer',
    'source',
    'object',
    'field_index',
    'field_key',
  ],
  ...['rule', 'received'],
]

const allowed = { $list: 'allowed', item: plain('value') }
const issue = { ...plain('status', 'title', ...about, 'message'), allowed }
const error = {
  ...plain('status', 'title', 'code', 'message', ...about, 'more', 'method', 'path'),
  fields: { $list: 'fields', item: { ...issue, messages: { $list: 'messages', item: plain('message') } } },
  issues: { $list: 'issues', item: issue },
  allowed,
  used_by: { $list: 'used_by', item: plain('id') },
}

/** Returns the shapes of the responses about one kind of record, with further values. */
function responses(more: JsonObject): KindShapes {
  const one = { body: { record: '$record', values: { ...beside, ...more } } }
  return {
    record: { type: 'application/json', ...one },
    list: { type: 'application/json', body: { records: '$records', values: { ...page, ...more } } },
    created: one,
    updated: one,
    deleted: { body: { values: beside } },
  }
}

const shapes: Shapes = {
  link,
  pixel,
  ids: { links: '$number', pixels: '$number' },
  links: responses({ pixel_ids: link.pixel_ids }),
  pixels: responses({}),
  errors: Object.fromEntries(
    errorCases.map(name => [name, { type: 'application/json', body: { case: name, values: error } }]),
  ),
}

/**
 * Returns a dialect that behaves as the answers say and shows every value that a shape can name. The
 * responses of a mock with this dialect show the values from which a server wrote its responses to the same
 * requests. It sets titles at once, because it does not wait for them as long as the server is waited for.
 */
export function mirrorOf({ 'limits.rate': _, ...answers }: StatedAnswers): Dialect {
  return { name: 'mirror', shapes, answers: { ...answers, 'links.title.after': 0 } }
}
