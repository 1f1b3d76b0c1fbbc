import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isEmpty, leavesOf, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import type { Observation } from '../requirement.ts'
import { formOf } from '../support/alias-form.ts'
import { bareLink } from '../support/new-link.ts'
import { observed, recordOf, tryLink, unseen } from './observe.ts'

/**
 * Number of links to look at. If the lengths of their aliases differ, up to `many` links show the range of
 * lengths.
 */
const few = 3
const many = 10

/** Observes which alias the server gives to a link that is sent without one. */
export async function observeGenerated(
  context: Context,
): Promise<Observation<Answers['links.alias.generated']>> {
  const evidence: Exchange[] = []
  const existing = await unnamedLinks(context)
  const aliases: (string | null)[] = []
  const isOfOneLength = () => new Set(aliases.map(alias => alias?.length)).size === 1
  for (let nth = 0; nth < few || (nth < many && !isOfOneLength()); nth += 1) {
    const { alias, exchange } = await madeAlias(context, existing[nth] ?? (await tryLink(context, {})))
    evidence.push(exchange)
    if (alias === undefined) return unseen('links do not show their alias', ...evidence)
    aliases.push(alias)
  }
  const made = aliases.filter(alias => alias !== null)
  if (made.length === 0) return observed('none', ...evidence)
  if (made.length < aliases.length) return unseen('some links have an alias, and some have none', ...evidence)
  const form = formOf(made)
  return form === undefined
    ? unseen(`aliases have lengths of ${made.map(alias => alias.length).join(', ')}`, ...evidence)
    : observed(form, ...evidence)
}

/** A link that was created without an alias. */
type Unnamed = Pick<Attempt, 'id' | 'exchange'>

/** Returns the links without an alias that exist in every run. */
async function unnamedLinks(context: Context): Promise<Unnamed[]> {
  const found = context.discovered.madeLinks.filter(({ sent }) => sent.alias === undefined)
  return [...found.map(({ id, created }) => ({ id, exchange: created })), await bareLink(context)]
}

/**
 * Returns the alias that a link shows, which was sent without one: null if it has none, undefined if this cannot
 * be seen.
 */
async function madeAlias(
  context: Context,
  made: Unnamed,
): Promise<{ alias: string | null | undefined; exchange: Exchange }> {
  const { discovered } = context
  const shown = await recordOf(context, 'links', made)
  const exchange = shown?.exchange ?? made.exchange
  if (shown === undefined) return { alias: undefined, exchange }
  const place = discovered.place('links', 'alias')
  const raw = place === undefined ? undefined : readPointer(shown.record, place.at)
  const shortAt = discovered.derived('short_url')?.at
  const short = typeof shortAt === 'string' ? textOf(readPointer(shown.record, shortAt)) : undefined
  const code = short?.split('/').at(-1)
  if (place?.proven === true && isEmpty(raw ?? null)) {
    // The member may have only aliases that clients chose, and another one those of the server, too.
    const isShown = leavesOf(shown.record).some(({ value }) => value === code)
    return { alias: isShown && code !== undefined ? code : null, exchange }
  }
  return { alias: textOf(raw) ?? code, exchange }
}
