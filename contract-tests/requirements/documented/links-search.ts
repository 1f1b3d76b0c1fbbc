import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { brief, leavesOf, sameSet, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { type FixtureLink, fixtureAccount, plainLinks } from '../support/fixture-account.ts'
import { broken, documented, endsOf } from '../support/kit.ts'
import { mustBeInOrder } from '../support/list-judge.ts'
import { ownPart } from '../support/own-part.ts'
import { isTitleHtml, shownTitle, titlesFollowUrls } from '../support/titles.ts'

const after = ['links.list.shows-created']

/**
 * Section 4.1: search and search_by. The tests search for whole values, which every way of matching finds.
 */
export const linkSearchRequirements: readonly DocumentedRequirement[] = [
  documented(
    'links.list.search-by-url',
    'GET /links?search=…&search_by=url finds links by their url, and no others',
    {
      source: '4.1',
      after,
      run: context => findsBy(context, 'url'),
    },
  ),
  documented(
    'links.list.search-by-alias',
    'GET /links?search=…&search_by=alias finds links by their alias, and no others',
    {
      source: '4.1',
      after,
      run: context => findsBy(context, 'alias'),
    },
  ),
  documented(
    'links.list.search-by-title',
    'GET /links?search=…&search_by=title finds links by their title, and no others',
    {
      source: '4.1',
      after,
      run: findsByTitle,
    },
  ),
  documented('links.list.search-by-default', 'GET /links?search=… searches titles', {
    source: '4.1',
    after,
    async run(context) {
      const { actors } = await fixtureAccount(context)
      const known = new Set(actors.map(actor => actor.id))
      for (const actor of actors.slice(0, 1)) {
        const texts = [
          actor.sent.url,
          actor.sent.alias,
          shownTitle(context, actor.record),
          actor.urlWord,
          actor.aliasWord,
        ]
        for (const search of texts) {
          await mustSearchTitles(context, search, known)
        }
        for (const by of ['url', 'alias'] as const) await mustSearchTitles(context, actor.sent[by], known, by)
      }
    },
  }),
]

/**
 * Throws unless a search without search_by finds the links of the fixture account that one by title finds.
 * @param sort_by the order to ask for, which does not change what is searched
 */
async function mustSearchTitles(
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

async function findsBy(context: Context, by: 'url' | 'alias'): Promise<void> {
  const place = context.discovered.place('links', by)
  for (const actor of endsOf(await plainLinks(context), 'links')) {
    const shown = place?.proven === true ? textOf(readPointer(actor.record, place.at)) : undefined
    const text = shown ?? actor.sent[by]
    if (text === undefined) throw new Skipped(`no link with a known ${by} could be created`)
    const found = await list(context, 'links', { search: text, search_by: by, per_page: '100' })
    await mustBeInOrder(context, 'links', { search: text, search_by: by }, found)
    if (!found.ids.includes(actor.id))
      throw broken(`the link whose ${by} is ${text}`, 'a list without it', found.exchange)
    mustBeAlone(actor, found, by, text, place?.proven === true ? place.at : undefined)
  }
  await mustNotFindByAnother(context, by)
  if (by === 'url') await mustNotFindByPart(context)
}

/** Throws if a search finds a link whose url only begins with the text before a query. */
async function mustNotFindByPart(context: Context): Promise<void> {
  const [link] = await plainLinks(context)
  if (link?.sent.url === undefined) return
  const { url } = link.sent
  const query = { search: `${url}?no-link=has-this`, search_by: 'url', per_page: '100' }
  const found = await list(context, 'links', query)
  if (found.ids.includes(link.id))
    throw broken(`only links whose url matches ${query.search}`, `a link whose url is ${url}`, found.exchange)
}

/** Throws if a search by one field finds a link by another: by the alias among urls, or by the url among aliases. */
async function mustNotFindByAnother(context: Context, by: 'url' | 'alias'): Promise<void> {
  const other = by === 'url' ? 'alias' : 'url'
  const place = context.discovered.place('links', by)
  const links = await plainLinks(context)
  for (const { id, sent, record } of links.toReversed()) {
    const text = sent[other]
    const own = (place?.proven === true ? textOf(readPointer(record, place.at)) : undefined) ?? sent[by]
    if (text === undefined || own === undefined || isAlike(own, text)) continue
    const query = { search: text, search_by: by, per_page: '100' }
    const found = await list(context, 'links', query)
    if (!found.ids.includes(id)) return
    throw broken(`only links whose ${by} matches ${text}`, `a link whose ${other} is ${text}`, found.exchange)
  }
}

/** Whether one text contains the other, apart from punctuation and capitals, which a search may ignore. */
function isAlike(...texts: readonly [string, string]): boolean {
  const [one, other] = texts.map(text => text.toLowerCase().replace(/[^a-z0-9]/g, '')) as [string, string]
  return one.includes(other) || other.includes(one)
}

/** Throws if the response contains another link that does not show the searched text. */
function mustBeAlone(
  actor: FixtureLink,
  found: Listed,
  by: string,
  text: string,
  at: string | undefined,
): void {
  for (const [index, record] of found.records.entries()) {
    if (found.ids[index] === actor.id) continue
    const shown = at === undefined ? undefined : textOf(readPointer(record, at))
    if (shown?.toLowerCase().includes(text.toLowerCase())) continue
    throw broken(
      `only links whose ${by} matches ${text}`,
      `also ${shown === undefined ? 'other links' : brief(shown)}`,
      found.exchange,
    )
  }
}

async function findsByTitle(context: Context): Promise<void> {
  const pair = endsOf(await plainLinks(context), 'links')
  for (const actor of pair) {
    const title = shownTitle(context, actor.record)
    if (title === undefined || title === '' || isTitleHtml(context, actor.record)) continue
    const query = { search: title, search_by: 'title', per_page: '100' }
    const found = await list(context, 'links', query)
    await mustBeInOrder(context, 'links', query, found)
    if (!found.ids.includes(actor.id))
      throw broken(`the link whose title is ${title}`, 'a list without it', found.exchange)
    mustBeAlone(actor, found, 'title', title, context.discovered.derived('title')?.at)
  }
  const isExact = ({ record }: FixtureLink) =>
    (shownTitle(context, record) ?? '') !== '' && !isTitleHtml(context, record)
  if (pair.every(isExact)) return
  await findsByUnseenTitle(context)
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
