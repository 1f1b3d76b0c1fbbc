import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { type FixtureLink, fixtureAccount, plainLinks } from '../support/fixture-account.ts'
import { broken, documented, endsOf } from '../support/kit.ts'
import { mustBeInOrder } from '../support/list-judge.ts'
import { mustBeAlone } from '../support/search-judge.ts'
import { findsByTitle, mustSearchTitles } from '../support/title-search.ts'
import { shownTitle } from '../support/titles.ts'

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

async function findsBy(context: Context, by: 'url' | 'alias'): Promise<void> {
  const place = context.discovered.place('links', by)
  for (const actor of endsOf(await plainLinks(context), 'links')) {
    const text = textBy(context, actor, by)
    if (text === undefined) throw new Skipped(`no link with a known ${by} could be created`)
    const found = await list(context, 'links', { search: text, search_by: by, per_page: '100' })
    await mustBeInOrder(context, 'links', { search: text, search_by: by }, found)
    if (!found.ids.includes(actor.id))
      throw broken(`the link whose ${by} is ${text}`, 'a list without it', found.exchange)
    mustBeAlone(actor, found, by, text, place?.proven === true ? place.at : undefined)
  }
  await mustNotFindByAnother(context, by)
  if (by === 'url') await mustNotFindByPart(context)
  if (by === 'url' && !context.discovered.narrows.links) await mustFindEach(context)
}

/** Returns the url or the alias of a link: as the server shows it, or else as it was sent. */
function textBy({ discovered }: Context, { sent, record }: FixtureLink, by: 'url' | 'alias') {
  const place = discovered.place('links', by)
  const shown = place?.proven === true ? textOf(readPointer(record, place.at)) : undefined
  return shown ?? sent[by]
}

/** Throws unless a search by its url finds each link of the fixture account, whatever its status and privacy. */
async function mustFindEach(context: Context): Promise<void> {
  for (const actor of (await fixtureAccount(context)).actors) {
    const search = textBy(context, actor, 'url')
    if (search === undefined) continue
    const found = await list(context, 'links', { search, search_by: 'url', per_page: '100' })
    if (found.ids.includes(actor.id)) continue
    throw broken(`the link whose url is ${search}`, 'a list without it', found.exchange)
  }
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
  const links = await plainLinks(context)
  for (const actor of links.toReversed()) {
    const text = actor.sent[other]
    const own = textBy(context, actor, by)
    if (text === undefined || own === undefined || isAlike(own, text)) continue
    const query = { search: text, search_by: by, per_page: '100' }
    const found = await list(context, 'links', query)
    if (!found.ids.includes(actor.id)) return
    throw broken(`only links whose ${by} matches ${text}`, `a link whose ${other} is ${text}`, found.exchange)
  }
}

/** Whether one text contains the other, apart from punctuation and capitals, which a search may ignore. */
function isAlike(...texts: readonly [string, string]): boolean {
  const [one, other] = texts.map(text => text.toLowerCase().replace(/[^a-z0-9]/g, '')) as [string, string]
  return one.includes(other) || other.includes(one)
}
