import { readPointer } from '../../../src/documents/pointer.ts'
import { type JsonRecord, leavesOf, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { nameScore, sameName } from '../../discover/locate/names.ts'
import type { FixtureLink } from './fixture-account.ts'
import { membersOf } from './listed.ts'
import { ownPart } from './own-part.ts'

/** Returns the title that a record shows. */
export function shownTitle(context: Context, record: JsonRecord | undefined): string | undefined {
  const at = record && titlePlace(context, record)
  return at === undefined ? undefined : textOf(readPointer(record, at))
}

/**
 * Returns the place of the title. If the first links had none, discovery has not seen it, and its name counts. If it is
 * an object, the longest text in it counts, such as the title with its markup.
 */
export function titlePlace(context: Context, record: JsonRecord): string | undefined {
  const at = memberOfTitle(context, record)
  if (at === undefined) return undefined
  const texts = leavesOf(readPointer(record, at)).flatMap(({ pointer, value }) =>
    typeof value === 'string' ? [{ pointer, length: value.length }] : [],
  )
  return at + (texts.sort((one, other) => other.length - one.length)[0]?.pointer ?? '')
}

function memberOfTitle({ discovered }: Context, record: JsonRecord): string | undefined {
  const known = discovered.derived('title')?.at
  if (known !== undefined) return known
  const isTitle = (at: string) => nameScore(at, ['title', 'page_title']) === sameName
  const [at, ...others] = membersOf([record]).filter(isTitle)
  return others.length === 0 ? at : undefined
}

/**
 * Whether titles are made from urls: a title search for a part of a url finds its link, and no other link of
 * the fixture account.
 */
export async function titlesFollowUrls(context: Context, actors: readonly FixtureLink[]): Promise<boolean> {
  const known = new Set(actors.map(actor => actor.id))
  const parts: readonly ((actor: FixtureLink) => string)[] = [
    actor => actor.urlWord,
    actor => actor.sent.url?.replace('https://', '') ?? '',
    actor => actor.sent.url?.split('/').at(-1) ?? '',
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
