import type { Pair } from '../wire/plain.ts'
import { hidden, isSecretHeader } from '../wire/secrets.ts'
import type { Finding } from './findings/index.ts'

/** A shorter text is not hidden inside of others: ordinary words would be hidden. */
const shortest = 4

/** Words of an Authorization header that are no secret. */
const schemes = /^(bearer|basic|token|digest|apikey)$/i

/** Returns the credentials in the headers of a request, also those that the dialect does not read. */
export function credentialsIn(headers: readonly Pair[]): Set<string> {
  const texts = headers
    .filter(([name]) => isSecretHeader(name))
    .flatMap(([, value]) => [value.trim(), ...value.split(/[\s,]+/)])
    .filter(text => !schemes.test(text))
  return new Set([...texts, ...texts.flatMap(basicPair)].filter(text => text.length >= shortest))
}

/** Returns a function that hides credentials in a text, however they are percent-encoded. */
export function hiderOf(credentials: ReadonlySet<string>): (text: string) => string {
  const longestFirst = [...credentials].sort((one, other) => other.length - one.length)
  return text => longestFirst.reduce(withoutCredential, text)
}

/** Returns data in which the credentials in texts and in names of members are hidden. */
export function hiddenIn(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value)
  if (Array.isArray(value)) return value.map(item => hiddenIn(item, hide))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [hide(name), hiddenIn(member, hide)]),
  )
}

/** Returns a finding without the credentials of its request. */
export function hiddenFinding(finding: Finding, hide: (text: string) => string): Finding {
  const { text, field, parameter, meant } = finding
  return {
    ...finding,
    text: hide(text),
    ...(field !== undefined && { field: hide(field) }),
    ...(parameter !== undefined && { parameter: hide(parameter) }),
    ...(meant !== undefined && { meant: hide(meant) }),
  }
}

function withoutCredential(text: string, credential: string): string {
  if (!text.includes('%')) return text.replaceAll(credential, hidden)
  // Each unit is a character, as it is or percent-encoded. A credential is ASCII.
  const units = text.match(/%[\da-f]{2}|[\s\S]/gi) ?? []
  const plain = units.map(unit => (unit.length === 3 ? characterOf(unit) : unit)).join('')
  let shown = ''
  let from = 0
  for (let at = plain.indexOf(credential); at !== -1; at = plain.indexOf(credential, from)) {
    shown += units.slice(from, at).join('') + hidden
    from = at + credential.length
  }
  return shown + units.slice(from).join('')
}

function characterOf(unit: string): string {
  return String.fromCharCode(Number.parseInt(unit.slice(1), 16))
}

/** Returns user name and password if a text is their Base64, as after `Basic`. */
function basicPair(text: string): string[] {
  if (!/^[A-Za-z\d+/]{4,}={0,2}$/.test(text) || text.length % 4 !== 0) return []
  const decoded = atob(text)
  return /^[\x20-\x7e]*:[\x20-\x7e]*$/.test(decoded) ? [decoded, ...decoded.split(':')] : []
}
