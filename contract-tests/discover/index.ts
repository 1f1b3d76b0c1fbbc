import { readPointer } from '../../src/dialect/pointer.ts'
import type { Context } from '../context.ts'
import { ContractBroken, Inconclusive } from '../requirement.ts'
import { learnLinkDerived, learnPixelDerived } from './derived.ts'
import { Discovered } from './discovered.ts'
import { learnFromExisting } from './existing.ts'
import { learnLinkFields, learnPixelFields } from './fields.ts'
import { collectLinkSamples, findExpiry } from './links.ts'
import { collectPixelSamples } from './pixels.ts'
import { list } from './reads.ts'
import type { LinkSample } from './samples.ts'
import { guessItems } from './shape.ts'

/**
 * Finds out where things are in a server's answers. Never throws for what a server answers: what it could not find out
 * is left out, and requirements say what that means. Only being stopped, and trouble on the way, are passed on.
 */
export async function discover(
  client: Context['client'],
  account: Context['account'],
  settings: Context['settings'],
): Promise<Discovered> {
  const discovered = new Discovered()
  const context: Context = { client, account, discovered, settings }
  discovered.prefixes.links = `https://${account.run}.example.com/`
  discovered.prefixes.pixels = `${account.run}-`
  await step(discovered, 'look at the lists', () => lookAtLists(context))
  if (settings.readOnly) {
    await step(discovered, 'learn from existing records', () => learnFromExisting(context))
    return discovered
  }
  await step(discovered, 'make pixels', async () => {
    const samples = await collectPixelSamples(context)
    learnPixelFields(discovered, samples)
    learnPixelDerived(discovered, samples)
  })
  await step(discovered, 'make links', async () => {
    const samples = await collectLinkSamples(context)
    learnLinkFields(discovered, samples)
    const expired = await findExpiry(context)
    const all = expired === undefined ? samples : [...samples, expired]
    learnLinkDerived(discovered, all)
    learnUnset(discovered, all)
  })
  return discovered
}

/** One stage: a server that breaks in it ends the stage and not the run. */
async function step(discovered: Discovered, what: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ContractBroken || error instanceof Inconclusive)) throw error
    discovered.notes.push(`Failed to ${what}: ${error.message}`)
  }
}

/** What the lists hold before anything is made. */
async function lookAtLists(context: Context): Promise<void> {
  for (const resource of ['links', 'pixels'] as const) {
    const { exchange } = await list(context, resource)
    if (!context.discovered.ok(exchange)) continue
    const guess = guessItems(exchange)
    if (guess !== undefined) context.discovered.shapes[resource].items = guess
  }
}

/** How a field without a value is shown, by the links for which nothing but the url was sent. */
function learnUnset(discovered: Discovered, samples: readonly LinkSample[]): void {
  const bare = samples.filter(
    sample => sample.fresh && !sample.listed && Object.keys(sample.sent).length <= 2,
  )
  const counts = { null: 0, omitted: 0, empty: 0 }
  for (const name of ['expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks'] as const) {
    const at = discovered.place('links', name)?.at
    if (at === undefined) continue
    for (const { record } of bare) {
      const raw = readPointer(record, at)
      if (raw === null) counts.null += 1
      else if (raw === undefined) counts.omitted += 1
      else counts.empty += 1
    }
  }
  const evidence = bare.slice(0, 2).map(sample => sample.exchange)
  const answer = onlyOne(counts)
  if (answer !== undefined) discovered.learn('fields.unset', answer, ...evidence)
  const list = onlyOne(emptyLists(discovered, bare))
  if (list !== undefined) discovered.learn('fields.unset-list', list, ...evidence)
}

/** How often a list to which nothing was sent is shown how. */
function emptyLists(discovered: Discovered, bare: readonly LinkSample[]) {
  const counts = { empty: 0, null: 0, omitted: 0 }
  for (const name of ['pixel_ids', 'country', 'platform', 'language', 'rotation'] as const) {
    const place = discovered.place('links', name)
    if (place?.proven !== true) continue
    for (const { record } of bare) {
      const raw = readPointer(record, place.at)
      if (raw === null) counts.null += 1
      else if (raw === undefined) counts.omitted += 1
      else if (typeof raw === 'object' && Object.keys(raw).length === 0) counts.empty += 1
    }
  }
  return counts
}

/** What was counted twice at least, where nothing else was. */
function onlyOne<Name extends string>(counts: Readonly<Record<Name, number>>): Name | undefined {
  const seen = (Object.entries(counts) as [Name, number][]).filter(([, count]) => count > 0)
  const [only] = seen
  return seen.length === 1 && only![1] >= 2 ? only![0] : undefined
}
