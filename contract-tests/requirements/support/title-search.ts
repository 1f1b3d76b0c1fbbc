import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { brief, type JsonRecord, leavesOf, sameSet, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { get, type Listed, list } from '../../discover/reads.ts'
import { type FixtureLink, fixtureAccount, plainLinks } from './fixture-account.ts'
import { broken, endsOf } from './kit.ts'
import { mustBeInOrder } from './list-judge.ts'
import { ownPart } from './own-part.ts'
import { mustBeAlone } from './search-judge.ts'
import { isTitleHtml, shownTitle, titlesFollowUrls } from './titles.ts'

/**
 * Throws unless a search without search_by finds the links of the fixture account that one by title finds.
 * @param sort_by the order to ask for, which does not change what is searched
 */
export async function mustSearchTitles(
  context: Context,
  search: string | undefined,
  known: ReadonlySet<string>,
  sort_by?: string,
): Promise<void> {
  if (search === undefined || search === '') return
  const byTitle = (fresh: boolean) => ownPart(context, { search, search_by: 'title' }, known, { fresh })
  let titled = await byTitle(false)
  await mustBeInOrder(context, 'links', titled.query, titled.page)
  for (let times = 0; times < 5; times += 1) {
    const before = titled
    const plain = await ownPart(context, { search, ...(sort_by && { sort_by }) }, known, { fresh: times > 0 })
    if (sameSet(plain.ids, before.ids)) return
    // Some services find the title of a new link a moment later.
    titled = await byTitle(true)
    if (sameSet(plain.ids, titled.ids)) return
    if (sameSet(before.ids, titled.ids))
      throw broken(
        `the links that search_by=title finds for ${brief(search)}: ${titled.ids.length}`,
        `other links: ${plain.ids.length}`,
        plain.exchange,
      )
  }
  throw new Skipped('the links that a search by title finds do not stay the same')
}

/** Throws unless a search by title finds links by their titles, and no others. */
export async function findsByTitle(context: Context): Promise<void> {
  const pair = endsOf(await plainLinks(context), 'links')
  for (const actor of pair) {
    const title = shownTitle(context, actor.record)
    if (title === undefined || title === '' || isTitleHtml(context, actor.record)) continue
    const query = { search: title, search_by: 'title', per_page: '100' }
    const found = await list(context, 'links', query)
    await mustBeInOrder(context, 'links', query, found)
    if (!found.ids.includes(actor.id))
      throw broken(`the link whose title is ${title}`, 'a list without it', found.exchange)
    const { at } = context.discovered.derived('title') ?? {}
    mustBeAlone(actor, await withTitles(context, found, at), 'title', title, at)
  }
  const isExact = ({ record }: FixtureLink) =>
    (shownTitle(context, record) ?? '') !== '' && !isTitleHtml(context, record)
  if (pair.every(isExact)) return
  await findsByUnseenTitle(context)
}

/** Number of links that are read by their ids if a list does not show their titles. */
const mostReads = 3

/** Returns a list whose records show their titles. If it does not show them, returns its first links, each as read by its id. */
async function withTitles(context: Context, listed: Listed, at: string | undefined): Promise<Listed> {
  if (at === undefined || listed.records.some(record => readPointer(record, at) !== undefined)) return listed
  const ids: string[] = []
  const records: JsonRecord[] = []
  for (const id of listed.ids.slice(0, mostReads)) {
    const { record } = await get(context, 'links', id)
    if (record === undefined) continue
    ids.push(id)
    records.push(record)
  }
  return { ...listed, ids, records }
}

/** Whether a link shows its alias in another text, which may be its title, such as `shop.example / spring`. */
function isInAnotherText({ discovered }: Context, { record, sent }: FixtureLink): boolean {
  const at = discovered.place('links', 'alias')?.at
  return leavesOf(record).some(({ pointer, value }) => {
    const text = textOf(value) ?? ''
    return pointer !== at && /\s/.test(text) && text.includes(sent.alias ?? '')
  })
}

/**
 * Judges title searches on a server that does not show titles. Titles may come from the url or from
 * elsewhere, but not from the alias alone.
 */
async function findsByUnseenTitle(context: Context): Promise<void> {
  const { actors } = await fixtureAccount(context)
  const known = new Set(actors.map(actor => actor.id))
  if (await titlesFollowUrls(context, actors)) return
  let misled = 0
  for (const actor of actors.slice(0, 3)) {
    if (actor.sent.alias === undefined || isInAnotherText(context, actor)) continue
    const found = await ownPart(context, { search: actor.sent.alias, search_by: 'title' }, known)
    await mustBeInOrder(context, 'links', found.query, found.page)
    if (found.ids.length === 1 && found.ids[0] === actor.id) misled += 1
    if (misled === 2) throw broken('a search of titles', 'links found by their alias', found.exchange)
    if (found.ids.length > 1)
      throw broken('a search of titles', 'links that do not contain the text', found.exchange)
  }
  throw new Skipped('links do not show their title, and no search by title finds them')
}
