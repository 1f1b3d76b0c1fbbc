import { UsageError } from './usage.ts'

/** The address of the API. `url` is the prefix of every path, without a trailing slash. */
export interface TargetUrl {
  /** `https://go.example.com/api/v1` */
  url: string
  /** `go.example.com` or `go.example.com:8443` */
  host: string
  /** Whether the host is this machine: 127.0.0.0/8, ::1 or localhost. */
  loopback: boolean
}

const prefix = '/api/v1'

/**
 * Parses a base URL as section 1 defines it (`{base_url}/api/v1`), with or without that path. Throws
 * UsageError if the text is not an http or https address, or contains a user name, a password, a query or a
 * fragment.
 */
export function parseBaseUrl(text: string): TargetUrl {
  if (!URL.canParse(text)) throw new UsageError(`BASE_URL is not an address: ${text}`)
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new UsageError(`BASE_URL must start with http:// or https://, not ${url.protocol}`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('BASE_URL must not contain a user name or password')
  }
  if (url.search !== '' || url.hash !== '')
    throw new UsageError('BASE_URL must not contain a query or a fragment')
  const path = url.pathname.replace(/\/+$/, '')
  return {
    url: url.origin + (path.endsWith(prefix) ? path : path + prefix),
    host: url.host,
    loopback: isLoopback(url.hostname),
  }
}

/**
 * Whether a host name, as URL spells it, means this machine. URL has already normalised every IPv4 spelling
 * to four decimal numbers.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/**
 * Whether a run may write to the target: it is this machine, or the user repeated its host, with or without
 * the port.
 */
export function mayWrite(target: TargetUrl, allowedHost: string | undefined): boolean {
  if (target.loopback) return true
  if (allowedHost === undefined) return false
  const { hostname } = new URL(target.url)
  return allowedHost === hostname || allowedHost === target.host
}
