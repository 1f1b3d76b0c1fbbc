import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { JsonRecord } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { update } from '../../discover/make.ts'
import { get, list } from '../../discover/reads.ts'
import type { Observation } from '../requirement.ts'
import { type FixtureLink, fixtureAccount } from '../support/fixture-account.ts'
import { mustBeKnown } from '../support/kit.ts'
import { leaveSpare } from '../support/spares.ts'
import { hostAndPath, shownTitle, titlesFollowUrls } from '../support/titles.ts'
import { untilTitled } from './late-titles.ts'
import { observed, refusalStatus, tryLink, tryUrl, unseen } from './observe.ts'

type Title = Answers['links.title']

/** The parts of a link that a title may be made from, the longest first. */
const sources: readonly [answer: Title, part: (link: { url: string; alias: string }) => string][] = [
  ['url', ({ url }) => url],
  ['host-and-path', ({ url }) => url.replace('https://', '')],
  ['host-and-path', ({ url }) => hostAndPath(url)],
  ['host', ({ url }) => new URL(url).host],
  ['alias', ({ alias }) => alias],
]

/**
 * Observes how titles are made: from a part of the url or the alias, together with words that are the same in
 * every title.
 */
export async function observeTitle(context: Context): Promise<Observation<Title>> {
  const { actors } = await fixtureAccount(context)
  const some = actors.slice(0, 3)
  if (some.length === 0) return unseen('no link could be created')
  await untilTitled(context)
  const evidence: Exchange[] = []
  const titles: (string | undefined)[] = []
  for (const actor of some) {
    // It may have got its title since it was read last.
    const { record, exchange } = await get(context, 'links', actor.id, { fresh: true })
    titles.push(shownTitle(context, record))
    evidence.push(exchange)
  }
  const links = some.map(({ sent }) => ({ url: sent.url ?? '', alias: sent.alias ?? '' }))
  const shown = titles.flatMap(title => (title === undefined || title === '' ? [] : [title]))
  const [text, ...others] = new Set(shown)
  if (text !== undefined && shown.length === titles.length) {
    const source = sources.find(([, part]) => isMadeFrom(shown, links.map(part)))
    return observed(source?.[0] ?? (others.length === 0 ? { text } : 'page'), ...evidence)
  }
  return (await searchedTitle(context, { actors, some, evidence })) ?? observed('none', ...evidence)
}

function isMadeFrom(titles: readonly string[], parts: readonly string[]): boolean {
  if (parts.includes('')) return false
  const beside = titles.map((title, index) => title.replace(parts[index] ?? '', '\0'))
  return beside.every(words => words.includes('\0') && words === beside[0])
}

/** Observes titles that are not shown, by what a title search finds. */
async function searchedTitle(
  context: Context,
  {
    actors,
    some,
    evidence,
  }: { actors: readonly FixtureLink[]; some: readonly FixtureLink[]; evidence: Exchange[] },
): Promise<Observation<Title> | undefined> {
  const known = new Set(actors.map(actor => actor.id))
  for (const actor of some) {
    if (actor.sent.url === undefined) continue
    const search = hostAndPath(actor.sent.url)
    const found = await list(context, 'links', { search, search_by: 'title', per_page: '100' })
    evidence.push(found.exchange)
    if (found.ids.includes(actor.id) && found.ids.filter(id => known.has(id)).length === 1)
      return { answer: 'host-and-path', evidence, note: 'titles are not shown; searches find them' }
  }
  if (await titlesFollowUrls(context, actors))
    return unseen('titles are made from urls, and are not shown', ...evidence)
  return undefined
}

/** Changes the host and the path of a link's url, and observes whether its title changes. */
export async function observeTitleOnUpdate(
  context: Context,
): Promise<Observation<Answers['links.title.on-update']>> {
  const made = await tryLink(context, {})
  const oldUrl = tryUrl(context, made.marker)
  const id = mustBeKnown(made.id, 'a link')
  const isLate = await untilTitled(context)
  const before = await get(context, 'links', id, { fresh: true })
  const title = shownTitle(context, before.record)
  const isShown = title !== undefined && title !== ''
  const search = { search: oldUrl.replace('https://', ''), search_by: 'title' }
  const isFound = async () => (await list(context, 'links', search)).ids.includes(id)
  if (!isShown && !(await isFound()))
    return unseen('links show no title, and no search by title finds them', made.exchange)
  const url = `${oldUrl.replace('//try.', '//moved.')}/elsewhere`
  const exchange = await update(context, 'links', id, { ...made.sent, url })
  if (refusalStatus(exchange) !== undefined) return unseen('the url could not be changed', exchange)
  const isUnchanged = async ({ record }: { record: JsonRecord | undefined }) =>
    isShown ? shownTitle(context, record) === title : await isFound()
  const wasUnchanged = isLate && (await isUnchanged(await get(context, 'links', id, { fresh: true })))
  await untilTitled(context)
  const after = await get(context, 'links', id, { fresh: true })
  if (after.record === undefined) return unseen('the link could not be read', exchange)
  leaveSpare(context, 'links', { ...made, sent: { ...made.sent, url } })
  if (await isUnchanged(after)) {
    const evidence = [exchange, after.exchange]
    // Titles that are not shown may be made late, and nothing says when.
    return { answer: 'kept', evidence, ...(!isShown && { alike: ['later'] as const }) }
  }
  return observed(wasUnchanged ? 'later' : 'follows', exchange, after.exchange)
}
