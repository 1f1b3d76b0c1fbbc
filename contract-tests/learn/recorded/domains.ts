import type { JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { Reading } from './reading.ts'

/** A reading in which a link that does not show its domain has the one of its short address. */
export function withDomains(reading: Reading, pairs: readonly Made[]): Reading {
  const hosts = new Map<string, string>()
  for (const { sent, record } of pairs) {
    const [id, host] = [sent.domain_id ?? sent.domain, hostOf(reading.read(record).short_url)]
    if (id !== undefined && host !== undefined) hosts.set(host, id)
  }
  return {
    places: reading.places,
    read(record) {
      const values = reading.read(record)
      const host = hostOf(values.short_url)
      if (host === undefined || values.domain_id !== undefined) return values
      // Not the name itself: that is learned from the address.
      return { ...values, domain_id: hosts.get(host) ?? `@${host}` }
    },
  }
}

function hostOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).host : undefined
}

/** What was sent to make a record, and what the response shows of it. */
export interface Made {
  sent: Readonly<Record<string, string>>
  record: JsonObject
}
