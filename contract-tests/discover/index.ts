import type { Context } from './context.ts'
import type { Discovered } from './discovered.ts'
import { Discovery } from './discovery.ts'
import type { Fact } from './facts.ts'

/**
 * Discovers where the records and their fields are in a server's responses: at once what is wanted, and the rest
 * when somebody asks the result to learn it. Never throws because of a response. Passes on Interrupted and
 * unexpected errors.
 */
export async function discover(
  client: Context['client'],
  account: Context['account'],
  settings: Context['settings'],
  wanted: readonly Fact[],
): Promise<Discovered> {
  const discovery = new Discovery({ client, account, settings })
  await discovery.begin(wanted)
  return discovery.discovered
}
