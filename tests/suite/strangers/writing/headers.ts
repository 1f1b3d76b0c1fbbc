import type { Draw } from '../grammar/index.ts'

/** Headers that depend only on the method of the request. */
export function extraHeaders(draw: Draw, method: string | undefined, count: number): Record<string, string> {
  const cors = draw['http.cors'] === 'open' ? { 'access-control-allow-origin': '*' } : {}
  const isApart = draw['headers.rate-of-writes'] === 'apart' && !['GET', 'HEAD'].includes(method ?? '')
  return { ...cors, ...trifles(draw, isApart ? 50_000 : 100_000, count) }
}

function trifles(draw: Draw, limit: number, count: number): Record<string, string> {
  const id = { 'x-request-id': `${count.toString(36)}-${Date.now().toString(36)}` }
  const names = draw['headers.rate-names']
  const rate = { [`${names}-limit`]: String(limit), [`${names}-remaining`]: String(limit - count) }
  const etag = { etag: `W/"${count.toString(16)}"` }
  switch (draw['headers.extra']) {
    case 'none':
      return {}
    case 'request-id':
      return id
    case 'rate':
      return rate
    case 'etag':
      return etag
    case 'many':
      return {
        ...id,
        ...rate,
        ...etag,
        'cache-control': 'no-cache, private',
        vary: 'Accept',
        'x-powered-by': 'PHP/8.1.2',
      }
  }
}
