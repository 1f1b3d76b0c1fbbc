import { readPointer } from '../../../src/documents/pointer.ts'
import { textOfHtml } from '../../core/html.ts'
import { type JsonRecord, leavesOf, nodesOf, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { isInList, nameScore, sameName } from '../../discover/locate/names.ts'
import { isNamedHtml } from '../../discover/places.ts'
import type { FixtureLink } from './fixture-account.ts'
import { ownPart } from './own-part.ts'

/** Returns the title that a record shows. If it is HTML, returns its text. */
export function shownTitle(context: Context, record: JsonRecord | undefined): string | undefined {
  const at = record && titlePlace(context, record)
  const title = at === undefined ? undefined : textOf(readPointer(record, at))
  return title !== undefined && isNamedHtml(at!) ? textOfHtml(title) : title
}

/** Whether a record shows its title only as HTML. Its text may differ from the title. */
export function isTitleHtml(context: Context, record: JsonRecord | undefined): boolean {
  const at = record && titlePlace(context, record)
  return at !== undefined && isNamedHtml(at)
}

/**
 * Returns the place of the title. If the first links had none, discovery has not seen it, and its name counts. If it is
 * an object, the longest text in it counts that is no HTML; HTML only if there is no other text.
 */
export function titlePlace(context: Context, record: JsonRecord): string | undefined {
  const at = memberOfTitle(context, record)
  if (at === undefined) return undefined
  const texts = leavesOf(readPointer(record, at)).flatMap(({ pointer, value }) =>
    typeof value === 'string' ? [{ at: at + pointer, length: value.length }] : [],
  )
  const [best] = texts.sort(
    (a, b) => Number(isNamedHtml(a.at)) - Number(isNamedHtml(b.at)) || b.length - a.length,
  )
  return best?.at ?? at
}

function memberOfTitle({ discovered }: Context, record: JsonRecord): string | undefined {
  const known = discovered.derived('title')?.at
  if (known !== undefined) return known
  const isTitle = (at: string) => nameScore(at, ['title', 'page_title']) === sameName
  const places = nodesOf(record).map(({ pointer }) => pointer)
  const [at, ...others] = places.filter(place => isTitle(place) && !isInList(place))
  return others.length === 0 ? at : undefined
}

/** Returns the part of a url of which most services make titles: without its scheme and its query. */
export function hostAndPath(url: string): string {
  return url.replace(/^https:\/\/|\?.*/g, '')
}

/**
 * Whether titles are made from urls: a title search for a part of a url finds its link, and no other link of
 * the fixture account.
 */
export async function titlesFollowUrls(context: Context, actors: readonly FixtureLink[]): Promise<boolean> {
  const known = new Set(actors.map(actor => actor.id))
  const parts: readonly ((actor: FixtureLink) => string)[] = [
    actor => actor.urlWord,
    ({ sent: { url = '' } }) => hostAndPath(url),
    ({ sent: { url = '' } }) => hostAndPath(url).split('/').at(-1)!,
  ]
  for (const part of parts) {
    let found = 0
    for (const actor of actors.slice(0, 3)) {
      const { ids } = await ownPart(context, { search: part(actor), search_by: 'title' }, known)
      if (ids.length === 1 && ids[0] === actor.id) found += 1
    }
    if (found === 3) return true
  }
  return false
}
