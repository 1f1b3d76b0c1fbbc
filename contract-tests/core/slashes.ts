import type { Exchange, Outgoing, Writing } from './exchange.ts'
import type { Transport } from './transport.ts'

/**
 * Returns a transport that sends reads with a slash at the end of their paths if the server redirects them there, as
 * Django does. Nothing else about the address may differ, and writes are not redirected. An exchange names the path
 * without the slash.
 */
export function withSlashes(transport: Transport, baseUrl: string): Transport {
  /** The paths that need a slash, without ids: `/links`, or `/links/` for those of records. */
  const slashed = new Set<string>()
  return {
    async send(request) {
      if (!mayBeSlashed(request)) return transport.send(request)
      const kind = request.path.replace(/[^/]+$/, name => (/^(links|pixels)$/.test(name) ? name : ''))
      if (!slashed.has(kind)) {
        const exchange = await transport.send(request)
        if (!addsSlash(exchange, baseUrl)) return exchange
        slashed.add(kind)
      }
      const exchange = await transport.send({ ...request, path: `${request.path}/` })
      const path = exchange.request.path.replace(/\/(?=\?|$)/, '')
      return { ...exchange, request: { ...exchange.request, path } }
    },
    close: transport.close,
  }
}

function mayBeSlashed(request: Outgoing | Writing): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !request.mayRedirect && !request.path.endsWith('/')
}

/** Whether a response redirects to the address of the request with a slash at the end of its path. */
function addsSlash({ request, answer }: Exchange, baseUrl: string): boolean {
  const asked = new URL(baseUrl + request.path)
  const { status, headers } = answer
  if (![301, 302, 307, 308].includes(status) || !URL.canParse(headers.location ?? '', asked)) return false
  const next = new URL(headers.location!, asked)
  return next.href === asked.href.replace(/(?=\?|$)/, '/')
}
