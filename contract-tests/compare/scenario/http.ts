import { attempt, changeStep, getStep, type Step } from './step.ts'

const key = '$SHORTLINK_API_KEY'
const html = { accept: 'text/html' }
const form = 'application/x-www-form-urlencoded'

/** Steps about HTTP itself (keys, paths, methods, media types), then deletions. */
export const httpSteps: readonly Step[] = [
  getStep('/links', undefined, { authorization: null, asks: ['auth.missing'] }),
  getStep('/pixels/{id:amber}', undefined, { authorization: null, asks: ['auth.missing'] }),
  getStep('/links', { search: '{run}' }, { authorization: 'Bearer no-such-key', asks: ['auth.invalid'] }),
  getStep('/links/{id:plain}', undefined, { authorization: 'Bearer no-such-key', asks: ['auth.invalid'] }),
  getStep('/links/{id:plain}', undefined, { authorization: `Basic ${key}`, asks: ['auth.header'] }),
  getStep('/links/{id:plain}', undefined, { authorization: key, asks: ['auth.header'] }),
  getStep('/links/{id:plain}', undefined, { authorization: `bearer ${key}`, asks: ['auth.header'] }),
  attempt('links', { url: 'https://{run}.example.com/{m}' }, ['auth.missing'], { authorization: null }),
  getStep('/domains', undefined, { asks: ['errors.unknown-path'] }),
  getStep('/links/{id:plain}/clicks', undefined, { asks: ['errors.unknown-path'] }),
  getStep('/links/', { search: '{run}.example.com', search_by: 'url' }, { asks: ['http.trailing-slash'] }),
  getStep('/nowhere', undefined, { authorization: null, asks: ['errors.precedence'] }),
  { method: 'POST', path: '/links/{id:plain}', form: {}, asks: ['errors.method'] },
  { method: 'POST', path: '/pixels/{id:amber}', form: {}, asks: ['errors.method'] },
  {
    method: 'OPTIONS',
    path: '/links',
    headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
    asks: ['http.cors', 'http.options'],
  },
  getStep('/links/{id:plain}', undefined, {
    headers: { origin: 'https://page.example' },
    asks: ['http.cors'],
  }),
  getStep('/links/{id:plain}', undefined, { headers: html, asks: ['http.accept'] }),
  getStep('/no-such-path', undefined, { headers: html, asks: ['http.accept'] }),
  {
    method: 'POST',
    path: '/pixels',
    raw: { type: 'text/plain', body: 'name={run}-typed-{m}&type=bing&value={m}' },
    asks: ['input.content-type'],
  },
  {
    method: 'POST',
    path: '/pixels',
    raw: { type: 'application/json', body: '{"name":"{run}-json-{m}","type":"bing","value":"v"}' },
    asks: ['input.content-type'],
  },
  {
    method: 'POST',
    path: '/pixels',
    raw: { type: `${form}; charset=utf-8`, body: 'name={run}-%ZZ-{m}&type=bing&value=v' },
    asks: ['input.encoding'],
  },
  {
    method: 'POST',
    path: '/pixels',
    query: { name: '{run}-query-{m}', type: 'bing', value: 'v' },
    form: {},
    asks: ['input.query-fields'],
  },
  { method: 'DELETE', path: '/links/{id:plain}' },
  getStep('/links/{no:plain}', undefined, { asks: ['errors.not-found'] }),
  getStep('/links/{id:plain}', undefined, { asks: ['errors.deleted'] }),
  { method: 'DELETE', path: '/links/{id:plain}', asks: ['errors.deleted'] },
  changeStep('links', 'plain', { url: 'https://{run}.example.com/{m:plain}' }, { asks: ['errors.deleted'] }),
  changeStep('links', 'plain', { url: 'nowhere-{m:plain}' }, { asks: ['errors.precedence'] }),
  { method: 'DELETE', path: '/pixels/{id:birch}' },
  getStep('/pixels/{no:birch}', undefined, { asks: ['errors.not-found'] }),
  getStep('/pixels/{id:birch}', undefined, { asks: ['errors.deleted'] }),
  { method: 'DELETE', path: '/pixels/{id:amber}', asks: ['pixels.delete.attached'] },
  getStep('/links/{id:one pixel}', undefined, { asks: ['pixels.delete.attached'] }),
  getStep('/links', { search: 'https://{run}.example.com/', search_by: 'url', per_page: '100' }),
]
