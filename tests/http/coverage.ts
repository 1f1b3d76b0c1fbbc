import { readdirSync, readFileSync } from 'node:fs'

/** A row of a table of the interface document, or one of the values that a row allows. */
export interface Row {
  /** Section and name, as the document has them: `4.1 sort_by=title`. */
  name: string
  /** Patterns of titles. A test must exist for each. */
  titles: RegExp[]
}

/** The title of a test in its file. */
export interface Title {
  file: string
  title: string
}

const folder = new URL('.', import.meta.url)

/** The test files of the default dialect, without the test of coverage itself. */
const files = readdirSync(folder).filter(name => name.endsWith('.test.ts') && name !== 'coverage.test.ts')

/** The text of each of these files. */
export const texts = files.map(file => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))

/** The titles of all tests: texts in quotes at the start of a case, or of a call of `it` or `it.each(…)`. */
export const titles: Title[] = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:\[|\bit\(|\)\()\s*(?:'([^'\n]*)'|`([^`\n]*)`|"([^"\n]*)")/g)].map(
    ([, single, tick, double]) => ({ file, title: single ?? tick ?? double ?? '' }),
  ),
)

/** The titles that match. Refusals do not count, because they do not show that a row works. */
export function titlesLike(pattern: RegExp): Title[] {
  return titles.filter(({ file, title }) => !/refused|list-values/.test(file) && pattern.test(title))
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Titles of a request that sends a field, with a value if one is given: `POST /links disabled=1`. */
function sends(request: string, field: string, value = ''): RegExp {
  const end = value === '' ? '' : '(?![\\w-])'
  return new RegExp(`^${escaped(request)} (.* )?${escaped(field)}(\\[\\d*\\])?=${escaped(value)}${end}`)
}

/** Titles of a list with a parameter: `GET /links?sort=asc`. */
function asks(path: string, parameter: string, value = ''): RegExp {
  const end = value === '' ? '' : '(?![\\w-])'
  return new RegExp(`^GET ${escaped(path)}\\?(\\S*&)?${escaped(parameter)}=${escaped(value)}${end}`)
}

const linkFields = [
  'url',
  'domain_id',
  'alias',
  'password',
  'space_id',
  'pixel_ids',
  'disabled',
  'privacy',
  'privacy_password',
  'expiration_url',
  'expiration_date',
  'expiration_time',
  'expiration_clicks',
  'target_type',
  'country[index][key]',
  'country[index][value]',
  'platform[index][key]',
  'platform[index][value]',
  'language[index][key]',
  'language[index][value]',
  'rotation[index][value]',
]

const linkValues: Record<string, string[]> = {
  disabled: ['0', '1'],
  privacy: ['0', '1', '2'],
  target_type: ['0', '1', '2', '4'],
  'platform[index][key]': ['iOS', 'Android', 'Windows', 'OS X', 'Linux', 'Ubuntu', 'Chrome OS'],
}

const pixelTypes = [
  'adroll',
  'bing',
  'facebook',
  'google-ads',
  'google-analytics',
  'google-tag-manager',
  'linkedin',
  'pinterest',
  'quora',
  'x',
]

const sizes = ['10', '25', '50', '100']

/** The parameters of each list, with their values. */
const parameters: Record<string, Record<string, string[]>> = {
  '/links': {
    search: [],
    search_by: ['title', 'alias', 'url'],
    status: ['0', '1', '2', '3'],
    space_id: [],
    domain_id: [],
    pixel_id: [],
    sort_by: ['id', 'clicks', 'title', 'alias', 'url'],
    sort: ['desc', 'asc'],
    per_page: sizes,
  },
  '/pixels': {
    search: [],
    search_by: ['name'],
    type: pixelTypes,
    sort_by: ['id', 'name'],
    sort: ['desc', 'asc'],
    per_page: sizes,
  },
}

/** The field in a title: with a number instead of `index`. */
const written = (field: string) => field.replace('[index]', '[0]')

const fieldRows: Row[] = [
  ...linkFields.flatMap(field => [
    {
      name: `2.1 ${field}`,
      titles: [sends('POST /links', written(field)), sends('PUT /links/{id}', written(field))],
    },
    ...(linkValues[field] ?? []).map(value => ({
      name: `2.1 ${field}=${value}`,
      titles: [sends('POST /links', written(field), value)],
    })),
  ]),
  ...['name', 'type', 'value'].map(field => ({
    name: `2.2 ${field}`,
    titles: [sends('POST /pixels', field), sends('PUT /pixels/{id}', field)],
  })),
  ...pixelTypes.map(type => ({ name: `2.2 type=${type}`, titles: [sends('POST /pixels', 'type', type)] })),
]

const operationRows: Row[] = ['links', 'pixels'].flatMap(resource =>
  [
    `GET /${resource}`,
    `GET /${resource}/{id}`,
    `POST /${resource}`,
    `PUT /${resource}/{id}`,
    `DELETE /${resource}/{id}`,
  ].map(request => ({
    name: `${sectionOf(`/${resource}`)} ${request}`,
    titles: [new RegExp(`^${escaped(request)} (?!of none)`)],
  })),
)

const parameterRows: Row[] = Object.entries(parameters).flatMap(([path, values]) =>
  Object.entries(values).flatMap(([parameter, allowed]) => [
    { name: `${sectionOf(path)} ?${parameter}`, titles: [asks(path, parameter)] },
    ...allowed.map(value => ({
      name: `${sectionOf(path)} ?${parameter}=${value}`,
      titles: [asks(path, parameter, value)],
    })),
  ]),
)

function sectionOf(path: string): string {
  return path === '/links' ? '4.1' : '4.2'
}

/** Every row of the tables of sections 2.1, 2.2, 4.1 and 4.2, and every value of a row. */
export const rows: Row[] = [...fieldRows, ...operationRows, ...parameterRows]
