import type { Dialect } from '../../src/dialect/dialect.ts'
import { namedDialects } from '../../src/dialect/named.ts'
import { type Answers, defaultAnswers } from '../../src/generated/answers.ts'
import { questions } from '../../src/generated/questions.ts'
import { conditional, emptyAs, linkWith, momentsAs, pixelWith, unsetAs } from '../dialects/cases/form.ts'
import * as atlas from '../suite/fixtures/atlas/expected.ts'
import * as borealis from '../suite/fixtures/borealis/expected.ts'
import * as cumulus from '../suite/fixtures/cumulus/expected.ts'
import { sampled } from './sample.ts'

/** Sample dialects with their titles. */
export const singleOthers: [title: string, dialect: Dialect][] = Object.entries(questions).flatMap(
  ([id, { others }]) =>
    others.map((answer): [string, Dialect] => [
      `${id}: ${JSON.stringify(answer)}`,
      { name: 'other', answers: { [id]: answer } as Partial<Answers> },
    ]),
)

/** The dialects of the suite's fixture servers, which differ from the default in nearly everything. */
export const fixtures: [title: string, dialect: Dialect][] = Object.entries({ atlas, borealis, cumulus }).map(
  ([name, { expected, shapes }]) => [
    name,
    { name, observed: '2026-01-31', shapes, answers: expected as Partial<Answers> },
  ],
)

/** The dialects of conventions. */
export const named: [title: string, dialect: Dialect][] = Object.entries(namedDialects)

const fields = { $map: 'fields', key: '$field', item: '$messages' }
const seconds = 'unix-seconds'

