import { lists, type Part, plain } from './request.ts'

/** Valid and invalid numbers for pages, ids and sizes. */
const numbers = ['', '0', '1', '2', '3', '99', '-1', '1.5', '1e1', '%31', '+2', '007', 'abc', '9'.repeat(20)]

const searches = [
  'sale',
  'SALE',
  'shop.example',
  '',
  '%20',
  '+',
  'trail+shoes',
  'trail%20shoes',
  'caf%C3%A9',
  'café',
  '%E9',
  '%C3',
  '%zz',
  '100%',
  '50%25',
  'a&b',
  'a%26b',
  'a%3Db',
  'a=b=c',
  "it's",
  '"quoted"',
  '<b>',
  '%F0%9F%98%80',
  '😀',
  '日本',
  '%00',
  '%0D%0A',
  'a;b',
  'a#fragment',
  'a?b',
  '[x]',
  '{x}',
  '%5Bx%5D',
  '\\',
  'x'.repeat(300),
]

const sorts = ['', 'asc', 'desc', 'ASC', 'up']

export const linkListRequests: Part = id => [
  plain('GET', '/links'),
  ...lists('/links', [
    ...['10', '25', '50', '100', '7', ...numbers].map(value => `per_page=${value}`),
    ...['page', 'p', 'offset', 'cursor'].flatMap(name =>
      numbers.map(value => `per_page=10&${name}=${value}`),
    ),
    ...searches.map(text => `search=${text}`),
    ...['title', 'alias', 'url', 'id', ''].map(by => `search=sale&search_by=${by}`),
    ...['1', '2', '3', '4', '', 'active'].map(status => `status=${status}`),
    ...['space_id', 'domain_id', 'pixel_id'].flatMap(name =>
      [id(1), id(2), id(999), '', 'x', '0'].map(value => `${name}=${value}`),
    ),
    ...['id', 'clicks', 'title', 'alias', 'url', 'created_at', ''].flatMap(by =>
      sorts.map(direction => `sort_by=${by}&sort=${direction}`),
    ),
    `search=e&search_by=url&status=1&space_id=${id(1)}&domain_id=${id(1)}&sort_by=clicks&sort=asc&per_page=10`,
    'per_page=10&per_page=50',
    'per_page[]=10',
    'per_page[a]=10',
    'status=1&status=2',
    'search[]=a&search[]=b',
    'PER_PAGE=10',
    'per%5Fpage=10',
    '%20per_page=10',
    'color=red',
    'search',
    '=sale',
    '&&per_page=10&',
    '__proto__[x]=1&constructor=2',
    '',
    '?',
  ]),
]

export const pixelListRequests: Part = () => [
  plain('GET', '/pixels'),
  ...lists('/pixels', [
    ...['10', '25', '50', '100', '7', 'abc'].map(value => `per_page=${value}`),
    ...['1', '2', '0', '9'].map(value => `per_page=10&page=${value}`),
    ...['shop', 'SHOP', 'caf%C3%A9', '%E9', 'Search ads', ''].map(text => `search=${text}`),
    ...['name', 'value'].map(by => `search=shop&search_by=${by}`),
    ...['adroll', 'bing', 'facebook', 'google-ads', 'google-analytics'].map(type => `type=${type}`),
    ...['google-tag-manager', 'linkedin', 'pinterest', 'quora', 'x', 'tiktok', ''].map(
      type => `type=${type}`,
    ),
    ...['id', 'name', 'type'].flatMap(by => sorts.map(direction => `sort_by=${by}&sort=${direction}`)),
    'type=facebook&search=shop&sort_by=name&sort=asc&per_page=10',
    'status=1',
  ]),
]
