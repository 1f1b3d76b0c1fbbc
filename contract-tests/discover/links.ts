import type { Exchange } from '../core/exchange.ts'
import { holds, type JsonRecord } from '../core/match.ts'
import type { Context } from './context.ts'
import type { LinkField, LinkInput } from './input.ts'
import { locateRecords } from './locate-records.ts'
import { create, createWhatIsTaken, tryCreate, update } from './make.ts'
import { get, type Listed, list, pageFor } from './reads.ts'
import { createMixes, type LinkSample, type Mix, sentinelLink, updateMixes } from './samples.ts'

/** The links that discovery created, and how responses showed them. */
export interface LinkEvidence {
  samples: LinkSample[]
  /** How a list showed the first link. Counts only until all links are created. */
  rows: LinkSample[]
  /** The number of sentinel links that were tried. */
  tried: number
  /** The fields that the server refused. */
  refused: Set<readonly LinkField[]>
}

/** The number of links that show how every field is written. */
export const enoughLinks = createMixes.length

/** Creates links with sentinels in every field, until so many were tried. */
export async function makeLinks(context: Context, evidence: LinkEvidence, count: number): Promise<void> {
  const { discovered } = context
  for (const [nth, mix] of createMixes.entries()) {
    if (nth < evidence.tried || nth >= count) continue
    evidence.tried = nth + 1
    // Uses both spellings of id lists. If the server ignores one, the other still reveals where pixels are
    // shown.
    const spelling = nth % 2 === 0 ? 'indexed' : 'unindexed'
    const fieldsOf = (marker: string) => sentinel(context, nth, marker, mix)
    const made = await createWhatIsTaken(context, fieldsOf, evidence.refused, spelling)
    if (!discovered.ok(made.exchange)) {
      discovered.found.notes.push(`Failed to create link ${nth + 1}: ${made.exchange.answer.status}`)
      continue
    }
    await addCreated(context, evidence, made)
  }
}

/** Changes the links with sentinels, and reads them again. */
export async function changeLinks(context: Context, samples: LinkSample[]): Promise<void> {
  for (const [nth, mix] of updateMixes.entries()) await change(context, samples, nth, mix)
  await addListed(context, samples)
}

/** Fields of the expiration and `disabled`, which most services show. If one shows none of them, it hides them. */
const visible = [
  'disabled',
  'expiration_url',
  'expiration_date',
  'expiration_time',
  'expiration_clicks',
] as const

/**
 * Creates a link with only those fields that no link has shown so far: a server may lose a field because another one is
 * sent with it. Returns whether it created one.
 */
export async function makeLinkOfUnseen(context: Context, evidence: LinkEvidence): Promise<boolean> {
  const { discovered } = context
  const { fields } = discovered.shapes.links
  const unseen = visible.filter(name => fields.get(name)?.proven !== true)
  if (unseen.length === 0 || unseen.length === visible.length) return false
  const names = ['url', ...unseen, ...(unseen.includes('expiration_time') ? ['expiration_date'] : [])]
  const made = await tryCreate(context, marker => {
    const whole = Object.entries(sentinel(context, enoughLinks, marker, createMixes[0]!))
    return Object.fromEntries(whole.filter(([name]) => names.includes(name)))
  })
  if (made === undefined || !discovered.ok(made.exchange)) return false
  await addCreated(context, evidence, made)
  return true
}

function sentinel(context: Context, nth: number, marker: string, mix: Mix): LinkInput {
  const { domainIds, spaceIds } = context.settings
  const pixels = context.discovered.madePixels.map(pixel => pixel.id)
  return sentinelLink(nth, marker, context.discovered.site, mix, {
    domains: domainIds,
    spaces: spaceIds,
    pixels,
  })
}

/**
 * Returns the hosts that the links of a run may be of, the best first. A service may keep something for all links of one
 * site, such as their title, so a run has a site of its own. Not every service knows the domain `test` (RFC 2606).
 */
export function sitesOf(run: string): readonly [string, string] {
  return [`${run}.test`, `${run}.example.com`]
}

/** Creates a link with only its url, and a domain if the server requires one. */
export async function makeBareLink(context: Context, evidence: LinkEvidence): Promise<void> {
  const { discovered, account } = context
  const { found } = discovered
  const made = await firstBareLink(context)
  if (made.id === undefined || !discovered.ok(made.exchange)) {
    found.always = {}
    found.prefixes.links = `https://${sitesOf(account.run)[0]}/`
  }
  found.bareLink = made
  if (!discovered.ok(made.exchange)) {
    discovered.found.notes.push(`Failed to create a link with only a url: ${made.exchange.answer.status}`)
    return
  }
  await addCreated(context, evidence, made)
}

/** Tries each site without and with a domain. Returns the link, or the last refusal. Some services refuse with 200. */
async function firstBareLink(context: Context): ReturnType<typeof create> {
  const { account, discovered, settings } = context
  const { found } = discovered
  const [domain_id] = settings.domainIds
  const [best, ...others] = sitesOf(account.run).flatMap(site =>
    [{}, ...(domain_id === undefined ? [] : [{ domain_id }])].map(always => ({ site, always })),
  )
  const attempt = ({ site, always }: { site: string; always: LinkInput }) => {
    found.prefixes.links = `https://${site}/`
    found.always = always
    return create(context, 'links', marker => ({ url: `${found.prefixes.links}bare-${marker}` }))
  }
  let made = await attempt(best!)
  for (const way of others) {
    if (made.id !== undefined && discovered.ok(made.exchange)) return made
    made = await attempt(way)
  }
  return made
}

