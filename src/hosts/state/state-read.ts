import { readDocument } from '../../documents/document.ts'
import { DocumentError, describe, type Issue, memberPath } from '../../documents/issue.ts'
import type { AccountState } from '../../mock/account-state.ts'
import type { Domain, Link, Pixel } from '../../store/entities.ts'
import { completeLink, unsetLink } from '../../store/link.ts'
import { parseSeed } from '../../store/seeds/file.ts'
import { momentOf } from '../../store/seeds/moments.ts'
import { updatesBy } from '../../store/seeds/rows.ts'
import { snapshotOfSeed } from '../../store/snapshot.ts'
import { isCourse, isLink, isNamed, isPixel } from '../../store/snapshot-check.ts'
import { titleOf } from '../../store/titles.ts'
import { type FileState, FORMAT } from './state-text.ts'

/** A state file that cannot be used. It is left as it is. */
export class StateError extends DocumentError {
  override readonly name = 'StateError'
  override readonly code = 'ERR_STATE'

  constructor(path: string, issues: Issue[]) {
    super(`Failed to read the state ${JSON.stringify(path)}`, issues)
  }
}

/** The largest state file, in MiB: about 1,500,000 links. */
export const MEBIBYTES = 256

/** The place of the data that is read, and its mistakes. */
interface Reading {
  issues: Issue[]
  path: string
}

/**
 * Reads a state file. A seed file without `state` is the state of one account.
 * @param given the salt of a new file, the mock's time, and the hash of the key that such an account has
 * @throws StateError or SeedError with the places of the mistakes
 */
export function readState(
  bytes: Uint8Array,
  path: string,
  given: { salt: string; now: number; hash: (salt: string) => string },
): FileState {
  const document = readDocument(bytes, { mebibytes: MEBIBYTES, aliases: 0 })
  if ('issues' in document) throw new StateError(path, document.issues)
  if (!isJson(bytes)) {
    const expected = 'JSON, because a state file is rewritten without the comments of YAML'
    throw new StateError(path, [{ path: '', expected, received: 'YAML' }])
  }
  const file = membersOf(document.value)
  const { salt } = given
  if (file === undefined || file.get('state') === undefined) {
    const seed = parseSeed(bytes, given.now, path)
    const { next, random } = snapshotOfSeed(seed)
    return { salt, accounts: new Map([[given.hash(salt), { seed, course: { next, random } }]]) }
  }
  const issues: Issue[] = []
  const state = fileState(file, issues)
  if (issues.length > 0 || state === undefined) throw new StateError(path, issues)
  return state
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes))
    return true
  } catch {
    return false
  }
}

const fileMembers = ['$schema', 'domains', 'spaces', 'pixels', 'links', 'state']

function fileState(file: ReadonlyMap<string, unknown>, issues: Issue[]): FileState | undefined {
  const at = { issues, path: 'state' }
  const state = members(file.get('state'), at, ['format', 'salt', 'account', 'accounts'])
  if (state === undefined) return undefined
  if (state.get('format') !== FORMAT) {
    const received = describe(state.get('format'))
    issues.push({ path: 'state.format', expected: `${FORMAT}, the format of this version`, received })
    return undefined
  }
  const salt = state.get('salt')
  if (typeof salt !== 'string') {
    issues.push({ path: 'state.salt', expected: 'a text', received: describe(salt) })
    return undefined
  }
  const accounts = new Map<string, AccountState>()
  members(Object.fromEntries(file), { issues, path: '' }, fileMembers)
  if (state.get('account') !== undefined) {
    addAccount(accounts, state.get('account'), file, { issues, path: '' }, 'state.account')
  }
  for (const [index, data] of list(state.get('accounts'), { issues, path: 'state.accounts' }).entries()) {
    const path = `state.accounts[${index}]`
    const names = ['account', 'domains', 'spaces', 'pixels', 'links']
    const account = members(data, { issues, path }, names)
    if (account) addAccount(accounts, account.get('account'), account, { issues, path }, `${path}.account`)
  }
  return { salt, accounts }
}

