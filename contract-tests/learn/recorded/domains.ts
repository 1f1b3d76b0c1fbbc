import type { SentRecord } from './proof.ts'
import type { RecordedReading } from './reading.ts'

/**
 * Extends a reading: a link that does not show its domain id gets one by the host of its short URL.
 * @param shown records, of which those that were sent with a domain show which id belongs to which host
 */
export function withDomains(reading: RecordedReading, shown: readonly SentRecord[]): RecordedReading {
  const hosts = new Map<string, string>()
  for (const { sent, record } of shown) {
    const [id, host] = [sent?.domain_id ?? sent?.domain, hostOf(reading.read(record).short_url)]
    if (id !== undefined && host !== undefined) hosts.set(host, id)
  }
  return {
    places: reading.places,
    read(record) {
      const values = reading.read(record)
      const host = hostOf(values.short_url)
      if (host === undefined || values.domain_id !== undefined) return values
      // The id must not equal the host, whose place is learned from the short URL.
      return { ...values, domain_id: hosts.get(host) ?? `@${host}` }
    },
  }
}

function hostOf(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  const whole = address.includes('://') ? address : `https://${address}`
  return URL.canParse(whole) ? new URL(whole).host : undefined
}