async function addCreated(
  context: Context,
  { samples, rows }: LinkEvidence,
  made: { exchange: Exchange; id: string | undefined; marker: string; sent: LinkInput },
): Promise<void> {
  const { id, marker, sent, exchange } = made
  if (id === undefined || sent.url === undefined) return
  const shown = await locateRecords(context, 'links', made, sent.url)
  context.discovered.found.madeLinks.push({ id, marker, sent, created: exchange })
  if (shown !== undefined) rows.push(...rowsIn(context, shown))
  addSample(context, samples, made.exchange, made.sent, id, true)
  addSample(context, samples, (await get(context, 'links', id)).exchange, made.sent, id, true)
}

function addSample(
  { discovered }: Context,
  samples: LinkSample[],
  exchange: Exchange,
  sent: LinkInput,
  id: string,
  fresh: boolean,
): void {
  const record = discovered.record('links', exchange)
  if (record !== undefined && discovered.id('links', record) === id && current(record, sent)) {
    samples.push({ sent, record, exchange, fresh, listed: false })
  }
}

/**
 * Whether a record shows the url that was sent last. If not, it is an older state and says nothing about the
 * other fields.
 */
function current(record: JsonRecord, sent: LinkInput): boolean {
  return sent.url === undefined || holds(record, sent.url)
}

async function change(context: Context, samples: LinkSample[], nth: number, mix: Mix): Promise<void> {
  const { discovered } = context
  // Skips the first link, which has only a url.
  const link = discovered.madeLinks[nth + 1]
  if (link === undefined) return
  const { domain_id, ...rest } = sentinel(context, nth + 4, link.marker, mix)
  const sent: LinkInput = rest
  let exchange = await update(context, 'links', link.id, sent)
  if (!discovered.ok(exchange) && discovered.always.domain_id !== undefined) {
    const domain = link.sent.domain_id ?? discovered.always.domain_id
    discovered.found.alwaysOnUpdate = { domain_id: domain }
    exchange = await update(context, 'links', link.id, sent)
    if (!discovered.ok(exchange)) discovered.found.alwaysOnUpdate = {}
  }
  if (!discovered.ok(exchange)) return
  link.sent = { ...sent, ...(link.sent.domain_id === undefined ? {} : { domain_id: link.sent.domain_id }) }
  addSample(context, samples, exchange, link.sent, link.id, false)
  addSample(context, samples, (await get(context, 'links', link.id)).exchange, link.sent, link.id, false)
}

/** Learns whether a search for the run's prefix finds its links. Returns how it shows them. */
export async function narrowLinks(context: Context): Promise<LinkSample[]> {
  const { discovered } = context
  const listed = await list(context, 'links', {
    search: discovered.prefixes.links,
    search_by: 'url',
    ...pageFor(context, 'links'),
  })
  const made = discovered.madeLinks
  discovered.narrows.links = made.length > 0 && made.every(({ id }) => listed.ids.includes(id))
  return rowsIn(context, listed)
}

/** Returns the links that nothing has changed yet as a list shows them. */
function rowsIn({ discovered }: Context, { exchange, ids, records }: Listed): LinkSample[] {
  return discovered.madeLinks.flatMap(({ id, sent }) => {
    const record = records[ids.indexOf(id)]
    if (record === undefined || !current(record, sent)) return []
    return [{ sent, record, exchange, fresh: true, listed: true }]
  })
}

/** Adds samples of the changed links from a list, in case the server's reads of single links are broken. */
async function addListed(context: Context, samples: LinkSample[]): Promise<void> {
  const { discovered } = context
  const query = discovered.narrows.links ? { search: discovered.prefixes.links, search_by: 'url' } : {}
  const { exchange, ids, records } = await list(context, 'links', { ...query, per_page: '100' })
  for (const { id, sent } of discovered.madeLinks) {
    const record = records[ids.indexOf(id)]
    if (record !== undefined && current(record, sent)) {
      samples.push({ sent, record, exchange, fresh: false, listed: true })
    }
  }
}

/** Ways to create a link that is Expired at once. The first one that works is used. */
const expiries: readonly LinkInput[] = [
  { expiration_date: '2001-02-03' },
  { expiration_date: '2001-02-03', expiration_time: '04:05' },
  { expiration_clicks: '0' },
]

/** Finds a way to create an Expired link, and stores it. Returns the link as a sample. */
export async function findExpiry(context: Context): Promise<LinkSample | undefined> {
  const { discovered } = context
  for (const [nth, input] of expiries.entries()) {
    const made = await tryCreate(context, marker => ({
      url: `${discovered.prefixes.links}expired-${marker}-${nth}`,
      disabled: '0',
      ...input,
    }))
    if (made === undefined || !discovered.ok(made.exchange)) continue
    const id = made.id ?? discovered.id('links', discovered.record('links', made.exchange))
    if (id === undefined) continue
    const byDate = input.expiration_date !== undefined
    // A past date means Expired even if the list does not show it. But 0 clicks may mean no limit, so the
    // list decides.
    if (!byDate && !(await isListedAsExpired(context, id))) continue
    discovered.found.expiredBy = { input, exchange: made.exchange }
    const { exchange, record } = await get(context, 'links', id)
    if (record === undefined) return undefined
    return { sent: made.sent, record, exchange, fresh: true, listed: false, expired: true }
  }
  return undefined
}

/** Whether the list of Expired links contains a link, and does not contain just any link. */
async function isListedAsExpired(context: Context, id: string): Promise<boolean> {
  const bare = context.discovered.madeLinks[0]
  const { ids } = await list(context, 'links', { status: '2', per_page: '100' })
  return ids.includes(id) && bare !== undefined && !ids.includes(bare.id)
}
