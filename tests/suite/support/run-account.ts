import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createRunClient } from '../../../contract-tests/core/client/client.ts'
import type { WriteAccount } from '../../../contract-tests/writes/account.ts'
import {
  createAccount,
  newRun,
  type RunAccountOptions,
} from '../../../contract-tests/writes/create-account.ts'
import { type Ledger, newLedger } from '../../../contract-tests/writes/ledger.ts'
import { openTinyServer } from './tiny-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'account-'))
afterAll(() => rmSync(folder, { recursive: true }))
let ledgers = 0

/** A link of the server. */
interface Row {
  id: number
  url: string
}

/** What a test works with: the rows of the server, and an account on it. */
interface World {
  rows: Row[]
  account: WriteAccount
  ledger: Ledger
  /** Method, path and body of each write, in order: `POST /links url=…`. */
  writes: string[]
}

/** Ways in which the server differs from a good one. */
export interface Oddities {
  /** The response to a POST: status, and the id that it names. A row is created unless `make` is false. */
  post?(count: number, row: Row): { status?: number; id?: number; make?: boolean; url?: string }
  /** What the response to a POST shows: `the record`, or `nothing` but a message. Else its id only. */
  showsCreated?: 'the record' | 'nothing'
  /** A response to a POST names only a slug of the url, in Location. Rows can also be read by it. */
  slugs?: boolean
  /** Gives the ids of deleted rows to new rows. */
  reusesIds?: boolean
  /** A create first deletes all records except the foreign one. */
  replaces?: boolean
  keepsDeleted?: boolean
  /** A deletion also removes the oldest row, but only during the next pause of the run, or before its next create. */
  purgesLater?: boolean
  /** A create that creates no record overwrites the record that its response names. */
  overwrites?: boolean
  /** Returns the record that is read, whatever id is requested. */
  reads?(rows: Row[]): Row | undefined
  /** A response without records contains no list. */
  lacksEmptyLists?: boolean
  /** Returns the records that lists show. */
  lists?(rows: Row[]): Row[]
  /** The ids of the foreign rows. */
  foreign?: readonly number[]
  /** How a record is written, in lists too. */
  shows?(row: Row): unknown
  /** A change or deletion also affects the neighbour. */
  hits?: 'before' | 'behind'
  on?: string
}

/** Returns the word for a link in addresses: its url in small letters with hyphens. */
export function slugOf({ url }: Pick<Row, 'url'>): string {
  return url
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Runs a test with an account on a small server of links. One foreign row, with the id 1, exists from the
 * start, or several.
 */
export async function withAccount(
  oddities: Oddities,
  test: (world: World) => Promise<void>,
  options: Partial<RunAccountOptions> = {},
): Promise<void> {
  const { foreign = [1] } = oddities
  const rows: Row[] = foreign.map(id => ({ id, url: `https://foreign.example.com/${id}` }))
  const writes: string[] = []
  let posts = 0
  let highest = Math.max(...foreign)
  let due = 0
  const purge = () => {
    rows.splice(0, due)
    due = 0
  }
  const server = await openTinyServer((request, response) => {
    const json = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
    const { shows = row => row } = oddities
    const url = new URL(request.url!, 'http://x')
    const segment = url.pathname.split('/')[4]
    const row = rows.find(one => String(one.id) === segment || (oddities.slugs && slugOf(one) === segment))
    const form = new URLSearchParams(request.body)
    if (request.method !== 'GET')
      writes.push(`${request.method} ${url.pathname.slice('/api/v1'.length)} ${request.body}`)
    if (request.method === 'POST') {
      purge()
      posts += 1
      const next = {
        id: (oddities.reusesIds ? Math.max(...rows.map(one => one.id)) : highest) + 1,
        url: form.get('url') ?? form.get('alias') ?? '',
      }
      const {
        status = 200,
        id: named = next.id,
        make = true,
        url: stored = next.url,
      } = oddities.post?.(posts, next) ?? {}
      highest += 1
      if (oddities.replaces) rows.splice(foreign.length)
      if (make) rows.push({ ...next, url: stored })
      if (oddities.overwrites) Object.assign(rows.find(one => one.id === named)!, { url: stored })
      const id = { id: named }
      if (oddities.slugs) return response.writeHead(201, { location: `/api/v1/links/${slugOf(next)}` }).end()
      const shown = { 'the record': shows({ ...id, url: next.url }), nothing: { message: 'Created.' }, id }
      return json(status, status < 400 ? shown[oddities.showsCreated ?? 'id'] : {})
    }
    if (url.pathname.endsWith('/links')) {
      const search = url.searchParams.get('search') ?? ''
      const listed = (oddities.lists?.(rows) ?? rows).filter(one => one.url.includes(search))
      return json(200, listed.length === 0 && oddities.lacksEmptyLists ? { page: 1 } : listed.map(shows))
    }
    if (url.pathname.endsWith('/pixels')) return json(200, [])
    if (request.method === 'GET' && oddities.reads !== undefined) {
      const read = oddities.reads(rows)
      return json(read === undefined ? 404 : 200, read === undefined ? {} : shows(read))
    }
    if (row === undefined) return json(404, {})
    const neighbour = rows[rows.indexOf(row) + (oddities.hits === 'before' ? -1 : 1)]
    if (oddities.on === request.method && neighbour !== undefined) {
      if (request.method === 'PUT') neighbour.url = form.get('url') ?? neighbour.url
      if (request.method === 'DELETE') rows.splice(rows.indexOf(neighbour), 1)
    }
    if (request.method === 'PUT') row.url = form.get('url') ?? row.url
    if (request.method === 'DELETE' && !oddities.keepsDeleted) rows.splice(rows.indexOf(row), 1)
    if (request.method === 'DELETE' && oddities.purgesLater) due += 1
    return json(200, shows(row))
  })
  ledgers += 1
  const ledger = newLedger(join(folder, `${ledgers}.jsonl`), newRun(), server.baseUrl)
  const { concurrency = 1 } = options
  const client = createRunClient({
    baseUrl: server.baseUrl,
    apiKey: 'key',
    concurrency,
    wait: async () => purge(),
  })
  const account = createAccount({
    client,
    ledger,
    noWrites: undefined,
    maxObjects: 20,
    ...options,
  })
  try {
    await test({ rows, account, ledger, writes })
  } finally {
    ledger.close(false)
    client.close()
    await server.close()
  }
}

/** Returns the form of a link with a marker in its url. */
export const urlOf = (marker: string) => [['url', `https://example.com/${marker}`]] as const

/** Returns the creates among some writes. */
export const posts = (writes: readonly string[]) => writes.filter(write => write.startsWith('POST'))

/** Creates a link. Returns its id. */
export async function create(account: WriteAccount): Promise<string | undefined> {
  const marker = account.marker()
  return (await account.create('links', marker, urlOf(marker))).id
}
