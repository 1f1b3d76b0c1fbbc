import type { Draw } from '../grammar/index.ts'

/** Headers that do not depend on the request. */
export function extraHeaders(draw: Draw, count: number): Record<string, string> {
  const cors = draw['http.cors'] === 'open' ? { 'access-control-allow-origin': '*' } : {}
  return { ...cors, ...trifles(draw, count) }
}

function trifles(draw: Draw, count: number): Record<string, string> {
  const id = { 'x-request-id': `${count.toString(36)}-${Date.now().toString(36)}` }
  const rate = { 'x-ratelimit-limit': '100000', 'x-ratelimit-remaining': String(100_000 - count) }
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
