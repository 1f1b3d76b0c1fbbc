// What is sent to the servers. Each workload makes the requests of a round; no round repeats the query of another one.

/**
 * A request without its host and its key.
 * @typedef {{method: string, path: string, form?: string, json?: unknown}} Sent
 */

/**
 * How a server is asked for what all of them have. A server that has no such operation leaves it out.
 * @typedef {object} Dialect
 * @property {(id: number) => Sent} get
 * @property {(page: number) => Sent} page a page of 25 records, without a search
 * @property {(id: number, clicks: number) => Sent} update changes the number of clicks after which a link expires
 * @property {(text: string) => Sent} [create] creates a link to an address that contains the text
 */

/**
 * @typedef {object} Workload
 * @property {string} name
 * @property {string} about for the table
 * @property {number} count requests of a round
 * @property {number} [connections]
 * @property {number} [status] the status of each response. Default: 200 or 201
 * @property {boolean} [isCommon] whether other servers are measured too
 * @property {(size: number, round: number, dialect: Dialect) => Sent[]} requests
 */

const base = '/api/v1/links'

/** The dialect of this mock. @type {Required<Dialect>} */
export const own = {
  get: id => ({ method: 'GET', path: `${base}/${id}` }),
  page: page => ({ method: 'GET', path: `${base}?page=${page}` }),
  update: (id, clicks) => ({ method: 'PUT', path: `${base}/${id}`, form: `expiration_clicks=${clicks}` }),
  create: text => ({
    method: 'POST',
    path: base,
    form: `url=https://shop.example/${text}&domain_id=1&privacy=0`,
  }),
}

const words = [
  'a',
  'e',
  'in',
  'st',
  'er',
  'ing',
  'sho',
  'gui',
  'doc',
  'new',
  'com',
  'cam',
  'sal',
  'pri',
  'eve',
  'blo',
]
const orders = ['id', 'clicks', 'title', 'alias', 'url']
const sizes = [10, 25, 50, 100]

/** Spreads numbers over the ids. @param {number} at @param {number} size */
const idAt = (at, size) => 1 + ((at * 7919) % size)

/** @param {number} length @param {(at: number) => Sent} make */
const times = (length, make) => Array.from({ length }, (_, at) => make(at))

/** Returns a search with two filters and a sort order. Up to 34,560 numbers, all queries differ. @param {number} at */
function query(at) {
  const [word, by, status, domain] = [
    at % 16,
    Math.floor(at / 16) % 3,
    Math.floor(at / 48) % 3,
    Math.floor(at / 144) % 2,
  ]
  const [order, size, page] = [Math.floor(at / 288) % 5, Math.floor(at / 1440) % 4, Math.floor(at / 5760) % 6]
  return [
    `${base}?search=${words[word]}&search_by=${['title', 'url', 'alias'][by]}&status=${1 + status}`,
    `&domain_id=${1 + domain}&sort_by=${orders[order]}&sort=${at % 2 ? 'asc' : 'desc'}`,
    `&per_page=${sizes[size]}&page=${1 + page}`,
  ].join('')
}

/** Numbers of one round that no other round has, in an order without a pattern. @param {number} round @param {number} at */
const once = (round, at) => ((round * 2_400 + at) * 10_007) % 34_560

/** @type {readonly Workload[]} */
export const workloads = [
  {
    name: 'get',
    about: 'one link by its id',
    count: 8_000,
    isCommon: true,
    requests: (size, _, { get }) => times(1_000, at => get(idAt(at, size))),
  },
  {
    name: 'page',
    about: 'a page of 25 links, sorted by id',
    count: 3_000,
    isCommon: true,
    requests: (size, _, { page }) => times(3_000, at => page(1 + (at % Math.ceil(size / 25)))),
  },
  {
    name: 'mixed',
    about: '80 % get, 20 % update',
    count: 4_000,
    isCommon: true,
    requests: (size, round, { get, update }) =>
      times(4_000, at =>
        at % 5 === 0 ? update(idAt(at, size), 1 + at + 4_000 * round) : get(idAt(at, size)),
      ),
  },
  {
    name: 'update',
    about: 'one field of a link',
    count: 3_000,
    isCommon: true,
    requests: (size, round, { update }) => times(3_000, at => update(idAt(at, size), 1 + at + 3_000 * round)),
  },
  {
    name: 'distinct lists',
    about: 'search, two filters, sort order; no query is sent twice',
    count: 2_400,
    requests: (_, round) => times(2_400, at => ({ method: 'GET', path: query(once(round, at)) })),
  },
  {
    name: 'same list',
    about: 'one such query again and again',
    count: 4_000,
    requests: () => [{ method: 'GET', path: query(7) }],
  },
  {
    name: 'new words',
    about: 'searches for words that nobody has searched for',
    count: 60,
    connections: 1,
    requests: (_, round) =>
      times(60, at => ({ method: 'GET', path: `${base}?search=${round}x${at}&search_by=url` })),
  },
  {
    name: 'list after a write',
    about: 'by turns an update and a list',
    count: 2_000,
    connections: 1,
    requests: (size, round) =>
      times(2_000, at =>
        at % 2 === 0
          ? {
              method: 'PUT',
              path: `${base}/${idAt(at, size)}`,
              form: `url=https://shop.example/${round}/${at}`,
            }
          : { method: 'GET', path: query(at) },
      ),
  },
  {
    name: 'refusal',
    about: 'a create with three mistakes',
    count: 3_000,
    status: 422,
    requests: () => [{ method: 'POST', path: base, form: 'url=nowhere&domain_id=x&privacy=9' }],
  },
  {
    // Last, because it makes the store larger.
    name: 'create',
    about: 'a new link',
    count: 2_000,
    isCommon: true,
    requests: (_, round, { create }) =>
      create === undefined ? [] : times(2_000, at => create(`${round}/${at}`)),
  },
]
