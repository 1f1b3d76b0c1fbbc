import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { brief, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { FixtureAccount, FixtureLink } from '../support/fixture-account.ts'
import type { OwnPart } from '../support/own-part.ts'
import { shownTitle, titlesFollowUrls } from '../support/titles.ts'

/** The parameters of a sort by text. */
export type TextKey = 'url' | 'alias' | 'title'

/** The possible sort keys of each link, by id. There are several if the server does not show the key. */
type Keys = readonly [ReadonlyMap<string, string>, ...ReadonlyMap<string, string>[]]

/**
 * Returns the possible sort keys of each link, by id: the text that the server shows, otherwise the text that
 * was sent.
 */
export async function keysOf(
  context: Context,
  { actors }: FixtureAccount,
  part: OwnPart,
  by: TextKey,
): Promise<Keys> {
  if (by === 'title') return titleKeys(context, actors, part)
  const place = context.discovered.place('links', by)
  const keys = new Map<string, string>()
  for (const actor of actors) {
    const record = part.records[part.ids.indexOf(actor.id)] ?? actor.record
    const shown = place?.proven === true ? textOf(readPointer(record, place.at)) : undefined
    const key = shown ?? actor.sent[by]
    if (key === undefined || !/^[a-z0-9:/._?=&%-]+$/.test(key))
      throw new Skipped(`the place of the ${by} ${brief(key)} depends on the collation`)
    keys.set(actor.id, key)
  }
  // These texts differ in a letter or digit before any punctuation, so every collation orders them alike.
  return [keys]
}

async function titleKeys(context: Context, actors: readonly FixtureLink[], part: OwnPart): Promise<Keys> {
  const titles = part.ids.map((id, index) => [id, shownTitle(context, part.records[index]) ?? ''] as const)
  const shown = titles.map(([, title]) => title).filter(title => title !== '')
  if (shown.length === part.ids.length) {
    if (new Set(shown).size < shown.length) throw new Skipped('links of this run have the same title')
    if (!sameOrder(shown)) throw new Skipped('the order of these titles depends on the collation')
    return [new Map(titles.map(([id, title]) => [id, title.toLowerCase()]))]
  }
  if (!(await titlesFollowUrls(context, actors)))
    throw new Skipped('links do not show their title, and no response shows how titles are made')
  const wordsOf = (word: 'urlWord' | 'titleWord') => new Map(actors.map(one => [one.id, one[word]]))
  return [wordsOf('urlWord'), wordsOf('titleWord')]
}

/** Whether texts have the same order by code point, in lower case, and by a collation. */
function sameOrder(texts: readonly string[]): boolean {
  const byCode = [...texts].sort()
  const folded = [...texts].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const collated = [...texts].sort(new Intl.Collator('en').compare)
  return byCode.every((text, index) => text === folded[index] && text === collated[index])
}
