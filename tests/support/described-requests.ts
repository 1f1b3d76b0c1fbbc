import { answersOf, type Dialect, shapesOf } from '../../src/dialect/dialect.ts'
import type { Store } from '../../src/store/store.ts'
import { idCodec } from '../../src/wire/ids.ts'
import type { PlainRequest } from '../../src/wire/plain.ts'

/** A request line, its form, and unusual headers. */
type Line = [line: string, form?: string | undefined, headers?: Record<string, string | undefined>]

const url = 'url=https://page.example/a'
const json = { 'content-type': 'application/json' }

/** Requests of all kinds, good and bad, to a mock with the demo seed. */
export function requestLines(dialect: Dialect, { links, pixels }: Store): Line[] {
  const answers = answersOf(dialect)
  const { ids } = shapesOf(dialect)
  const { encode } = idCodec(ids.links)
  const [first, second, third, ...others] = [...links.ids()].map(encode)
  const [pixel, free] = [...pixels.ids()].map(idCodec(ids.pixels).encode)
  const page = answers['list.page-parameter'].name
  const domain = `${url}&domain_id=1&domain=1`
  return [
    ['GET /links'],
    ['GET /links?per_page=10'],
    [`GET /links?per_page=10&${page}=2`],
    [`GET /links?${page}=99999`],
    [`GET /links?${page}=abc`],
    [`GET /links?${page}=abc&per_page=7`],
    ['GET /links?per_page=7'],
    ['GET /links?by=alias'],
    ['GET /links?space_id=99999'],
    ['GET /links?search=no-such-text'],
    ['GET /links?search=a&search_by=url&status=2&sort_by=clicks&sort=asc'],
    [`GET /links?pixel_id=${pixel}`],
    ['GET /links?search=%zz'],
    ['GET /pixels'],
    ['GET /pixels?type=facebook&sort_by=name'],
    ['GET /pixels?type=none'],
    ...[first, second, third, ...others.slice(0, 8)].map((id): Line => [`GET /links/${id}`]),
    [`GET /pixels/${pixel}`],
    ['GET /links/999999'],
    [`GET /links/${encode(999_999)}`],
    ['GET /links/*'],
    [`GET /pixels/${encode(999_999)}`],
    ['POST /links', url],
    ['POST /links', domain],
    ['POST /links', `${domain}&alias=taken-alias`],
    ['POST /links', `${domain}&alias=taken-alias`],
    ['POST /links', `${domain}&privacy=2`],
    ['POST /links', `${domain}&privacy=2&privacy_password=x&password=y&disabled=1`],
    ['POST /links', `${domain}&target_type=3&language[0][key]=sv&language[0][value]=https://page.example/`],
    ['POST /links', `${domain}&expiration_time=10:00`],
    [
      'POST /links',
      `${domain}&expiration_date=2020-01-01&expiration_time=10:00&expiration_url=https://page.example/`,
    ],
    ['POST /links', `${domain}&expiration_clicks=0`],
    ['POST /links', `${domain}&expiration_clicks=9&space_id=1&pixel_ids[]=${pixel}&pixel_ids[]=${free}`],
    ['POST /links', `${domain}&space_id=999999`],
    ['POST /links', `${domain}&target_type=1&country[0][key]=DE&country[0][value]=https://page.example/de`],
    ['POST /links', `${domain}&target_type=1&country[2][key]=DE&country[2][value]=https://page.example/de`],
    ['POST /links', `${domain}&country[0][key]=DE`],
    ['POST /links', `${domain}&target_type=2&platform[0][key]=ios&platform[0][value]=https://page.example/`],
    ['POST /links', `${domain}&target_type=4&rotation[0][value]=https://page.example/1`],
    ['POST /links', `${domain}&colour=red`],
    ['POST /links', 'url=mailto:a@b.example&domain_id=1&domain=1'],
    ['POST /links', 'url=nothing&privacy=9'],
    ['POST /links', ''],
    ['POST /links', `${domain}&password=bad%zz`],
    ['POST /links', '{"url":"https://page.example/json","domain_id":1,"domain":1}', json],
    ['POST /links', '<url/>', { 'content-type': 'text/xml' }],
    ['POST /links', `${domain}&password=${'x'.repeat(1_100_000)}`],
    ['POST /pixels', 'name=n&type=x&value=v'],
    ['POST /pixels', 'type=x&value=v'],
    ['POST /pixels', 'name=n&type=x'],
    ['POST /pixels', 'name=n&type=none&value='],
    [`PUT /links/${first}`, 'url=https://page.example/b&expiration_date=2090-01-01'],
    [`PUT /links/${first}`, ''],
    [`PUT /links/${first}`, `${url}&domain_id=2`],
    [`PUT /links/${first}`, `${url}&disabled=1&title=x`],
    [`PUT /links/${encode(999_999)}`, url],
    [`PUT /links/${second}`, 'privacy=7'],
    [`PATCH /links/${second}`, `${url}&privacy=1`],
    [`PUT /pixels/${pixel}`, 'name=other&type=x&value=v'],
    [`PUT /pixels/${pixel}`, ''],
    [`DELETE /pixels/${pixel}`],
    [`DELETE /links/${third}`],
    [`DELETE /links/${third}`],
    ['DELETE /links'],
    [`POST /links/${first}`],
    ['HEAD /links'],
    ['GET /links/'],
    ['GET /nothing'],
    ['GET /links', undefined, { accept: 'text/html' }],
    ['GET /links', undefined, { authorization: undefined }],
    [`GET /links/${first}`, undefined, { authorization: 'Basic x' }],
    ['GET /pixels', undefined, { authorization: 'Bearer wrong' }],
    ['POST /pixels', 'name=n', { authorization: 'Bearer wrong' }],
    ['GET /links', undefined, { origin: 'https://app.example' }],
    ['GET /pixels?per_page=100'],
  ]
}

/** The request of a line, by default with a valid key and a form-encoded body. */
export function requestOf([line, form, headers = {}]: Line): PlainRequest {
  const [method = '', target = ''] = line.split(' ')
  const [path = '', query = ''] = target.split('?')
  const sent: Record<string, string | undefined> = {
    authorization: 'Bearer good',
    accept: 'application/json',
    ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...headers,
  }
  return {
    method,
    base: 'http://127.0.0.1:4010/api/v1',
    path,
    query,
    header: name => sent[name],
    body: form === undefined ? null : new TextEncoder().encode(form),
  }
}