/** Unusual combinations that a dialect may have. */
const oddDialects: Omit<Dialect, 'name'>[] = [
  {
    shapes: {
      links: {
        created: { status: 201, headers: { Location: '$address' }, body: '$absent' },
        updated: { status: 202, body: { id: '$id', deep: { state: '$status', list: ['$object', 1, null] } } },
        deleted: { status: 203, body: { data: '$record', status: '$status' } },
      },
      pixels: {
        created: { status: 201, body: { empty: {}, none: [] } },
        deleted: { body: { data: '$record', status: '$status' } },
      },
    },
    answers: {},
  },
  {
    shapes: {
      record: {
        body: {
          $merge: ['$record', { ok: true, status: '$status', info: { code: '$status', 'a/b~c': [] } }],
        },
      },
      list: { body: { 'a/b': { c: '$records' }, first: '$first', pages: '$pages', ok: true } },
      links: { created: { status: 201 } },
    },
    answers: {},
  },
  {
    shapes: {
      link: linkWith(['id', 'space_id', 'expiration_clicks', 'clicks', 'created_at', 'updated_at'], {
        ...unsetAs('$absent'),
        key: { $: 'id', as: 'text' },
        space: conditional('space_id', { inner: { id: '$space_id', name: '$space' } }),
        expiry: conditional('expiration_clicks', { clicks: { $: 'expiration_clicks', as: 'text' } }, null),
        platform: { $map: 'platform', key: { $: 'key', map: { iOS: 'apple' } }, item: '$value' },
        country: { $list: 'country', item: { key: { $: 'key', map: { DE: 'Germany' } }, value: '$value' } },
        n: { $: 'clicks', as: 'text' },
        t: { $: 'created_at', as: 'text', time: seconds },
      }),
      pixel: {
        id: '$id',
        kind: conditional(['name', 'type'], {
          name: { $: 'name', unset: '$absent' },
          of: { $: 'type', map: { x: 'twitter' }, unset: '$absent' },
        }),
        value: { $: 'value', unset: '$absent' },
        created_at: { $: 'created_at', time: seconds },
      },
    },
    answers: { 'pixels.create.required': [] },
  },
  {
    shapes: {
      link: linkWith(['target_type'], {
        ...unsetAs(''),
        space: conditional('space_id', { id: '$space_id', name: { $: 'space', unset: '$absent' } }, ''),
        t: { $: 'target_type', map: { 1: true, 2: 'two' }, unset: '' },
      }),
      pixel: pixelWith([], { name: { $: 'name', unset: '' }, type: { $: 'type', unset: '' } }),
    },
    answers: {
      'pixels.create.required': ['value'],
      'links.target-type.undocumented': 'accepted',
      'links.targeting.keys': 'any-case',
      'input.list-row-incomplete': 'dropped',
      'input.unknown-field': 422,
      'links.url.rule': { schemes: ['https', 'git+ssh'], length: 100 },
    },
  },
  {
    answers: {
      'pixels.create.required': ['type'],
      'links.create.required': ['alias', 'domain_id', 'url'],
      'update.partial': 'replaces',
    },
  },
  {
    shapes: {
      list: {
        empty: 204,
        partial: 206,
        headers: {
          'X-Next': '$next',
          'X-Pages': '$pages',
          'X-From': '$from',
          'X-Total': '$total',
          Link: ['<{first}>; rel="first"'],
        },
        body: { data: '$records', per_page: '$per_page', status: '$status' },
      },
    },
    answers: { 'list.page-parameter': { name: 'start', counts: 'records', first: 1 } },
  },
  {
    shapes: {
      link: linkWith(['privacy', 'short_url', 'title', 'clicks', 'status', 'created_at', 'updated_at'], {
        ...emptyAs(null),
        pixel_ids: null,
        country: { $map: 'country', key: '$key', item: '$value', empty: null },
      }),
      list: {
        headers: { 'X-Cursor': '$cursor' },
        body: { data: '$records', pages: { last: '$last', prev: '$prev' }, total: '$total' },
      },
    },
    answers: {
      'list.page-parameter': { name: 'after', counts: 'cursor' },
      'list.page-invalid': 409,
      'list.unknown-value': 400,
      'list.page-beyond-last': 410,
      'links.update.empty-body': 400,
      'errors.fields': {
        ...defaultAnswers['errors.fields'],
        'list.page-beyond-last': true,
        'list.page-invalid': false,
        'list.unknown-value': false,
        'links.update.empty-body': true,
        'links.alias.unique': false,
      },
      'ids.type': 'string',
    },
  },
  {
    shapes: {
      link: linkWith(['rotation'], { ...emptyAs('$absent'), alias: null, rotation: '$absent' }),
      errors: {
        error: {
          type: 'application/problem+json',
          body: { a: { b: '$status', c: [] }, d: '$status', e: '$title', f: null },
        },
        invalid: { body: { a: { status: '$status', all: '$issues' }, b: fields, c: '$code', d: ['x'] } },
      },
    },
    answers: {
      'errors.validation.status': 400,
      'auth.missing': 400,
      'errors.method': 422,
      'errors.not-found': 429,
      'errors.unavailable': 429,
      'links.alias.unique': { scope: 'account', status: 401 },
      'limits.rate': { requests: 40 },
      'auth.malformed': 'invalid',
      'auth.challenge': 'none',
      'ids.malformed': 422,
      'errors.fields': {
        ...defaultAnswers['errors.fields'],
        'ids.malformed': true,
        'references.unknown': false,
      },
    },
  },
]

/** Responses with records in other shapes than in a get. */
const slim: Dialect = {
  name: 'slim',
  answers: {},
  shapes: {
    links: {
      list: { record: { link: { id: '$id', url: '$url', short: '{short_url}', expired: '$expired' } } },
      created: { record: { id: '$id', short: '{short_url}' } },
    },
    pixels: {
      list: { record: { id: '$id', kind: { $: 'type', map: { x: 'twitter' } } } },
      updated: { body: { done: true, pixel: '$record' }, record: { name: '$name' } },
    },
  },
}

export const odd: [title: string, dialect: Dialect][] = [
  ...oddDialects.map((dialect, index): [string, Dialect] => [`odd, ${index}`, { name: 'odd', ...dialect }]),
  ['moments in seconds', { name: 'seconds', shapes: momentsAs(seconds), answers: {} }],
  ['records that lists and writes show otherwise', slim],
]

/** Returns one in `oneIn` of all sample dialects, and at least one of each kind. */
export function dialectsOfToday(oneIn: number): [title: string, dialect: Dialect][] {
  return [...[singleOthers, fixtures, named, odd].flatMap(dialects => sampled(dialects, oneIn))]
}
