import { ContractBroken, Gone, Inconclusive } from '../core/errors.ts'
import type { Context } from './context.ts'
import { learnLinkDerived } from './derived.ts'
import { Discovered } from './discovered.ts'
import { learnFromExisting } from './existing.ts'
import { learnLinkFields, learnPixelFields } from './fields.ts'
import { collectLinkSamples, findExpiry } from './links.ts'
import { collectPixelSamples } from './pixels.ts'
import { list } from './reads.ts'
import { recogniseRefusals } from './refused.ts'
import { guessItems } from './shape.ts'

/**
 * Discovers where the records and their fields are in a server's responses: those of pixels, and those of links
 * if they are needed. Never throws because of a
 * response: what it cannot find is left out, and requirements report what that means. Passes on Interrupted
 * and unexpected errors.
 */
export async function discover(
  client: Context['client'],
  account: Context['account'],
  settings: Context['settings'],
  needed: 'pixels' | 'links' = 'links',
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
  await step(discovered, 'create pixels', async () => {
    const samples = await collectPixelSamples(context)
    learnPixelFields(discovered, samples)
  })
  await step(discovered, 'learn how requests are refused', () => recogniseRefusals(context))
  if (needed === 'pixels') return discovered
  await step(discovered, 'create links', async () => {
    const samples = await collectLinkSamples(context)
    learnLinkFields(discovered, samples)
    const expired = await findExpiry(context)
    const all = expired === undefined ? samples : [...samples, expired]
    learnLinkDerived(discovered, all)
  })
  return discovered
}

/**
 * Runs one stage of discovery. If the server breaks the contract or fails in it, the stage ends, but not the
 * run.
 */
async function step(discovered: Discovered, what: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isExpected =
      error instanceof ContractBroken || error instanceof Inconclusive || error instanceof Gone
    if (!isExpected) throw error
    discovered.notes.push(`Failed to ${what}: ${error.message}`)
  }
}

/** Learns where the lists show their records, before anything is created. */
async function lookAtLists(context: Context): Promise<void> {
  const lists = (['links', 'pixels'] as const).map(async resource => {
    const { exchange } = await list(context, resource)
    if (!context.discovered.ok(exchange)) return
    const guess = guessItems(exchange)
    if (guess !== undefined) context.discovered.shapes[resource].items = guess
  })
  await Promise.all(lists)
}
