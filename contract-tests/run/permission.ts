import { mayWrite, parseBaseUrl, type TargetUrl } from '../core/base-url.ts'
import { UsageError } from '../core/usage.ts'

/** The server of a run, and whether the run may write to it. */
export interface Permission {
  target: TargetUrl
  /** The reason why nothing may be written; undefined if writes are allowed. */
  noWrites: string | undefined
}

/** Checks the address and the key of a run, and whether it may write. Throws UsageError. */
export function permissionOf(options: {
  baseUrl: string
  apiKey: string
  allowWrites?: string | undefined
  readOnly?: boolean | undefined
}): Permission {
  const target = parseBaseUrl(options.baseUrl)
  if (options.apiKey === '') throw new UsageError('There is no API key: give --key, or set SHORTLINK_API_KEY')
  if (!/^[\x21-\x7e]+$/.test(options.apiKey))
    throw new UsageError('The API key has characters that a header cannot contain')
  if (options.readOnly) return { target, noWrites: 'the run is read-only' }
  const forbidden = `nothing may be written to ${target.host}: --allow-writes ${target.host} permits it`
  return { target, noWrites: mayWrite(target, options.allowWrites) ? undefined : forbidden }
}
