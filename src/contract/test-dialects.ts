import { expected as atlas } from '../../contract-tests/fixtures/atlas/expected.ts'
import { expected as borealis } from '../../contract-tests/fixtures/borealis/expected.ts'
import { expected as cumulus } from '../../contract-tests/fixtures/cumulus/expected.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { namedDialects } from '../dialect/named.ts'
import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { questions } from '../generated/questions.ts'

/** Dialects that the tests of this folder go through, each with its title. */
export const singleOthers: [title: string, dialect: Dialect][] = Object.entries(questions).flatMap(
  ([id, { others }]) =>
    others.map((answer): [string, Dialect] => [
      `${id}: ${JSON.stringify(answer)}`,
      { name: 'other', answers: { [id]: answer } as Partial<Answers> },
    ]),
)

/** The dialects of the suite's three fixture servers, which differ from the default in nearly everything. */
export const fixtures: [title: string, dialect: Dialect][] = Object.entries({ atlas, borealis, cumulus }).map(
  ([name, answers]) => [name, { name, observed: '2026-01-31', answers: answers as Partial<Answers> }],
)

/** The dialects of conventions. */
export const named: [title: string, dialect: Dialect][] = Object.entries(namedDialects)

/** Answers that the register allows and nobody may ever give. */
const oddAnswers: Partial<Answers>[] = [
  {
    'links.create.status': { status: 201, location: true, body: 'none' },
    'links.update.status': {
      status: 202,
      body: { id: '$id', deep: { state: '$status', list: ['$object', 1, null] } },
    },
    'links.delete.status': { status: 203, body: 'record' },
    'pixels.delete.status': { status: 200, body: 'record' },
    'pixels.create.status': { status: 201, body: { empty: {}, none: [] } },
  },
  {
    'record.root': '',
    'record.status-member': { ok: true, status: '$status', info: { code: '$status', 'a/b~c': [] } },
    'list.items': '/a~1b/c',
    'links.create.status': { status: 201, body: 'record' },
  },
  {
    'fields.unset': 'omitted',
    'pixels.create.required': [],
    'pixels.fields.type': { at: '/kind/of', values: { x: 'twitter' }, as: 'text' },
    'pixels.fields.name': { at: '/kind/name' },
    'links.fields.space_id': { at: '/space/inner', as: 'object' },
    'links.fields.expiration_clicks': { at: '/expiry/clicks', as: 'text' },
    'links.fields.platform': { at: '/platform', as: 'map', values: { iOS: 'apple' } },
    'links.fields.country': { at: '/country', values: { DE: 'Germany' } },
    'links.derived': {
      clicks: { at: '/n', as: 'text' },
      created_at: { at: '/t', as: 'text' },
      id: { at: '/key', as: 'text' },
    },
    'timestamps.format': 'unix-seconds',
  },
  {
    'fields.unset': 'empty',
    'pixels.create.required': ['value'],
    'links.fields.space_id': { at: '/space', as: 'object' },
    'links.fields.target_type': { at: '/t', values: { '1': true, '2': 'two' } },
    'links.target-type.undocumented': 'accepted',
    'links.targeting.keys': 'any-case',
    'input.list-row-incomplete': 'dropped',
    'input.unknown-field': 422,
    'links.url.rule': { schemes: ['https', 'git+ssh'], length: 100 },
  },
  {
    'pixels.create.required': ['type'],
    'links.create.required': ['alias', 'domain_id', 'url'],
    'links.update.partial': 'replaces',
  },
  {
    'list.page-parameter': { name: 'start', counts: 'records', first: 1 },
    'list.pagination': {
      first: 'header Link',
      next: 'header X-Next',
      pages: 'header X-Pages',
      from: 'header X-From',
      per_page: '/per_page',
      to: 'none',
    },
    'list.total': 'header X-Total',
  },
  {
    'list.page-parameter': { name: 'after', counts: 'cursor' },
    'list.pagination': { cursor: 'header X-Cursor', last: '/pages/last', prev: '/pages/prev' },
    'list.page-invalid': 409,
    'list.unknown-value': 400,
    'list.page-beyond-last': 410,
    'links.update.empty-body': 400,
    'fields.unset': 'omitted',
    'fields.unset-list': 'null',
    'links.fields.country': { at: '/country', as: 'map' },
    'links.fields.privacy': { at: '/privacy', as: 'unset' },
    'links.fields.pixel_ids': { at: '/pixel_ids', as: 'unset' },
    'links.derived': { id: { at: '/id' }, clicks: { at: '/clicks', as: 'unset' } },
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
  {
    'errors.body': {
      type: 'application/problem+json',
      body: { a: { b: '$status', c: [] }, d: '$status', e: '$title', f: null },
    },
    'errors.validation.body': {
      a: { status: '$status', all: '$issues' },
      b: '$fields',
      c: '$code',
      d: ['x'],
    },
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
    'fields.unset-list': 'omitted',
    'links.fields.rotation': { at: '/rotation', as: 'unset' },
    'links.fields.alias': { at: '/alias', as: 'unset' },
    'errors.fields': {
      ...defaultAnswers['errors.fields'],
      'ids.malformed': true,
      'references.unknown': false,
    },
  },
]

/** Lists whose records are written otherwise than by themselves. */
const slim: Dialect = {
  name: 'slim',
  answers: {},
  shapes: {
    listed: {
      links: { link: { id: '$id', url: '$url', short: '{short_url}', expired: '$expired' } },
      pixels: { id: '$id', kind: { $: 'type', map: { x: 'twitter' } } },
    },
  },
}

export const odd: [title: string, dialect: Dialect][] = [
  ...oddAnswers.map((answers, index): [string, Dialect] => [
    `odd answers, ${index}: ${Object.keys(answers).slice(0, 3).join(', ')} …`,
    { name: 'odd', answers },
  ]),
  ['records that lists show otherwise', slim],
]
