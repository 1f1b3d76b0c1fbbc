import { AdminError } from './refusal.ts'

/** What the guard sees of a request. */
export interface Visitor {
  method: string
  /** The Host of the request, with its port. Undefined if there is none. */
  host: string | undefined
  /** The address of the other end of the connection. */
  address: string | undefined
  header(name: string): string | undefined
}

/** Headers that proxies add. Behind a proxy, every client would seem to be this machine. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Decides who may use the control plane. Without a token: programs on this machine, and pages of the mock
 * itself. With a token: whoever sends it, from anywhere but pages of other origins.
 */
export class Guard {
  readonly #token: string | undefined

  constructor(token: string | undefined) {
    this.#token = token
  }

  /**
   * Throws AdminError if a request must not be handled.
   * @param isPublic whether the response has no data of the mock, so that no token is needed
   */
  async check(visitor: Visitor, isPublic: boolean): Promise<void> {
    refuseOtherOrigins(visitor)
    if (this.#token === undefined) {
      if (!isLoopback(visitor.address) || ofProxies.some(name => visitor.header(name) !== undefined)) {
        throw new AdminError(
          403,
          'The control plane is for this machine only. To use it from another one, start the mock with --admin-token.',
        )
      }
      requireLocalHost(visitor.host)
      return
    }
    if (isPublic) return
    const sent = /^Bearer +(\S+) *$/i.exec(visitor.header('authorization') ?? '')?.[1]
    if (sent !== undefined && (await areEqual(sent, this.#token))) return
    const challenge = { headers: { 'www-authenticate': 'Bearer realm="control plane"' } }
    throw new AdminError(
      401,
      'Send the value of --admin-token as "Authorization: Bearer <token>". An API key is no token.',
      challenge,
    )
  }
}

/** Refuses requests that a page of another origin has caused. Programs send neither header. */
function refuseOtherOrigins({ host, header }: Visitor): void {
  const origin = header('origin')
  const site = header('sec-fetch-site')
  const isOther = origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`
  if (isOther || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
    throw new AdminError(403, 'The control plane does not respond to pages of other origins.')
  }
}

/**
 * Refuses other names of this machine: a page whose own name is made to point here (DNS rebinding) would seem
 * to be of the same origin.
 */
function requireLocalHost(host: string | undefined): void {
  const name = host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  if (isLocal || isAddress(name)) return
  throw new AdminError(
    403,
    'The control plane responds under localhost and IP addresses only: the Host header names another host.',
  )
}

/** Whether a host is written as an IP address. A page cannot make such a name point elsewhere. */
function isAddress(host: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^\[[\da-f:.]+\]$/.test(host)
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address)
}

/** Compares secrets by their hashes, so that the time does not depend on where they differ. */
async function areEqual(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map(text => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
  if (first === undefined || second === undefined) return false
  const bytes = new Uint8Array(second)
  return new Uint8Array(first).every((byte, at) => byte === bytes[at])
}
