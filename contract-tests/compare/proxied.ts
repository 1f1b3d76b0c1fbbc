import type { Exchange } from '../core/exchange.ts'
import { mapLeaves } from './normalise.ts'
import type { Side } from './play.ts'

/**
 * Returns a side whose responses write addresses of the service with the origin to which requests are sent. Behind a
 * proxy a service may know another one: `http://links.internal:8080/api/v1/links/7`. The mock writes its own in any
 * case.
 */
export function withSentOrigin(side: Side): Side {
  const { origin, pathname } = new URL(side.baseUrl)
  const address = new RegExp(`^https?://[^/]+(?=${escaped(pathname)}/(links|pixels)\\b)`)
  const write = (text: string) => text.replace(address, origin)
  const played = side.played.map(one =>
    'exchange' in one ? { ...one, exchange: rewritten(one.exchange, write) } : one,
  )
  return { ...side, played }
}

type Write = (text: string) => string

function rewritten(exchange: Exchange, write: Write): Exchange {
  const { answer } = exchange
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, text]) => [
      name,
      name === 'link' ? inLinks(text, write) : write(text),
    ]),
  )
  return {
    ...exchange,
    answer: {
      ...answer,
      headers,
      json: mapLeaves(answer.json, leaf => (typeof leaf === 'string' ? write(leaf) : leaf)),
    },
  }
}

/** Writes the addresses of a header Link: `<address>; rel="next"`. */
function inLinks(text: string, write: Write): string {
  return text.replace(/<([^>]*)>/g, (_, address: string) => `<${write(address)}>`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