/** Adds an account with the records of `lists`, which are at `path`. */
function addAccount(
  accounts: Map<string, AccountState>,
  head: unknown,
  lists: ReadonlyMap<string, unknown>,
  { issues, path }: Reading,
  headPath: string,
): void {
  const { key, ...course } = Object.fromEntries(membersOf(head) ?? [])
  if (typeof key !== 'string' || accounts.has(key)) {
    const expected = 'the hash of a key that no other account has'
    issues.push({ path: `${headPath}.key`, expected, received: describe(key) })
    return
  }
  const read = <E extends { id: number }>(name: string, row: (data: unknown, at: Reading) => E | undefined) =>
    rows(lists.get(name), { issues, path: memberPath(path, name) }, row)
  const domains = read('domains', named)
  const spaces = read('spaces', named)
  const seed = { domains, spaces, pixels: read('pixels', pixelOf), links: read('links', linkOf) }
  if (domains.length === 0) {
    issues.push({ path: memberPath(path, 'domains'), expected: 'at least one domain', received: 'none' })
  }
  const domainIds = new Set(domains.map(({ id }) => id))
  for (const [index, { domain_id }] of seed.links.entries()) {
    if (domain_id === null || domainIds.has(domain_id)) continue
    const place = `${memberPath(path, 'links')}[${index}].domain_id`
    issues.push({ path: place, expected: 'the id of a domain', received: describe(domain_id) })
  }
  const data: unknown = course
  if (isCourse(data, headPath, issues)) accounts.set(key, { seed, course: data })
}

/** Reads the rows of a list. Their ids must be different. */
function rows<E extends { id: number }>(
  data: unknown,
  { issues, path }: Reading,
  row: (data: unknown, at: Reading) => E | undefined,
): E[] {
  const records = new Map<number, E>()
  for (const [index, item] of list(data, { issues, path }).entries()) {
    const record = row(item, { issues, path: `${path}[${index}]` })
    if (record === undefined) continue
    if (records.has(record.id)) {
      const expected = 'an id that no other row of the list has'
      issues.push({ path: `${path}[${index}].id`, expected, received: describe(record.id) })
    }
    records.set(record.id, record)
  }
  return [...records.values()]
}

function named(data: unknown, { issues, path }: Reading): Domain | undefined {
  return isNamed(data, path, issues) ? data : undefined
}

function pixelOf(data: unknown, { issues, path }: Reading): Pixel | undefined {
  const record = timed(data, { issues, path })
  return isPixel(record, path, issues) ? record : undefined
}

function linkOf(data: unknown, { issues, path }: Reading): Link | undefined {
  const given: { url?: unknown } = Object(data)
  const title = typeof given.url === 'string' ? titleOf({ url: given.url }, 'host-and-path') : null
  const record = timed(data, { issues, path })
  const whole = record && { ...unsetLink(), alias_generated: false, clicks: 0, title, ...record }
  return isLink(whole, path, issues) ? completeLink(whole) : undefined
}

/** Returns the members of a row with its moments as numbers. */
function timed(data: unknown, { issues, path }: Reading): object | undefined {
  const row = membersOf(data)
  if (row === undefined) return undefined
  const moment = (name: string) => {
    const text = row.get(name)
    const parsed = typeof text === 'string' ? momentOf(text) : undefined
    if (parsed !== undefined) return parsed
    const expected = 'a moment such as 2026-01-31T09:30:00Z'
    issues.push({ path: `${path}.${name}`, expected, received: describe(text) })
    return 0
  }
  const created_at = moment('created_at')
  const updated_at = row.has('updated_at') ? moment('updated_at') : created_at
  return { updates: updatesBy(created_at, updated_at), ...Object.fromEntries(row), created_at, updated_at }
}

function list(data: unknown, { issues, path }: Reading): unknown[] {
  if (Array.isArray(data)) return data
  issues.push({ path, expected: 'a list', received: describe(data) })
  return []
}

/** Returns the members of an object, and reports those that are not known. */
function members(
  data: unknown,
  { issues, path }: Reading,
  names: readonly string[],
): ReadonlyMap<string, unknown> | undefined {
  const all = membersOf(data)
  if (all === undefined) issues.push({ path, expected: 'an object', received: describe(data) })
  for (const name of all?.keys() ?? []) {
    if (names.includes(name)) continue
    issues.push({ path: memberPath(path, name), expected: 'a known member', received: describe(name) })
  }
  return all
}

function membersOf(data: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  return new Map<string, unknown>(Object.entries(data))
}
